"""Whole answers: the same as a series of small ones, refused by the same rules."""

from __future__ import annotations

from typing import ClassVar, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.fields import Shared, declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.series import answers_for
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.questions.distribute import Distribute
from gonfalon.kernel.questions.pay import Pay
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.amounts import Amount, SetOptions, values_of
from gonfalon.kernel.values.decision import Blocked, Option
from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.message import Message, Text
from tests.kernel.tiny import chain
from tests.kernel.tiny.chain import ChainState

IDS: Final = ("ash", "birch", "cedar", "elm")
THINGS: Final = [Option(id, "CHA-TREE", value) for value, id in enumerate(IDS)]
COUNTS: Final = [Option(str(n), "CHA-COUNT", n) for n in range(20)]
SETS: Final = SetOptions(IDS, 4, "CHA-SET", "tree")
ENOUGH: Final = Option("enough", "CHA-ENOUGH")
NONE_LEFT: Final = Message("none-left")


@declared
class Spread(Distribute[ChainState]):
    """Things on four places that hold one to five each."""

    NAME = "chain.spread"
    BOUNDS_RULE = "CHA-BOUNDS"
    ONCE_RULE = "CHA-ONCE"
    OTHERS_RULE = "CHA-OTHERS"
    TOTAL_RULE = "CHA-TOTAL"

    held: list[int] = []

    def end(self) -> Option:
        return ENOUGH

    def ended(self, m: Match[ChainState]) -> None:
        m.state.journal.append(" ".join(map(str, self.held)))
        m.done()

    def givers(self, m: Match[ChainState], found: list[Option], why: list[Blocked] | None) -> None:
        for option in THINGS:
            place = option.value
            room = [p for p in range(4) if p != place and self.may_take(p)]
            if self.held[place] > 1 and not self.took >> place & 1 and room:
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CHA-BOUNDS", Text(NONE_LEFT)))

    def may_take(self, place: int) -> bool:
        return self.held[place] < 5 and not self.gave >> place & 1

    def takers(self, m: Match[ChainState], found: list[Option], why: list[Blocked] | None) -> None:
        found += [o for o in THINGS if o.value != self.source and self.may_take(o.value)]

    def counts(self, m: Match[ChainState], found: list[Option]) -> None:
        most = min(self.held[self.source] - 1, 5 - self.held[self.target])
        found += COUNTS[1 : most + 1]

    def move(self, m: Match[ChainState], count: int) -> None:
        self.held[self.source] -= count
        self.held[self.target] += count

    def places(self, m: Match[ChainState]) -> list[Option]:
        return THINGS[: len(self.held)]

    def place(self, m: Match[ChainState], option: Option) -> Amount:
        return Amount(option.id, f"tree:{option.id}", self.held[option.value], 1, 5)


@declared
class Fell(Pick[ChainState]):
    """Trees to fell."""

    NAME = "chain.fell"
    KIND = "fell"
    RULE = "CHA-FELL"

    wood: Shared[list[int]] = []

    def things(self, m: Match[ChainState], why: list[Blocked] | None) -> list[Option]:
        return THINGS

    def stock(self, m: Match[ChainState], things: list[Option]) -> list[int]:
        return self.wood

    def stop(self, m: Match[ChainState]) -> Option:
        return ENOUGH

    def sets(self, m: Match[ChainState]) -> SetOptions | None:
        return SETS if self.most <= 4 else None

    def component(self, m: Match[ChainState], thing: Option) -> str:
        return f"tree:{thing.id}"

    def finish(self, m: Match[ChainState], picked: list[Option]) -> None:
        m.state.journal.append(":".join(option.id for option in picked))
        m.done()


class FellSecretly(Fell):
    """The same, without telling how many sets there are."""

    __slots__ = ()
    NAME = "chain.fell-secretly"
    PUBLIC = False


@declared
class Toll(Pay[ChainState]):
    """A price in coins of 1, 2, 5 and 10."""

    NAME = "chain.toll"
    RULE = "CHA-TOLL"
    WORTH: ClassVar[tuple[int, ...]] = (1, 2, 5, 10)

    price: int = later()
    purse: Shared[list[int]] = later()

    def __init__(self, seat: int = 0, price: int = 0, purse: list[int] | None = None) -> None:
        super().__init__(seat)
        self.price = price
        self.purse = purse if purse is not None else []

    def things(self, m: Match[ChainState], why: list[Blocked] | None) -> list[Option]:
        return THINGS

    def stock(self, m: Match[ChainState], things: list[Option]) -> list[int]:
        return self.purse

    def covers(self, m: Match[ChainState], counts: list[int]) -> bool:
        return sum(n * w for n, w in zip(counts, self.WORTH, strict=True)) >= self.price

    def finish(self, m: Match[ChainState], picked: list[Option]) -> None:
        m.state.journal.append(":".join(option.id for option in picked))
        m.done()


