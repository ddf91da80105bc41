"""Crusaders: the map of the Levant with its roads, owners, units and holy lands."""

from __future__ import annotations

from typing import Final

from gonfalon.drawing.shapes import (
    INK,
    RAISED,
    SIZE,
    SOFT,
    Area,
    Disc,
    Label,
    Livery,
    Point,
    Sections,
    Shape,
    Sketch,
    State,
    Stroke,
    livery,
    tag,
)

LAND, SEA, COAST = "#efe5c9", "#bfd5dc", "#3a332a"
SARACENS: Final = Livery("#4f463a", "#fdf9ef", RAISED)
# The colours of the states, as in `web/src/games/crusaders/view.ts`.
STATES: Final = {"antioch": 0, "edessa": 1, "tripoli": 2, "jerusalem": 4}
SHORE: Final = (
    (62, 0),
    (58, 40),
    (46, 92),
    (60, 140),
    (50, 200),
    (58, 262),
    (64, 330),
    (58, 392),
    (76, 446),
    (84, 500),
    (112, 560),
)


def sketch(state: State, content: Sections) -> Sketch:
    """Draw the map of a match."""
    seats = {one["seat"]: STATES.get(one["state"], one["seat"]) for one in state["boards"]}
    places = {id: place(one["pos"]) for id, one in content["cities"].items()}
    shapes: list[Shape] = [
        Area([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)], LAND),
        Area([(0, 0), *SHORE, (0, SIZE)], SEA),
        Stroke(SHORE, COAST, 3),
    ]
    for road in content["edges"].values():
        shapes.append(Stroke([places[road["a"]], places[road["b"]]], SOFT, 2, dash=7))
    for one in state["cities"]:
        if not one["closed"]:
            shapes += city(one, places[one["city"]], seats)
    return Sketch(shapes, seats)


def place(pos: list[float]) -> Point:
    """Return where a city is; its content gives percents from the left and from the top."""
    return 58 + pos[0] * 4.75, 46 + pos[1] * 4.45


def city(one: State, at: Point, seats: dict[int, int]) -> list[Shape]:
    """Return a city with its walls, units, and the cross of a holy land."""
    x, y = at
    owner = one["owner"]
    colours = SARACENS if owner is None else livery(seats[owner])
    line = SOFT if owner is None else colours.colour
    found: list[Shape] = [Disc((x, y - 6), 33, colours.wash, line, 3)]
    for number in range(one["level"]):
        left = x - 21 + number * 4
        found.append(Area(wall(left, y + 6 - number * 9, 42 - number * 8), RAISED, INK))
    if one["units"]:
        found += tag((x, y + 12), one["units"], colours, 28)
    if one["holy"] is not None:
        holy = livery(seats[one["holy"]])
        found += [
            Disc((x + 30, y - 24), 11, holy.colour, INK),
            Label((x + 30, y - 18), "+", 20, holy.on),
        ]
    return found


def wall(x: float, y: float, width: float) -> list[Point]:
    """Return the outline of a wall with battlements; (x, y) is its lower left corner."""
    step = width / 7
    teeth = [
        (x + step * end, y - (15 if i % 2 == 0 else 10)) for i in range(7) for end in (i, i + 1)
    ]
    return [(x, y), *teeth, (x + width, y)]
