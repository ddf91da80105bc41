"""A step that asks one side one question."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.choice import Choice
from gonfalon.kernel.match import Match


class OneQuestion(Choice[GloryState]):
    """One question to one side; it is over once answered and everything it caused is over."""

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.answered = False

    # region written by `gonfalon fields`
    __slots__ = ("answered", "side")
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "answered")

    # endregion

    def run(self, m: Match[GloryState]) -> bool:
        """Wait for the answer; end once everything it triggered is over."""
        if self.answered:
            m.done()
        return self.answered
