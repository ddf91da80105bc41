"""A map of hexes as text: bricks, each touching six neighbours, with a few lines in each."""

from __future__ import annotations

from typing import Final, NamedTuple

from gonfalon.terminal.paint import Paint, fitted

PERIODS: Final = (16, 14, 12, 10, 8)
"""Widths of a brick including one border; the widest that fits is used."""

ROOMY: Final = 16  # from this width on, there is a space before the text
MOST: Final = 5  # columns of knights: "P♞12!"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
BOX: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Box-drawing characters, indexed by the sum of their arms (UP, RIGHT, DOWN, LEFT)."""


class Brick(NamedTuple):
    """One hex: its position, its text, and the style of the text."""

    q: int
    r: int
    place: str
    land: str
    worth: str
    knights: str
    style: str

    def layouts(self, knights: str) -> list[list[str]]:
        """Return the ways to write the text inside the brick, the best ones first."""
        return [
            [f"{self.place} {self.land}", f"{self.worth} {knights}".strip()],
            [self.land, f"{self.place} {self.worth} {knights}".strip()],
            [f"{self.place} {self.worth}", self.land, knights],
        ]


def drawn_map(bricks: list[Brick], paint: Paint) -> list[str]:
    """Return the map as lines."""
    left = min(2 * b.q + b.r for b in bricks)
    right = max(2 * b.q + b.r for b in bricks) + 2
    top = min(b.r for b in bricks)
    bottom = max(b.r for b in bricks) + 1
    period = PERIODS[-1]
    for wanted in PERIODS:
        if (right - left) * wanted // 2 + 1 <= paint.width:
            period = wanted
            break
    width = (right - left) * period // 2 + 1
    pad = 1 if period >= ROOMY else 0
    layout = uncut(bricks, period - 1 - pad)
    height = 1 + len(bricks[0].layouts("")[layout])  # of a brick including one border
    arms = [[0] * width for _ in range((bottom - top) * height + 1)]
    text = [[" "] * width for _ in arms]
    style = [[""] * width for _ in arms]
    for brick in bricks:
        x = (2 * brick.q + brick.r - left) * period // 2
        y = (brick.r - top) * height
        outline(arms, x, y, period, height)
        for number, line in enumerate(brick.layouts(brick.knights)[layout], 1):
            for at, char in enumerate(fitted(line, period - 1 - pad), x + 1 + pad):
                text[y + number][at] = char
                style[y + number][at] = brick.style
    return [rendered(arms[y], text[y], style[y], paint) for y in range(len(arms))]


def uncut(bricks: list[Brick], width: int) -> int:
    """Return the best layout in which nothing is cut, however many knights there are."""
    knights = "?" * MOST
    for layout in range(2):
        lines = (line for brick in bricks for line in brick.layouts(knights)[layout])
        if all(len(line) <= width for line in lines):
            return layout
    return 2


def outline(arms: list[list[int]], x: int, y: int, period: int, height: int) -> None:
    """Draw the border of one brick; neighbours share borders."""
    for row in (y, y + height):
        for column in range(x, x + period):
            arms[row][column] |= RIGHT
            arms[row][column + 1] |= LEFT
    for column in (x, x + period):
        for row in range(y, y + height):
            arms[row][column] |= DOWN
            arms[row + 1][column] |= UP


def border(arms: int, paint: Paint) -> str:
    """Return the character for a border cell."""
    if paint.drawing:
        return BOX[arms]
    if not arms & (UP | DOWN):
        return "-"
    return "+" if arms & (LEFT | RIGHT) else "|"


def rendered(arms: list[int], text: list[str], style: list[str], paint: Paint) -> str:
    """Return one line of the map, with its parts styled."""
    parts: list[str] = []
    run = ""
    last = ""
    for at in range(len(text)):
        char = border(arms[at], paint) if arms[at] else text[at]
        now = "" if arms[at] else style[at]
        if now != last:
            parts.append(paint.styled(run, last) if last else run)
            run, last = "", now
        run += char
    parts.append(paint.styled(run, last) if last else run)
    return "".join(parts).rstrip()
