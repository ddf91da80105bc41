"""Blocked goods: whose, and which (CRU-PAY-04)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import READY
from gonfalon.games.crusaders.model.messages.fighting import losses as say
from gonfalon.games.crusaders.model.options.losses import TokenOption
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.gains import goods_in
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.games.crusaders.rules.losses.choices import LoseThings
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Text


def unblocked(state: CrusadersState, seat: int) -> int:
    """Return how many of a player's goods are not blocked."""
    board = state.boards[seat]
    return sum(board.ready) + sum(board.spent)


class BlockGoods(LoseThings):
    """Which goods are blocked; ready ones become spent (CRU-PAY-04, CRU-RUL-04)."""

    __slots__ = ()
    NAME = "crusaders.block-goods"
    KIND = "block-good"
    ASK = say.ASK_BLOCK_GOOD
    ASK_OF = say.ASK_BLOCK_GOOD_OF

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        for options in state.content.loss_options.block:
            for option in options:
                if goods_in(state, self.victim, option.state)[option.value]:
                    found.append(option)

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        if not isinstance(option, TokenOption):
            raise KernelError(f"{option} is no token")
        state = m.state
        goods_in(state, self.victim, option.state)[option.value] -= 1
        state.boards[self.victim].blocked[option.value] += 1
        m.emit(say.GOOD_BLOCKED, self.victim, option.value)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        good = m.content.vocabulary["good"][option.value]
        state = option.state if isinstance(option, TokenOption) else READY
        return Label(Text(say.BLOCK_GOOD, option.value, state), (f"good:{good}",))


@declared
class ChooseBlockedRival(OneQuestion):
    """Whose goods are blocked; that rival then chooses which (CRU-D-43, CRU-EFF-39)."""

    NAME = "crusaders.choose-blocked-rival"

    n: int = 0

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "blocked-rival", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the rivals for those with a good that is not blocked."""
        state = m.state
        for rival in state.rivals(self.seat):
            option = state.content.loss_options.rival[rival]
            if unblocked(state, rival):
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CRU-EFF-39", Text(say.NOTHING_TO_BLOCK, rival)))

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Let the rival choose."""
        self.answered = True
        m.call(BlockGoods(option.value, self.n, option.value))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_BLOCKED_RIVAL, self.n)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.BLOCK_RIVAL, option.value), (f"seat:{option.value}",))


BLOCK_STEPS = (BlockGoods, ChooseBlockedRival)
