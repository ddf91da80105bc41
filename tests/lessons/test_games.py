"""The lessons of the installed games pass their check."""

from __future__ import annotations

import pytest

from gonfalon.kernel.content.texts import read_texts
from gonfalon.kernel.game import game, installed_games
from gonfalon.kernel.records.record import replay
from gonfalon.lessons.checking import LessonReport, check_lessons
from gonfalon.lessons.lesson import RecordStart
from gonfalon.lessons.loading import lessons_of, record_of_lesson
from gonfalon.lessons.running import StepRunner
from tests.fluent_files import LANGUAGES, latin_complaints, parsed, space_complaints, texts

TAUGHT = [slug for slug, played in installed_games().items() if lessons_of(played)]


@pytest.mark.slow  # CI runs `gonfalon lessons --check` on the compiled build
@pytest.mark.parametrize("slug", TAUGHT)
def test_lessons_pass_their_check(slug: str) -> None:
    report = LessonReport()
    check_lessons([game(slug)], report)
    assert report.ok, "\n".join(report.lines())


@pytest.mark.parametrize("slug", TAUGHT)
def test_records_of_lessons_are_whole_matches(slug: str) -> None:
    played = game(slug)
    starts = [step.start for lesson in lessons_of(played).values() for step in lesson.steps]
    for name in {start.record for start in starts if isinstance(start, RecordStart)}:
        assert replay(record_of_lesson(played, name)).over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", TAUGHT)
def test_texts_of_lessons_are_clean(slug: str, language: str) -> None:
    entries = parsed(read_texts(game(slug).package, language)["learn.ftl"])
    assert latin_complaints(entries, language) + space_complaints(entries) == []
    for message in entries.values():
        [text] = texts(message)
        assert text[-1] in ".!?" or "-idea-" in message.id.name or "-title" in message.id.name


def test_the_rival_in_the_lesson_of_paladins_goes_on_as_in_the_record() -> None:
    lesson = lessons_of(game("paladins"))["basics"]
    did: dict[str, list[str]] = {}
    for step in lesson.steps:
        runner = StepRunner(lesson, step)
        while (ask := runner.state.ask) is not None:
            question = runner.state.question
            assert question is not None
            runner.answer(next(o for o in ask.options if question.option(o) is not None))
            did.setdefault(step.id, []).extend(
                event["args"].get("mode", "pass")
                for frame in runner.state.frames
                for event in frame.events
                if event["message"] in ("event-action", "event-passed")
                and event["args"]["seat"] != lesson.seat
            )
        assert runner.unscripted is None, step.id
    assert [did[id] for id in ("hunt", "commission", "workshop", "pass")] == [
        ["hunt_two"],
        ["trade_one"],
        ["pass"],
        [],
    ]
