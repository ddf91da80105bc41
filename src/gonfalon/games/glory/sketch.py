"""Glory: the lists, with a banner for each knight as long as their glory, band by band."""

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
    Label,
    Sections,
    Shape,
    Sketch,
    State,
    Stroke,
    box,
    cloth,
    livery,
)

ROD: Final = 46
LONGEST: Final = 300
BARRIER: Final = 470
VIRTUAL: Final = 5  # the colours of the game's own opponent
SOURCES: Final = ("start", "city", "travel", "tournament", "final_travel", "titles")


def sketch(state: State, content: Sections) -> Sketch:
    """Draw the result of a match."""
    mats = state["mats"]
    most = max(1, *(mat["glory"] for mat in mats))
    column = SIZE / len(mats)
    shapes: list[Shape] = [
        Area(
            [(0, 500), (150, 430), (300, 470), (430, 420), (SIZE, 490), (SIZE, SIZE), (0, SIZE)],
            "#e4e3b8",
            SOFT,
        ),
        Area(box(0, 516, SIZE, SIZE - 516), "#ead2b0"),
        Stroke([(0, ROD), (SIZE, ROD)], INK, 8),
    ]
    for number, mat in enumerate(mats):
        shapes += hung(mat, column * (number + 0.5), min(column * 0.62, 120), most)
    return Sketch([*shapes, *barrier()])


def hung(mat: State, x: float, width: float, most: int) -> list[Shape]:
    """Return the banner of a knight, with a line wherever another source of glory begins."""
    colours = livery(VIRTUAL if mat["virtual"] else mat["side"])
    length = max(60.0, LONGEST * max(0, mat["glory"]) / most)
    found: list[Shape] = [Area(cloth(x, ROD, width, length), colours.colour, INK, 2)]
    total = sum(max(0, mat["glory_from"][source]) for source in SOURCES)
    reached = 0
    for source in SOURCES:
        reached += max(0, mat["glory_from"][source])
        if 0 < reached < total:
            y = ROD + length * reached / total
            found.append(Stroke([(x - width / 2 + 6, y), (x + width / 2 - 6, y)], colours.on, 1.5))
    size = round(width * 0.46)
    found.append(Label((x, ROD + min(length - 8, 70)), str(mat["glory"]), size, colours.on))
    return found


def barrier() -> list[Shape]:
    """Return the tilt that the knights ride along."""
    found: list[Shape] = [Area(box(0, BARRIER, SIZE, 46), RAISED, INK)]
    found += [Stroke([(0, BARRIER + 20), (SIZE, BARRIER + 20)], HAIRLINE, 2)]
    found += [Area(box(x, BARRIER + 24, 40, 16), SUNKEN) for x in range(10, SIZE, 80)]
    found += [Stroke([(x, BARRIER - 12), (x, BARRIER + 56)], INK, 4) for x in range(30, SIZE, 100)]
    return found
