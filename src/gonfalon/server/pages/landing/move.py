"""The move on the landing page: a step of Medieval Mastery's lesson, before and after its answer.

The page answers the move by itself, so that it works before anything is loaded. Play goes on in the
next step of the lesson, a turn later in the same match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gonfalon.kernel.game import Game
from gonfalon.lessons.lesson import Lesson, LessonError, LessonStep
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import StepState, run_step
from gonfalon.lessons.texts import lesson_texts
from gonfalon.speech import Choice, PlainSpeech, speech

GAME: Final = "mastery"
LESSON: Final = "basics"
STEP: Final = "empty"
ONE_ADVANCE: Final = "MM-ADV-01"


@dataclass(frozen=True)
class Land:
    """A hex before and after the move, and what is said when it is chosen."""

    hex: str
    tile: str
    name: str
    place: str
    value: int
    owner: int | None
    knights: int
    owner_after: int | None
    knights_after: int
    said: str
    rule: str

    @property
    def is_taken(self) -> bool:
        """True for the land that the move takes."""
        return self.owner != self.owner_after

    @property
    def sends(self) -> bool:
        """True for the castle that the knights come from."""
        return self.knights_after < self.knights


@dataclass(frozen=True)
class LessonMove:
    """A move of the lesson, in a language."""

    lands: tuple[Land, ...]
    explains: str  # the idea of the step
    asks: str
    tells: str  # what has happened
    says_later: str  # to any land, after the move: the rule `rule_later`
    rule_later: str
    points: int
    points_after: int
    goal: int
    turn: int
    next_idea: str
    path: str  # of the step, in the client
    next_path: str

    @property
    def target(self) -> Land:
        """The land that the move takes."""
        return next(land for land in self.lands if land.is_taken)

    @property
    def castle(self) -> Land:
        """The castle that the knights come from."""
        return next(land for land in self.lands if land.sends)


@lru_cache(maxsize=8)
def lesson_move(game: Game[Any], language: str) -> LessonMove:
    """Return the move of a game's lesson in a language."""
    lesson, step, following = step_and_next(game)
    before = run_step(lesson, step)
    after = run_step(lesson, step, (), [ask.options[0] for ask in step.asks])
    states = [state.match.view(lesson.seat)["state"] for state in (before, after)]
    points = [state["seats"][lesson.seat]["points"] for state in states]
    texts = lesson_texts(game, language)
    path = f"/learn/{game.slug}/{lesson.id}"
    return LessonMove(
        lands=tuple(lands(before, after, texts, language)),
        explains=texts[step.text("say")],
        asks=texts[step.text("do")],
        tells=texts[step.text("then")],
        says_later=speech(game, language, content=before.match.content).rule(ONE_ADVANCE),
        rule_later=ONE_ADVANCE,
        points=points[0],
        points_after=points[1],
        goal=states[0]["target"],
        turn=before.match.turn,
        next_idea=texts[following.idea_text],
        path=f"{path}/{step.id}",
        next_path=f"{path}/{following.id}",
    )


def step_and_next(game: Game[Any]) -> tuple[Lesson, LessonStep, LessonStep]:
    """Return the step that is shown, with its lesson and the step after it."""
    lesson = lessons_of(game)[LESSON]
    step = lesson.step(STEP)
    following = lesson.after(step) if step else None
    if step is None or following is None:
        raise LessonError(f"{lesson}: the landing page needs the step {STEP} and one after it")
    return lesson, step, following


def lands(
    before: StepState, after: StepState, texts: Mapping[str, str], language: str
) -> Iterator[Land]:
    """Yield the hexes of the map."""
    match, lesson = before.match, before.lesson
    shown = match.view(lesson.seat)["state"]
    later = {one["hex"]: one for one in after.match.view(lesson.seat)["state"]["hexes"]}
    castles = [seat["castle"] for seat in shown["seats"]]
    unnamed = speech(lesson.game, language, content=match.content)
    names = [unnamed.name_of("castle", castle) for castle in castles]
    words = speech(lesson.game, language, names, match.content)
    said = {choice.id: choice for choice in choices(before, words, texts)}
    for one in shown["hexes"]:
        hex, tile, owner = one["hex"], one["tile"], one["owner"]
        yield Land(
            hex=hex,
            tile=tile,
            name=names[owner] if tile == "castle" else words.name_of("tile", tile),
            place=words.name_of("hex", hex),
            value=one.get("value") or 0,
            owner=owner,
            knights=one["knights"],
            owner_after=later[hex]["owner"],
            knights_after=later[hex]["knights"],
            said=said[hex].text,
            rule=said[hex].rule,
        )


def choices(state: StepState, words: PlainSpeech, texts: Mapping[str, str]) -> Iterator[Choice]:
    """Yield what the game or the coach says to each land, with its rule."""
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
