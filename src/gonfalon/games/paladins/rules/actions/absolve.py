"""Absolve (PAL-ABS): place a jar, if one's influence allows it."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import ABSOLVE, INFLUENCE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import RightAction
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


class Absolve(RightAction):
    """Move a jar to an absolve space."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ABSOLVE, "PAL-ABS-01", "absolve")

    def times(self, board: Board) -> int:
        return board.jars

    def needs(self, state: PaladinsState, side: int) -> int:
        """Return the influence needed for the next jar (PAL-ABS-02)."""
        return state.content.player.jars[state.boards[side].jars]

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether a jar is left and the influence suffices (PAL-ABS-02)."""
        if not self.below_limit(state, side, why):
            return False
        needed, value = self.needs(state, side), state.effective(side, INFLUENCE)
        if value >= needed:
            return True
        if why is not None:
            self.refuse(
                why, "PAL-ABS-02", Text(say.ACTION_VALUE, ABSOLVE, INFLUENCE, needed, value)
            )
        return False

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the absolve spaces for those without a jar (PAL-DEC-10, PAL-ABS-03)."""
        absolved = state.boards[side].absolved
        for option in state.content.options.absolve:
            if not absolved >> option.value & 1:
                found.append(option)
            elif why is not None:
                touched = (f"absolve_space:{option.id}",)
                text = Text(say.JAR_THERE, option.value)
                why.append(Blocked(option.id, "PAL-ABS-03", text, touched))

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Move the leftmost jar to an absolve space (PAL-ABS-03)."""
        board = m.state.boards[side]
        board.absolved |= 1 << target
        board.jars += 1
        m.emit(say.JAR_PLACED, side, target, board.jars)

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Grant what the jar leaves open on the ladder (PAL-ABS-04)."""
        state = m.state
        state.content.player.base[ABSOLVE][state.boards[side].jars - 1].do(m, side)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward of the absolve space (PAL-ABS-04)."""
        m.state.content.player.absolve_reward[target].do(m, side)

    def text(self, state: PaladinsState, side: int) -> Text:
        number = state.boards[side].jars + 1
        value = state.effective(side, INFLUENCE)
        return Text(say.DO_ABSOLVE, number, self.price(state, side), value, self.needs(state, side))

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_ABSOLVE, state.boards[side].jars + 1, self.price(state, side))

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        return Label(Text(say.ABSOLVE_TO, option.value), (f"absolve_space:{option.id}",))
