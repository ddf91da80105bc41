"""Shapes: the types of the JSON that a match produces.

Functions that build JSON return these types, so mypy catches a field that is added, dropped or
misspelt. `gonfalon.schema` turns the same types into JSON Schemas, with the docstrings of the typed
dictionaries as descriptions. This module and the games' own `shapes.py` are never compiled, because
mypyc discards type arguments.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated, Any, NamedTuple, TypedDict


class Word(NamedTuple):
    """Marks a string as a word from the game's vocabulary, such as a card's id."""

    kind: str


class Length(NamedTuple):
    """Marks a list of fixed length."""

    exactly: int


class GameShape(NamedTuple):
    """Marks a part whose type each game defines, under this name (see `Game.shapes`)."""

    name: str


class MessageGroup(NamedTuple):
    """Marks a message id that starts with one of these words (none given: any message id)."""

    heads: tuple[str, ...]


@dataclass(frozen=True, eq=False, slots=True)  # a default may be a list, which has no hash
class Setting:
    """Marks a field of a game's settings (see `gonfalon.kernel.values.settings`).

    `default` is ... if the game works it out, or if matches may lack the setting. A wrong value is
    refused with `code` and `rule`, and with `wrong` instead of a text made from the type.
    """

    default: Any = ...
    rule: str = ""
    _: KW_ONLY
    code: str = "bad-settings"
    wrong: str = ""
    least: int | None = None


class NoSettings(TypedDict):
    """The settings of a game that has none."""


class DieView(TypedDict):
    """A die on the table: the id of its colour, and the number of the face it shows."""

    colour: str
    face: int


class TextView(TypedDict):
    """A message: a text id with arguments by name, never a sentence."""

    message: Annotated[str, MessageGroup(())]
    args: dict[str, Any]


class PromptView(TypedDict):
    """The text of a question."""

    message: Annotated[str, MessageGroup(("ask",))]
    args: dict[str, Any]


class EventView(TypedDict):
    """Something that just happened, as far as the viewer may know."""

    message: Annotated[str, MessageGroup(("event",))]
    args: dict[str, Any]


class OptionView(TypedDict):
    """One legal answer: its text, its rule, and the components that a player can click to give it.

    `preview` is what the answer would lead to, in numbers that players could work out themselves.
    """

    message: Annotated[str, MessageGroup(("option", "effect", "does"))]
    args: dict[str, Any]
    id: str
    rule: str
    touches: list[str]
    preview: Annotated[Any, GameShape("option_preview")]


class BlockedView(TypedDict):
    """An answer that a player might expect but that is not legal now, and why."""

    message: Annotated[str, MessageGroup(("blocked",))]
    args: dict[str, Any]
    id: str
    rule: str
    touches: list[str]


class AmountView(TypedDict):
    """One thing of a whole answer: how much of it there is now, and its bounds."""

    id: str
    component: str
    now: int
    least: int
    most: int


class AmountsView(TypedDict):
    """What an answer to a question and to those after it may contain: a number for each item.

    `least` and `most` bound the sum. `sets` lists every complete answer, as numbers in the order of
    `items`; null if there are too many. The server turns such an answer into options to choose.
    """

    items: list[AmountView]
    least: int
    most: int
    sets: list[list[int]] | None


class QuestionView(TypedDict):
    """An open question to one seat, with its texts; `preview` holds numbers about it as a whole.

    `amounts` is there if it can be answered as a whole, together with the questions after it.
    """

    decision: str
    kind: Annotated[str, GameShape("decision_kind")]
    seat: int
    prompt: PromptView
    options: list[OptionView]
    blocked: list[BlockedView]
    preview: Annotated[Any, GameShape("preview")]
    amounts: AmountsView | None


class DecisionView(TypedDict):
    """An open question as it appears in the view: ids only."""

    id: str
    kind: Annotated[str, GameShape("decision_kind")]
    options: list[str]


class SheetLine(TypedDict):
    """One line of the score sheet."""

    seat: int
    points: int
    source: TextView


class OutcomeView(TypedDict):
    """How a match ended: each seat's rank (1 is first), its points, and where they came from."""

    how: TextView
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    sheet: list[SheetLine]


class WorthText(TypedDict):
    """What is counted, or when it counts."""

    message: Annotated[str, MessageGroup(("worth",))]
    args: dict[str, Any]


class WorthStepView(TypedDict):
    """A number, and the points from there on."""

    at: int
    points: int


class NextWorthView(TypedDict):
    """The next step that brings more: its points, and how many are missing to it."""

    points: int
    left: int


class WorthView(TypedDict):
    """What a component is worth to the viewer.

    `held` is false for points to be had, such as those of a card on offer. `at` is the number that
    `steps` look at; if the worth `repeats`, its only step counts again and again. A component may
    have several of them.
    """

    component: str
    rule: str
    text: WorthText
    points: int
    held: bool
    at: int
    steps: list[WorthStepView]
    repeats: bool
    next: NextWorthView | None


class MatchView(TypedDict):
    """What a seat, or a spectator (viewer null), may know of a match.

    `undo` lists the viewer's own decisions that can be taken back, the earliest first. `waiting`
    lists the seats that are being asked, as far as is public. `round` is the id of the open sealed
    round, or empty, and `answered` what the viewer has answered in it. `worth` is what components
    are worth to the viewer; a spectator has nothing to gain.
    """

    game: str
    seats: int
    settings: Annotated[dict[str, Any], GameShape("settings")]
    policy: Annotated[str, GameShape("policy")]
    viewer: int | None
    epoch: int
    turn: int
    version: int
    waiting: list[int]
    round: str
    answered: list[TextView]
    undo: list[str]
    decisions: list[DecisionView]
    outcome: OutcomeView | None
    worth: list[WorthView]
    state: Annotated[Any, GameShape("state")]
