"""The check of lessons finds what is wrong with a step, its rules and its texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.lessons import texts
from gonfalon.lessons.checking import (
    LessonReport,
    StepCheck,
    check_lessons,
    is_component,
    line_digest,
    rule_problems,
)
from gonfalon.lessons.loading import lessons_of, parse_lesson
from gonfalon.lessons.texts import lesson_texts, text_problems
from tests.lessons.duel_lessons import GAME

TEXT = (Path(__file__).parent / "duel_lessons" / "learn" / "first.toml").read_text("utf-8")


def test_the_lesson_of_the_duel_is_right() -> None:
    report = LessonReport()
    check_lessons([GAME], report)
    assert report.ok, report.lines()
    assert (report.lessons, report.steps) == (1, 2)
    assert report.questions == 9  # three in each of the three seeds
    assert report.answers == 21


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('point = "card:a"', 'point = "card:z"', "card:z is no component"),
        ('point = "seat:0:score"', 'point = "seat:7"', "seat:7 is no component"),
        ('options = ["high"]', 'options = ["high", "up"]', "question 1 does not offer up"),
        ('options = ["high"]', 'options = ["low"]', "question 2 is strike, not foot"),
        ('decision = "stance", o', 'decision = "parry", o', "question 1 is stance, not parry"),
        ("choices = []", 'choices = ["up"]', "up is not offered"),
        ('"6b42c24995a85b3c"', '"0"', 'end with the digest "6b42c24995a85b3c"'),
        ('bot = "random"', 'bot = "oracle"', "there is no bot oracle"),
        ('know = "lead"', "chance = { die = [3] }", "not all fixed draws of die are used"),
        (
            'know = "lead"',
            'others = [{ seat = 1, decision = "stance", option = "high" }]',
            "seat 1 is never asked stance as scripted",
        ),
        (
            "else = [{",
            'else = [{ options = ["up"], text = "up", result = "back" }, {',
            "no answer gets the reply learn-first-stance-up",
        ),
        (
            '"left", "right"], point = "card:a" },',
            '"left"] }, { decision = "strike", options = ["strike-0"] },'
            ' { decision = "stance", options = ["high"] },',
            "seat 1 needs a scripted answer to strike",
        ),
    ],
)
def test_what_is_wrong_with_a_step_is_found(old: str, new: str, said: str) -> None:
    assert old in TEXT
    lesson = parse_lesson(TEXT.replace(old, new), "first", GAME)
    problems = StepCheck(lesson, lesson.steps[0], LessonReport()).problems()
    assert any(said in problem for problem in problems), problems


def test_digests_are_those_of_the_asked_answers() -> None:
    lesson = lessons_of(GAME)["first"]
    found = {step.id: line_digest(lesson, step) for step in lesson.steps}
    assert found == lesson.digests


def test_rules_are_known_and_new() -> None:
    text = TEXT.replace('["DUE-STRIKE"]', '["DUE-FOOT", "DUE-PARRY"]')
    assert list(rule_problems(parse_lesson(text, "first", GAME))) == [
        "step strike: DUE-FOOT is introduced before, in stance",
        "step strike: the ledger has no rule DUE-PARRY",
    ]


def changed(language: str, **others: str | None) -> dict[str, str]:
    """Return the texts, with other ones in one language (None: left out)."""
    found = lesson_texts(GAME, language)
    for name, text in others.items():
        id = f"learn-first-{name.replace('_', '-')}"
        found.pop(id, None)
        if text is not None:
            found[id] = text
    return found


@pytest.mark.parametrize(
    ("others", "said"),
    [
        ({"title": None}, "text/uk/learn.ftl: learn-first-title is missing"),
        ({"stance_say": "x" * 141}, "learn-first-stance-say has 141 characters, not 140"),
        ({"stance_do": "Stand { $how }."}, "learn-first-stance-do must be plain text"),
        ({"strike_two": "That shows your 3."}, "strike-two names other numbers than in English"),
        ({"parry": "Parry."}, "text/uk/learn.ftl: learn-first-parry is not used"),
    ],
)
def test_what_is_wrong_with_a_text_is_found(
    others: dict[str, str | None], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(game: object, language: str) -> dict[str, str]:
        return changed(language, **others) if language == "uk" else lesson_texts(GAME, language)

    monkeypatch.setattr(texts, "lesson_texts", told)
    [problem] = text_problems(GAME, lessons_of(GAME))
    assert said in problem


@pytest.mark.parametrize(
    ("handle", "known"),
    [
        ("card:a", True),
        ("card:a:corner", True),
        ("card:z", False),
        ("tile:a", False),
        ("seat:1:score", True),
        ("seat:2", False),
        ("seat:me", False),
    ],
)
def test_handles(handle: str, known: bool) -> None:
    assert is_component(handle, {"card": ("a", "b")}, 2) is known
