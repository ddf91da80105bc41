"""Paying debts (PAL-DEBT); each one triggers its owner's Debt Collectors."""

from __future__ import annotations

from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step


@declared
class PayDebts(Step[PaladinsState]):
    """Debts being paid, and the collectors each of them triggers (PAL-TF-02, PAL-TF-05)."""

    NAME = "paladins.pay-debts"

    side: int = 0
    left: int = 0
    at: int = -1  # crew index of the next collector due; -1 when none is

    def run(self, m: Match[PaladinsState]) -> bool:
        """Turn a debt over (PAL-EFF-06), then let the collectors react in hiring order."""
        state = m.state
        board = state.boards[self.side]
        cards = state.content.cards
        if self.at >= 0:
            while self.at < len(board.crew):
                kind = board.crew[self.at]
                self.at += 1
                if kind in cards.collectors:
                    m.emit(say.ABILITY_USED, self.side, kind)
                    cards.ongoing[kind].do(m, self.side)
                    return True
            self.at = -1
        if not self.left or not board.unpaid:  # debts that are missing are lost (PAL-EFF-11)
            m.done()
            return True
        self.left -= 1
        board.unpaid -= 1
        board.paid += 1  # it stays paid (PAL-DEBT-02)
        m.emit(say.DEBT_PAID, self.side)
        self.at = 0
        return True
