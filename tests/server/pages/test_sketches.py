"""Sketches of final positions: every game has one that shows who holds what, inside its square."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gonfalon.drawing.shapes import (
    SIZE,
    Area,
    Disc,
    Label,
    Point,
    Shape,
    Sketch,
    Stroke,
    livery,
)
from gonfalon.kernel.content.content import read_content
from gonfalon.kernel.game import game
from gonfalon.server.api.games import installed
from gonfalon.server.pages.share_cards.drawing import draw_card
from gonfalon.server.pages.share_cards.facts import Banner, Card

GAMES = Path(__file__).resolve().parents[3] / "web" / "src" / "games"
OUTSIDE = 2  # units that a line may be wider than the square


def ends(slug: str) -> list[str]:
    return sorted(path.stem for path in (GAMES / slug / "fixtures").glob("end-[0-9].json"))


EVERY = [(slug, end) for slug in sorted(installed()) for end in ends(slug)]


def kept(slug: str, end: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((GAMES / slug / "fixtures" / f"{end}.json").read_text())
    view: dict[str, Any] = read["view"]
    return view


def drawn(slug: str, view: dict[str, Any]) -> Sketch:
    sketch = game(slug).sketcher()
    assert sketch is not None, slug
    return sketch(view["state"], read_content(game(slug).package).sections)


def points_of(shape: Shape) -> list[Point]:
    match shape:
        case Area(points) | Stroke(points):
            return list(points)
        case Disc((x, y), radius):
            return [(x - radius, y - radius), (x + radius, y + radius)]
        case Label(at):
            return [at]


def test_every_game_of_this_repository_has_a_sketch() -> None:
    assert {slug for slug, _ in EVERY} == set(installed())
    assert len(EVERY) >= 8


@pytest.mark.parametrize(("slug", "end"), EVERY)
def test_a_sketch_stays_in_its_square_and_has_the_colours_of_all_seats(slug: str, end: str) -> None:
    view = kept(slug, end)
    sketch = drawn(slug, view)
    for shape in sketch.shapes:
        for x, y in points_of(shape):
            assert -OUTSIDE <= x <= SIZE + OUTSIDE, shape
            assert -OUTSIDE <= y <= SIZE + OUTSIDE, shape
    fills = {shape.fill for shape in sketch.shapes if isinstance(shape, Area | Disc)}
    for seat in range(len(view["outcome"]["scores"])):
        assert livery(sketch.liveries.get(seat, seat)).colour in fills, seat
    banner = Banner(0, "Anna", "13", first=True)
    assert draw_card(Card("Title", "", (banner,), None, "Game", "Anna wins"), sketch)


def test_a_territory_shows_its_owner_and_knights() -> None:
    view = kept("mastery", "end-4")
    before = drawn("mastery", view).shapes
    held = next(one for one in view["state"]["hexes"] if one["owner"] == 0 and one["knights"])
    held["owner"] = 1
    held["knights"] = 5
    after = drawn("mastery", view).shapes

    def blue(shapes: Any) -> int:
        return sum(isinstance(s, Area) and s.fill == livery(1).colour for s in shapes)

    assert blue(after) == blue(before) + 1
    assert sum(isinstance(s, Label) and s.text == "5" for s in after) > sum(
        isinstance(s, Label) and s.text == "5" for s in before
    )


def test_a_banner_is_as_long_as_the_glory() -> None:
    view = kept("glory", "end-3")
    cloths = [s for s in drawn("glory", view).shapes if isinstance(s, Area) and len(s.points) == 7]
    lengths = {s.fill: max(y for _, y in s.points) for s in cloths}
    by_glory = sorted(view["state"]["mats"], key=lambda mat: int(mat["glory"]))
    found = [lengths[livery(mat["side"]).colour] for mat in by_glory]
    assert found == sorted(found)
    assert found[0] < found[-1]
