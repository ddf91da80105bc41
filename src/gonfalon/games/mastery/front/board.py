"""The board of the landing page as SVG: a map in which one land is lit and each can be chosen.

It looks as in the client (`web/src/games/mastery/map`): its drawings of the territories are in
`terrain.json`, which `web/scripts/terrain.mjs` writes. Colours come from `board.css`. What the move
changes is there twice, `was` and `now`, and the script of the page shows one of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from math import cos, pi, sin, sqrt
from pathlib import Path
from typing import Final

from gonfalon.drawing.front import FrontMove
from gonfalon.drawing.shapes import Point
from gonfalon.drawing.svg import element, number
from gonfalon.games.mastery.front.lands import Land, lands

TERRAIN: Final = Path(__file__).with_name("terrain.json")
RADIUS: Final = 60.0  # of a hex
EDGE: Final = 59.2  # where its outline is drawn
BAND: Final = 6.4  # the width of a border
REACH: Final = 50.0  # the gold line of the land to take
BOX: Final = "-266 -216 532 372"
# The neighbour across each edge; edge i joins corners i and i + 1, and corner 0 is on top.
ACROSS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
PIPS: Final = {
    1: ((14, 14),),
    2: ((8, 8), (20, 20)),
    3: ((8, 8), (14, 14), (20, 20)),
    4: ((8, 8), (20, 8), (8, 20), (20, 20)),
    5: ((8, 8), (20, 8), (14, 14), (8, 20), (20, 20)),
    6: ((8, 7.4), (20, 7.4), (8, 14), (20, 14), (8, 20.6), (20, 20.6)),
}
MOST_PIPS: Final = 6
DIE: Final = " scale(.857)"  # 24 of 28 units
# The hand of old book margins, pointing down; its finger ends in (26.8, 71).
HAND: Final = (
    '<g transform="rotate(90) translate(0 -44)">'
    '<path class="cuff" d="M2 12C6 10 10 9 15 8.6L17 36.2C12 36.4 7 35.6 2 33.6Z"/>'
    '<path fill="url(#h-0)" d="M2 12C6 10 10 9 15 8.6L17 36.2C12 36.4 7 35.6 2 33.6Z"/>'
    '<path class="skin" d="M14.4 8.2C16.4 6.6 19.6 6.6 21.4 8L23 36.2C21 38 18.4 38 16.4 36.8Z"/>'
    '<path class="skin" d="M21.6 11C27 9.6 32 8.8 36 7.8C40 4.4 44.6 1.6 48.6 2C52 2.6 51.4 6.2'
    " 48.4 8.4C46 10.2 44 11.6 42.6 13.2L65 13.2C69 13.2 71 15 71 17.2C71 19.6 69 21.2 65 21.2L49.6"
    " 21.4C52.4 22.8 52 26.6 49.2 27.4C51.6 29 50.8 32.4 47.8 32.8C48.8 35.2 47 37.8 43.6 37.8C36.8"
    ' 38.8 29.4 38.2 22.9 36.2Z"/>'
    '<path class="ln" d="M49.6 21.4C45.4 21.2 41.6 21.8 39 23.6M49.2 27.4C45.6 27.4 42.4 27.6 40'
    ' 28.6M47.8 32.8C45 33 42.6 33 40.8 33.4M42.6 13.2C40 14.4 38 15.8 36.8 17.6"/></g>'
)
HATCHING: Final = (
    '<defs><pattern id="h-0" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<path d="M2 0V4" stroke="#fff" stroke-opacity=".34" stroke-width=".8"/></pattern>'
    '<pattern id="h-1" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<path d="M0 2H4" stroke="#fff" stroke-opacity=".34" stroke-width=".8"/></pattern></defs>'
)

Owners = Mapping[tuple[int, int], int | None]


@lru_cache(maxsize=1)
def terrain() -> Mapping[str, Mapping[str, str]]:
    """Return wash and drawing of each kind of tile."""
    found: dict[str, dict[str, str]] = json.loads(TERRAIN.read_text(encoding="utf-8"))
    return found


def board_svg(move: FrontMove, link: str) -> str:
    """Return the board. The lit land is a link, for browsers without scripts."""
    every = list(lands(move))
    before = {axial(land.hex): land.owner for land in every}
    after = {axial(land.hex): land.owner_after for land in every}
    target = next(land for land in every if land.is_taken)
    castle = next(land for land in every if land.sends)
    others = [land for land in every if land is not target]
    drawn = "".join(drawn_land(land, before, after) for land in others)
    drawn += drawn_target(target, before, after, move.gain)
    x, y = centre(target.hex)
    hand = group(x - 26.8 * 0.84, y - 62 - 71 * 0.84, HAND, "hand was", " scale(.84)")
    # The lit land is the first that the keyboard reaches.
    spots = f'<a class="land lit" href="{escape(link)}" {told(target)}>{spot(target)}</a>'
    spots += "".join(f'<g class="land" {told(land)}>{spot(land)}</g>' for land in others)
    return (
        f'<svg class="board" viewBox="{BOX}" role="group" aria-label="{escape(move.label)}">'
        f'{HATCHING}<g aria-hidden="true">{drawn}{hand}{rider(castle, target)}</g>{spots}</svg>'
    )


def drawn_land(land: Land, before: Owners, after: Owners) -> str:
    """Draw a land."""
    was, now = (border(land.hex, owners) for owners in (before, after))
    borders = was if was == now else layer("was", was) + layer("now", now)
    body = ground(land) + borders + picture(land, land.owner) + words(land)
    if land.knights == land.knights_after:
        body += dice(land.owner, land.knights)
    else:
        body += layer("was", dice(land.owner, land.knights))
        body += layer("now", dice(land.owner_after, land.knights_after))
    return group(*centre(land.hex), body)


def drawn_target(land: Land, before: Owners, after: Owners, gain: int) -> str:
    """Draw the land to take: lit before, held after."""
    line = outline(REACH)
    gold = "".join(
        element("path", {"class": name, "d": line})
        for name in ("reach-halo", "reach-in", "reach", "reach-core")
    )
    gold += "".join(
        element("circle", {"class": "stud", "cx": cx, "cy": cy, "r": 4})
        for cx, cy in corners(REACH)
    )
    pill = '<rect class="pill" x="-17" y="20" width="34" height="21" rx="10.5"/>'
    pill += element("text", {"class": "gain", "y": 35}, f"+{gain}")
    was = layer("was", gold + picture(land, land.owner) + words(land) + pill)
    held = border(land.hex, after) + picture(land, land.owner_after) + words(land)
    now = layer("now", held + dice(land.owner_after, land.knights_after))
    return group(*centre(land.hex), ground(land) + was + now)


def told(land: Land) -> str:
    """Return the name of a land and what is said when it is chosen, as attributes."""
    name = land.said if land.is_taken else f"{land.name}, {land.place}"
    return element_attributes({"aria-label": name, "data-said": land.said, "data-rule": land.rule})


def element_attributes(values: Mapping[str, str]) -> str:
    """Return attributes, escaped."""
    return " ".join(f'{name}="{escape(value)}"' for name, value in values.items())


def spot(land: Land) -> str:
    """Return the part of the board that is clicked to choose a land."""
    return group(*centre(land.hex), element("path", {"class": "spot", "d": outline(EDGE)}))


def rider(castle: Land, target: Land) -> str:
    """Return the knights on their way, which only the script shows."""
    (x, y), (to_x, to_y) = centre(castle.hex), centre(target.hex)
    way = f"{number(to_x - x)} {number(to_y - y)}"
    body = f'<g class="rider" data-way="{way}">{dice(castle.owner, target.knights_after)}</g>'
    return group(x, y, body)


def ground(land: Land) -> str:
    """Return the hex with its wash."""
    wash = terrain()[land.tile]["wash"]
    return element("path", {"class": f"hx w-{wash}", "d": outline(EDGE)})


def picture(land: Land, owner: int | None) -> str:
    """Return the drawing of a land, with flags in the colours of its owner."""
    place = "translate(0 -2)" if land.tile == "lake" else "translate(0 -11.5) scale(.92)"
    seat = "" if owner is None else f' class="seat-{owner}"'
    return f'<g{seat} transform="{place}">{terrain()[land.tile]["drawing"]}</g>'


def words(land: Land) -> str:
    """Return the name of a land, where it is, and what it is worth."""
    name, place = (28, 10) if land.tile == "lake" else (15, 26)
    made = element("text", {"class": "tn", "y": name}, land.name)
    made += element("text", {"class": "place", "x": -34, "y": place}, land.place)
    if land.value:
        shield = '<path class="vpb" d="M-8.5 -8H8.5V3C8.5 8 4 10.4 0 12C-4 10.4 -8.5 8 -8.5 3Z"/>'
        value = element("text", {"class": "vpn", "y": 5.2}, str(land.value))
        made += group(0, -48.5, shield + value)
    return made


def dice(owner: int | None, knights: int) -> str:
    """Return the knights on a land as dice."""
    if owner is None or not knights:
        return ""
    full, rest = divmod(knights, MOST_PIPS)
    faces = [MOST_PIPS] * full + ([rest] if rest else [])
    left = -(len(faces) * 24 + (len(faces) - 1) * 3) / 2
    made = (group(left + i * 27, 19, die(owner, face), "", DIE) for i, face in enumerate(faces))
    return f'<g class="seat-{owner}">{"".join(made)}</g>'


def die(owner: int, face: int) -> str:
    """Return a die in a box of 28 units."""
    box = 'x="1" y="1" width="26" height="26" rx="5.5"'
    pips = "".join(
        element("circle", {"class": "pip", "cx": x, "cy": y, "r": 2.7}) for x, y in PIPS[face]
    )
    shade = '<rect class="shade" x="1.6" y="2.6" width="25" height="25" rx="5.5"/>'
    return f'{shade}<rect class="die" {box}/><rect {box} fill="url(#h-{owner})"/>{pips}'


def border(hex: str, owners: Owners) -> str:
    """Return a band along the edges of a land that border on another's."""
    q, r = axial(hex)
    owner = owners[q, r]
    if owner is None:
        return ""
    open_edges = [owners.get((q + a, r + b)) != owner for a, b in ACROSS]
    way = band(open_edges)
    fills = f'<path class="border" d="{way}"/><path fill="url(#h-{owner})" d="{way}"/>'
    return f'<g class="seat-{owner}">{fills}</g>'


