"""The boards: places, borders and what lies where, as the content says."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise

import pytest

from gonfalon.games.mastery.model.board import DIRECTIONS
from tests.games.mastery.boards import Place, board

LAYOUTS = [f"layout_{n}p" for n in range(2, 7)]


SYMBOLS = {"C": "castle", "L": "lake", "1": "t1", "2": "t2", "3": "t3"}


# The symmetry each layout names, as turns by sixths of a circle and whether mirrors belong to it.
TURNS = {
    "rotation by 180 degrees about the centre": ({0, 3}, 0),
    "rotations by 120 degrees and reflections (D3) about the centre": ({0, 2, 4}, 3),
    "rotation by 180 degrees and two reflections (D2) about the centre": ({0, 3}, 2),
    "one reflection": ({0}, 1),
}


def connected(places: Iterable[Place]) -> bool:
    """Tell whether hexes hang together."""
    left = set(places)
    edge = [left.pop()]
    while edge:
        q, r = edge.pop()
        for dq, dr in DIRECTIONS:
            other = (q + dq, r + dr)
            if other in left:
                left.remove(other)
                edge.append(other)
    return not left


# -- the boards ---------------------------------------------------------------------------------


@pytest.mark.rules("MM-RUL-27", "MM-RUL-03", "MM-SET-03")
@pytest.mark.parametrize("id", LAYOUTS)
def test_a_board_for_n_players_uses_its_share_of_the_box(id: str) -> None:
    b = board(id)
    n = b.players
    expected = {"castle": n, "lake": n // 2, "t1": 2 * n, "t2": 2 * n, "t3": n}
    assert b.entry["counts"] == expected == Counter(b.kind.values())
    assert len(b.order) == len(b.kind) == {2: 13, 3: 19, 4: 26, 5: 32, 6: 39}[n]
    assert sum(b.value(p) for p in b.land()) == 9 * n


@pytest.mark.rules("MM-EX-10", "MM-RUL-03", "MM-RUL-27")
@pytest.mark.parametrize("tables", [(2, 2, 2), (3, 3), (2, 4), (5,), (6,)])
def test_several_games_can_be_played_from_one_box(tables: tuple[int, ...]) -> None:
    needed = Counter[str]()
    for n in tables:
        needed.update(board(f"layout_{n}p").entry["counts"])
    held = {"castle": 6, "lake": 3, "t1": 12, "t2": 12, "t3": 6}
    assert all(needed[kind] <= most for kind, most in held.items())


@pytest.mark.rules("MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_a_board_hangs_together_has_no_holes_and_so_do_its_territories(id: str) -> None:
    b = board(id)
    assert connected(b.order)
    assert connected(b.land())
    outside = [(q, r) for q in range(-8, 9) for r in range(-8, 9) if (q, r) not in b.kind]
    assert connected(outside)


@pytest.mark.rules("MM-SET-09", "MM-SET-10", "MM-RUL-27", "MM-RUL-33", "MM-RUL-42")
@pytest.mark.parametrize("id", LAYOUTS)
def test_every_castle_touches_two_hexes_of_value_one_and_one_of_value_two(id: str) -> None:
    b = board(id)
    for castle in b.castles:
        assert sorted(b.kind[p] for p in b.near(castle)) == ["t1", "t1", "t2"]
    for home in b.of("t1"):
        assert [b.kind[p] for p in b.near(home)].count("castle") == 1
    for lake in b.of("lake"):
        assert not {"lake", "castle"} & {b.kind[p] for p in b.near(lake)}


@pytest.mark.rules("MM-SET-05", "MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_castles_are_listed_clockwise(id: str) -> None:
    b = board(id)
    assert sorted(b.castles) == sorted(b.of("castle"))
    angles = [b.angle(castle) for castle in b.castles]
    lowest = angles.index(min(angles))
    assert angles[lowest:] + angles[:lowest] == sorted(set(angles))


@pytest.mark.rules("MM-SET-04", "MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_hexes_are_listed_from_the_centre_outwards_then_clockwise_from_the_top(id: str) -> None:
    b = board(id)
    assert b.order == sorted(b.order, key=lambda p: (b.distance(p), b.angle(p)))


@pytest.mark.rules("MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_the_symmetry_named_maps_the_board_onto_itself(id: str) -> None:
    b = board(id)
    turns, mirrors = TURNS[b.entry["symmetry"].split(";")[0]]
    found = b.symmetries()
    assert {turn for turn, mirror, _ in found if not mirror} == turns
    assert len([1 for _, mirror, _ in found if mirror]) == mirrors


@pytest.mark.rules("MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_the_symmetry_maps_every_castle_onto_every_other_except_with_five(id: str) -> None:
    b = board(id)
    reached = {castle: {image[castle] for _, _, image in b.symmetries()} for castle in b.castles}
    if b.players == 5:
        assert sorted(len(where) for where in reached.values()) == [1, 2, 2, 2, 2]
        assert reached[b.castles[1]] == {b.castles[1]}  # on the axis
    else:
        assert all(where == set(b.castles) for where in reached.values())


@pytest.mark.rules("MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_the_picture_shows_the_same_board(id: str) -> None:
    b = board(id)
    shown: list[tuple[int, int, str]] = []
    for row, line in enumerate(b.entry["picture"].strip("\n").splitlines()):
        assert line[0] == "."
        shown += [(row, at, SYMBOLS[c]) for at, c in enumerate(line[1:]) if c != " "]
    top = min(r for _, r in b.kind)
    left = min(2 * q + r for q, r in b.kind) - min(at for _, at, _ in shown)
    listed = [(r - top, 2 * q + r - left, kind) for (q, r), kind in b.kind.items()]
    assert sorted(shown) == sorted(listed)


@pytest.mark.rules("MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_value_falls_from_the_centre_to_the_castles(id: str) -> None:
    b = board(id)
    means = []
    for kind in ("t3", "t2", "t1", "castle"):
        places = b.of(kind)
        means.append(sum(math.sqrt(b.distance(p)) for p in places) / len(places))
    if b.players == 2:
        assert math.isclose(means[0], means[1])
        means = means[1:]
    assert all(a < b for a, b in pairwise(means))


@pytest.mark.rules("MM-RUL-27")
@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("layout_2p", [(4, 4), (16, 16), (18, 18)]),
        ("layout_3p", [(4, 4), (21, 21), (27, 27)]),
        ("layout_4p", [(4, 4), (18, 18), (27, 27)]),
        ("layout_5p", [(4, 4), (13, 15), (25, 28)]),
        ("layout_6p", [(4, 4), (14, 14), (29, 29)]),
    ],
)
def test_as_much_land_lies_within_reach_of_every_castle(
    id: str, points: list[tuple[int, int]]
) -> None:
    b = board(id)
    for steps, (least, most) in enumerate(points, 1):
        found = [
            sum(b.value(p) for p, n in b.advances(castle).items() if n <= steps)
            for castle in b.castles
        ]
        assert (min(found), max(found)) == (least, most)


@pytest.mark.rules("MM-RUL-27")
@pytest.mark.parametrize("id", LAYOUTS)
def test_the_land_nearest_to_each_castle_is_worth_nine_points(id: str) -> None:
    b = board(id)
    ways = [b.advances(castle) for castle in b.castles]
    shared = [Fraction(0)] * b.players
    strictly = [0] * b.players
    for place in b.land():
        least = min(way[place] for way in ways)
        nearest = [i for i, way in enumerate(ways) if way[place] == least]
        for i in nearest:
            shared[i] += Fraction(b.value(place), len(nearest))
        if len(nearest) == 1:
            strictly[nearest[0]] += b.value(place)
    if b.players == 5:
        assert round(float(min(shared)), 1) == 8.1
        assert round(float(max(shared)), 1) == 9.6
        assert set(strictly) == {4, 7}
    else:
        assert set(shared) == {9}
        assert set(strictly) == {4}
