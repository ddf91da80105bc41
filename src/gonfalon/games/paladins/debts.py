"""Paying debts (PAL-DEBT, PAL-EFF-06): each flip sets off every Debt Collector of its owner."""

from __future__ import annotations

from gonfalon.games.paladins.messages import ABILITY_USED, DEBT_PAID
from gonfalon.games.paladins.rewards import reward
from gonfalon.games.paladins.state import Kingdom
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


class PayDebts(Step[Kingdom]):
    """Debts that are being paid, with the collectors of each (PAL-TF-02, PAL-TF-05)."""

    __slots__ = ("at", "left", "side")
    NAME = "paladins.pay-debts"
    FIELDS = ("side", "left", "at")

    def __init__(self, side: int = 0, left: int = 0, at: int = -1) -> None:
        self.side = side
        self.left = left
        self.at = at  # the place in the crew from which collectors are still due, -1: none

    def clone(self) -> PayDebts:
        """Return an independent copy."""
        return PayDebts(self.side, self.left, self.at)

    def run(self, m: Match[Kingdom]) -> bool:
        """Turn a debt over, then let the collectors react in hiring order."""
        t = m.table
        board = t.boards[self.side]
        cards = t.c.cards
        if self.at >= 0:
            while self.at < len(board.crew):
                kind = board.crew[self.at]
                self.at += 1
                if kind in cards.collectors:
                    if m.listening:
                        m.emit(ABILITY_USED, (self.side, kind))
                    reward(m, self.side, cards.ongoing[kind])
                    return True
            self.at = -1
        if not self.left or not board.unpaid:
            m.done()
            return True
        self.left -= 1
        board.unpaid -= 1
        board.paid += 1
        if m.listening:
            m.emit(DEBT_PAID, (self.side,))
        self.at = 0
        return True
