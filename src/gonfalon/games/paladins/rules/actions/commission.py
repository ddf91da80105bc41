"""Commission (PAL-COMM): send a monk to a space within reach of one's faith."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import COMMISSION, FAITH, MONKS
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import RightAction, sums_of
from gonfalon.games.paladins.rules.actions.spaces import occupy, reachable, walk_spaces
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


class Commission(RightAction):
    """Move a monk to the main board."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(COMMISSION, "PAL-COMM-01", "commission")

    def times(self, board: Board) -> int:
        return board.monks

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether there are a monk and a space for it (PAL-COMM-05)."""
        if not self.below_limit(state, side, why):
            return False
        if reachable(state, side, FAITH):
            return True
        if why is not None:
            text = Text(say.NO_SPACE, COMMISSION, FAITH, state.effective(side, FAITH))
            self.refuse(why, "PAL-COMM-05", text)
        return False

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        walk_spaces(state, side, FAITH, "PAL-COMM-02", state.content.options.commission, found, why)

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Move the leftmost monk to a space (PAL-COMM-02)."""
        state = m.state
        board = state.boards[side]
        occupy(state, target, MONKS[side])
        board.monks += 1
        m.emit(say.MONK_SENT, side, target, board.monks)

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Grant what the monk leaves open on the ladder (PAL-COMM-04)."""
        state = m.state
        state.content.player.base[COMMISSION][state.boards[side].monks - 1].do(m, side)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward of the space (PAL-COMM-04)."""
        m.state.content.board.space_reward[target].do(m, side)

    def text(self, state: PaladinsState, side: int) -> Text:
        number = state.boards[side].monks + 1
        return Text(
            say.DO_COMMISSION, number, self.price(state, side), state.effective(side, FAITH)
        )

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_COMMISSION, *sums_of(state, side, FAITH), self.price(state, side))

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        board = state.content.board
        flag = board.faith[board.space_region[option.value]]
        return Label(Text(say.COMMISSION_TO, option.value, flag), (f"space:{option.id}",))
