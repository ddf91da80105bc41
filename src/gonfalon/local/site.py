"""All that one device answers: the operations, its tables, and its bots' turns."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.local import about_me, play, reference, router
from gonfalon.local.device import Device
from gonfalon.local.person import Person
from gonfalon.local.router import Answer

ROUTES = (*play.ROUTES, *reference.ROUTES, *about_me.ROUTES)


class Site:
    """Answers requests for whoever holds one device.

    Tables are loaded before they are asked about, so that one of many can be opened at once.
    """

    def __init__(self) -> None:
        self.device = Device()
        self.tables = self.device.tables

    def welcome(self, person: str) -> None:
        """Take the person that was stored under `person`."""
        self.device.person = Person.read(person)

    def answer(self, method: str, url: str, body: str = "") -> Answer:
        """Answer a request; `keep` is to be stored before the answer is shown."""
        return router.answer(ROUTES, self.device, method, url, body)

    def load(self, table: str, kept: Mapping[str, str]) -> None:
        """Bring back a table from what was stored under `<table>/…`."""
        self.tables.load(table, kept)

    def waiting_bots(self) -> list[str]:
        """Return the tables at which a bot is asked."""
        return [id for id, at in self.tables.by_id.items() if at.next_bot() is not None]

    def let_bot_answer(self, table: str) -> tuple[int, dict[str, str]]:
        """Let a bot answer once; return the version after it, and what has to be stored."""
        at = self.tables.find(table)
        at.let_bot_answer()
        return at.match.version, self.device.take_kept()
