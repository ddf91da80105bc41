"""A step that asks one seat one question."""

from __future__ import annotations

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.choice import Choice


@declared
class OneQuestion(Choice[CrusadersState]):
    """One question to one seat; it is over once answered and everything it caused is over."""

    seat: int = 0
    answered: bool = later(False)

    def run(self, m: Match[CrusadersState]) -> bool:
        """Wait for the answer; end once everything it triggered is over."""
        if self.answered:
            m.done()
        return self.answered
