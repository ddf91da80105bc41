"""Steps: procedures on a stack, and parts in any order."""

from __future__ import annotations

from typing import ClassVar

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import NOTHING, Decision, Option
from gonfalon.kernel.values.errors import KernelError, Refused
from tests.kernel.tiny import chain, duel, hands
from tests.kernel.tiny.base import KINDS, MOVED
from tests.kernel.tiny.chain import PARTS, ChainState, Feast, mask_of


def feast(*parts: str, gold: int = 1, inner: tuple[str, ...] = ()) -> Match[ChainState]:
    """Begin a feast of these parts."""
    return chain.GAME.begin(parts=list(parts), gold=gold, inner=list(inner))


def offered(m: Match[ChainState]) -> list[str]:
    """Return the ids of the options of the one open question."""
    assert len(m.decisions) == 1
    return [option.id for option in m.decisions[0].options]


def answer(m: Match[ChainState], *options: str) -> None:
    """Answer the open questions in turn."""
    for option in options:
        m.choose(m.decisions[0].id, option)


# -- the stack --------------------------------------------------------------------------------


def test_a_sequence_runs_in_the_order_given_and_parents_hear_of_children() -> None:
    """`then` puts the first on top; each step that ends tells the one below it."""
    m = feast("march")
    answer(m, "hit", "hit")
    assert m.state.journal == [
        "march",
        *("hit", "pause", "battle<pause"),
        *("hit", "pause", "battle<pause"),
        "rest",
        "<rest",
        "end<feast",
    ]
    assert m.over


def test_a_rout_drops_everything_above_the_battle() -> None:
    """`unwind` drops what lies above a step, unheard; the step itself goes on."""
    m = feast("march")
    answer(m, "rout")
    assert m.state.journal == ["march", "rout", "rest", "<rest", "end<feast"]


def test_nested_procedures_come_back_to_where_they_were() -> None:
    """A feast inside a feast, with a march in it, returns to the outer parts."""
    m = feast("earn", "visit", "double", inner=("march", "earn", "double"))
    assert m.decisions[0].kind == "order"
    answer(m, "earn", "visit")
    assert m.decisions[0].kind == "blow", "the march commutes with the gold and comes first"
    answer(m, "hit", "rout")
    assert m.decisions[0].kind == "inner"
    answer(m, "double")
    assert m.over
    assert m.state.gold == ((1 + 3) * 2 + 3) * 2
    assert "<feast" in m.state.journal


class Endless(Step[ChainState]):
    """Says that it goes on, for ever."""

    __slots__ = ()
    NAME = "endless"

    def run(self, m: Match[ChainState]) -> bool:
        """Do nothing."""
        return True

    def clone(self) -> Endless:
        """Return another one."""
        return Endless()


class Asks(Step[ChainState]):
    """Waits with the questions it was given."""

    __slots__ = ()
    NAME = "asks"
    questions: ClassVar[list[Decision]] = []

    def run(self, m: Match[ChainState]) -> bool:
        """Wait."""
        return False

    def ask(self, m: Match[ChainState]) -> list[Decision]:
        """Ask as told."""
        return self.questions

    def take(self, m: Match[ChainState], seat: int, option: Option) -> None:
        """Note the answer."""
        m.state.journal.append(f"took {option.value}")
        m.done()

    def clone(self) -> Asks:
        """Return another one."""
        return type(self)()


def asking(*questions: Decision) -> Match[ChainState]:
    """Begin a match, then push a step with these questions."""

    class Given(Asks):
        __slots__ = ()
        questions: ClassVar[list[Decision]] = []

    Given.questions = list(questions)
    m = feast("march")
    m.call(Given())
    return m


def test_a_runaway_procedure_is_stopped() -> None:
    """A step that never asks and never ends is a fault, not a hang."""
    m = feast("march")
    m.call(Endless())
    with pytest.raises(KernelError, match="runaway procedure at endless"):
        m.advance()


