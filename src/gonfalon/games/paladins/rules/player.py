"""A player's side: goods go to the supply of the board, and what may be chosen is asked."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
)
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.side import Side
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.act import Act
from gonfalon.games.paladins.rules.choices import (
    ChooseAttribute,
    ChooseOne,
    ChoosePrayer,
    DropDebts,
    DropSuspicion,
    FreeRecruit,
)
from gonfalon.games.paladins.rules.turns import Turn
from gonfalon.kernel.effects.effects import OneOf
from gonfalon.kernel.play.match import Match


class Player(Side):
    """A seat."""

    __slots__ = ()
    # PAL-SCORE-03, PAL-SCORE-04, PAL-SCORE-05, PAL-SCORE-06
    SCORED = (COMMISSION, FORTIFY, GARRISON, ABSOLVE, DEVELOP)

    def set_up(self, m: Match[PaladinsState]) -> None:
        """Do nothing: players are set up by questions."""

    def begin_round(self, m: Match[PaladinsState]) -> None:
        """Do nothing: paladins and taverns are chosen later."""

    def clean_up(self, state: PaladinsState) -> None:
        """Do nothing: the boards are cleared together."""

    def take_turn(self, m: Match[PaladinsState]) -> None:
        m.call(Turn(self.number))

    def gain_workers(self, m: Match[PaladinsState], worker: int, count: int) -> None:
        """Take workers from the general supply (PAL-EFF-01).

        It never runs out of workers, silver and provisions (PAL-GEN-03, PAL-RUL-14).
        """
        m.state.boards[self.number].workers[worker] += count
        m.emit(say.WORKER_GAINED, self.number, worker, count)

    def gain_silver(self, m: Match[PaladinsState], count: int) -> None:
        """Take silver (PAL-EFF-02)."""
        m.state.boards[self.number].silver += count
        m.emit(say.SILVER_GAINED, self.number, count)

    def gain_provisions(self, m: Match[PaladinsState], count: int) -> None:
        """Take provisions (PAL-EFF-02)."""
        m.state.boards[self.number].provisions += count
        m.emit(say.PROVISION_GAINED, self.number, count)

    def gain_tax(self, m: Match[PaladinsState], count: int) -> None:
        """Take tax; if there is too little, the general supply gives the rest (PAL-TAX-02)."""
        state = m.state
        state.tax = max(state.tax - count, 0)
        state.boards[self.number].silver += count
        m.emit(say.TAX_TAKEN, self.number, count, state.tax)

    def raise_attribute(self, m: Match[PaladinsState], attribute: int, count: int) -> None:
        """Raise a track; anything beyond its end is lost (PAL-GEN-04, PAL-EFF-04, PAL-RUL-02)."""
        state = m.state
        track = state.boards[self.number].track
        old = track[attribute]
        value = min(old + count, state.content.board.track_end)
        if value == old:
            return
        track[attribute] = value
        m.emit(say.ATTRIBUTE_RAISED, self.number, attribute, value)

    def raise_any(self, m: Match[PaladinsState], count: int) -> None:
        """Ask which attribute to raise (PAL-EFF-09)."""
        state = m.state
        if min(state.boards[self.number].track) < state.content.board.track_end:
            m.call(ChooseAttribute(self.number, count))

    def discard_suspicion(self, m: Match[PaladinsState], most: int) -> None:
        """Ask how many; without any, the effect is lost (PAL-GEN-07)."""
        if m.state.boards[self.number].suspicion:
            m.call(DropSuspicion(self.number, most))

    def destroy_debts(self, m: Match[PaladinsState], most: int) -> None:
        """Ask how many; without any, the effect is lost (PAL-GEN-07)."""
        if m.state.boards[self.number].unpaid:
            m.call(DropDebts(self.number, most))

    def may_pray(self, state: PaladinsState) -> bool:
        return state.boards[self.number].busy != 0

    def pray(self, m: Match[PaladinsState]) -> None:
        """Ask which action to clear; without workers on the board the effect is lost."""
        if m.state.boards[self.number].busy:
            m.call(ChoosePrayer(self.number))

    def recruit(self, m: Match[PaladinsState]) -> None:
        """Ask whom to hire; with an empty row the effect is lost."""
        if max(m.state.townsfolk) >= 0:
            m.call(FreeRecruit(self.number))

    def may_develop(self, state: PaladinsState) -> bool:
        return state.boards[self.number].workshops_placed() < len(state.content.player.workshops)

    def develop(self, m: Match[PaladinsState]) -> None:
        """Place the next workshop (PAL-DEV-07)."""
        if self.may_develop(m.state):
            m.call(Act(self.number, DEVELOP, True))

    def choose_one(self, m: Match[PaladinsState], choice: OneOf[PaladinsState]) -> None:
        """Ask which list; if none would change anything, the effect is lost."""
        if choice.possible(m.state, self.number):
            m.call(ChooseOne(self.number, choice.number))


PLAYERS: Final = (Player(0), Player(1), Player(2), Player(3))
