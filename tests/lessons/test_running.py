"""Running a step: answers that lead on, are kept or are taken back, and what the others do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gonfalon.kernel.chance.chance import FastChance, ProvableChance
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.lessons import loading
from gonfalon.lessons.chance import LessonChance
from gonfalon.lessons.lesson import Lesson, LessonError
from gonfalon.lessons.loading import lessons_of, parse_lesson
from gonfalon.lessons.running import ASKED, BACK, KEPT, position, run_step
from gonfalon.testing import play
from tests.lessons.duel_lessons import GAME

TEXT = (Path(__file__).parent / "duel_lessons" / "learn" / "first.toml").read_text("utf-8")


def lesson() -> Lesson:
    return lessons_of(GAME)["first"]


def test_asked_answers_lead_through_a_step() -> None:
    step = lesson().steps[0]
    state = run_step(lesson(), step)
    assert (state.done, state.last, state.reply, state.frames) == (False, "", "", [])
    assert state.point == "seat:0:score"
    state = run_step(lesson(), step, ["high"])
    assert (state.done, state.last, state.reply) == (False, ASKED, "")
    assert state.point == "card:a"
    [frame] = state.frames
    assert (frame.version, frame.seat) == (1, 0)
    assert frame.events == [{"message": "stood", "args": {"seat": 0, "stance": 1}}]
    state = run_step(lesson(), step, ["high", "right"])
    assert (state.done, state.last, state.reply) == (True, ASKED, "learn-first-stance-then")
    assert state.answers == ["high", "right"]
    assert state.ask is None


def test_a_kept_answer_counts_and_skips_what_is_not_asked() -> None:
    """Who stands low is not asked for a foot."""
    state = run_step(lesson(), lesson().steps[0], ["low"])
    assert (state.done, state.last, state.reply) == (True, KEPT, "learn-first-stance-low")
    assert state.answers == ["low"]


def test_a_step_ends_with_what_was_said_to_a_kept_answer() -> None:
    text = TEXT.replace('options = ["high"]', 'options = ["low"]')
    changed = parse_lesson(text, "first", GAME)
    kept = run_step(changed, changed.steps[0], ["high"])
    assert (kept.done, kept.last, kept.reply) == (False, KEPT, "learn-first-stance-low")
    ended = run_step(changed, changed.steps[0], ["high", "left"])
    assert (ended.done, ended.last, ended.reply) == (True, ASKED, "learn-first-stance-low")


def test_replies_can_be_for_one_question() -> None:
    entries = '{ question = 2, options = ["*"], text = "foot", result = "back" }, {'
    text = TEXT.replace("else = [{", f"else = [{entries}").replace('"left", "right"', '"left"')
    changed = parse_lesson(text, "first", GAME)
    assert run_step(changed, changed.steps[0], ["low"]).reply == "learn-first-stance-low"
    state = run_step(changed, changed.steps[0], ["high"], ["right"])
    assert (state.last, state.reply) == (BACK, "learn-first-stance-foot")


def test_an_answer_is_taken_back_after_it_was_shown() -> None:
    text = TEXT.replace('text = "low", result = "keep"', 'text = "low", result = "back"')
    changed = parse_lesson(text, "first", GAME)
    state = run_step(changed, changed.steps[0], [], ["low"])
    assert (state.done, state.last, state.answers) == (False, BACK, [])
    assert [event["message"] for event in state.frames[0].events] == ["stood"]
    assert state.match.state.stance == -1
    assert state.frames[0].view["state"]["stance"] == 0
    with pytest.raises(Refused) as refused:
        run_step(changed, changed.steps[0], ["low"], ["high"])
    assert refused.value.code == "taken-back"


def test_answers_can_be_given_together() -> None:
    step = lesson().steps[0]
    state = run_step(lesson(), step, [], ["high", "left"])
    assert (state.done, state.answers) == (True, ["high", "left"])
    assert [frame.version for frame in state.frames] == [1, 2]
    dropped = run_step(lesson(), step, [], ["low", "left"])  # who stands low is asked no more
    assert (dropped.last, dropped.answers) == (KEPT, ["low"])


def test_answers_given_together_are_taken_back_together() -> None:
    text = TEXT.replace('"left", "right"', '"left"').replace('result = "keep"', 'result = "back"')
    changed = parse_lesson(text, "first", GAME)
    state = run_step(changed, changed.steps[0], [], ["high", "right"])
    assert (state.last, state.answers, state.at) == (BACK, [], 0)
    assert [frame.version for frame in state.frames] == [1, 2]
    assert state.match.version == 0
    state = run_step(changed, changed.steps[0], [], ["low", "high", "up"])
    assert (state.last, len(state.frames)) == (BACK, 1)  # the rest cannot be given


def test_a_kept_answer_among_several_is_told() -> None:
    text = TEXT.replace('options = ["high"]', 'options = ["low"]').replace(
        '"left", "right"], point = "card:a" },',
        '"left"] }, { decision = "strike", options = ["strike-0"] },',
    )
    changed = parse_lesson(text, "first", GAME)
    state = run_step(changed, changed.steps[0], [], ["high", "left"])
    assert (state.done, state.last, state.reply) == (False, KEPT, "learn-first-stance-low")


def test_others_follow_the_script_then_a_bot() -> None:
    state = run_step(lesson(), lesson().steps[1], ["strike-0"])
    struck = state.frames[0]
    assert struck.seat is None  # a sealed round
    strikes = [event["args"] for event in struck.events]
    assert strikes == [{"seat": s, "strike": 0, "feint": 0} for s in (0, 1)]
    assert state.match.decisions[0].seat == 0 or state.match.over


def test_the_same_answers_lead_to_the_same_state() -> None:
    step = lesson().steps[1]
    first, again = (run_step(lesson(), step, ["strike-0"]) for _ in range(2))
    assert [f.view for f in first.frames] == [f.view for f in again.frames]


def test_only_the_learners_view_is_given() -> None:
    """Neither views nor events show the cards of the other seat."""
    state = run_step(lesson(), lesson().steps[1], ["strike-0"])
    for frame in state.frames:
        assert frame.view["viewer"] == 0
        assert frame.view["state"]["known"][1] == []
    assert position(lesson(), lesson().steps[1]).view(0)["undo"] == []


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        (["middle"], "not-offered"),
        (["high", "left", "left"], "step-over"),
        (["low", "left"], "step-over"),
    ],
)
def test_wrong_answers_are_refused(answers: list[str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        run_step(lesson(), lesson().steps[0], answers)
    assert refused.value.code == code


def test_a_position_from_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(play(GAME.begin(seed=5), FastChance(1)))
    (tmp_path / "played.record").write_text(record.text, "utf-8")
    monkeypatch.setattr(loading, "folder_of", lambda game: tmp_path)
    loading.record_of_lesson.cache_clear()
    text = TEXT.replace("{ seed = 1, choices = [] }", '{ record = "played", inputs = 0 }')
    taught = parse_lesson(text, "first", GAME)
    assert run_step(taught, taught.steps[0], ["high"]).last == ASKED
    for inputs, said in ((999, "has only"), (len(record.entries), "already over")):
        wrong = parse_lesson(text.replace("inputs = 0", f"inputs = {inputs}"), "first", GAME)
        with pytest.raises(LessonError, match=said):
            position(wrong, wrong.steps[0])
    loading.record_of_lesson.cache_clear()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('choices = ["high", "left"]', 'choices = ["high", "up"]', "up is not offered"),
        ("seats = 2", "seats = 9", "is for 2 to 4 seats"),
        ("seat = 0", "seat = 0\nsettings = { swords = 1 }", "has no setting 'swords'"),
    ],
)
def test_impossible_positions_name_the_step(old: str, new: str, said: str) -> None:
    wrong = parse_lesson(TEXT.replace(old, new, 1), "first", GAME)
    with pytest.raises(LessonError, match=said) as raised:
        position(wrong, wrong.steps[1])
    assert str(raised.value).startswith("taught-duel: first, step strike: ")


def test_fixed_draws_come_first() -> None:
    rest = ProvableChance(b"seed", ("shuffle", "die"))
    chance = LessonChance({"die": [5, 0]}, rest.clone())
    copy = chance.clone()
    drawn = [chance.below(1, 6) for _ in range(5)]
    assert drawn == [5, 0, *(rest.below(1, 6) for _ in range(3))]
    assert drawn == [copy.below(1, 6) for _ in range(5)]
    assert chance.used == 5
    assert chance.left == []
    assert json.dumps(chance.dump()) == json.dumps(copy.dump())
    with pytest.raises(KernelError, match="out of range"):
        LessonChance({"die": [6]}, rest).below(1, 6)
