"""The people at one device: who holds it, and to whom it goes next.

Several people may share a device. It shows what the seat of whoever holds it sees; while nobody
does, on its way from one to the next, it shows what a spectator sees.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from gonfalon.kernel.values.errors import Refused

LONGEST_NAME = 40


@dataclass
class People:
    """Who sits at a device, and who holds it. One person alone always does."""

    names: dict[str, str]  # by seat, perhaps empty; JSON has text for keys
    holder: int | None = None  # a seat
    last: int | None = None  # who held it last, while nobody does
    seen: dict[str, int] = field(default_factory=dict)  # the version each person saw last

    @property
    def shared(self) -> bool:
        """Whether more than one person sits here."""
        return len(self.names) > 1

    @property
    def seats(self) -> list[int]:
        """The seats of people, in order."""
        return sorted(map(int, self.names))

    def give(self, seat: int | None, version: int) -> None:
        """Give the device to a person, or to nobody; the match is at this version."""
        if seat is not None and str(seat) not in self.names:
            raise Refused("not-a-person", f"Nobody here plays from seat {seat}.")
        if not self.shared:
            return
        if self.holder is not None:
            self.last = self.holder
            self.seen[str(self.holder)] = version
        self.holder = seat

    def next(self, asked: Collection[int]) -> int | None:
        """Return who is to hold the device: of those asked, the last holder or who sits after them.

        If nobody is asked, the last holder may look on.
        """
        last = self.last or 0
        waiting = sorted(self.seats, key=lambda seat: (seat < last, seat))
        return next((seat for seat in waiting if seat in asked), waiting[0] if waiting else None)


def people_with(names: Mapping[int, str]) -> People:
    """Return people with these names, by seat. Nobody holds the device yet, except one alone."""
    for name in names.values():
        if len(name) > LONGEST_NAME:
            raise Refused("bad-name", f"{name[:LONGEST_NAME]}… is too long for a name.")
    named = {str(seat): " ".join(names[seat].split()) for seat in sorted(names)}
    return People(named, next(iter(names)) if len(names) == 1 else None)
