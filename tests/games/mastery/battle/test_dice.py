"""Dice that show knights: how many there are, and what is left out when none is left."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery.rules.board.knights import some_split_fits, split_fits
from tests.games.mastery.battle.dice import FAR, reserve, spread
from tests.games.mastery.scenario import Scenario, given

FAR_AND_MORE = [*FAR, "2,-3"]  # nine lands worth 11
# Nine lands worth 11, all supplied: over the lakes 2,0 and -1,0.
SUPPLIED = ["2,-2", "3,-1", "1,-2", "2,1", "0,-1", "-1,-1", "-2,1", "1,1", "0,2"]


def turn_of_seat_0(lands: list[str], castle: int) -> Scenario:
    """Let seat 0's turn begin with these lands and so many knights in the castle."""
    s = spread(lands, castle, turn_of=3)
    s.seat(3).chooses("end_turn")
    return s


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