def asking(step: Step[ChainState]) -> Match[ChainState]:
    """Return a match in which this step asks."""
    m = chain.GAME.begin(parts=["earn", "double"], gold=0, inner=[])
    m.call(step)
    m.advance()
    return m


def journal(m: Match[ChainState], wanted: dict[str, int]) -> str:
    """Give a whole answer; return what came of it."""
    decision = m.decisions[0]
    m.choose_series(decision.id, answers_for(m, decision.id, wanted, decision.seat), decision.seat)
    return m.state.journal[0]


def refusal(m: Match[ChainState], wanted: dict[str, int]) -> tuple[str, str]:
    """Return code and rule of a refused whole answer; nothing is changed."""
    before = repr(m.stack)
    with pytest.raises(Refused) as refused:
        answers_for(m, m.decisions[0].id, wanted)
    assert repr(m.stack) == before
    return refused.value.code, refused.value.rule


@given(st.lists(st.integers(1, 5), min_size=4, max_size=4), st.randoms())
@settings(max_examples=60, deadline=None)
def test_a_distribution_becomes_transfers_that_lead_there(held: list[int], picker: object) -> None:
    """Any permutation of what is held can be wanted."""
    final = held[:]
    picker.shuffle(final)  # type: ignore[attr-defined]
    m = asking(Spread(0, held[:]))
    if m.state.journal:  # nothing could be moved
        return
    wanted = dict(zip(IDS, final, strict=True))
    assert journal(m, wanted) == " ".join(map(str, final))


def test_a_distribution_is_refused_by_its_rules() -> None:
    m = asking(Spread(0, [3, 1, 2, 2]))
    assert refusal(m, {"oak": 1}) == ("bad-amounts", "CHA-OTHERS")
    assert refusal(m, {"ash": 0, "birch": 4}) == ("bad-amounts", "CHA-BOUNDS")
    assert refusal(m, {"ash": 4}) == ("bad-amounts", "CHA-TOTAL")
    m.choose_all(m.decisions[0].id, ["ash", "birch", "1"])
    assert refusal(m, {"ash": 3, "cedar": 1}) == ("bad-amounts", "CHA-ONCE")
    m.choose(m.decisions[0].id, "ash")
    assert refusal(m, {"ash": 1}) == ("no-amounts", "")
    assert m.explain(0)[0].amounts is None


def all_sets(wood: list[int], least: int, most: int) -> set[str]:
    """Return every set there is, by trying them all."""
    found: set[str] = set()
    for a in range(wood[0] + 1):
        for b in range(wood[1] + 1):
            for c in range(wood[2] + 1):
                for d in range(wood[3] + 1):
                    if least <= a + b + c + d <= most:
                        names = ["ash"] * a + ["birch"] * b + ["cedar"] * c + ["elm"] * d
                        found.add(":".join(names))
    return found


def played(m: Match[ChainState]) -> list[str]:
    """Return what comes of every way to answer, one at a time."""
    if m.state.journal:
        return [m.state.journal[0]]
    found: list[str] = []
    for option in m.decisions[0].options:
        after = m.clone()
        after.choose(after.decisions[0].id, option.id)
        found += played(after)
    return found


WOOD: Final = st.lists(st.integers(0, 3), min_size=4, max_size=4)


@given(WOOD, st.integers(0, 2), st.integers(1, 3), st.booleans())
@settings(max_examples=60, deadline=None)
def test_every_set_is_picked_in_one_way_and_as_a_whole(
    wood: list[int], least: int, more: int, secret: bool
) -> None:
    """One question or many: the same sets, each once; a whole answer leads to the same."""
    kind = FellSecretly if secret else Fell
    most = least + more
    expected = all_sets(wood, min(least, sum(wood)), most)
    m = asking(kind(0, least, most, wood))
    ways = played(m)
    assert sorted(ways) == sorted(expected)
    if m.state.journal:
        return
    for way in sorted(expected)[:5]:
        trees = way.split(":")
        assert journal(m.clone(), {id: trees.count(id) for id in names_asked(m)}) == way


