"""The pas d'armes: challenged knights of three cities, one after the other (GLO-TOUR)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import KNIGHT, NONE
from gonfalon.games.glory.model.messages import tournament as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.contest import begin_duel, is_player, without_dice
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step

# What `GloryState.fought` says of each knight, NONE apart.
CHALLENGER_WON: Final = 0
KNIGHT_WON: Final = 1


@declared
class PasDarmes(Procedure[GloryState]):
    """The duels city by city, in a city from left to right (GLO-TOUR-01).

    A defeat does not keep a player from the next city (GLO-TOUR-02), and what was spent stays
    spent (GLO-TOUR-07).
    """

    NAME = "glory.pas-darmes"
    PHASES = ("do_duel",)

    city: int = later(0)
    at: int = later(NONE)  # the knight of the current duel, by place

    def do_duel(self, m: Match[GloryState]) -> None:
        """Let the next challenged knight fight; the others do nothing."""
        state = m.state
        self.at += 1
        while self.city < len(state.cities):
            challengers = state.challengers[self.city]
            while self.at < len(challengers) and challengers[self.at] == NONE:
                self.at += 1
            if self.at < len(challengers):
                self.again()
                self.fight(m, challengers[self.at])
                return
            self.city += 1
            self.at = 0

    def fight(self, m: Match[GloryState], side: int) -> None:
        """Let a side fight the current knight."""
        state = m.state
        knight = state.cities[self.city][self.at]
        if max(state.fought[self.city]) == NONE:
            m.emit(say.CITY_BEGINS, self.city)
        if is_player(state, side):
            begin_duel(m, side, KNIGHT + knight)
        else:
            winner = without_dice(m, side, KNIGHT + knight)
            self.note(state, CHALLENGER_WON if winner == side else KNIGHT_WON)

    def returned(self, m: Match[GloryState], child: Step[GloryState]) -> None:
        """Note the result of a player's duel."""
        if isinstance(child, FightDuel):
            self.note(m.state, CHALLENGER_WON if child.winner == 0 else KNIGHT_WON)

    def note(self, state: GloryState, result: int) -> None:
        """Note the result of the current duel."""
        state.fought[self.city][self.at] = result
