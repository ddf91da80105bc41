"""Reading lessons: what a file may contain, and how errors name their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.lessons.lesson import LessonError, RecordStart, ScriptedStart, matches
from gonfalon.lessons.loading import lessons_of, parse_lesson, record_of_lesson
from tests.kernel.tiny.duel import GAME as DUEL
from tests.lessons.duel_lessons import GAME

TEXT = (Path(__file__).parent / "duel_lessons" / "learn" / "first.toml").read_text("utf-8")


def test_a_package_brings_its_lessons() -> None:
    lesson = lessons_of(GAME)["first"]
    assert str(lesson) == "taught-duel: first"
    assert [step.id for step in lesson.steps] == ["stance", "strike"]
    stance, strike = lesson.steps
    assert stance.start == ScriptedStart(1, ())
    assert [ask.point for ask in stance.asks] == ["seat:0:score", "card:a"]
    assert stance.bot == "random"
    assert strike.idea_text == "learn-first-idea-secret"
    assert strike.otherwise[0].text == "learn-first-strike-two"
    assert lesson.after(stance) is strike
    assert lesson.after(strike) is None
    assert lesson.step("strike") is strike
    assert lesson.step("parry") is None
    assert list(lesson.ideas) == ["stance", "secret"]


def test_the_heuristic_bot_is_the_default() -> None:
    text = TEXT.replace('bot = "random"', "")
    assert {step.bot for step in parse_lesson(text, "first", GAME).steps} == {"heuristic"}


def test_a_game_may_have_no_lessons() -> None:
    assert lessons_of(DUEL) == {}


def test_texts_are_listed_once() -> None:
    texts = lessons_of(GAME)["first"].texts()
    assert len(texts) == len(set(texts)) == 14


@pytest.mark.parametrize(
    ("pattern", "option", "fits"),
    [("high", "high", True), ("high", "higher", False), ("hi*", "high", True), ("*", "low", True)],
)
def test_patterns(pattern: str, option: str, fits: bool) -> None:
    assert matches(pattern, option) is fits


def test_a_step_can_start_in_a_record() -> None:
    text = TEXT.replace("{ seed = 1, choices = [] }", '{ record = "one", inputs = 3 }')
    step = parse_lesson(text, "first", GAME).steps[0]
    assert step.start == RecordStart("one", 3)
    with pytest.raises(LessonError, match=r"there is no record learn/one\.record"):
        record_of_lesson(GAME, "one")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats = 2", "seats = ", "Invalid value"),
        ("seats = 2", "seats = 0", "seats must be a whole number of at least 1"),
        ("seat = 0", "seat = 2", "there is no seat 2"),
        ("seat = 0", "seat = 0\nchairs = 1", "no field 'chairs'"),
        ("seat = 0", "seat = 0\nsettings = 1", "settings must be a table"),
        ("seat = 0", "seat = 0\nsettings = { on = 2026-01-01 }", "dates and times"),
        ('id = "strike"', 'id = "stance"', "two steps are called stance"),
        ('id = "strike"', 'id = "idea"', "a step cannot be called idea"),
        ('id = "strike"', 'id = "Strike"', "step Strike: id must be small letters"),
        ('bot = "random"\nothers', "bot = 1\nothers", "step strike: bot must be a text"),
        ('rules = ["DUE-STRIKE"]', "rules = [1]", "step strike: rules must be a list of texts"),
        ('"high", "left"]', '"high", "left"], at = 1', "step strike, from: no field 'at'"),
        ("seed = 1, choices = []", "choices = []", "step stance, from: seed must be"),
        ("seat = 1, decision", "seat = 2, decision", "others: there is no seat 2"),
        ("seat = 1, decision", "seat = 0, decision", "others: seat 0 is the learner's"),
        ('options = ["strike-0"] }]', "options = [] }]", "ask: options must be a list and not"),
        ('text = "card"', 'text = "then"', "a reply cannot be called then"),
        ('text = "card", result = "back"', 'text = "card", result = "no"', "back or keep"),
        ('options = ["strike-2"]', 'options = ["s*2"]', "* stands at the end of a pattern"),
        ('options = ["*"], text = "card"', 'question = 1, options = ["*"], text = "card"', "all q"),
        (
            'options = ["*"], text = "card"',
            'question = 0, options = ["*"], text = "card"',
            "least 1",
        ),
        ('options = ["*"], text = "card"', 'options = ["x"], text = "card"', "the last else"),
        ('know = "lead"', "chance = { die = [-1] }", "chance: die must be a whole number"),
        ('know = "lead"', "chance = { die = 1 }", "chance: die must be a list of draws"),
        ('strike = "', 'parry = "', "digests: parry is no step"),
    ],
)
def test_errors_name_file_and_step(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(LessonError) as raised:
        parse_lesson(TEXT.replace(old, new), "first", GAME)
    assert str(raised.value).startswith("taught-duel: learn/first.toml")
    assert said in str(raised.value)


def test_steps_of_an_idea_follow_each_other() -> None:
    first = TEXT[TEXT.index("[[steps]]") : TEXT.rindex("[[steps]]")]
    again = first.replace('id = "stance"', 'id = "stance-2"\nidea = "stance"')
    with pytest.raises(LessonError, match="must follow each other"):
        parse_lesson(TEXT.replace("[digests]", f"{again}\n[digests]"), "first", GAME)


def test_names_of_files_are_checked() -> None:
    with pytest.raises(LessonError, match="a file is named with"):
        parse_lesson(TEXT, "First", GAME)
