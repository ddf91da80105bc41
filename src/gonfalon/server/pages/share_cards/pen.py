"""What share cards are written and drawn with: fonts, lines of text, banners, our sign."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageDraw, ImageFont

from gonfalon.drawing.shapes import LIVERIES, RAISED, cloth

FONTS: Final = Path(__file__).parents[1] / "fonts"
INK, INK_2 = "#1f1b16", "#4f463a"
ENGRAVE, GILT_LINE = "#3a332a", "#8c5e00"
UNKNOWN: Final = "·"  # for a letter of another alphabet


def alphabet_of(letter: str) -> str | None:
    """Return the file of the font that has a letter."""
    code = ord(letter)
    if 0x400 <= code <= 0x45F or code in (0x490, 0x491, 0x2116):
        return "cyrillic"
    if 0x100 <= code <= 0x17F or 0x218 <= code <= 0x21B:
        return "latin-ext"
    if 0x20 <= code <= 0x7E or 0xA0 <= code <= 0xFF or 0x2010 <= code <= 0x2026:
        return "latin"
    return None


@lru_cache(maxsize=64)
def font(alphabet: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Return a font in a size."""
    path = FONTS / f"alegreya-{alphabet}-wght-normal.woff2"
    made = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    made.set_variation_by_axes([weight])
    return made


@dataclass(frozen=True)
class Style:
    """How a text is set."""

    size: int
    weight: int = 400
    colour: str = INK

    def runs(self, text: str) -> list[tuple[ImageFont.FreeTypeFont, str]]:
        """Return a text in pieces, each with the font that has its letters."""
        found: list[tuple[str, str]] = []
        for letter in text:
            alphabet = alphabet_of(letter)
            shown = letter if alphabet else UNKNOWN
            alphabet = alphabet or "latin"
            if found and (found[-1][0] == alphabet or letter == " "):
                found[-1] = (found[-1][0], found[-1][1] + shown)
            else:
                found.append((alphabet, shown))
        return [(font(alphabet, self.size, self.weight), piece) for alphabet, piece in found]

    def length(self, text: str) -> float:
        """Return the width of a text."""
        return sum(face.getlength(piece) for face, piece in self.runs(text))

    def cut(self, text: str, width: float) -> str:
        """Return a text that fits, with an ellipsis if something is left out."""
        if self.length(text) <= width:
            return text
        while text and self.length(f"{text}…") > width:
            text = text[:-1].rstrip()
        return f"{text}…"

    def lines(self, text: str, width: float, most: int) -> list[str]:
        """Return a text in lines that fit; the last one has an ellipsis if there are too many."""
        found: list[str] = []
        for word in text.split():
            longer = f"{found[-1]} {word}" if found else word
            if found and self.length(longer) <= width:
                found[-1] = longer
            else:
                found.append(word)
        if len(found) > most:
            found[most - 1] = " ".join(found[most - 1 :])
        return [self.cut(line, width) for line in found[:most]]


def write(pen: ImageDraw.ImageDraw, at: tuple[float, float], text: str, style: Style) -> None:
    """Write a line of text; `at` is the left end of its base line."""
    x, y = at
    for face, piece in style.runs(text):
        pen.text((x, y), piece, fill=style.colour, font=face, anchor="ls")
        x += face.getlength(piece)


def write_centred(
    pen: ImageDraw.ImageDraw, at: tuple[float, float], text: str, style: Style
) -> None:
    """Write a line of text around a point of its base line."""
    write(pen, (at[0] - style.length(text) / 2, at[1]), text, style)


def draw_cloth(
    pen: ImageDraw.ImageDraw, x: float, y: float, width: float, length: float, colour: str
) -> None:
    """Draw a banner with two tails, hanging down from (x, y)."""
    outline = cloth(x, y, width, length)
    if colour:
        pen.polygon(outline, fill=colour, outline=ENGRAVE, width=2)
    else:
        pen.polygon(outline, fill=RAISED, outline=GILT_LINE, width=4)


def draw_mark(pen: ImageDraw.ImageDraw, left: float) -> None:
    """Draw our sign and name at the top."""
    pen.rectangle((left - 3, 48, left + 39, 51), fill=ENGRAVE)
    draw_cloth(pen, left + 18, 52, 36, 36, LIVERIES[0].colour)
    write(pen, (left + 56, 88), "Gonfalon", Style(42, 700))
