"""The automated opponent discards cards, or loses tax if it has none (PAL-SOLO-RES-07)."""

from __future__ import annotations

from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.gains import destroy_debts, discard_suspicion
from gonfalon.games.paladins.rules.tax import Inquisition
from gonfalon.games.paladins.solo.resources import lose_tax
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step


@declared
class Shortfall(Step[PaladinsState]):
    """Suspicion cards or debts to discard, one at a time."""

    NAME = "paladins.shortfall"

    side: int = 0
    left: int = 0
    debts: bool = False

    def run(self, m: Match[PaladinsState]) -> bool:
        """Discard a card; for each missing one, a silver leaves the tax supply (PAL-RUL-43)."""
        if not self.left:
            m.done()
            return True
        self.left -= 1
        state = m.state
        board = state.boards[self.side]
        if self.debts and board.unpaid:
            destroy_debts(m, self.side, 1)
        elif not self.debts and board.suspicion:
            discard_suspicion(m, self.side, 1)
        else:
            had = state.tax
            lose_tax(m, self.side, 1)
            if had and not state.tax:  # PAL-INQ-01
                m.call(Inquisition(state.active))
        return True
