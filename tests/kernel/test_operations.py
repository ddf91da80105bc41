"""Operations by name: amounts, words, further fields, and choices joined by "or"."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.effects import Combinator, Effect, InOrder
from gonfalon.kernel.errors import ContentError
from gonfalon.kernel.message import NUMBER, Message, Text
from gonfalon.kernel.operations import Alternatives, Operation, OperationReader
from tests.kernel.tiny.fair import FairState

EITHER = Message("either")
OR = Message("or")
COINS = Message("does-coins", n=NUMBER)
CLOTH = Message("does-cloth", level=NUMBER, colour=NUMBER)
DARE = Message("does-dare", n=NUMBER)
DOES = {"coins": COINS, "cloth": CLOTH, "dare": DARE}


class Offer(Operation[FairState]):
    """The operations of the tests."""

    MESSAGES = DOES


class Coins(Offer):
    """A plain operation with an amount."""

    OP = "coins"
    PLAIN = True


class Cloth(Offer):
    """An operation with a word, and another name for its number."""

    OP = "cloth"
    AMOUNT = "level"
    WHAT = "colour"
    WORDS = "dye"


class Dare(Offer):
    """An operation with further fields: at most how often, and effects of its own."""

    OP = "dare"
    EXTRA = frozenset({"most", "then"})
    most = 0
    then: InOrder[FairState]

    def read_extra(
        self, reader: OperationReader[FairState], data: dict[str, Any], where: str
    ) -> None:
        self.most = data.get("most", 9)
        self.then = reader.read(data.get("then", []), where)


class Either(Alternatives[FairState]):
    """A choice."""

    ONE_OF = Text(EITHER)
    OR = Text(OR)


def read(*data: object) -> InOrder[FairState]:
    """Read a list of effects of a stall."""
    combinators: list[Combinator[FairState]] = []
    known = {"coins": Coins, "cloth": Cloth, "dare": Dare}
    words = {"dye": ["madder", "woad"]}
    found = OperationReader(combinators, known, words, Either).read(list(data), "stall")
    assert [effect.number for effect in combinators] == list(range(len(combinators)))
    return found


def test_an_amount_is_one_unless_it_is_written() -> None:
    effects = read({"op": "coins"}, {"op": "coins", "n": 3})
    assert effects.icons() == [{"op": "coins", "n": 1}, {"op": "coins", "n": 3}]
    assert [(text.message, text.args) for text in effects.texts()] == [(COINS, (1,)), (COINS, (3,))]
    assert effects.quiet()


def test_a_word_is_read_as_its_place() -> None:
    effects = read({"op": "cloth", "level": 2, "colour": "woad"})
    assert effects.icons() == [{"op": "cloth", "n": 2, "what": 1}]
    assert [(text.message, text.args) for text in effects.texts()] == [(CLOTH, (2, 1))]
    assert not effects.quiet()


def test_an_operation_reads_its_further_fields() -> None:
    inner = [{"op": "coins", "n": 2}]
    found = read({"op": "dare", "n": 4, "most": 2, "then": inner}, {"op": "dare"}).parts
    first, second = (effect for effect in found if isinstance(effect, Dare))
    assert (first.n, first.most, first.then.icons()) == (4, 2, inner)
    assert (second.n, second.most, second.then.parts) == (1, 9, [])


def test_a_choice_joins_its_lists_by_or() -> None:
    lists = [[{"op": "coins", "n": 1}, {"op": "coins", "n": 2}], [{"op": "coins", "n": 3}]]
    choice: Effect[FairState] = read({"one_of": lists}).parts[0]
    assert isinstance(choice, Either)
    assert choice.icon() == {"op": "one_of", "options": lists}
    assert [text.message for text in choice.texts()] == [EITHER, COINS, COINS, OR, COINS]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({}, "unknown effect"),
        ({"n": 1}, "unknown effect"),
        ({"op": "gold"}, "unknown effect"),
        ({"op": ["coins"]}, "unknown effect"),
        ({"op": "coins", "colour": "woad"}, "coins has no colour"),
        ({"op": "coins", "most": 1}, "coins has no most"),
        ({"op": "cloth", "n": 1, "colour": "woad"}, "cloth has no n"),
        ({"op": "coins", "n": 0}, "coins needs a whole number from 1"),
        ({"op": "coins", "n": True}, "coins needs a whole number from 1"),
        ({"op": "coins", "n": "2"}, "coins needs a whole number from 1"),
        ({"op": "cloth"}, "cloth needs a colour of madder, woad"),
        ({"op": "cloth", "colour": "weld"}, "cloth needs a colour of madder, woad"),
        ({"op": "cloth", "colour": ["woad"]}, "cloth needs a colour of madder, woad"),
        ({"op": "dare", "then": [{"op": "gold"}]}, "unknown effect"),
    ],
    ids=repr,
)
def test_what_is_no_operation_is_refused_with_its_place(wrong: object, why: str) -> None:
    with pytest.raises(ContentError, match=f"stall: {why}"):
        read(wrong)


def test_an_optional_effect_is_refused() -> None:
    with pytest.raises(ContentError, match="optional"):
        read({"optional": [{"op": "coins"}]})