def test_a_question_without_an_answer_is_a_fault() -> None:
    """Asked, with nothing to answer: the kernel says so at once."""
    empty = asking(Decision(0, "empty", [], public=True))
    with pytest.raises(KernelError, match="nothing to answer"):
        empty.advance()
    silent = asking()
    with pytest.raises(KernelError, match="nothing to answer"):
        silent.advance()


def test_a_procedure_ends_with_an_outcome() -> None:
    """A stack that runs empty without one is a fault."""
    m = feast("march")
    m.stack.clear()
    with pytest.raises(KernelError, match="without an outcome"):
        m.advance()


def test_a_single_public_answer_is_taken_unasked() -> None:
    """What everybody can see to be the only answer is not asked."""
    m = asking(Decision(0, "one", [Option("only", "", 7)], public=True))
    beat = m.beat
    m.advance()
    assert m.state.journal[-1] == "took 7"
    assert m.beat == beat + 1
    assert m.decisions[0].kind == "blow"


def test_a_single_private_answer_is_asked() -> None:
    """That there is but one answer would tell something: the seat is asked all the same."""
    m = asking(Decision(0, "one", [Option("only", "", 7)], public=False))
    m.advance()
    assert offered(m) == ["only"]
    m = hands.GAME.begin(cards=[[0, 0, 0], [1]], hand=1)  # type: ignore[assignment]
    answer(m, "sort-0-a")
    assert offered(m) == ["aa"]


def test_a_step_takes_the_very_option_that_was_offered() -> None:
    """Whatever a subclass of Option says beside its id reaches the step."""
    m = hands.GAME.begin(cards=[[0, 1], [1]], hand=1)
    given = m.decisions[0].options[-1]
    assert isinstance(given, hands.Act)
    taken: list[Option] = []

    class Noting(hands.Turn):
        __slots__ = ()

        def take(self, m: Match[hands.HandsState], seat: int, option: Option) -> None:
            """Note the answer."""
            taken.append(option)
            super().take(m, seat, option)

    m.stack[-1] = Noting()
    m.choose(m.decisions[0].id, given.id)
    assert taken[0] is given
    assert given.id == f"{given.verb}-{given.aim}-{KINDS[given.kind]}"


def test_the_option_to_stop_is_known_by_itself() -> None:
    """A part may even have the same number: constants are compared by identity."""
    stop = Option("done", "", PARTS.index("visit"))

    class Numbered(Feast):
        __slots__ = ()

        def stop(self, m: Match[ChainState]) -> Option:
            """Return an option with the number of a part."""
            return stop

    assert chain.STOP.value == NOTHING
    m = feast("visit")
    m.stack[-1] = Numbered(0, mask_of(["visit"]))
    m.reopen()
    assert offered(m) == ["visit", "done"]
    answer(m, "done")
    assert m.over
    assert m.state.journal == ["end<feast"]


def test_the_register_lists_every_id_of_a_kind() -> None:
    """What a decision can ever offer is read off the content."""
    kinds = hands.GAME.option_kinds(hands.GAME.load())
    assert set(kinds) == {"act", "peek", "sort"}
    assert kinds["peek"] == {"keep", "toss"}
    assert chain.GAME.option_kinds(chain.GAME.load()) == {}


def test_whether_a_question_is_public_has_to_be_said() -> None:
    """There is no default that could answer a private question by itself."""
    with pytest.raises(TypeError, match="public"):
        Decision(0, "one", [Option("only", "", 7)])  # type: ignore[call-arg]


def test_the_only_foot_of_a_low_stance_is_set_unasked() -> None:
    """In play: after a low stance the foot is no question."""
    m = duel.GAME.begin(1, 2)
    m.choose(m.decisions[0].id, "low")
    assert (m.state.foot, m.stack[-1].NAME) == (0, "strike")
    m = duel.GAME.begin(1, 2)
    m.choose(m.decisions[0].id, "high")
    assert (m.state.foot, m.stack[-1].NAME) == (-1, "foot")


