"""The virtual opponent (GLO-SOLO): how it carries out what every side does.

It makes no choices. What it does in its turn is in `cards.py`.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import RIVALRY
from gonfalon.games.glory.model.effect import Reward
from gonfalon.games.glory.model.messages import solo as say
from gonfalon.games.glory.model.side import Side
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.travel.effects import LayPawn
from gonfalon.games.glory.solo.cards import place_pawn, shuffle_all
from gonfalon.games.glory.solo.placement import NO_PLACE
from gonfalon.games.glory.solo.scoring import OPPONENT_SIDE, score_titles
from gonfalon.games.glory.solo.setup import set_up_opponent
from gonfalon.games.glory.solo.shields import put_shield, shield_place
from gonfalon.kernel.play.match import Match


class VirtualOpponent(Side):
    """Side 1 of a solo game."""

    __slots__ = ()

    def set_up(self, m: Match[GloryState]) -> None:
        set_up_opponent(m)

    def begin_actions(self, m: Match[GloryState]) -> None:
        shuffle_all(m)

    def meet_event(self, m: Match[GloryState], effect: Reward) -> None:
        """Lose a pawn to Call to Arms, and ignore everything else (GLO-SOLO-19)."""
        for part in effect.parts:
            if isinstance(part, LayPawn):
                part.do(m, self.number)

    def place_pawn(self, m: Match[GloryState]) -> None:
        place_pawn(m)

    def may_travel(self, state: GloryState) -> bool:
        return False  # GLO-SOLO-20

    def takes_part(self, state: GloryState) -> bool:
        """Take part in Rivalry only (GLO-SOLO-21)."""
        return state.scenario == RIVALRY

    def place_shield(self, m: Match[GloryState], may_wait: bool) -> None:
        """Place a shield without ever waiting; without a knight to beat, none (GLO-SOLO-22)."""
        place = shield_place(m, by_herald=False)
        if place == NO_PLACE:
            m.emit(say.OPPONENT_SKIPPED, self.number)
        else:
            put_shield(m, place)

    def settle_titles(self, m: Match[GloryState]) -> None:
        score_titles(m)


VIRTUAL_OPPONENT: Final = VirtualOpponent(OPPONENT_SIDE)
