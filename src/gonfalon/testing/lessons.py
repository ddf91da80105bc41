"""Steps of lessons, for tests of what the coach says."""

from __future__ import annotations

from gonfalon.lessons.lesson import Lesson, LessonStep
from gonfalon.lessons.running import StepState, run_step


def step_of(lesson: Lesson, id: str) -> LessonStep:
    """Return a step of a lesson. Fails if there is none."""
    step = lesson.step(id)
    assert step is not None, f"{lesson} has no step {id}"
    return step


def before_step(lesson: Lesson, id: str) -> StepState:
    """Return a step before its first answer."""
    return run_step(lesson, step_of(lesson, id))


def after_step(lesson: Lesson, id: str, *answers: str) -> StepState:
    """Return where answers lead in a step; without any, where the asked ones lead."""
    step = step_of(lesson, id)
    return run_step(lesson, step, [], answers or asked_answers(step))


def asked_answers(step: LessonStep) -> list[str]:
    """Return the first of the answers that each question of a step asks for."""
    return [ask.options[0] for ask in step.asks]
