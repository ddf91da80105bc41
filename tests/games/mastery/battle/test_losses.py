"""Losses and retreat: who dies, who goes where."""

from __future__ import annotations

import pytest

from tests.games.mastery.battle.dice import QUIET_FIGHT, reserve
from tests.games.mastery.scenario import Scenario, given


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
def test_a_beaten_attacker_retreats_to_their_own_castle() -> None:
    s = given(
        land={1: {"2,-1": 4}},
        castle={0: 7},
        artefacts={0: ("sceptre_vigour", "orb_brutality"), 1: ("sceptre_fear", "orb_cleansing")},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_3", "ambush")},
    )
    fight(s, "2,-1", 4, "conflict_2", "conflict_3")
    assert s.castle(0) == 3 + 3  # one is lost by the margin, three come home
    assert (s.owner("2,-1"), s.knights("2,-1")) == (1, 4)
