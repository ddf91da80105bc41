"""Learning tactics: one or more picks of one effect, then the hand of five (CRU-MUST-02)."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.order_options import TACTIC
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.markets import PickCard
from gonfalon.games.crusaders.rules.pick_then import PickThen
from gonfalon.games.crusaders.rules.tactics import DiscardTactics
from gonfalon.kernel.match import Match


class LearnTactics(PickThen):
    """Up to `picks` tactics from the market or the decks, one after the other (CRU-D-23).

    Then the player discards down to five (CRU-MUST-03). Declining ends it; a card that could not
    be paid uses up its pick (CRU-MKT-03). `whole`: the last pick uses up the discount.
    """

    NAME: ClassVar[str] = "crusaders.learn-tactics"
    PHASES = ("do_pick", "do_discard")

    def __init__(
        self,
        seat: int = 0,
        picks: int = 1,
        max_level: int = 0,
        discount: int = 0,
        free: bool = False,
        whole: bool = True,
    ) -> None:
        super().__init__(seat)
        self.picks = picks
        self.max_level = max_level
        self.discount = discount
        self.free = free
        self.whole = whole

    # region written by `gonfalon fields`
    __slots__ = ("discount", "free", "max_level", "picks", "whole")
    FIELDS = ("seat", "picks", "max_level", "discount", "free", "whole")

    def clone(self) -> LearnTactics:
        other = LearnTactics(
            self.seat, self.picks, self.max_level, self.discount, self.free, self.whole
        )
        other.phase = self.phase
        other.next = self.next
        return other

    def run(self, m: Match[CrusadersState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_pick(m)
            elif phase == 1:
                self.do_discard(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_pick(self, m: Match[CrusadersState]) -> None:
        if self.picks:
            self.picks -= 1
            self.again()
            super().do_pick(m)

    def pick(self, m: Match[CrusadersState]) -> PickCard:
        last = self.whole and not self.picks
        return PickCard(self.seat, TACTIC, self.max_level, self.discount, self.free, True, last)

    def picked(self, m: Match[CrusadersState], pick: PickCard) -> None:
        """Note what is left of the discount; end if nothing was picked."""
        self.discount = pick.discount
        if not pick.chosen:
            self.picks = 0  # declined, or nothing there

    def do_discard(self, m: Match[CrusadersState]) -> None:
        m.call(DiscardTactics(self.seat))


LEARNING_STEPS = (LearnTactics,)
