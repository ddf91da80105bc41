"""Sketches of positions, drawn with Pillow at twice their size and scaled down for smooth edges."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Final

from PIL import Image, ImageDraw

from gonfalon.drawing.shapes import PAPER, SIZE, Area, Disc, Label, Point, Sketch, Stroke
from gonfalon.server.pages.share_cards.pen import Style, write_centred

SCALE: Final = 2


def draw_sketch(picture: Image.Image, sketch: Sketch, at: tuple[int, int]) -> None:
    """Draw a sketch on a card; `at` is its upper left corner."""
    large = Image.new("RGB", (SIZE * SCALE, SIZE * SCALE), PAPER)
    pen = ImageDraw.Draw(large)
    for shape in sketch.shapes:
        match shape:
            case Area(points, fill, line, width):
                pen.polygon(scaled(points), fill=fill)
                if line:
                    draw_line(pen, [*points, points[0]], line, width)
            case Stroke(points, colour, width, dash):
                for part in dashes(points, dash) if dash else [points]:
                    draw_line(pen, part, colour, width)
            case Disc((x, y), radius, fill, line, width):
                around = [(x - radius, y - radius), (x + radius, y + radius)]
                pen.ellipse(scaled(around), fill, line, round(width * SCALE))
            case Label((x, y), text, size, colour, weight):
                style = Style(size * SCALE, weight, colour)
                write_centred(pen, (x * SCALE, y * SCALE), text, style)
    picture.paste(large.resize((SIZE, SIZE), Image.Resampling.LANCZOS), at)


def scaled(points: Sequence[Point]) -> list[Point]:
    """Return points in pixels."""
    return [(x * SCALE, y * SCALE) for x, y in points]


def draw_line(pen: ImageDraw.ImageDraw, points: Sequence[Point], colour: str, width: float) -> None:
    """Draw a line with round joints."""
    pen.line(scaled(points), fill=colour, width=max(1, round(width * SCALE)), joint="curve")


def dashes(points: Sequence[Point], dash: float) -> list[list[Point]]:
    """Return the dashes of a straight line between its first and its last point."""
    (x, y), (to_x, to_y) = points[0], points[-1]
    count = max(1, round(dist(points[0], points[-1]) / dash / 2))

    def along(share: float) -> Point:
        return x + (to_x - x) * share, y + (to_y - y) * share

    return [[along(i / count), along((i + 0.5) / count)] for i in range(count)]