@pytest.mark.parametrize("args", [(), (1, 2), (None,)])
def test_an_event_gets_as_many_arguments_as_its_message_names(args: tuple[int | None, ...]) -> None:
    m = hands.GAME.begin()
    m.listening = False
    m.emit(MOVED, *args)
    m.listening = True
    with pytest.raises(KernelError, match="takes 1 argument"):
        m.emit(MOVED, *args)
    m.emit(MOVED, 0)
    assert m.drain_events()[0].args == (0,)


def test_a_finished_match_asks_nothing_and_takes_nothing() -> None:
    """After the outcome there is no question left, and an answer is refused."""
    m = feast("bread")
    assert m.over
    assert (m.decisions, m.waiting, m.round) == ([], 0, "")
    assert m.explain(0) == []
    assert m.outcome is not None
    assert m.outcome.winners == [0]
    with pytest.raises(Refused) as refused:
        m.choose("0.0.0.order.0", "bread")
    assert refused.value.code == "over"


# -- any order --------------------------------------------------------------------------------


def test_parts_that_commute_are_resolved_unasked() -> None:
    """Bread and salt touch nothing the others touch; the gold is asked about."""
    m = feast("bread", "salt", "earn", "double")
    assert m.state.journal == ["bread", "salt"]
    assert offered(m) == ["earn", "double"]


@pytest.mark.parametrize(("first", "gold"), [("earn", 8), ("double", 5)])
def test_the_order_of_parts_that_do_not_commute_is_the_seats(first: str, gold: int) -> None:
    """Earning before doubling is worth more; the last part left is resolved unasked."""
    m = feast("earn", "double")
    answer(m, first)
    assert m.over
    assert m.state.gold == gold


def test_who_writes_what_another_reads_does_not_commute() -> None:
    """To read what another part writes is enough to be asked about, in either direction."""

    class Reader(Feast):
        __slots__ = ()

        def writes(self, m: Match[ChainState], part: int) -> int:
            """The doubling of this feast only looks at the gold."""
            return 0 if part == PARTS.index("double") else super().writes(m, part)

    m = feast("march")
    m.call(Reader(0, mask_of(["earn", "double", "salt"])))
    m.advance()
    assert offered(m) == ["earn", "double"]
    assert m.state.journal == ["march", "salt"]


def test_optional_parts_may_be_left() -> None:
    """Once nothing compulsory is left, `done` is offered."""
    m = feast("visit", "earn", "double")
    assert offered(m) == ["earn", "double", "visit"]
    answer(m, "double")
    assert offered(m) == ["earn", "visit"]
    answer(m, "earn")
    assert offered(m) == ["visit", "done"]
    answer(m, "done")
    assert m.over
    assert "visit" not in m.state.journal


def test_an_optional_part_is_never_taken_unasked() -> None:
    """Even the last one left is the seat's to take."""
    m = feast("visit", inner=("bread",))
    assert offered(m) == ["visit", "done"]
    answer(m, "visit")
    assert m.state.journal == ["visit", "bread", "<feast", "end<feast"]


def test_a_part_that_is_not_possible_yet_is_not_offered() -> None:
    """The tax waits until there is gold for it."""
    m = feast("tax", "earn", "double", gold=0)
    assert offered(m) == ["earn", "double"]
    answer(m, "earn")
    assert m.over, "then only the doubling was possible, then only the tax"
    assert m.state.journal[:3] == ["earn", "double", "tax"]


def test_a_compulsory_part_that_never_gets_possible_is_a_fault() -> None:
    """A dead end is the kernel's to report, not the seat's to face."""
    m = feast("tax", "double", "earn", gold=0)
    with pytest.raises(KernelError, match="no part of feast"):
        answer(m, "double")


def test_decisions_of_an_imagined_match_are_rebuilt() -> None:
    """A question is a pure function of step and table: it is asked alike after imagining."""
    m = feast("visit", "earn", "double")
    imagined = m.imagine(1, FastChance(1))
    assert imagined.decisions[0].id == m.decisions[0].id
    assert offered(imagined) == offered(m)
