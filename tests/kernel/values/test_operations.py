"""Operations by name: amounts, words, further fields, and choices joined by "or"."""

from __future__ import annotations

import pytest

from gonfalon.kernel.effects.effects import Combinator, Effect, InOrder, OneOf
from gonfalon.kernel.effects.operations import Alternatives, Fields, Operation, OperationReader
from gonfalon.kernel.values.errors import ContentError
from gonfalon.kernel.values.message import NUMBER, Message, Text
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
    """An operation with fields of its own: at most how often, whether at once, and effects."""

    OP = "dare"
    LEAST = 0

    def __init__(self, fields: Fields[FairState]) -> None:
        super().__init__(fields)
        self.most = fields.number("most", 9, 2)
        self.at_once = fields.flag("at_once")
        self.dye = fields.word("dye", ("madder", "woad"), -1)
        self.then = fields.effects("then")


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


def test_an_operation_reads_its_own_fields() -> None:
    inner = [{"op": "coins", "n": 2}]
    whole = {"op": "dare", "n": 0, "most": 2, "at_once": True, "dye": "woad", "then": inner}
    found = read(whole, {"op": "dare"}).parts
    first, second = (effect for effect in found if isinstance(effect, Dare))
    assert (first.n, first.most, first.at_once, first.dye) == (0, 2, True, 1)
    assert first.then.icons() == inner
    assert (second.n, second.most, second.at_once, second.dye) == (1, 9, False, -1)
    assert second.then.parts == []


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
        ({"op": "dare", "n": -1}, "dare needs a whole number from 0 as n"),
        ({"op": "dare", "most": 1}, "dare needs a whole number from 2 as most"),
        ({"op": "dare", "at_once": 1}, "dare needs true or false as at_once"),
        ({"op": "dare", "dye": "weld"}, "dare needs a dye of madder, woad"),
        ({"op": "dare", "colour": "woad"}, "dare has no colour"),
        ({"op": "dare", "then": {"op": "coins"}}, "a list of effects is needed"),
        ({"op": "dare", "then": [{"op": "gold"}]}, "unknown effect"),
    ],
    ids=repr,
)
def test_what_is_no_operation_is_refused_with_its_place(wrong: object, why: str) -> None:
    with pytest.raises(ContentError, match=f"stall: {why}"):
        read(wrong)


def test_without_a_class_for_choices_they_may_be_optional() -> None:
    combinators: list[Combinator[FairState]] = []
    reader = OperationReader(combinators, {"coins": Coins})
    [choice] = reader.read([{"optional": [{"op": "coins"}]}], "stall").parts
    assert isinstance(choice, OneOf)
    assert choice.optional


def test_alternatives_refuse_an_optional_effect() -> None:
    with pytest.raises(ContentError, match="optional"):
        read({"optional": [{"op": "coins"}]})
