"""What a sketch is made of: plain shapes in a square of SIZE units, from back to front."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

SIZE: Final = 560
PAPER: Final = "#f6f0e1"  # what shapes are drawn on
INK, SOFT, RAISED, SUNKEN, HAIRLINE = "#3a332a", "#8b7d66", "#fdf9ef", "#ece3cd", "#d3c5a6"

Point = tuple[float, float]
State = Mapping[str, Any]  # of a view
Sections = Mapping[str, Mapping[str, Mapping[str, Any]]]  # of the content: entries and their fields


@dataclass(frozen=True)
class Livery:
    """The colours of a seat, as in `web/src/styles/tokens.css`."""

    colour: str
    on: str  # text on it
    wash: str


LIVERIES: Final = (
    Livery("#a8262b", "#fff4e4", "#f1d9cf"),
    Livery("#23548f", "#f3f7ff", "#d6e0ea"),
    Livery("#dba82a", "#2a1d00", "#f5e6ba"),
    Livery("#23693f", "#f1fbf1", "#d7e4d0"),
    Livery("#673b8e", "#fbf4ff", "#e3d8e6"),
    Livery("#2a272d", "#f7efd8", "#dad4cb"),
)


@dataclass(frozen=True)
class Area:
    """A filled polygon."""

    points: Sequence[Point]
    fill: str
    line: str = ""
    width: float = 1.5


@dataclass(frozen=True)
class Stroke:
    """A line through points; dashed lines have a gap after each dash."""

    points: Sequence[Point]
    colour: str = SOFT
    width: float = 1.5
    dash: float = 0


@dataclass(frozen=True)
class Disc:
    """A filled circle."""

    at: Point
    radius: float
    fill: str
    line: str = INK
    width: float = 1.5


@dataclass(frozen=True)
class Label:
    """A short text, centred; `at` is the middle of its base line."""

    at: Point
    text: str
    size: int
    colour: str = INK
    weight: int = 700


Shape = Area | Stroke | Disc | Label


@dataclass(frozen=True)
class Sketch:
    """A picture of a position. `liveries` are the colours of seats that are not their numbers."""

    shapes: Sequence[Shape]
    liveries: Mapping[int, int] = field(default_factory=dict)


Sketcher = Callable[[State, Sections], Sketch]


def livery(number: int) -> Livery:
    """Return colours by their number."""
    return LIVERIES[number % len(LIVERIES)]


def box(x: float, y: float, width: float, height: float) -> list[Point]:
    """Return the corners of a rectangle."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def cloth(x: float, y: float, width: float, length: float) -> list[Point]:
    """Return the outline of a banner with two tails that hangs from (x, y), its middle."""
    half, low = width / 2, y + length
    tails = [(x + half, low), (x + half / 2, low + width / 4), (x, low)]
    return [(x - half, y), (x + half, y), *tails, (x - half / 2, low + width / 4), (x - half, low)]


def tag(at: Point, number: int, colours: Livery, width: float = 30) -> list[Shape]:
    """Return a small banner with a number on it."""
    x, y = at
    return [
        Area(cloth(x, y, width, width * 0.68), colours.colour, INK),
        Label((x, y + width * 0.58), str(number), round(width * 0.6), colours.on),
    ]
