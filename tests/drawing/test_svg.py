"""Positions as SVG: the same shapes as on share cards, of every position and for every viewer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import gonfalon
from gonfalon.drawing.shapes import Area, Disc, Label, Shape, Sketch, Stroke
from gonfalon.drawing.svg import to_svg
from tests.kernel.tiny.duel import GAME as DUEL

DRAWN = {
    Area: "polygon",
    Disc: "circle",
    Label: "text",
    Stroke: "polyline",
}
ANSWERS = 600
EVERY = 20  # answers between two pictures


def elements(svg: str | None) -> list[ElementTree.Element]:
    """Return what is drawn on the paper."""
    assert svg is not None
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root[0].tag.endswith("}rect")
    return list(root)[1:]


def kinds(svg: str | None) -> list[str]:
    return [element.tag.partition("}")[2] for element in elements(svg)]


def positions(slug: str, seats: int) -> Iterator[gonfalon.Match[Any]]:
    """Yield a random match again and again."""
    match = gonfalon.new(slug, seats, seed=3)
    chance = gonfalon.FastChance(3)
    for answer in range(ANSWERS):
        if answer % EVERY == 0 or match.over:
            yield match
        if match.over:
            return
        decision = match.decisions[0]
        match.choose(decision.id, decision.options[chance.below(0, len(decision.options))].id)


@pytest.mark.parametrize("slug", gonfalon.installed_games())
@pytest.mark.parametrize("most", [False, True])
def test_every_position_can_be_drawn_for_everyone(slug: str, most: bool) -> None:
    game = gonfalon.game(slug)
    sketch = game.sketcher()
    assert sketch is not None
    seats = game.max_seats if most else game.min_seats
    for match in positions(slug, seats):
        for viewer in (None, *range(seats)):
            shapes = sketch(match.view(viewer)["state"], match.content.entries.sections).shapes
            assert kinds(match.svg(viewer)) == [DRAWN[type(shape)] for shape in shapes]


def test_a_notebook_shows_what_spectators_see() -> None:
    match = gonfalon.new("mastery", 2, seed=1)
    assert match._repr_svg_() == match.svg(None)


def test_a_game_without_a_sketch_has_no_picture() -> None:
    match = DUEL.new(2, gonfalon.FastChance(1))
    assert match.svg() is None
    assert match._repr_svg_() is None


def test_all_that_a_shape_says_is_in_its_element() -> None:
    shapes: list[Shape] = [
        Area([(0, 0), (10.256, 0), (5, 9)], "#111111", "#222222", 2),
        Area([(0, 0), (1, 1)], "#111111"),
        Stroke([(0, 0), (100, 50)], "#333333", 3, dash=7),
        Disc((20, 30), 4.5, "#444444", "#555555", 1),
        Label((50, 60), '<Anna> & "Boris"', 24, "#666666", 400),
    ]
    area, plain, stroke, disc, label = elements(to_svg(Sketch(shapes)))
    assert area.attrib == {
        "points": "0,0 10.26,0 5,9",
        "fill": "#111111",
        "stroke": "#222222",
        "stroke-width": "2",
    }
    assert plain.attrib == {"points": "0,0 1,1", "fill": "#111111"}
    assert stroke.attrib == {
        "points": "0,0 100,50",
        "fill": "none",
        "stroke": "#333333",
        "stroke-width": "3",
        "stroke-dasharray": "7",
    }
    assert disc.attrib == {
        **{"cx": "20", "cy": "30", "r": "4.5"},
        **{"fill": "#444444", "stroke": "#555555", "stroke-width": "1"},
    }
    assert label.text == '<Anna> & "Boris"'
    assert label.attrib == {
        **{"x": "50", "y": "60", "fill": "#666666"},
        **{"font-size": "24", "font-weight": "400", "text-anchor": "middle"},
    }
