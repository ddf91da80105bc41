"""Things picked one by one, each with its effect before the next question."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Option
from gonfalon.kernel.values.message import NUMBER, Message, Text
from tests.kernel.tiny import chain
from tests.kernel.tiny.chain import ChainState

PRICES: Final = [Option(str(price), "CHA-PRICE", price) for price in (1, 2, 4)]
LEAVE: Final = Option("leave", "CHA-LEAVE")
TOO_DEAR: Final = Message("too-dear", gold=NUMBER)


class Shop(OneByOne[ChainState]):
    """Buy things with the gold that is left; the last of them are bought without asking."""

    __slots__ = ()
    NAME = "chain.shop"
    KIND = "shop"

    def walk(self, m: Match[ChainState], found: list[Option], why: list[Blocked] | None) -> None:
        for option in PRICES:
            if option.value <= m.state.gold:
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CHA-PRICE", Text(TOO_DEAR, m.state.gold)))

    def pick(self, m: Match[ChainState], option: Option) -> None:
        if option is LEAVE:
            self.left = 0
        else:
            m.state.gold -= option.value
        m.state.journal.append(option.id)


class Stroll(Shop):
    """The same, in private, and one may leave."""

    __slots__ = ()
    NAME = "chain.stroll"
    PUBLIC = False

    def question(self, m: Match[ChainState], options: list[Option]) -> Decision:
        return Decision(self.seat, self.KIND, [*options, LEAVE], public=self.PUBLIC)


def entering(step: Shop, gold: int) -> Match[ChainState]:
    """Return a match in which this step asks, unless it is over at once."""
    m = chain.GAME.begin(parts=["earn", "double"], gold=gold, inner=[])
    m.call(step)
    m.advance()
    return m


def offered(m: Match[ChainState]) -> list[str]:
    """Return the kind of the open question and its options."""
    decision = m.decisions[0]
    return [decision.kind, *[option.id for option in decision.options]]


def test_each_answer_takes_effect_before_the_next_question() -> None:
    m = entering(Shop(0, 3), 6)
    assert offered(m) == ["shop", "1", "2", "4"]
    m.choose(m.decisions[0].id, "4")
    assert m.state.gold == 2
    assert offered(m) == ["shop", "1", "2"]
    assert [blocked.id for blocked in m.explain(0)[0].blocked] == ["4"]
    m.choose(m.decisions[0].id, "1")
    assert m.state.journal == ["4", "1", "1", "<chain.shop"], "a single thing is not asked for"


def test_it_ends_when_so_many_are_picked() -> None:
    m = entering(Shop(0, 1), 6)
    m.choose(m.decisions[0].id, "1")
    assert m.state.journal == ["1", "<chain.shop"]


def test_it_ends_when_there_is_nothing_to_pick() -> None:
    """An answer that ends it is not offered alone, not even in private."""
    for step in (Shop(0, 2), Stroll(0, 2), Shop(0, 0)):
        m = entering(step, 0 if step.left else 6)
        assert m.state.journal == [f"<{step.NAME}"]


def test_an_answer_can_end_it() -> None:
    m = entering(Stroll(0, 3), 1)
    assert offered(m) == ["shop", "1", "leave"]
    assert not m.decisions[0].public
    m.choose(m.decisions[0].id, "leave")
    assert m.state.journal == ["leave", "<chain.stroll"]


def test_a_copy_counts_for_itself() -> None:
    m = entering(Shop(0, 2), 6)
    other = m.clone()
    m.choose(m.decisions[0].id, "1")
    m.choose(m.decisions[0].id, "1")
    assert offered(other) == ["shop", "1", "2", "4"]
    other.choose(other.decisions[0].id, "2")
    assert other.stack[-1].dump() == {"step": "chain.shop", "seat": 0, "left": 1}
