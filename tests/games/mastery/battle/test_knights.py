"""Knights and dice: how many dice show them, and what the dice and the land allow."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.rules.board.knights import some_split_fits, split_fits
from tests.games.mastery.scenario import Scenario, given

# Four players; seat 0's castle is 3,-2 and touches 2,-2 and 3,-1 (value 1) and 2,-1 (value 2).
FAR = ["2,-2", "1,-2", "2,1", "0,2", "-1,2", "-2,1", "-1,-1", "3,0"]  # eight lands worth 9
FAR_AND_MORE = [*FAR, "2,-3"]  # nine lands worth 11
# Nine lands worth 11, all supplied: over the lakes 2,0 and -1,0.
SUPPLIED = ["2,-2", "3,-1", "1,-2", "2,1", "0,-1", "-1,-1", "-2,1", "1,1", "0,2"]
QUIET_FIGHT = {0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")}


def spread(lands: list[str], castle: int, **more: Any) -> Scenario:
    """Give seat 0 one knight on each land and so many in the castle."""
    return given(seats=4, land={0: dict.fromkeys(lands, 1)}, castle={0: castle}, **more)


def reserve(s: Scenario, seat: int) -> int:
    """Return the dice a seat has left, as everybody sees them."""
    dice: int = s.m.view(None)["state"]["seats"][seat]["dice"]
    return dice


def turn_of_seat_0(lands: list[str], castle: int) -> Scenario:
    """Let seat 0's turn begin with these lands and so many knights in the castle."""
    s = spread(lands, castle, turn_of=3)
    s.seat(3).chooses("end_turn")
    return s


# -- dice ---------------------------------------------------------------------------------------


@pytest.mark.rules("MM-KNI-01")
@pytest.mark.parametrize(
    ("castle", "dice"), [(0, 0), (1, 1), (5, 1), (6, 1), (7, 2), (12, 2), (13, 3), (48, 8), (49, 9)]
)
def test_every_six_knights_or_part_of_six_on_a_tile_are_one_die(castle: int, dice: int) -> None:
    s = given(castle={0: castle}, land={0: {"1,0": 1}})
    assert reserve(s, 0) == 10 - dice - 1


@pytest.mark.rules("MM-KNI-01")
def test_tiles_do_not_share_dice() -> None:
    """Six tiles with one knight each are six dice; the same six knights on one tile are one."""
    s = spread(FAR[:6], 0)
    assert reserve(s, 0) == 4
    s = given(seats=4, land={0: {"2,-2": 6}}, castle={0: 0})
    assert reserve(s, 0) == 9


