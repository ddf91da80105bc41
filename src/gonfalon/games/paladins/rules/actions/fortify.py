"""Fortify (PAL-FORT): build the top wall, if one's influence allows it."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import FORTIFY, INFLUENCE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import WALLS, PaladinsState
from gonfalon.games.paladins.rules.actions.action import RightAction
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked
from gonfalon.kernel.values.message import Text


class Fortify(RightAction):
    """Add a wall to the board; there is no choice of target."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FORTIFY, "PAL-FORT-01")

    def times(self, board: Board) -> int:
        return len(board.walls)

    def needs(self, state: PaladinsState, side: int) -> int:
        """Return the influence needed for the next wall (PAL-FORT-02)."""
        return state.content.player.need[FORTIFY][len(state.boards[side].walls)]

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether a wall is left (PAL-FORT-06, PAL-RUL-16) and the influence suffices."""
        if not self.below_limit(state, side, why):
            return False
        if not state.deck(WALLS).cards:
            if why is not None:
                self.refuse(why, "PAL-FORT-06", Text(say.NO_WALL, FORTIFY))
            return False
        needed, value = self.needs(state, side), state.effective(side, INFLUENCE)
        if value >= needed:
            return True
        if why is not None:
            self.refuse(
                why, "PAL-FORT-02", Text(say.ACTION_VALUE, FORTIFY, INFLUENCE, needed, value)
            )
        return False

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Put the top wall on the leftmost free slot and grant its reward (PAL-FORT-03)."""
        state = m.state
        board = state.boards[side]
        kind = m.turn_up(state.packs[WALLS], state.deck(WALLS))
        board.walls.append(kind)
        if m.listening:
            m.emit(say.WALL_BUILT, side, kind, len(board.walls))
        state.content.cards.wall_reward[kind].do(m, side)

    def text(self, state: PaladinsState, side: int) -> Text:
        number = len(state.boards[side].walls) + 1
        value = state.effective(side, INFLUENCE)
        return Text(say.DO_FORTIFY, number, self.price(state, side), value, self.needs(state, side))
