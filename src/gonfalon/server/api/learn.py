"""Lessons: what there is to learn, and each step at the table. Public; no account is needed.

Nothing is stored. A client sends the answers that count so far with every new one, and gets what
its learner sees and is told. The answers of the other seats are worked out again each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

from django.http import HttpRequest, HttpResponse
from ninja import Path, Router

from gonfalon.kernel.play.series import answers_for
from gonfalon.kernel.records.saving import canonical
from gonfalon.lessons.lesson import Lesson, LessonStep
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import LessonFrame, StepState, run_step
from gonfalon.lessons.texts import lesson_texts
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.fixed import Fixed, freeze, send
from gonfalon.server.api.games import Language, find, installed
from gonfalon.server.api.learn_schemas import Given, IdeaShown, LessonPlan, LessonShown, StepShown
from gonfalon.server.api.limits.limits import limited, spend_for
from gonfalon.server.api.matches.plans import Planned
from gonfalon.server.api.people.auth import anybody
from gonfalon.server.api.schemas import answers
from gonfalon.server.play.reading import seen
from gonfalon.server.play.storage.response_cache import ResponseCache

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
        [
            listed(lesson, lesson_texts(played, language))
            for played in installed().values()
            for lesson in lessons_of(played).values()
        ],
    )


def listed(lesson: Lesson, texts: dict[str, str]) -> LessonShown:
    """Return a lesson for the list."""
    return LessonShown(
        game=lesson.game.slug,
        lesson=lesson.id,
        title=texts.get(lesson.title, lesson.id),
        summary=texts.get(lesson.summary, ""),
        seats=lesson.seats,
        seat=lesson.seat,
        steps=[step.id for step in lesson.steps],
        ideas=[
            IdeaShown(
                id=idea,
                name=texts.get(steps[0].idea_text, idea),
                steps=[step.id for step in steps],
                rules=[rule for step in steps for rule in step.rules],
            )
            for idea, steps in lesson.ideas.items()
        ],
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


def text(id: str) -> dict[str, Any] | None:
    """Return a message of a lesson, which has no arguments; None if it is empty."""
    return {"message": id, "args": {}} if id else None


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
        found = STEPS.fetch(key, stamp, lambda: step_json(run_step(lesson, step, answers, options)))
    return HttpResponse(found.body, content_type="application/json")


def step_json(state: StepState) -> bytes:
    """Return where a learner is as JSON."""
    lesson, step = state.lesson, state.step
    following = lesson.after(step)
    ask = state.ask
    body = {
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
        "frames": [frame_json(frame) for frame in state.frames],
        **seen(state.match, lesson.seat),
    }
    return canonical(body).encode()


def frame_json(frame: LessonFrame) -> dict[str, Any]:
    """Return a frame in the form of a table's."""
    news = {
        "version": frame.version,
        "kind": "choose",
        "seat": frame.seat,
        "events": frame.events,
        "taken_back": None,
    }
    return {"version": frame.version, "view": frame.view, "news": news}


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