def names_asked(m: Match[ChainState]) -> list[str]:
    """Return the ids of the things a whole answer may contain."""
    amounts = m.explain(0)[0].amounts
    assert amounts is not None
    return [item["id"] for item in amounts["items"]]


def test_few_sets_are_one_question_and_many_are_not() -> None:
    few = asking(Fell(0, 1, 2, [2, 1, 0, 0]))
    assert [o.id for o in few.decisions[0].options] == ["ash", "ash:ash", "ash:birch", "birch"]
    amounts = few.explain(0)[0].amounts
    assert amounts is not None
    assert amounts["sets"] == [[1, 0], [2, 0], [1, 1], [0, 1]]
    assert refusal(few, {"ash": 2, "birch": 1}) == ("bad-amounts", "CHA-SET")
    many = asking(Fell(0, 0, 4, [3, 3, 3, 3]))
    assert [o.id for o in many.decisions[0].options] == ["enough", *IDS]
    amounts = many.explain(0)[0].amounts
    assert amounts is not None
    assert (amounts["sets"], amounts["least"], amounts["most"]) == (None, 0, 4)
    assert refusal(many, {"ash": 3, "elm": 2}) == ("bad-amounts", "CHA-FELL")
    many.choose(many.decisions[0].id, "birch")
    assert [o.id for o in many.decisions[0].options] == ["enough", "birch", "cedar", "elm"]
    amounts = many.explain(0)[0].amounts
    assert amounts is not None
    bounds = [(item["least"], item["most"]) for item in amounts["items"]]
    assert bounds == [(0, 0), (1, 3), (0, 3), (0, 3)], "what is picked already stays so"


def test_a_private_pick_does_not_tell_how_much_there_is_to_choose_from() -> None:
    """Whoever has few sets is asked as often as who has many, even if nothing is left to pick."""
    lengths = set()
    for wood in ([0, 0, 0, 1], [3, 3, 3, 3]):
        m = asking(FellSecretly(0, 0, 3, wood))
        found = answers_for(m, m.decisions[0].id, {"elm": 1}, 0)
        lengths.add(tuple(found))
    assert lengths == {("elm", "enough")}


@given(st.integers(1, 20), st.lists(st.integers(0, 4), min_size=4, max_size=4))
@settings(max_examples=60, deadline=None)
def test_payments_are_enough_with_nothing_to_spare(price: int, purse: list[int]) -> None:
    """Asked one coin at a time, each payment comes up once."""
    step = Toll(0, price, purse)
    worth = dict(zip(IDS, Toll.WORTH, strict=True))
    expected = set()
    for way in all_sets(purse, 1, sum(purse)):
        coins = [worth[id] for id in way.split(":")]
        if price <= sum(coins) < price + min(coins):
            expected.add(way)
    bare = chain.GAME.begin(parts=["earn", "double"], gold=0, inner=[])
    assert step.possible(bare) == bool(expected)
    if not expected:
        return
    m = asking(step)
    assert sorted(played(m)) == sorted(expected)
    if not m.state.journal:
        way = min(expected)
        coins_of = way.split(":")
        assert journal(m.clone(), {id: coins_of.count(id) for id in IDS}) == way
        assert refusal(m, dict(zip(IDS, [0, 0, 0, 0], strict=True)))[1] == "CHA-TOLL"


def test_a_question_without_amounts_takes_no_whole_answer() -> None:
    m = chain.GAME.begin(parts=["earn", "double"], gold=1, inner=[])
    assert refusal(m, {"earn": 1}) == ("no-amounts", "")


def test_ordered_sets_tell_orders_of_the_same_things_apart() -> None:
    places = SetOptions(["ash", "elm"], 2, "CHA-SET", "tree", ordered=True)
    ids = [option.id for option in places.all()]
    assert ids == ["none", "ash", "elm", "ash:ash", "ash:elm", "elm:ash", "elm:elm"]
    swapped = places.option([1, 0])
    assert (swapped.things, values_of(swapped)) == (["elm", "ash"], [1, 0])
    assert values_of(SETS.option([0, 3])) == [0, 3]
    with pytest.raises(KernelError, match="names no set"):
        values_of(ENOUGH)


def test_others_do_not_imagine_what_was_picked_in_secret() -> None:
    m = asking(FellSecretly(0, 2, 4, [2, 2, 2, 2]))
    m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
    for viewer, kept in ((0, 1), (None, 0)):
        step = m.imagine(viewer, FastChance(1)).stack[-1]
        assert isinstance(step, FellSecretly)
        assert len(step.picked) == kept
