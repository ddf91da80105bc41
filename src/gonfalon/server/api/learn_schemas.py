"""Schemas of lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from ninja import Field

from gonfalon.lessons.loading import MOST_ASKS
from gonfalon.server.api.matches.plans import Plan
from gonfalon.server.api.matches.play_schemas import MOST, Name, TextShown
from gonfalon.server.api.schemas import Schema, Strict


class IdeaShown(Schema):
    """An idea that a lesson teaches, with its steps and the rules they introduce."""

    id: str
    name: str
    steps: list[str]
    rules: list[str]


class LessonShown(Schema):
    """A lesson in the list. The learner has `seat`."""

    game: str
    lesson: str
    title: str
    summary: str
    seats: int
    seat: int
    steps: list[str]
    ideas: list[IdeaShown]


Answers = Annotated[
    list[Name], Field(max_length=MOST_ASKS, description="`answers` of the last response")
]


class Given(Strict):
    """The answers that count so far in a step, and new ones to successive questions.

    Without new ones, the response is the state after the answers so far.
    """

    answers: Answers = Field(default_factory=list)
    options: Annotated[list[Name], Field(max_length=MOST)] = Field(default_factory=list)


class LessonPlan(Plan):
    """The desired result of the learner's question, after the answers so far."""

    answers: Answers = Field(default_factory=list)


class AskShown(Schema):
    """What leads on: the kind of question, and the options."""

    decision: str
    options: list[str]


class LessonNews(Schema):
    """What was published under one version; as a table's news, without a time."""

    version: int
    kind: str
    seat: int | None
    events: list[dict[str, Any]]
    taken_back: int | None


class LessonFrame(Schema):
    """A view, and what was published with it."""

    version: int
    view: dict[str, Any]
    news: LessonNews


class StepShown(Schema):
    """Where a learner is in a step: the table as their seat sees it, and what the coach says.

    `say` is what the step teaches, `do` what to do. `point` names a component to look at. `ask` is
    what leads on now, or null once the step is done. `last` is what became of the last answers:
    asked for, kept, or taken back. `reply` is what is said to them: at the end of a step what
    happened, otherwise why another answer was expected. `frames` show what they led to. After
    answers that were taken back, `view` and `explain` are as they were before them.
    """

    game: str
    lesson: str
    step: str
    number: int  # from 1
    steps: int
    next: str | None  # the step after this one
    idea: TextShown
    rules: list[str]
    say: TextShown
    do: TextShown
    know: TextShown | None
    point: str | None
    ask: AskShown | None
    answers: list[str]
    last: Literal["asked", "kept", "back"] | None
    reply: TextShown | None
    done: bool
    frames: list[LessonFrame]
    version: int
    content: str  # the digest of the match's content
    view: dict[str, Any]
    explain: list[dict[str, Any]]
