"""Learning tactics: one or more picks of one effect, then the hand of five (CRU-MUST-02)."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.options.orders import TACTIC
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.cards.pick_then import PickThen
from gonfalon.games.crusaders.rules.losses.tactics import DiscardTactics
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match


@declared
class LearnTactics(PickThen):
    """Up to `picks` tactics from the market or the decks, one after the other (CRU-D-23).

    Then the player discards down to five (CRU-MUST-03). Declining ends it; a card that could not
    be paid uses up its pick (CRU-MKT-03). `whole`: the last pick uses up the discount.
    """

    NAME: ClassVar[str] = "crusaders.learn-tactics"
    PHASES = ("do_pick", "do_discard")

    picks: int = 1
    max_level: int = 0
    discount: int = 0
    free: bool = False
    whole: bool = True

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
