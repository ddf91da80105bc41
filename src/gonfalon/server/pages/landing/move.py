"""The move on the landing page: a step of a game's lesson, before and after its answer.

The page answers the move by itself, so that it works before anything is loaded. Play goes on in the
next step of the lesson, a turn later in the same match. The game says which step it is, and draws
the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from gonfalon.drawing.front import FrontMove, FrontStep, Said
from gonfalon.kernel.game import Game
from gonfalon.lessons.lesson import Lesson, LessonError, LessonStep
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import StepState, run_step
from gonfalon.lessons.texts import lesson_texts
from gonfalon.server.api.games import installed
from gonfalon.speech import Choice, PlainSpeech, speech


class Front(NamedTuple):
    """A game that has a step to show."""

    game: Game[Any]
    step: FrontStep


@dataclass(frozen=True)
class LessonMove:
    """A move of the lesson, in a language."""

    drawn: FrontMove
    explains: str  # the idea of the step
    asks: str
    taken: str  # in a few words
    tells: str  # what has happened
    says_next: str  # what comes then
    says_later: str  # to any land, after the move: the rule `rule_later`
    rule_later: str
    points: int
    points_after: int
    goal: int
    turn: int
    next_idea: str
    path: str  # of the step, in the client
    next_path: str


def find_front(slugs: Iterable[str]) -> Front | None:
    """Return the first of some games that has a step to show."""
    for slug in slugs:
        game = installed()[slug]
        step = game.front_step()
        if step is not None:
            return Front(game, step)
    return None


@lru_cache(maxsize=8)
def lesson_move(front: Front, language: str) -> LessonMove:
    """Return the move of a game's lesson in a language."""
    game, shown = front
    lesson, step, following = step_and_next(front)
    before = run_step(lesson, step)
    after = run_step(lesson, step, (), [ask.options[0] for ask in step.asks])
    states = [state.match.view(lesson.seat)["state"] for state in (before, after)]
    points = [game.points(state.match)[lesson.seat] for state in (before, after)]
    content = before.match.content
    names = shown.seat_names(states[0], speech(game, language, content=content).name_of)
    words = speech(game, language, names, content)
    texts = lesson_texts(game, language)
    goal = shown.goal(states[0])
    path = f"/learn/{game.slug}/{lesson.id}"
    return LessonMove(
        drawn=FrontMove(
            before=states[0],
            after=states[1],
            said={one.id: Said(one.text, one.rule) for one in choices(before, words, texts)},
            name_of=words.name_of,
            label=own_text(words, "label"),
            gain=points[1] - points[0],
        ),
        explains=texts[step.text("say")],
        asks=own_text(words, "asks"),
        taken=own_text(words, "taken"),
        tells=texts[step.text("then")],
        says_next=own_text(words, "next", goal=goal),
        says_later=words.rule(shown.rule_later),
        rule_later=shown.rule_later,
        points=points[0],
        points_after=points[1],
        goal=goal,
        turn=before.match.turn,
        next_idea=texts[following.idea_text],
        path=f"{path}/{step.id}",
        next_path=f"{path}/{following.id}",
    )


def own_text(words: PlainSpeech, name: str, **args: int) -> str:
    """Return what the game says about its board."""
    text = words.formatted(f"front-{name}", args)
    if text is None:
        raise LessonError(f"{words.game.slug}: no text front-{name} in {words.language}")
    return text


def step_and_next(front: Front) -> tuple[Lesson, LessonStep, LessonStep]:
    """Return the step that is shown, with its lesson and the step after it."""
    game, shown = front
    lesson = lessons_of(game)[shown.lesson]
    step = lesson.step(shown.step)
    following = lesson.after(step) if step else None
    if step is None or following is None:
        raise LessonError(f"{lesson}: a landing page needs the step {shown.step} and one after it")
    return lesson, step, following


def choices(state: StepState, words: PlainSpeech, texts: Mapping[str, str]) -> Iterator[Choice]:
    """Yield what the game or the coach says to each option, with its rule."""
    lesson, step = state.lesson, state.step
    explained = next(
        one for one in state.match.explain(lesson.seat) if one.decision is state.question
    )
    asked = words.explained(explained)
    yield from asked.blocked
    for option in asked.options:
        reply = None
        if option.id not in step.asks[0].options:
            reply = step.reply(1, explained.decision.kind, option.id)
        yield option._replace(text=texts[reply.text]) if reply else option
