"""Medieval Mastery: the map with the territories of each side and the knights on them."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from gonfalon.drawing.shapes import (
    INK,
    RAISED,
    SIZE,
    SOFT,
    Area,
    Label,
    Point,
    Sections,
    Shape,
    Sketch,
    State,
    Stroke,
    box,
    livery,
)

# By tile: the colours of `web/src/games/mastery/map/terrain.ts`.
WASHES: Final = {
    "homelands": "#ebe6b4",
    "grasslands": "#e4e3b8",
    "village": "#eedfbe",
    "marshlands": "#cfd9c4",
    "forest": "#c9d6b0",
    "fort": "#dcd5c8",
    "mountains": "#dcd5c8",
    "cave": "#dcd5c8",
    "battlefield": "#e6d3b9",
    "ruins": "#dfd3c4",
    "abbey": "#eedfbe",
    "city": "#eedfbe",
    "fortress": "#efe6d3",
    "arena": "#ead2b0",
    "castle": "#efe6d3",
    "lake": "#bfd5dc",
}
# The neighbour across each edge; edge i joins corners i and i + 1, and corner 0 is on top.
ACROSS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def sketch(state: State, content: Sections) -> Sketch:
    """Draw the map of a match."""
    hexes = {tuple(map(int, one["hex"].split(","))): one for one in state["hexes"]}
    centres = {at: (sqrt(3) * (at[0] + at[1] / 2), 1.5 * at[1]) for at in hexes}
    left, right = (pick(x for x, _ in centres.values()) for pick in (min, max))
    top, low = (pick(y for _, y in centres.values()) for pick in (min, max))
    size = min(SIZE / (right - left + sqrt(3)), SIZE / (low - top + 2)) * 0.985
    shift = (SIZE - size * (left + right)) / 2, (SIZE - size * (top + low)) / 2
    shapes: list[Shape] = []
    borders: list[Shape] = []
    signs: list[Shape] = []
    for at, one in hexes.items():
        x, y = centres[at][0] * size + shift[0], centres[at][1] * size + shift[1]
        shapes.append(Area(ring(x, y, size), WASHES.get(one["tile"], RAISED), SOFT, 2))
        owner = one["owner"]
        if owner is not None:
            inner = ring(x, y, size * 0.93)
            for edge, (q, r) in enumerate(ACROSS):
                beyond = hexes.get((at[0] + q, at[1] + r))
                if beyond is None or beyond["owner"] != owner:
                    ends = [inner[edge], inner[(edge + 1) % 6]]
                    borders.append(Stroke(ends, livery(owner).colour, size * 0.13))
        signs += contents(one, x, y, size)
    return Sketch([*shapes, *borders, *signs])


def contents(one: State, x: float, y: float, size: float) -> list[Shape]:
    """Return what is on a hex: a castle or its worth, and the knights as a die."""
    found: list[Shape] = []
    if one["tile"] == "castle":
        found.append(Area(tower(x, y + size * 0.1, size * 0.4), RAISED, INK, 2))
    elif one.get("value"):
        at = (x, y - size * 0.06)
        found.append(Label(at, str(one["value"]), round(size * 0.56), SOFT))
    if one["owner"] is not None and one["knights"]:
        colours, half = livery(one["owner"]), size * 0.26
        middle = y + size * 0.42
        found.append(Area(box(x - half, middle - half, 2 * half, 2 * half), colours.colour, INK))
        label = (x, middle + half * 0.52)
        found.append(Label(label, str(one["knights"]), round(half * 1.5), colours.on))
    return found


def ring(x: float, y: float, size: float) -> list[Point]:
    """Return the corners of a hex, clockwise from the top."""
    turns = [pi / 3 * i - pi / 2 for i in range(6)]
    return [(x + size * cos(turn), y + size * sin(turn)) for turn in turns]


def tower(x: float, y: float, half: float) -> list[Point]:
    """Return the outline of a castle with battlements, standing on (x, y)."""
    high, notch = y - half * 1.3, half * 0.28
    steps = [x - half + half * 2 / 5 * i for i in range(6)]
    roof = [
        (at, high + (0 if i % 2 == 0 else notch))
        for i in range(5)
        for at in (steps[i], steps[i + 1])
    ]
    return [(x - half, y), *roof, (x + half, y)]
