"""Decisions of redeployment and advance: sources, destinations, targets, numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mastery.duel import quiet_table
from tests.games.mastery.scenario import Scenario, given

# Nine territories of value 1 with six players, none of them next to the castle of seat 0.
FAR = ("3,0", "4,0", "0,3", "0,4", "-2,3", "-3,4", "-2,0", "-3,0", "0,-3")
# Nine territories that hang together with the castle of seat 0 of six.
NEAR = ("3,-2", "4,-3", "2,-2", "2,-1", "2,0", "2,1", "1,-2", "3,0", "4,0")


def crowded(**more: Any) -> Scenario:
    """Lay a table for six in teams, so that nine territories win nothing."""
    return quiet_table(seats=6, variants=["loyalty"], team_mode="pairs_6", **more)


@pytest.mark.rules("MM-DEC-20", "MM-DEC-21", "MM-DEC-22")
def test_a_redeployment_asks_for_source_destination_and_number() -> None:
    """Castle first, then the order of the layout; `done` ends it at any time."""
    s = given(land={0: {"1,0": 3, "2,-1": 1, "1,1": 5}})
    s.seat(0).chooses("manoeuvre")
    assert s.asked() == [(0, "redeploy-from")]
    assert s.seat(0).options() == ["done", "castle", "1,0", "1,1"]
    s.seat(0).cannot("2,-1", "MM-RED-04").chooses("1,0")
    assert s.seat(0).kind() == "redeploy-to"
    assert s.seat(0).options() == ["castle", "2,-1", "1,1"]
    s.seat(0).chooses("2,-1")
    assert s.seat(0).kind() == "redeploy-count"
    assert s.seat(0).options() == ["1", "2"]
    s.seat(0).chooses("2")
    assert s.event("transferred") == {"seat": 0, "source": "1,0", "target": "2,-1", "count": 2}
    assert s.seat(0).options() == ["done", "castle", "1,1"]
    s.seat(0).cannot("2,-1", "MM-RED-07").chooses("1,1")
    assert s.seat(0).options() == ["castle", "2,-1"]
    s.seat(0).cannot("1,0", "MM-RED-07")


@pytest.mark.rules("MM-DEC-22")
def test_the_number_is_limited_by_source_and_destination() -> None:
    """Five may leave, two fit; a single number is taken without asking."""
    s = given(land={0: {"1,0": 4, "1,1": 5, "2,-1": 6}})
    s.seat(0).chooses("manoeuvre", "castle")
    s.seat(0).cannot("2,-1", "MM-KNI-05", capacity=6).chooses("1,0")
    assert s.seat(0).options() == ["1", "2"]
    s.seat(0).chooses("1", "2,-1")
    assert s.seat(0).options() == ["1,0", "1,1"]
    s.seat(0).chooses("1,1")
    assert s.event("transferred") == {"seat": 0, "source": "2,-1", "target": "1,1", "count": 1}


@pytest.mark.rules("MM-DEC-20", "MM-DEC-21", "MM-EX-42")
def test_the_dice_limit_what_is_offered_in_a_redeployment() -> None:
    """With ten dice out, four knights may go to other land but not to a castle of six."""
    land = {**dict.fromkeys(NEAR, 1), "2,-2": 4}
    s = crowded(land={0: land})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", "2,-2"]
    s.seat(0).chooses("2,-2")
    assert set(s.seat(0).options()) == set(NEAR) - {"2,-2"}
    s.seat(0).cannot("castle", "MM-KNI-04", dice=10)


@pytest.mark.rules("MM-DEC-20")
def test_a_source_without_a_destination_is_not_offered() -> None:
    """Its knights could only go to the castle, and there the dice forbid it."""
    others = dict.fromkeys((*FAR[2:], "0,-2"), 1)
    s = crowded(land={0: {**others, "3,-2": 4}})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle"]
    s.seat(0).cannot("3,-2", "MM-RED-06").cannot("0,-2", "MM-SUP-06")
    full = crowded(land={0: {**others, "3,-2": 6}})
    full.seat(0).chooses("manoeuvre")
    assert full.seat(0).kind() == "advance"


@pytest.mark.rules("MM-DEC-20")
def test_a_redeployment_with_nothing_to_move_is_done_unasked() -> None:
    """No land, or an empty castle and one knight on each territory."""
    bare = given()
    bare.seat(0).chooses("manoeuvre")
    assert bare.seat(0).kind() == "advance"
    bare.happened("redeployed")
    thin = given(land={0: {"1,0": 1, "1,1": 1}}, castle={0: 0})
    thin.seat(0).chooses("manoeuvre")
    assert thin.asked() == [(0, "window")]
    thin.happened("redeployed", "no-advance")


@pytest.mark.rules("MM-DEC-30", "MM-DEC-31", "MM-EX-06")
def test_an_advance_asks_for_a_target_and_a_number() -> None:
    """Targets in the order of the layout; `none` is always there."""
    s = given(land={0: {"1,0": 1}})
    s.seat(0).chooses("manoeuvre", "done")
    assert s.asked() == [(0, "advance")]
    assert s.seat(0).options() == [
        *("none", "1,-1", "0,1", "-1,1", "-1,0", "0,-1", "2,-1", "1,1"),
    ]
    s.seat(0).cannot("0,0", "MM-ADV-04").cannot("-1,-1", "MM-ADV-03").cannot("1,0", "MM-ADV-02")
    s.seat(0).chooses("-1,0")
    assert s.asked() == [(0, "advance-count")]
    assert s.seat(0).options() == ["1", "2", "3", "4", "5", "6"]
    stays = given(land={0: {"1,0": 1}})
    stays.seat(0).chooses("manoeuvre", "done", "none")
    stays.happened("no-advance")
    assert stays.asked() == [(0, "window")]


@pytest.mark.rules("MM-DEC-30", "MM-DEC-31", "MM-EX-41")
def test_with_few_dice_the_numbers_do_not_start_at_one() -> None:
    """Eight territories and eight knights: two to six, two or three into a Cave."""
    tiles = {"2,-2": "cave", "3,-2": "forest"}
    s = crowded(tiles=tiles, land={0: dict.fromkeys(FAR[:8], 1)}, castle={0: 8})
    s.seat(0).chooses("manoeuvre", "3,-2")
    assert s.seat(0).options() == ["2", "3", "4", "5", "6"]
    s.seat(0).cannot("1", "MM-KNI-04", dice=10)
    s = crowded(tiles=tiles, land={0: dict.fromkeys(FAR[:8], 1)}, castle={0: 8})
    s.seat(0).chooses("manoeuvre", "2,-2")
    assert s.seat(0).options() == ["2", "3"]
    s.seat(0).cannot("4", "MM-KNI-05", count=4, most=3)


@pytest.mark.rules("MM-DEC-30", "MM-DEC-31", "MM-EX-41")
def test_a_target_without_a_legal_number_is_not_offered() -> None:
    """Nine territories and six knights: the Forest takes all six unasked, the Cave takes none."""
    tiles = {"2,-2": "cave", "3,-2": "forest"}
    s = crowded(tiles=tiles, land={0: dict.fromkeys(FAR, 1)}, castle={0: 6})
    s.seat(0).chooses("manoeuvre")
    assert "3,-2" in s.seat(0).options()
    s.seat(0).cannot("2,-2", "MM-KNI-04").chooses("3,-2")
    assert s.event("advanced")["count"] == 6
    assert (s.castle(0), s.knights("3,-2")) == (0, 6)
