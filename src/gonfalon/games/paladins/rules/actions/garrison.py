"""Garrison (PAL-GARR): build an outpost on a space within reach of one's strength."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import GARRISON, OUTPOSTS, STRENGTH
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import RightAction, sums_of
from gonfalon.games.paladins.rules.actions.spaces import occupy, reachable, walk_spaces
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


class Garrison(RightAction):
    """Move an outpost to the main board."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(GARRISON, "PAL-GARR-01", "garrison")

    def times(self, board: Board) -> int:
        return board.outposts

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether there are an outpost and a space for it (PAL-GARR-02)."""
        if not self.below_limit(state, side, why):
            return False
        if reachable(state, side, STRENGTH):
            return True
        if why is not None:
            text = Text(say.NO_SPACE, GARRISON, STRENGTH, state.effective(side, STRENGTH))
            self.refuse(why, "PAL-GARR-02", text)
        return False

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        walk_spaces(
            state, side, STRENGTH, "PAL-GARR-02", state.content.options.garrison, found, why
        )

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Move the leftmost outpost to a space (PAL-GARR-02)."""
        state = m.state
        board = state.boards[side]
        occupy(state, target, OUTPOSTS[side])
        board.outposts += 1
        m.emit(say.OUTPOST_BUILT, side, target, board.outposts)

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Grant what the outpost leaves open on the ladder (PAL-GARR-03)."""
        state = m.state
        state.content.player.base[GARRISON][state.boards[side].outposts - 1].do(m, side)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward of the space (PAL-GARR-03)."""
        m.state.content.board.space_reward[target].do(m, side)

    def text(self, state: PaladinsState, side: int) -> Text:
        number = state.boards[side].outposts + 1
        return Text(
            say.DO_GARRISON, number, self.price(state, side), state.effective(side, STRENGTH)
        )

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_GARRISON, *sums_of(state, side, STRENGTH), self.price(state, side))

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        board = state.content.board
        flag = board.strength[board.space_region[option.value]]
        return Label(Text(say.GARRISON_TO, option.value, flag), (f"space:{option.id}",))
