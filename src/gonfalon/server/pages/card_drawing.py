"""Share cards as PNG, drawn with Pillow: 1200 by 630, the size that link previews show.

Pillow is imported by this module alone, which is loaded when the first card is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from gonfalon.server.pages.card_facts import HEIGHT, WIDTH, Banner, Card

FONTS: Final = Path(__file__).with_name("fonts")
MARGIN: Final = 72
PAPER, RAISED, INK, INK_2, HAIRLINE = "#f6f0e1", "#fdf9ef", "#1f1b16", "#4f463a", "#d3c5a6"
ENGRAVE, GILT_LINE = "#3a332a", "#8c5e00"
# Colour and text colour of the seats, in the order of their numbers, as in the client.
SEATS: Final = (
    ("#a8262b", "#fff4e4"),
    ("#23548f", "#f3f7ff"),
    ("#dba82a", "#2a1d00"),
    ("#23693f", "#f1fbf1"),
    ("#673b8e", "#fbf4ff"),
    ("#2a272d", "#f7efd8"),
)
ROD: Final = 404  # where the banners hang
MOST_BANNERS: Final = 6
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
    half, notch = width / 2, width / 3.4
    right, low = x + half, y + length
    tails = [(right, low), (x + half / 2, low + notch), (x, low)]
    tails += [(x - half / 2, low + notch), (x - half, low)]
    outline = [(x - half, y), (right, y), *tails]
    if colour:
        pen.polygon(outline, fill=colour, outline=ENGRAVE, width=2)
    else:
        pen.polygon(outline, fill=RAISED, outline=GILT_LINE, width=4)


def draw_banner(pen: ImageDraw.ImageDraw, x: float, column: float, banner: Banner) -> None:
    """Draw the banner of a seat, with points on it and the name below."""
    colour, on = ("", GILT_LINE) if banner.seat is None else SEATS[banner.seat % len(SEATS)]
    named = bool(banner.name or banner.points or banner.seat is None)
    length = (104 if banner.first else 78) if named else 120
    draw_cloth(pen, x, ROD, 92, length, colour)
    label = "+" if banner.seat is None else banner.points
    write_centred(pen, (x, ROD + 60), label, Style(46, 700, on))
    name = Style(28, 700 if banner.first else 500)
    write_centred(pen, (x, ROD + 172), name.cut(banner.name, column - 12), name)


def draw_mark(pen: ImageDraw.ImageDraw) -> None:
    """Draw our sign and name in the corner."""
    pen.rectangle((MARGIN - 3, 48, MARGIN + 39, 51), fill=ENGRAVE)
    draw_cloth(pen, MARGIN + 18, 52, 36, 36, SEATS[0][0])
    write(pen, (MARGIN + 56, 88), "Gonfalon", Style(42, 700))


def draw_card(card: Card) -> bytes:
    """Return a card as PNG."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((20, 20, WIDTH - 21, HEIGHT - 21), outline=HAIRLINE, width=3)
    draw_mark(pen)
    inside = WIDTH - 2 * MARGIN
    title = next(s for s in (Style(76, 700), Style(60, 700)) if s.size == 60 or fits(s, card.title))
    y = 130.0
    for line in title.lines(card.title, inside, 2):
        y += title.size * 1.06
        write(pen, (MARGIN, y), line, title)
    text = Style(34, 400, INK_2)
    y += 14
    for line in text.lines(card.text, inside, 2):
        y += text.size * 1.36
        write(pen, (MARGIN, y), line, text)
    banners = card.banners[:MOST_BANNERS]
    if banners:
        column = min(inside / len(banners), 264.0)
        pen.line((MARGIN - 12, ROD, WIDTH - MARGIN + 12, ROD), fill=ENGRAVE, width=7)
        left = (WIDTH - column * len(banners)) / 2
        for i, banner in enumerate(banners):
            draw_banner(pen, left + column * (i + 0.5), column, banner)
    made = BytesIO()
    picture.quantize(96, method=Image.Quantize.FASTOCTREE).save(made, "PNG")
    return made.getvalue()


def fits(style: Style, title: str) -> bool:
    """True if a title fits into one line."""
    return style.length(title) <= WIDTH - 2 * MARGIN
