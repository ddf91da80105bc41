"""How many knights a place holds, and where none may stand."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from tests.games.mastery.battle.dice import FAR, QUIET_FIGHT, reserve, spread
from tests.games.mastery.scenario import given

# -- capacity -----------------------------------------------------------------------------------


@pytest.mark.rules("MM-KNI-05", "MM-ADV-05")
@pytest.mark.parametrize(
    ("tile", "capacity"), [("fort", 6), ("mountains", 6), ("battlefield", 5), ("cave", 3)]
)
@pytest.mark.parametrize("held", [0, 1])
def test_no_more_may_advance_than_the_land_holds(tile: str, capacity: int, held: int) -> None:
    """The limit is the same on empty land and against a defender: each side has its own."""
    s = given(tiles={"1,0": tile}, land={1: {"1,0": 2} if held else {}}, castle={0: 9})
    s.seat(0).chooses("manoeuvre", "1,0")
    assert s.seat(0).options() == [str(n) for n in range(1, capacity + 1)]
    s.seat(0).cannot(str(capacity + 1), because="MM-KNI-05", count=capacity + 1, most=capacity)


@pytest.mark.rules("MM-KNI-05")
def test_in_a_battle_both_sides_may_fill_the_land() -> None:
    s = given(
        tiles={"1,0": "cave"},
        land={1: {"1,0": 3}},
        artefacts=QUIET_FIGHT,
        hands={0: ("conflict_5", "conflict_4"), 1: ("conflict_2", "conflict_3")},
    )
    s.seat(0).advances("1,0", 3)
    assert [side["force"] for side in s.battle()["sides"]] == [3, 3]


@pytest.mark.rules("MM-KNI-05", "MM-RED-04")
@pytest.mark.parametrize(("tile", "capacity"), [("fort", 6), ("battlefield", 5), ("cave", 3)])
def test_no_more_may_be_redeployed_than_the_land_holds(tile: str, capacity: int) -> None:
    s = given(tiles={"1,0": tile}, land={0: {"1,0": 1}}, castle={0: 9})
    s.seat(0).chooses("manoeuvre", "castle")  # the only destination is taken unasked
    assert s.seat(0).kind() == "redeploy-count"
    assert s.seat(0).options() == [str(n) for n in range(1, capacity)]
    s = given(tiles={"1,0": tile}, land={0: {"1,0": capacity, "2,-1": 1}}, castle={0: 9})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", "1,0"]
    s.seat(0).chooses("castle")
    assert s.seat(0).kind() == "redeploy-count"  # to 2,-1: the full land is no destination


@pytest.mark.rules("MM-KNI-05")
def test_a_full_land_is_no_destination() -> None:
    s = given(tiles={"1,0": "cave"}, land={0: {"1,0": 3, "2,-1": 1, "1,1": 5}}, castle={0: 2})
    s.seat(0).chooses("manoeuvre", "castle")
    assert sorted(s.seat(0).options()) == ["1,1", "2,-1"]
    s.seat(0).cannot("1,0", because="MM-KNI-05", capacity=3)


@pytest.mark.rules("MM-KNI-06")
def test_a_castle_holds_any_number() -> None:
    s = given(castle={0: 54, 1: 60})
    s.seat(0).chooses("end_turn")
    assert s.castle(1) == 60  # ten dice: the limit is the dice, not the castle
    s.seat(1).chooses("end_turn")
    assert s.castle(0) == 57
    s = given(land={0: {"1,0": 6}}, castle={0: 40})
    s.seat(0).chooses("manoeuvre", "1,0", "5")
    assert s.castle(0) == 45


@pytest.mark.rules("MM-KNI-06", "MM-RED-04")
def test_a_castle_may_stand_empty() -> None:
    s = given(land={0: {"1,0": 1}}, castle={0: 5})
    s.seat(0).chooses("manoeuvre", "castle", "5")
    assert s.castle(0) == 0
    assert s.seat(0).kind() == "window"  # with nobody in the castle there is nothing more to ask
    s = given(castle={0: 4})
    s.seat(0).advances("1,0", 4)
    assert (s.castle(0), s.knights("1,0")) == (0, 4)


# -- a capacity above six -----------------------------------------------------------------------


STRONGHOLD = """
[territories.fort]
effects = [{ when = "static", target = "everyone", op = "set_capacity", n = 8 }]
"""


@pytest.mark.rules("MM-RUL-26", "MM-KNI-01", "MM-KNI-05")
def test_land_that_holds_more_than_six_takes_a_second_die() -> None:
    content = GAME.load((STRONGHOLD,))
    s = given(tiles={"1,0": "fort"}, castle={0: 10}, content=content)
    s.seat(0).chooses("manoeuvre", "1,0")
    assert s.seat(0).options() == [str(n) for n in range(1, 9)]
    s.seat(0).cannot("9", because="MM-KNI-05", count=9, most=8)
    s.seat(0).chooses("7")
    assert s.knights("1,0") == 7
    assert reserve(s, 0) == 10 - 1 - 2


@pytest.mark.rules("MM-RUL-26", "MM-KNI-04", "MM-ADV-05")
def test_the_second_die_of_a_land_counts_against_the_limit() -> None:
    """Eight lands and eight in the castle are ten dice; the numbers left have a gap."""
    content = GAME.load((STRONGHOLD,))
    s = spread(FAR, 8, tiles={"2,-1": "fort"}, content=content)
    s.seat(0).chooses("manoeuvre", "done", "2,-1")
    assert s.seat(0).options() == ["2", "3", "4", "5", "6", "8"]
    for number in ("1", "7"):
        s.seat(0).cannot(number, because="MM-KNI-04", dice=10, limit=10)
    s.seat(0).chooses("8")
    assert (s.castle(0), s.knights("2,-1"), reserve(s, 0)) == (0, 8, 0)


@pytest.mark.rules("MM-RUL-26", "MM-RED-04")
def test_redeployment_uses_the_second_die_of_a_land_too() -> None:
    content = GAME.load((STRONGHOLD,))
    s = given(tiles={"1,0": "fort"}, land={0: {"1,0": 5}}, castle={0: 6}, content=content)
    s.seat(0).chooses("manoeuvre", "castle")
    assert s.seat(0).options() == ["1", "2", "3"]
    s.seat(0).chooses("3")
    assert (s.knights("1,0"), reserve(s, 0)) == (8, 10 - 1 - 2)


@pytest.mark.rules("MM-RUL-26", "MM-KNI-08")
def test_a_battle_for_such_a_land_counts_all_its_dice() -> None:
    content = GAME.load((STRONGHOLD,))
    s = given(
        tiles={"1,0": "fort"},
        land={1: {"1,0": 8}},
        castle={0: 8, 1: 2},
        artefacts=QUIET_FIGHT,
        hands={0: ("conflict_5", "conflict_4"), 1: ("conflict_2", "conflict_3")},
        content=content,
    )
    s.seat(0).advances("1,0", 8)
    assert [reserve(s, seat) for seat in (0, 1)] == [8, 7]
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_2")
    while s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    assert s.owner("1,0") == 0
    assert s.castle(1) == 2 + 8 - 3  # lost by 13 to 10
    assert [reserve(s, seat) for seat in (0, 1)] == [8, 8]


# -- where knights stand ------------------------------------------------------------------------


@pytest.mark.rules("MM-KNI-09", "MM-ADV-04", "MM-SUP-02")
def test_knights_never_go_onto_lakes_or_other_castles() -> None:
    s = given(land={0: {"1,0": 2, "-1,0": 2}})
    s.seat(0).chooses("manoeuvre")
    assert set(s.seat(0).options()) == {"done", "castle", "1,0", "-1,0"}
    s.seat(0).chooses("castle")
    assert set(s.seat(0).options()) == {"1,0", "-1,0"}
    s.seat(0).chooses("1,0", "1", "done")
    s.seat(0).cannot("0,0", because="MM-ADV-04")
    s.seat(0).cannot("-2,0", because="MM-ADV-04", owner=1)  # next to -1,0, and safe all the same


@pytest.mark.rules("MM-KNI-09", "MM-VAR-13", "MM-VAR-15")
def test_a_besieger_stands_on_another_castle_only_for_the_length_of_the_siege() -> None:
    s = given(
        variants=["castle_siege"],
        land={0: {"1,0": 1, "-1,0": 2}},
        castle={0: 6, 1: 3},
        artefacts={0: ("sceptre_vigour", "orb_brutality"), 1: ("sceptre_fear", "orb_cleansing")},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_4", "ambush")},
    )
    s.seat(0).advances("-2,0", 6)
    assert s.battle()["siege"]
    assert (s.owner("-2,0"), s.knights("-2,0")) == (1, 3)
    s.seat(0).chooses("conflict_2")
    s.seat(1).chooses("conflict_4")
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    assert (s.owner("-2,0"), s.knights("-2,0")) == (1, 3)
    assert s.castle(0) == 2  # beaten by 12 to 8: four are lost, two come home
