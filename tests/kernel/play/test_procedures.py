"""Procedures: named phases, questions that may not arise, calls and what they return."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.records.saving import digest, from_json, to_json
from gonfalon.kernel.values.errors import KernelError
from tests.kernel.tiny import quest
from tests.kernel.tiny.play import positions
from tests.kernel.tiny.quest import Course, Joust, Quest, QuestState


def answer(m: Match[QuestState], *options: str) -> None:
    """Answer the open questions in turn."""
    for option in options:
        m.choose(m.decisions[0].id, option)


def asked(m: Match[QuestState]) -> str:
    """Return the kind of the one open question."""
    assert len(m.decisions) == 1
    return m.decisions[0].kind


def phases(m: Match[Any]) -> list[tuple[str, str]]:
    """Return the phases of the procedures on the stack, as they are saved."""
    return [(step["phase"], step["next"]) for step in json.loads(to_json(m))["stack"]]


class Rest(Step[QuestState]):
    """A step of no game."""

    __slots__ = ()
    NAME = "rest"


def test_phases_follow_each_other_and_the_last_one_ends_the_procedure() -> None:
    """Actions are done, questions wait; what was called runs before the next phase."""
    m = quest.GAME.begin()
    assert (asked(m), m.state.journal) == ("road", ["set out"])
    answer(m, "ford", "sharp", "helm", "shield", "helm")
    assert m.state.journal == [
        *("set out", "ford", "helm", "shield", "helm", "salute", "<joust 2"),
    ]
    assert asked(m) == "prize"


def test_a_question_that_does_not_arise_is_left_out() -> None:
    """Without roads nobody is asked for one; nobody who has lost is asked about prizes."""
    m = quest.GAME.begin(roads=0)
    beat = m.beat
    assert asked(m) == "lance"
    answer(m, "sharp", "shield", "shield", "shield")
    assert m.state.journal[-3:] == ["<joust 0", "home", "set out"]
    assert asked(m) == "lance"
    assert m.beat == beat + 4, "a question that is left out is no beat"


def test_a_procedure_jumps_and_repeats() -> None:
    """`goto` leaves phases out, forwards or backwards; `again` comes back to the same one."""
    m = quest.GAME.begin()
    answer(m, "home")
    assert m.state.journal == ["set out", "home", "home", "set out"]
    answer(m, "forest", "blunt", "shield", "shield", "helm", "gold", "gold", "gold", "enough")
    assert m.state.gold == 3
    assert m.over


def test_a_call_returns_its_result_to_the_caller() -> None:
    """The caller takes what it wants from the step that is over, before it goes on."""
    m = quest.GAME.begin()
    answer(m, "ford", "sharp", "helm", "helm")
    assert m.enclosing(Quest).won is False
    answer(m, "shield")
    assert m.enclosing(Quest).won is True
    answer(m, "enough", "ford", "home")
    assert m.state.journal[-2:] == ["<joust 0", "home"], "a joust that was over at once"


def test_nested_procedures_know_what_is_around_them() -> None:
    """`enclosing` returns the innermost step of a kind."""
    m = quest.GAME.begin()
    answer(m, "ford", "sharp", "helm")
    assert [step.NAME for step in m.stack] == ["quest", "joust", "course"]
    assert m.enclosing(Joust) is m.stack[1]
    assert (m.enclosing(Joust).hits, m.enclosing(Quest).courses) == (1, 1)
    inner = Joust()
    m.call(inner)
    assert m.enclosing(Joust) is inner
    m.stack[1:] = []
    with pytest.raises(KernelError, match="no Course is in progress"):
        m.enclosing(Course)


def test_a_step_is_found_by_a_class_that_several_are_derived_from() -> None:
    m = quest.GAME.begin()
    answer(m, "ford", "sharp", "helm")
    assert m.enclosing(Procedure) is m.stack[2]
    m.stack.pop()
    assert m.enclosing(Procedure) is m.stack[1]
    assert (m.game.find_only(Procedure), m.game.find_only(Joust)) == (Step, Joust)


def test_a_step_is_found_though_the_game_does_not_name_its_class() -> None:
    m = quest.GAME.begin()
    m.call(Rest())
    assert m.enclosing(Rest) is m.stack[-1]


def test_phases_are_saved_by_name() -> None:
    """The current phase, and the one that comes when everything called is over."""
    m = quest.GAME.begin()
    assert phases(m) == [("ask_road", "ask_road")]
    answer(m, "ford", "sharp")
    assert phases(m) == [
        ("do_joust", "ask_prize"),
        ("do_course", "do_course"),
        ("ask_aim", "ask_aim"),
    ]
    answer(m, "helm", "helm")
    assert phases(m)[1] == ("do_course", "do_salute")
    stack = json.loads(to_json(m))["stack"]
    assert stack[2] == {"step": "course", "phase": "ask_aim", "next": "ask_aim"}


def test_a_new_phase_breaks_no_saved_match() -> None:
    """A match saved before a phase was put in front of the others goes on where it was."""

    class Longer(Quest):
        __slots__ = ()
        PHASES: ClassVar[tuple[str, ...]] = ("do_pray", *Quest.PHASES)  # type: ignore[assignment]

        def do_pray(self, m: Match[QuestState]) -> None: ...

    m = quest.GAME.begin()
    answer(m, "ford", "sharp")
    saved = m.stack[0].dump()
    longer = Longer()
    longer.load(saved)
    assert (longer.phase, longer.next) == (3, 4)
    assert longer.dump() == saved


def test_a_phase_that_is_not_there_is_a_fault() -> None:
    """Misspelt in a jump, or saved and no longer known."""
    m = quest.GAME.begin()
    with pytest.raises(KernelError, match="quest has no phase 'do_sleep'"):
        m.enclosing(Quest).goto("do_sleep")
    text = to_json(m).replace("ask_road", "ask_way")
    with pytest.raises(KernelError, match="quest has no phase 'ask_way'"):
        from_json(text, None, quest.GAME)


def test_past_compares_with_the_current_phase() -> None:
    """A phase is past once a later one is current, not before."""
    m = quest.GAME.begin()
    outer = m.enclosing(Quest)
    assert outer.past("do_set_out")
    assert not outer.past("ask_road")
    answer(m, "ford")
    assert outer.past("ask_road")
    assert not outer.past("do_joust"), "not over before the joust is"


@pytest.mark.parametrize("seed", range(20))
def test_asking_twice_changes_nothing(seed: int) -> None:
    """A question is a pure function of procedure and state, wherever the match waits."""
    for m in positions("quest", seed, roads=seed % 4):
        if m.over:
            continue
        step = m.stack[-1]
        assert isinstance(step, Procedure)
        before, kinds = digest(m), [d.kind for d in m.decisions]
        for _ in range(2):
            assert [d.kind for d in step.ask(m)] == kinds
        assert digest(m) == before
        assert step.clone().dump() == step.dump()
