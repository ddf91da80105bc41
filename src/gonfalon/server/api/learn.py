"""Lessons: what there is to learn, and each step at the table. Public; no account is needed.

Nothing is stored. A client sends the answers that count so far with every new one, and gets what
its learner sees and is told. The answers of the other seats are worked out again each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from django.http import HttpRequest, HttpResponse
from ninja import Path, Router

from gonfalon.kernel.play.series import answers_for
from gonfalon.kernel.records.saving import canonical
from gonfalon.lessons.lesson import Lesson, LessonStep
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import run_step
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.fixed import Fixed, freeze, send
from gonfalon.server.api.games import Language, find, installed
from gonfalon.server.api.learn_schemas import Given, LessonPlan, LessonShown, StepShown
from gonfalon.server.api.limits.limits import limited, spend_for
from gonfalon.server.api.matches.plans import Planned
from gonfalon.server.api.people.auth import anybody
from gonfalon.server.api.schemas import answers
from gonfalon.server.play.storage.response_cache import ResponseCache
from gonfalon.table.lessons import all_lessons, step_shown

router = Router(tags=["learn"])

Slug = Annotated[str, Path(max_length=64)]
STEP = "/learn/{game}/{lesson}/{step}"
Place = tuple[str, str, str]  # game, lesson, step

# Few learners answer in a way that nobody has answered before.
STEPS = ResponseCache(1024, 48 * 1024 * 1024)


@lru_cache(maxsize=8)
def lesson_list(language: str) -> Fixed:
    """Return the lessons of all games in a language."""
    return freeze(
        list[LessonShown],
        [LessonShown(**lesson) for lesson in all_lessons(installed().values(), language)],
    )


def find_step(game: str, lesson: str, step: str) -> tuple[Lesson, LessonStep]:
    """Return a step of a lesson; 404 if there is none."""
    taught = lessons_of(find(game)).get(lesson)
    if taught is None:
        raise Problem(404, "no-such-lesson", "There is no such lesson.")
    found = taught.step(step)
    if found is None:
        raise Problem(404, "no-such-step", "There is no such step in this lesson.")
    return taught, found


def shown(
    request: HttpRequest, place: Place, answers: Sequence[str] = (), options: Sequence[str] = ()
) -> HttpResponse:
    """Return where a learner is, which follows from the step and the answers alone.

    Skips response validation: the shape is known.
    """
    key, stamp = (*place, tuple(answers), tuple(options)), ()
    found = STEPS.find(key, stamp)
    if found is None:
        lesson, step = find_step(*place)
        spend_for(request, "lessons")

        def make() -> bytes:
            return canonical(step_shown(run_step(lesson, step, answers, options))).encode()

        found = STEPS.fetch(key, stamp, make)
    return HttpResponse(found.body, content_type="application/json")


@router.get("/learn", auth=anybody(), response=answers(list[LessonShown]), summary="All lessons")
@limited("views")
def list_lessons(request: HttpRequest, language: Language = "en") -> HttpResponse:
    """List the lessons of all games, with their ideas in one language."""
    return send(request, lesson_list(language))


@router.get(STEP, auth=anybody(), response=answers(StepShown, 404), summary="Begin a step")
@limited("views")
def begin_step(request: HttpRequest, game: Slug, lesson: Slug, step: Slug) -> HttpResponse:
    """Return a step before its first answer. `frames` show what the others have just done."""
    return shown(request, (game, lesson, step))


@router.post(
    STEP, auth=anybody(), response=answers(StepShown, 404, 409), summary="Answer in a step"
)
@limited("views")
def answer_step(
    request: HttpRequest, game: Slug, lesson: Slug, step: Slug, body: Given
) -> HttpResponse:
    """Give answers in a step, and return what they lead to and what the coach says.

    409 if an answer is not offered, if nothing more is asked, or if one of `answers` does not
    count.
    """
    return shown(request, (game, lesson, step), body.answers, body.options)


@router.post(
    f"{STEP}/plans",
    auth=anybody(),
    response=answers(Planned, 404, 409),
    summary="Turn a plan into answers",
)
@limited("views")
def plan_step(
    request: HttpRequest, game: Slug, lesson: Slug, step: Slug, body: LessonPlan
) -> dict[str, list[str]]:
    """Return the answers that achieve a plan, as for a table. Nothing is changed."""
    taught = find_step(game, lesson, step)
    spend_for(request, "lessons")
    state = run_step(*taught, body.answers)
    decision = state.match.decision(body.decision, state.lesson.seat)
    options = answers_for(state.match, decision.id, body.wanted, decision.seat)
    return {"options": options}
