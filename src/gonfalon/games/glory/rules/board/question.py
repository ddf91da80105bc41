"""A step that asks one side one question."""

from __future__ import annotations

from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.choice import Choice


@declared
class OneQuestion(Choice[GloryState]):
    """One question to one side; it is over once answered and everything it caused is over."""

    side: int = 0
    answered: bool = later(False)

    def run(self, m: Match[GloryState]) -> bool:
        """Wait for the answer; end once everything it triggered is over."""
        if self.answered:
            m.done()
        return self.answered
