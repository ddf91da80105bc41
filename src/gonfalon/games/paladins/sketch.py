"""Paladins of the West Kingdom: the three tracks, and the monks and outposts in the regions."""

from __future__ import annotations

from typing import Final

from gonfalon.drawing.shapes import (
    HAIRLINE,
    INK,
    RAISED,
    SIZE,
    SOFT,
    SUNKEN,
    Area,
    Disc,
    Sections,
    Shape,
    Sketch,
    State,
    Stroke,
    box,
    cloth,
    livery,
)

# The tracks with their colours, as in the client: faith, strength, influence.
TRACKS: Final = (("faith", "#35323a"), ("strength", "#a83a32"), ("influence", "#35659f"))
LONGEST: Final = 12
STEP: Final = SIZE / (LONGEST + 1)
ROW: Final = 96
REGIONS: Final = 316  # where the regions begin
DEEPEST: Final = 10  # spaces in the largest region


def sketch(state: State, content: Sections) -> Sketch:
    """Draw the boards of a match."""
    shapes: list[Shape] = []
    for row, (name, colour) in enumerate(TRACKS):
        shapes += track(name, colour, row * ROW + 6, state["boards"])
    by_region: dict[str, list[State]] = {}
    for one in state["spaces"]:
        region = str(content["board_spaces"][one["space"]]["region"])
        by_region.setdefault(region, []).append(one)
    column = SIZE / max(1, len(by_region))
    for number, spaces in enumerate(by_region.values()):
        shapes += drawn_region(spaces, number * column, column)
    return Sketch(shapes)


def track(name: str, colour: str, y: float, boards: list[State]) -> list[Shape]:
    """Return a track with the pennons of everybody on it."""
    found: list[Shape] = []
    for value in range(LONGEST + 1):
        shade = SUNKEN if value else HAIRLINE
        found.append(Area(box(value * STEP + 2, y + 30, STEP - 4, 34), shade, HAIRLINE))
    found.append(Stroke([(2, y + 69), (SIZE - 2, y + 69)], colour, 6))
    on_step: dict[int, int] = {}
    for board in boards:
        value = max(0, min(LONGEST, board["track"][name]))
        stacked = on_step.get(value, 0)
        on_step[value] = stacked + 1
        x, top = (value + 0.5) * STEP, y + 22 - stacked * 7
        found.append(Area(cloth(x, top, 28, 30), livery(board["side"]).colour, INK))
    return found


def drawn_region(spaces: list[State], x: float, column: float) -> list[Shape]:
    """Return the spaces of a region in two columns: squares are outposts, discs are monks."""
    height = SIZE - REGIONS - 4
    found: list[Shape] = [Area(box(x + 4, REGIONS, column - 8, height), RAISED, HAIRLINE)]
    step = height / (DEEPEST / 2)
    for number, one in enumerate(spaces[:DEEPEST]):
        middle = x + column * (0.3 if number % 2 == 0 else 0.7)
        y = REGIONS + step * (number // 2 + 0.5)
        if one["owner"] is None:
            found.append(Disc((middle, y), 5, SUNKEN if one["open"] else RAISED, SOFT, 1))
        elif one["piece"] == "monk":
            found.append(Disc((middle, y), 14, livery(one["owner"]).colour, INK, 2))
        else:
            square = box(middle - 13, y - 13, 26, 26)
            found.append(Area(square, livery(one["owner"]).colour, INK, 2))
    return found