def band(edges: Iterable[bool]) -> str:
    """Return a band along the inside of some edges of a hex.

    Bands of neighbouring edges meet in the inner corner; others end along the closed edge.
    """
    is_open = list(edges)
    inset = BAND * 2 / sqrt(3)
    outer, inner = corners(EDGE), corners(EDGE - inset)

    def along(start: Point, end: Point) -> Point:
        share = inset / EDGE
        return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

    parts: list[str] = []
    for i in range(6):
        if is_open[i]:
            a, b = outer[i], outer[(i + 1) % 6]
            inner_a = inner[i] if is_open[i - 1] else along(a, outer[i - 1])
            after = (i + 1) % 6
            inner_b = inner[after] if is_open[after] else along(b, outer[(i + 2) % 6])
            parts.append(path((a, b, inner_b, inner_a)))
    return "".join(parts)


def axial(hex: str) -> tuple[int, int]:
    """Return the coordinates in a hex's name: "2,-1"."""
    q, r = hex.split(",")
    return int(q), int(r)


def centre(hex: str) -> Point:
    """Return the centre of a hex on the map."""
    q, r = axial(hex)
    return sqrt(3) * RADIUS * (q + r / 2), 1.5 * RADIUS * r


def corners(radius: float) -> list[Point]:
    """Return the corners of a hex around the origin, clockwise from the top."""
    turns = [pi / 3 * i - pi / 2 for i in range(6)]
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def outline(radius: float) -> str:
    """Return the outline of a hex as a path."""
    return path(corners(radius))


def path(points: Iterable[Point]) -> str:
    """Return a closed path through points."""
    return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in points)}Z"


def group(x: float, y: float, body: str, name: str = "", more: str = "") -> str:
    """Return a group that is moved to a place."""
    kind = f'class="{name}" ' if name else ""
    return f'<g {kind}transform="translate({number(x)} {number(y)}){more}">{body}</g>'


def layer(name: str, body: str) -> str:
    """Return what is shown only before the move, or only after it."""
    return f'<g class="{name}">{body}</g>' if body else ""
