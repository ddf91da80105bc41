"""A step that asks one seat one question."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.choice import Choice
from gonfalon.kernel.match import Match


class OneQuestion(Choice[CrusadersState]):
    """One question to one seat; it is over once answered and everything it caused is over."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.answered = False

    # region written by `gonfalon fields`
    __slots__ = ("answered", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "answered")

    # endregion

    def run(self, m: Match[CrusadersState]) -> bool:
        """Wait for the answer; end once everything it triggered is over."""
        if self.answered:
            m.done()
        return self.answered
