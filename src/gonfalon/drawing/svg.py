"""Sketches as SVG, which browsers and notebooks show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from gonfalon.drawing.shapes import PAPER, SIZE, Area, Disc, Label, Point, Shape, Sketch, Stroke

Attributes = Mapping[str, str | float]

FONT: Final = "Alegreya, Georgia, serif"


def to_svg(sketch: Sketch) -> str:
    """Return a picture as the text of an SVG file."""
    return "\n".join(lines(sketch))


def lines(sketch: Sketch) -> Iterator[str]:
    """Yield a picture line by line: one for each shape."""
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}"'
        f' width="{SIZE}" height="{SIZE}" font-family="{FONT}" stroke-linejoin="round">'
    )
    yield element("rect", {"width": SIZE, "height": SIZE, "fill": PAPER})
    yield from map(drawn, sketch.shapes)
    yield "</svg>"


def drawn(shape: Shape) -> str:
    """Return the element of a shape."""
    match shape:
        case Area(points, fill, line, width):
            return element(
                "polygon", {"points": listed(points), "fill": fill, **outline(line, width)}
            )
        case Stroke(points, colour, width, dash):
            dashes: Attributes = {"stroke-dasharray": dash} if dash else {}
            at: Attributes = {"points": listed(points), "fill": "none"}
            return element("polyline", {**at, **outline(colour, width), **dashes})
        case Disc((x, y), radius, fill, line, width):
            at = {"cx": x, "cy": y, "r": radius}
            return element("circle", {**at, "fill": fill, **outline(line, width)})
        case Label((x, y), text, size, colour, weight):
            font: Attributes = {"font-size": size, "font-weight": weight, "text-anchor": "middle"}
            return element("text", {"x": x, "y": y, "fill": colour, **font}, text)


def outline(colour: str, width: float) -> Attributes:
    """Return the attributes of a line; none without a colour."""
    return {"stroke": colour, "stroke-width": width} if colour else {}


def listed(points: Sequence[Point]) -> str:
    """Return points as an attribute."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def element(name: str, attributes: Attributes, text: str = "") -> str:
    """Return an element, escaped."""
    parts = [name]
    for key, value in attributes.items():
        written = value if isinstance(value, str) else number(value)
        parts.append(f'{key}="{escape(written)}"')
    return f"<{' '.join(parts)}>{escape(text)}</{name}>" if text else f"<{' '.join(parts)}/>"


def number(value: float) -> str:
    """Return a number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
