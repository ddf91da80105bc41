"""The joust à plaisance: a knock-out of eight in three stages (GLO-TOUR)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import KNIGHT, WARRIOR
from gonfalon.games.glory.model.messages import tournament as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.ending import win_solo
from gonfalon.games.glory.rules.board.gains import gain_glory
from gonfalon.games.glory.rules.duel.contest import begin_duel, duellists, is_player, without_dice
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.travel.effects import Glory
from gonfalon.games.glory.rules.travel.travel import PlayCards
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step

FIRST_DUEL: Final = (0, 4, 6, 7)  # of each stage, and one more than the last duel
FINAL: Final = 6
FINALS_TO_WIN: Final = 3  # by the Warrior (GLO-SOLO-02)


def opponents(state: GloryState, duel: int) -> tuple[int, int]:
    """Return who meets in a duel; who comes from the lower slots is on the left (GLO-TOUR-03)."""
    return state.places[2 * duel], state.places[2 * duel + 1]


def winner_of(state: GloryState, duel: int) -> int:
    """Return who has won a duel: whoever stands on the place above it. NONE before that."""
    return state.places[state.content.tournaments.slots + duel]


@declared
class Joust(Procedure[GloryState]):
    """Stage after stage: its duels from left to right, then the losers' travel cards.

    `duel` is the current one, from 0; `stage` goes from 0 to 2.
    """

    NAME = "glory.joust"
    PHASES = ("do_duel", "do_consolation", "do_prize")

    duel: int = later(0)
    stage: int = later(0)
    beaten: list[int] = later([])  # players of this stage who have not played their cards yet

    def do_duel(self, m: Match[GloryState]) -> None:
        """Fight the next duel of the stage; all of them come before the next stage."""
        state = m.state
        if self.duel == FIRST_DUEL[self.stage + 1]:
            self.beaten = self.beaten_players(state)
            return
        self.again()
        if self.duel == FIRST_DUEL[self.stage]:
            m.emit(say.STAGE_BEGINS, self.stage + 1)
        left, right = opponents(state, self.duel)
        if is_player(state, left) or is_player(state, right):
            begin_duel(m, left, right)
        else:
            self.advance(m, without_dice(m, left, right))

    def returned(self, m: Match[GloryState], child: Step[GloryState]) -> None:
        """Let the winner of a player's duel advance."""
        if isinstance(child, FightDuel):
            left, right = opponents(m.state, self.duel)
            self.advance(m, duellists(m.state, left, right)[child.winner])

    def advance(self, m: Match[GloryState], winner: int) -> None:
        """Move the winner up (GLO-TOUR-03). Its glory is scored already (GLO-TOUR-11)."""
        state = m.state
        state.places[state.content.tournaments.slots + self.duel] = winner
        if winner < KNIGHT:
            m.emit(say.ADVANCED, winner, self.stage + 1)
        self.duel += 1

    def beaten_players(self, state: GloryState) -> list[int]:
        """Return the players beaten in this stage who may play cards now, in initiative order.

        Two cards after stage 1, one after stage 2, none after the final (GLO-TOUR-08, GLO-RUL-02,
        GLO-RUL-30).
        """
        if not state.content.tournaments.consolation[self.stage]:
            return []
        lost: list[int] = []
        for duel in range(FIRST_DUEL[self.stage], FIRST_DUEL[self.stage + 1]):
            lost += [side for side in opponents(state, duel) if side != winner_of(state, duel)]
        return [side for side in state.order if side in lost and is_player(state, side)]

    def do_consolation(self, m: Match[GloryState]) -> None:
        """Let the next beaten player play travel cards in a row (GLO-TOUR-09, GLO-DEC-25).

        Without cards in hand nothing is asked; that hands are empty is public.
        """
        state = m.state
        while self.beaten:
            seat = self.beaten.pop(0)
            if state.cards_in_hand(seat):
                most = state.content.tournaments.consolation[self.stage]
                m.emit(say.CONSOLATION, seat, most, self.stage + 1)
                self.again()
                state.active = seat
                m.turn += 1
                m.call(PlayCards(seat, most))
                return
        self.stage += 1
        if self.stage < len(FIRST_DUEL) - 1:
            self.goto("do_duel")

    def do_prize(self, m: Match[GloryState]) -> None:
        """Give the prize to a player who has won the final; it lapses for a knight (GLO-TOUR-04).

        The virtual opponent scores the glory of the prize only (GLO-SOLO-28, GLO-RUL-42). The
        Warrior's third victory ends the game at once (GLO-SOLO-03, GLO-RUL-44).
        """
        state = m.state
        winner = winner_of(state, self.duel - 1)
        if winner >= KNIGHT:
            m.emit(say.PRIZE_LAPSED, winner - KNIGHT, state.prize)
            return
        if state.scenario == WARRIOR:
            state.finals_won += 1
            if state.finals_won == FINALS_TO_WIN:
                win_solo(m)
                return
        m.emit(say.PRIZE_WON, winner, state.prize)
        prize = state.content.prize_effect[state.prize]
        if is_player(state, winner):
            prize.do(m, winner)
            return
        for effect in prize.parts:
            if isinstance(effect, Glory):
                gain_glory(m, winner, effect.n)
