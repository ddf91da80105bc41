"""The automated opponent discards cards, or loses tax where it has none (PAL-SOLO-RES-07)."""

from __future__ import annotations

from gonfalon.games.paladins.gains import destroy_debts, discard_suspicion
from gonfalon.games.paladins.resources import lose_tax
from gonfalon.games.paladins.state import Kingdom
from gonfalon.games.paladins.tax import Inquisition
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


class Shortfall(Step[Kingdom]):
    """Suspicion cards or debts to discard, one after the other."""

    __slots__ = ("debts", "left", "side")
    NAME = "paladins.shortfall"
    FIELDS = ("side", "left", "debts")

    def __init__(self, side: int = 0, left: int = 0, debts: bool = False) -> None:
        self.side = side
        self.left = left
        self.debts = debts

    def clone(self) -> Shortfall:
        """Return an independent copy."""
        return Shortfall(self.side, self.left, self.debts)

    def run(self, m: Match[Kingdom]) -> bool:
        """Discard a card; for a missing one a silver leaves the tax supply."""
        if not self.left:
            m.done()
            return True
        self.left -= 1
        t = m.table
        board = t.boards[self.side]
        if self.debts and board.unpaid:
            destroy_debts(m, self.side, 1)
        elif not self.debts and board.suspicion:
            discard_suspicion(m, self.side, 1)
        else:
            had = t.tax
            lose_tax(m, self.side, 1)
            if had and not t.tax:
                m.push(Inquisition(t.active))
        return True
