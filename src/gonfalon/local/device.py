"""What a device has: its tables, and whoever holds it."""

from __future__ import annotations

from gonfalon.local.person import Person
from gonfalon.local.tables import Tables


class Device:
    """The tables of a device and its person, and what has to be stored of both."""

    def __init__(self) -> None:
        self.tables = Tables()
        self.person = Person()
        self.keep: dict[str, str] = {}

    def take_kept(self) -> dict[str, str]:
        """Return what has to be stored since this was last asked, by key."""
        found = self.keep | self.tables.take_kept()
        self.keep = {}
        return found
