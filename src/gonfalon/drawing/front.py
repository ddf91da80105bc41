"""What a landing page shows of a game: a step of its lesson, on a board that answers one move.

The page answers by classes in the SVG that a game draws:

- `land`: a part that can be chosen, with what is said then (`data-said`) and its rule
  (`data-rule`); `lit` too if it is the move, and then a link to the lesson
- `spot`: the area of a land that is clicked
- `was` and `now`: what is there only before and only after the move
- `rider`: what travels during the move, and how far (`data-way`: "x y")

The game's texts are in its `front.ftl`: `front-label` (describes the board), `front-asks` (the
move), `front-taken` (it has been made) and `front-next` (what comes then; `$goal`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from gonfalon.drawing.shapes import State

NameOf = Callable[[str, str], str]  # of a component, from its kind and id


class Said(NamedTuple):
    """What is said when a part of the board is chosen, and its rule."""

    text: str
    rule: str


@dataclass(frozen=True)
class FrontMove:
    """A move of the lesson, in a language, as the learner's seat sees it."""

    before: State
    after: State
    said: Mapping[str, Said]  # by option, possible or not
    name_of: NameOf
    label: str  # describes the board
    gain: int  # in points


@dataclass(frozen=True)
class FrontStep:
    """The step that is shown, and how. Play goes on in the step after it."""

    lesson: str
    step: str
    rule_later: str  # answers whatever is chosen after the move
    goal: Callable[[State], int]  # how many points win
    seat_names: Callable[[State, NameOf], list[str]]  # what the players are called
    draw: Callable[[FrontMove, str], str]  # the board as SVG; the text is the link to the lesson
    style: Path  # the stylesheet of the drawing
