"""The answers to the questions of registration, made once and shared by all matches."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.decision import Option

WAITING: Final = Option("wait", "GLO-REG-06")


class TournamentOptions:
    """Places of the knock-out ("1" is the leftmost) and knights of the cities.

    The same answers are given to the Herald and in registration, by different rules.
    """

    def __init__(self, slots: int, knights: list[str]) -> None:
        self.herald_place = [Option(str(p + 1), "GLO-ACT-18", p) for p in range(slots)]
        self.place = [Option(str(p + 1), "GLO-REG-06", p) for p in range(slots)]
        self.herald_knight = [Option(id, "GLO-ACT-19", k) for k, id in enumerate(knights)]
        self.knight = [Option(id, "GLO-REG-02", k) for k, id in enumerate(knights)]

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {
            "herald": [*self.herald_place, *self.herald_knight],
            "shield": [*self.place, *self.knight, WAITING],
        }
