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

    def possible(self, t: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether there are a monk and a space for it (PAL-COMM-05)."""
        if not self.below_limit(t, side, why):
            return False
        if reachable(t, side, FAITH):
            return True
        if why is not None:
            text = Text(say.NO_SPACE, COMMISSION, FAITH, t.effective(side, FAITH))
            self.refuse(why, "PAL-COMM-05", text)
        return False

    def targets(
        self, t: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        walk_spaces(t, side, FAITH, "PAL-COMM-02", t.c.options.commission, found, why)

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Move the leftmost monk to a space (PAL-COMM-02)."""
        t = m.state
        board = t.boards[side]
        occupy(t, target, MONKS[side])
        board.monks += 1
        m.emit(say.MONK_SENT, side, target, board.monks)

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Grant what the monk leaves open on the ladder (PAL-COMM-04)."""
        t = m.state
        t.c.player.base[COMMISSION][t.boards[side].monks - 1].do(m, side)

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Grant the reward of the space (PAL-COMM-04)."""
        m.state.c.board.space_reward[target].do(m, side)

    def text(self, t: PaladinsState, side: int) -> Text:
        number = t.boards[side].monks + 1
        return Text(say.DO_COMMISSION, number, self.price(t, side), t.effective(side, FAITH))

    def prompt(self, t: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_COMMISSION, *sums_of(t, side, FAITH), self.price(t, side))

    def label(self, t: PaladinsState, side: int, option: Option) -> Label:
        board = t.c.board
        flag = board.faith[board.space_region[option.value]]
        return Label(Text(say.COMMISSION_TO, option.value, flag), (f"space:{option.id}",))
