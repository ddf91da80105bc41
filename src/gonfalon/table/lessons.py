"""Lessons as a client gets them: the list, and where a learner is in a step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.game import Game
from gonfalon.lessons.lesson import Lesson
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import LessonFrame, StepState
from gonfalon.lessons.texts import lesson_texts
from gonfalon.table.views import seen


def all_lessons(games: Iterable[Game[Any]], language: str) -> list[dict[str, Any]]:
    """Return the lessons of games, with their ideas in a language."""
    return [
        listed(lesson, lesson_texts(played, language))
        for played in games
        for lesson in lessons_of(played).values()
    ]


def listed(lesson: Lesson, texts: dict[str, str]) -> dict[str, Any]:
    """Return a lesson for the list."""
    return {
        "game": lesson.game.slug,
        "lesson": lesson.id,
        "title": texts.get(lesson.title, lesson.id),
        "summary": texts.get(lesson.summary, ""),
        "seats": lesson.seats,
        "seat": lesson.seat,
        "steps": [step.id for step in lesson.steps],
        "ideas": [
            {
                "id": idea,
                "name": texts.get(steps[0].idea_text, idea),
                "steps": [step.id for step in steps],
                "rules": [rule for step in steps for rule in step.rules],
            }
            for idea, steps in lesson.ideas.items()
        ],
    }


def text(id: str) -> dict[str, Any] | None:
    """Return a message of a lesson, which has no arguments; None if it is empty."""
    return {"message": id, "args": {}} if id else None


def step_shown(state: StepState) -> dict[str, Any]:
    """Return where a learner is."""
    lesson, step = state.lesson, state.step
    following = lesson.after(step)
    ask = state.ask
    return {
        "game": lesson.game.slug,
        "lesson": lesson.id,
        "step": step.id,
        "number": lesson.steps.index(step) + 1,
        "steps": len(lesson.steps),
        "next": None if following is None else following.id,
        "idea": text(step.idea_text),
        "rules": step.rules,
        "say": text(step.text("say")),
        "do": text(step.text("do")),
        "know": text("" if state.other else step.know_text),
        "point": state.point or None,
        "ask": None if ask is None else {"decision": ask.decision, "options": ask.options},
        "answers": state.answers,
        "last": state.last or None,
        "reply": text(state.reply),
        "done": state.done,
        "frames": [frame_shown(frame) for frame in state.frames],
        **seen(state.match, lesson.seat),
    }


def frame_shown(frame: LessonFrame) -> dict[str, Any]:
    """Return a frame in the form of a table's."""
    news = {
        "version": frame.version,
        "kind": "choose",
        "seat": frame.seat,
        "events": frame.events,
        "taken_back": None,
    }
    return {"version": frame.version, "view": frame.view, "news": news}
