"""Blocked goods: whose, and which (CRU-PAY-04)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import READY
from gonfalon.games.crusaders.model.loss_options import TokenOption
from gonfalon.games.crusaders.model.messages.losses import (
    ASK_BLOCK_GOOD,
    ASK_BLOCK_GOOD_OF,
    ASK_BLOCKED_RIVAL,
    BLOCK_GOOD,
    BLOCK_RIVAL,
    GOOD_BLOCKED,
    NOTHING_TO_BLOCK,
)
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.gains import goods_in
from gonfalon.games.crusaders.rules.loss_choices import LoseThings
from gonfalon.games.crusaders.rules.question import OneQuestion
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text


def unblocked(t: CrusadersState, seat: int) -> int:
    """Return how many of a player's goods are not blocked."""
    board = t.boards[seat]
    return sum(board.ready) + sum(board.spent)


class BlockGoods(LoseThings):
    """Which goods are blocked; ready ones become spent (CRU-PAY-04, CRU-RUL-04)."""

    NAME = "crusaders.block-goods"
    KIND = "block-good"
    ASK = ASK_BLOCK_GOOD
    ASK_OF = ASK_BLOCK_GOOD_OF

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> BlockGoods:
        return BlockGoods(self.seat, self.left, self.victim)

    # endregion

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        t = m.state
        for options in t.c.loss_options.block:
            for option in options:
                if goods_in(t, self.victim, option.state)[option.value]:
                    found.append(option)

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        if not isinstance(option, TokenOption):
            raise KernelError(f"{option} is no token")
        t = m.state
        goods_in(t, self.victim, option.state)[option.value] -= 1
        t.boards[self.victim].blocked[option.value] += 1
        m.emit(GOOD_BLOCKED, self.victim, option.value)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        good = m.content.vocabulary["good"][option.value]
        state = option.state if isinstance(option, TokenOption) else READY
        return Label(Text(BLOCK_GOOD, option.value, state), (f"good:{good}",))


class ChooseBlockedRival(OneQuestion):
    """Whose goods are blocked; that rival then chooses which (CRU-D-43, CRU-EFF-39)."""

    NAME = "crusaders.choose-blocked-rival"

    def __init__(self, seat: int = 0, n: int = 0) -> None:
        super().__init__(seat)
        self.n = n

    # region written by `gonfalon fields`
    __slots__ = ("n",)
    FIELDS = ("seat", "answered", "n")

    def clone(self) -> ChooseBlockedRival:
        other = ChooseBlockedRival(self.seat, self.n)
        other.answered = self.answered
        return other

    # endregion

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "blocked-rival", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the rivals for those with a good that is not blocked."""
        t = m.state
        for rival in t.rivals(self.seat):
            option = t.c.loss_options.rival[rival]
            if unblocked(t, rival):
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CRU-EFF-39", Text(NOTHING_TO_BLOCK, rival)))

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Let the rival choose."""
        self.answered = True
        m.call(BlockGoods(option.value, self.n, option.value))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_BLOCKED_RIVAL, self.n)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(BLOCK_RIVAL, option.value), (f"seat:{option.value}",))


BLOCK_STEPS = (BlockGoods, ChooseBlockedRival)
