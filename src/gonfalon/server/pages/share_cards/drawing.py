"""Share cards as PNG, drawn with Pillow: 1200 by 630, the size that link previews show.

Pillow is imported here and in the `card_…` modules below, which are loaded when the first card is
drawn.
"""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from gonfalon.drawing.shapes import HAIRLINE, PAPER, SIZE, Sketch, livery
from gonfalon.server.pages.share_cards.facts import HEIGHT, WIDTH, Banner, Card
from gonfalon.server.pages.share_cards.pen import (
    ENGRAVE,
    GILT_LINE,
    INK,
    INK_2,
    Style,
    draw_cloth,
    draw_mark,
    write,
    write_centred,
)
from gonfalon.server.pages.share_cards.sketch import draw_sketch

MARGIN: Final = 72
ROD: Final = 404  # where the banners hang
MOST_BANNERS: Final = 6
EDGE: Final = (HEIGHT - SIZE) // 2  # around a sketch
COLUMN: Final = EDGE + SIZE + 40  # where the words beside a sketch begin


def draw_card(card: Card, sketch: Sketch | None = None) -> bytes:
    """Return a card as PNG, with a sketch of the position if there is one."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((14, 14, WIDTH - 15, HEIGHT - 15), outline=HAIRLINE, width=3)
    if sketch is None:
        draw_general(pen, card)
    else:
        draw_sketch(picture, sketch, (EDGE, EDGE))
        draw_beside(pen, card, sketch)
    made = BytesIO()
    picture.quantize(128, method=Image.Quantize.FASTOCTREE).save(made, "PNG", optimize=True)
    return made.getvalue()


def draw_general(pen: ImageDraw.ImageDraw, card: Card) -> None:
    """Draw a title, a text, and the banners of the seats below."""
    draw_mark(pen, MARGIN)
    inside = WIDTH - 2 * MARGIN
    y = draw_title(pen, card.title, (MARGIN, 130), inside, (76, 60))
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


def draw_beside(pen: ImageDraw.ImageDraw, card: Card, sketch: Sketch) -> None:
    """Draw the words beside a sketch: the game, what there is to tell, and the seats."""
    inside = WIDTH - COLUMN - 48
    draw_mark(pen, COLUMN)
    game = Style(30, 400, INK_2)
    write(pen, (COLUMN, 150), game.cut(card.game, inside), game)
    y = draw_title(pen, card.headline, (COLUMN, 158), inside, (60, 48))
    text = Style(28, 400, INK_2)
    for number, line in enumerate(text.lines(card.text, inside, 2)):
        y += text.size * (1.5 if number == 0 else 1.25)
        write(pen, (COLUMN, y), line, text)
    y += 26
    pen.line((COLUMN, y, COLUMN + inside, y), fill=INK, width=2)
    banners = card.banners[:MOST_BANNERS]
    step = min(72.0, (HEIGHT - 44 - y) / max(1, len(banners)))
    for number, banner in enumerate(banners):
        draw_row(pen, banner, (COLUMN, y + step * number + 12), (inside, step), sketch)


def draw_row(
    pen: ImageDraw.ImageDraw,
    banner: Banner,
    at: tuple[float, float],
    size: tuple[float, float],
    sketch: Sketch,
) -> None:
    """Draw a seat as a row: its banner, the points if there are any, and the name."""
    (x, top), (inside, step) = at, size
    base = top + step * 0.5
    if banner.seat is None:
        draw_cloth(pen, x + 20, top, 34, step * 0.42, "")
        write_centred(pen, (x + 20, base - step * 0.12), "+", Style(30, 700, GILT_LINE))
        return
    colours = livery(sketch.liveries.get(banner.seat, banner.seat))
    draw_cloth(pen, x + 20, top, 34, step * 0.42, colours.colour)
    left = x + 60.0
    if banner.points:
        points = Style(round(step * 0.58), 700)
        write(pen, (x + 118 - points.length(banner.points), base), banner.points, points)
        left = x + 138
    name = Style(round(step * 0.46), 700 if banner.first else 400)
    write(pen, (left, base), name.cut(banner.name, x + inside - left), name)


def draw_title(
    pen: ImageDraw.ImageDraw,
    title: str,
    at: tuple[float, float],
    inside: float,
    sizes: tuple[int, int],
) -> float:
    """Write a title in at most two lines, smaller if one is not enough; return its base line."""
    large, small = (Style(size, 700) for size in sizes)
    style = large if large.length(title) <= inside else small
    x, y = at
    for line in style.lines(title, inside, 2):
        y += style.size * 1.06
        write(pen, (x, y), line, style)
    return y


def draw_banner(pen: ImageDraw.ImageDraw, x: float, column: float, banner: Banner) -> None:
    """Draw the banner of a seat, with points on it and the name below."""
    colours = None if banner.seat is None else livery(banner.seat)
    colour, on = (colours.colour, colours.on) if colours else ("", GILT_LINE)
    named = bool(banner.name or banner.points or banner.seat is None)
    length = (104 if banner.first else 78) if named else 120
    draw_cloth(pen, x, ROD, 92, length, colour)
    label = "+" if banner.seat is None else banner.points
    write_centred(pen, (x, ROD + 60), label, Style(46, 700, on))
    name = Style(28, 700 if banner.first else 500)
    write_centred(pen, (x, ROD + 172), name.cut(banner.name, column - 12), name)
