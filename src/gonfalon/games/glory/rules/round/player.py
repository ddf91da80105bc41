"""How a player carries out what every side does: by being asked."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.effect import Reward
from gonfalon.games.glory.model.side import Side
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.city.registration import PlaceShield
from gonfalon.games.glory.rules.titles.titles import SettleTitles
from gonfalon.games.glory.rules.travel.travel import may_travel
from gonfalon.kernel.play.match import Match


class Player(Side):
    """A seat."""

    __slots__ = ()

    def set_up(self, m: Match[GloryState]) -> None:
        """Do nothing: players are set up by questions."""

    def begin_actions(self, m: Match[GloryState]) -> None:
        """Do nothing: a player's pawns are back since the refresh phase."""

    def meet_event(self, m: Match[GloryState], effect: Reward) -> None:
        effect.do(m, self.number)

    def place_pawn(self, m: Match[GloryState]) -> None:
        m.call(TakeTurn(self.number))

    def may_travel(self, state: GloryState) -> bool:
        return may_travel(state, self.number)

    def takes_part(self, state: GloryState) -> bool:
        return True

    def place_shield(self, m: Match[GloryState], may_wait: bool) -> None:
        m.call(PlaceShield(self.number, may_wait))

    def settle_titles(self, m: Match[GloryState]) -> None:
        m.call(SettleTitles(self.number))


PLAYERS: Final = (Player(0), Player(1), Player(2), Player(3))
