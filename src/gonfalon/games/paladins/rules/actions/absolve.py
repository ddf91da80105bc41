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

    def needs(self, t: PaladinsState, side: int) -> int:
        """Return the influence needed for the next jar (PAL-ABS-02)."""
        return t.c.player.jars[t.boards[side].jars]

    def possible(self, t: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether a jar is left and the influence suffices (PAL-ABS-02)."""
        if not self.below_limit(t, side, why):
            return False
        needed, value = self.needs(t, side), t.effective(side, INFLUENCE)
        if value >= needed:
            return True
        if why is not None:
            self.refuse(
                why, "PAL-ABS-02", Text(say.ACTION_VALUE, ABSOLVE, INFLUENCE, needed, value)
            )
        return False

    def targets(
        self, t: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the absolve spaces for those without a jar (PAL-DEC-10, PAL-ABS-03)."""
        absolved = t.boards[side].absolved
        for option in t.c.options.absolve:
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
        t = m.state
        t.c.player.base[ABSOLVE][t.boards[side].jars - 1].do(m, side)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward of the absolve space (PAL-ABS-04)."""
        m.state.c.player.absolve_reward[target].do(m, side)

    def text(self, t: PaladinsState, side: int) -> Text:
        number = t.boards[side].jars + 1
        value = t.effective(side, INFLUENCE)
        return Text(say.DO_ABSOLVE, number, self.price(t, side), value, self.needs(t, side))

    def prompt(self, t: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_ABSOLVE, t.boards[side].jars + 1, self.price(t, side))

    def label(self, t: PaladinsState, side: int, option: Option) -> Label:
        return Label(Text(say.ABSOLVE_TO, option.value), (f"absolve_space:{option.id}",))