@pytest.mark.rules("MM-KNI-02", "MM-KNI-03", "MM-TURN-02", "MM-EX-31")
@pytest.mark.parametrize(("castle", "placed"), [(0, 3), (1, 3), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_with_nine_lands_the_castle_has_one_die_and_the_rest_is_lost(
    castle: int, placed: int
) -> None:
    s = turn_of_seat_0(FAR_AND_MORE, castle)
    assert s.castle(0) == castle + placed
    assert s.event("knights-placed") == {"seat": 0, "count": placed}
    if placed < 3:
        assert s.event("knights-forfeit") == {"seat": 0, "count": 3 - placed}
    else:
        s.never("knights-forfeit")
    assert reserve(s, 0) == 0


@pytest.mark.rules("MM-KNI-02", "MM-KNI-03")
@pytest.mark.parametrize(("castle", "placed"), [(4, 3), (6, 3), (9, 3), (10, 2), (11, 1), (12, 0)])
def test_with_eight_lands_the_castle_has_two_dice(castle: int, placed: int) -> None:
    s = turn_of_seat_0(FAR, castle)
    assert s.castle(0) == castle + placed


@pytest.mark.rules("MM-KNI-03", "MM-RES-02")
@pytest.mark.parametrize(("castle", "placed"), [(4, 2), (5, 1), (6, 0)])
def test_call_to_arms_places_what_the_dice_allow_and_may_be_played_for_nothing(
    castle: int, placed: int
) -> None:
    s = spread(FAR_AND_MORE, castle, hands={0: ("call_to_arms",)})
    s.seat(0).chooses("call_to_arms")
    assert s.castle(0) == castle + placed
    assert s.pile(0) == ["call_to_arms"]
    assert s.hand(0) == []


@pytest.mark.rules("MM-KNI-03", "MM-CON-03")
@pytest.mark.parametrize(("lands", "left"), [(FAR, 1), (FAR_AND_MORE, 0)])
def test_a_village_gives_its_knight_only_if_a_die_is_left_for_it(
    lands: list[str], left: int
) -> None:
    """All six knights of the castle advance; the Village's knight needs a die of its own."""
    s = spread(lands, 6, tiles={"3,-1": "village"})
    s.seat(0).advances("3,-1", 6)
    assert s.owner("3,-1") == 0
    assert s.castle(0) == left
    assert s.event("knights-placed") == {"seat": 0, "count": left}
    assert reserve(s, 0) == 0


@pytest.mark.rules("MM-KNI-04", "MM-RUL-10", "MM-ADV-05", "MM-EX-41")
def test_an_advance_that_needs_an_eleventh_die_is_not_offered() -> None:
    s = spread(FAR, 8, tiles={"2,-1": "cave"})
    s.seat(0).chooses("manoeuvre", "done", "3,-1")
    assert s.seat(0).options() == ["2", "3", "4", "5", "6"]
    s.seat(0).cannot("1", because="MM-KNI-04", dice=10, limit=10)
    s.seat(0).cannot("7", because="MM-KNI-05", count=7, most=6)
    s = spread(FAR, 8, tiles={"2,-1": "cave"})
    s.seat(0).chooses("manoeuvre", "done", "2,-1")
    assert s.seat(0).options() == ["2", "3"]
    s = spread(FAR[:7], 8)  # one die more in the reserve: any number
    s.seat(0).chooses("manoeuvre", "done", "3,-1")
    assert s.seat(0).options() == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rules("MM-KNI-04", "MM-RUL-10", "MM-EX-31", "MM-EX-41", "MM-KNI-06")
def test_with_the_last_die_in_the_castle_only_all_six_can_go() -> None:
    s = spread(FAR_AND_MORE, 6, tiles={"2,-1": "cave"})
    s.seat(0).chooses("manoeuvre", "done")
    assert "3,-1" in s.seat(0).options()
    s.seat(0).cannot("2,-1", because="MM-KNI-04", dice=10, limit=10)
    s.seat(0).chooses("3,-1")
    assert (s.castle(0), s.knights("3,-1"), reserve(s, 0)) == (0, 6, 0)


@pytest.mark.rules("MM-KNI-04", "MM-RUL-10", "MM-EX-42", "MM-RED-06")
def test_a_transfer_that_needs_an_eleventh_die_is_not_offered() -> None:
    s = given(seats=4, land={0: {**dict.fromkeys(SUPPLIED, 1), "2,-2": 4}}, castle={0: 6})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", "2,-2"]
    s.seat(0).chooses("2,-2")
    s.seat(0).cannot("castle", because="MM-KNI-04", dice=10, limit=10)
    assert sorted(s.seat(0).options()) == sorted(set(SUPPLIED) - {"2,-2"})
    s.seat(0).chooses("3,-1", "3")
    s.seat(0).chooses("castle")
    s.seat(0).chooses("1,-2", "5", "done")
    assert s.castle(0) == 1


@pytest.mark.rules("MM-KNI-04", "MM-RUL-10")
def test_the_castle_receives_as_many_as_its_dice_show() -> None:
    """Castle 4 of 6: of the three knights to spare two have room on the castle's die."""
    s = given(seats=4, land={0: {**dict.fromkeys(SUPPLIED, 1), "2,-2": 4}}, castle={0: 4})
    s.seat(0).chooses("manoeuvre", "2,-2", "castle")
    assert s.seat(0).options() == ["1", "2"]


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


# -- losses and retreat -------------------------------------------------------------------------


def fight(s: Scenario, hex: str, knights: int, mine: str, other: str) -> None:
    """Let seat 0 attack seat 1 and both play a conflict card and no support."""
    s.seat(0).advances(hex, knights)
    s.seat(0).chooses(mine)
    s.seat(1).chooses(other)
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")


@pytest.mark.rules("MM-KNI-07", "MM-KNI-08", "MM-BAT-80", "MM-BAT-81")
@pytest.mark.parametrize(("margin", "back"), [(1, 2), (2, 1), (3, 0), (4, 0), (6, 0)])
def test_nobody_loses_more_knights_on_a_tile_than_stand_there(margin: int, back: int) -> None:
    mine = "conflict_4" if margin < 4 else "conflict_5"
    other = "conflict_4" if margin < 4 else "conflict_2"
    s = given(
        land={1: {"2,-1": 3, "-1,0": 4}},
        castle={0: 8, 1: 5},
        artefacts=QUIET_FIGHT,
        hands={0: (mine, "ambush"), 1: (other, "ambush")},
    )
    fight(s, "2,-1", 3 + margin - int(mine[-1]) + int(other[-1]), mine, other)
    assert s.event("battle-won")["margin"] == margin
    assert s.castle(1) == 5 + back
    assert s.knights("-1,0") == 4  # land elsewhere loses nothing
    assert s.owner("2,-1") == 0
    assert reserve(s, 1) == 10 - 1 - (1 if 5 + back <= 6 else 2)


@pytest.mark.rules("MM-KNI-07", "MM-EX-12")
def test_a_margin_larger_than_the_garrison_costs_the_garrison_alone() -> None:
    s = given(
        tiles={"1,0": "fort"},
        land={1: {"1,0": 1, "-1,0": 2}},
        artefacts=QUIET_FIGHT,
        hands={0: ("conflict_5", "ambush"), 1: ("conflict_2", "ambush")},
    )
    fight(s, "1,0", 6, "conflict_5", "conflict_2")
    assert s.event("battle-won")["margin"] == 7
    assert s.event("knights-lost") == {"seat": 1, "hex": "1,0", "count": 1}
    s.never("retreated")
    assert (s.castle(1), s.knights("-1,0")) == (6, 2)


@pytest.mark.rules("MM-KNI-08", "MM-KNI-02")
@pytest.mark.parametrize("castle", [0, 4, 5, 6])
def test_a_retreat_never_lacks_a_die(castle: int) -> None:
    """Seat 1 has all ten dice on the board; two knights come home from the lost land."""
    lands = ["1,-2", "2,1", "0,2", "-1,2", "-2,1", "-1,-1", "3,0", "2,-3"]
    if castle == 0:
        lands.append("3,-1")
    s = given(
        seats=4,
        land={1: {"2,-2": 3, **dict.fromkeys(lands, 1)}},
        castle={0: 8, 1: castle},
        artefacts={**QUIET_FIGHT, 1: ("sceptre_fear", "orb_brutality")},
        hands={0: ("conflict_4", "ambush"), 1: ("conflict_5", "ambush")},
    )
    assert reserve(s, 1) == 0
    fight(s, "2,-2", 5, "conflict_4", "conflict_5")
    assert s.event("battle-won")["margin"] == 1
    assert s.event("retreated") == {"seat": 1, "count": 2}
    assert s.castle(1) == castle + 2
    assert reserve(s, 1) == (1 if castle == 4 else 0)


@pytest.mark.rules("MM-KNI-08")
def test_a_beaten_attacker_retreats_to_the_own_castle() -> None:
    s = given(
        land={1: {"2,-1": 4}},
        castle={0: 7},
        artefacts={0: ("sceptre_vigour", "orb_brutality"), 1: ("sceptre_fear", "orb_cleansing")},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_3", "ambush")},
    )
    fight(s, "2,-1", 4, "conflict_2", "conflict_3")
    assert s.castle(0) == 3 + 3  # one is lost by the margin, three come home
    assert (s.owner("2,-1"), s.knights("2,-1")) == (1, 4)


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


@pytest.mark.rules("MM-KNI-04")
@pytest.mark.parametrize("free", [0, 1])
def test_whether_any_transfer_fits_agrees_with_trying_each(free: int) -> None:
    state = given().state
    state.dice[0] = state.content.dice - free
    for there in range(1, 20):
        for before in range(20):
            for most in range(there + 1):
                tried = any(split_fits(state, 0, there, n, before) for n in range(1, most + 1))
                assert some_split_fits(state, 0, there, most, before) == tried
