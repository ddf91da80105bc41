"""A choice: options and refusals of one walk."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Decision, Option
from gonfalon.kernel.values.message import NUMBER, Message, Text
from tests.kernel.tiny import chain
from tests.kernel.tiny.chain import ChainState

PRICES: Final = [Option(str(price), "CHA-PRICE", price) for price in (1, 2, 3)]
TOO_DEAR: Final = Message("too-dear", gold=NUMBER)


class Buy(Choice[ChainState]):
    """Buy something that is not too dear."""

    __slots__ = ()
    NAME = "chain.buy"

    def question(self, m: Match[ChainState], options: list[Option]) -> Decision:
        return Decision(0, "buy", options, public=True)

    def walk(self, m: Match[ChainState], found: list[Option], why: list[Blocked] | None) -> None:
        for option in PRICES:
            if option.value <= m.state.gold:
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CHA-PRICE", Text(TOO_DEAR, m.state.gold)))


def test_what_is_not_offered_is_refused() -> None:
    m = chain.GAME.begin(parts=["bread"], gold=2, inner=[])
    step = Buy()
    asked = step.ask(m)
    assert [option.id for option in asked[0].options] == ["1", "2"]
    assert [blocked.id for blocked in step.blocked(m, asked[0])] == ["3"]
    assert [option.id for option in step.ask(m)[0].options] == ["1", "2"], "asking changes nothing"
