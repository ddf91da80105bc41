"""Shapes: what a match says as plain JSON, as types that mypy checks and schemas are made of.

The functions that build JSON return these types, so that a field added, dropped or misspelt there
does not pass; `gonfalon.schema` makes JSON Schemas of the same types. This module and the games'
own `shapes.py` stay interpreted when the storeys are compiled: the compiler forgets type arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypedDict


class Word(NamedTuple):
    """Marks a text that is a word of the game's vocabulary, such as a card's id."""

    kind: str


class Length(NamedTuple):
    """Marks a list that always has so many members."""

    exactly: int


class Own(NamedTuple):
    """Marks what each game fills in with a shape of its own, by name (see `Game.shapes`)."""

    name: str


class Group(NamedTuple):
    """Marks a message id: one of those that begin with one of these words."""

    heads: tuple[str, ...]


class SaidView(TypedDict):
    """A message: a text id with arguments by name, never a sentence."""

    message: Annotated[str, Group(())]
    args: dict[str, Any]


class PromptView(TypedDict):
    """A question in words."""

    message: Annotated[str, Group(("ask",))]
    args: dict[str, Any]


class EventView(TypedDict):
    """What just happened, as one viewer may know it."""

    message: Annotated[str, Group(("event",))]
    args: dict[str, Any]


class OptionView(TypedDict):
    """One legal answer: how it reads, its rule, the components a click on which gives it.

    `outlook` is what it would lead to: sums that people do in their heads.
    """

    message: Annotated[str, Group(("option", "effect"))]
    args: dict[str, Any]
    id: str
    rule: str
    touches: list[str]
    outlook: Annotated[Any, Own("option_outlook")]


class BlockedView(TypedDict):
    """An answer that people would expect but that is not legal now, and why."""

    message: Annotated[str, Group(("blocked",))]
    args: dict[str, Any]
    id: str
    rule: str
    touches: list[str]


class QuestionView(TypedDict):
    """An open question to one seat, explained; `outlook` is what it is about, in numbers."""

    decision: str
    kind: Annotated[str, Own("decision_kind")]
    seat: int
    prompt: PromptView
    options: list[OptionView]
    blocked: list[BlockedView]
    outlook: Annotated[Any, Own("outlook")]


class DecisionView(TypedDict):
    """An open question as the view has it: ids alone."""

    id: str
    kind: Annotated[str, Own("decision_kind")]
    options: list[str]


class SheetLine(TypedDict):
    """One line of the score sheet."""

    seat: int
    points: int
    source: SaidView


class OutcomeView(TypedDict):
    """How a match ended: a rank for each seat (1 is first), points, and where they came from."""

    how: SaidView
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    sheet: list[SheetLine]


class MatchView(TypedDict):
    """What a seat, or a spectator (viewer null), may know of a match.

    `undo` are the own decisions one can go back to, the earliest first; `waiting` the seats that
    are being asked, as far as anybody can tell; `round` the id of an open sealed round, or empty.
    """

    game: str
    seats: int
    options: Annotated[dict[str, Any], Own("options")]
    policy: Annotated[str, Own("policy")]
    viewer: int | None
    epoch: int
    turn: int
    version: int
    waiting: list[int]
    round: str
    undo: list[str]
    decisions: list[DecisionView]
    outcome: OutcomeView | None
    table: Annotated[Any, Own("table")]
