"""Ruthlessness, Skirmish, and which variants go together."""

from __future__ import annotations

from itertools import combinations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.shapes import VARIANTS
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.duel import all_pass, padded, quiet_table
from tests.games.mastery.scenario import Scenario, given

SEVERAL = ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1")


# -- Ruthlessness -------------------------------------------------------------------------------


def bridge(variants: list[str], defender: str = "conflict_2") -> Scenario:
    """Let seat 1 attack the bridge 2,-1 of seat 0, behind which 1,-1 and 0,0 lie."""
    s = quiet_table(
        seats=4,
        variants=variants,
        turn_of=1,
        tiles={"2,-1": "cave"},
        land={0: {"2,-1": 3, "1,-1": 2, "0,0": 4}, 1: {"2,1": 1}, 2: {"-1,1": 1}},
        hands={0: padded(defender, defender, "support_1"), 1: SEVERAL},
    )
    s.seat(1).advances("2,-1", 3)
    return s


@pytest.mark.rules("MM-VAR-20", "MM-VAR-21", "MM-EX-35")
def test_cut_off_land_is_lost_with_its_knights() -> None:
    """The whole part behind the bridge leaves the board, not for the castle."""
    s = bridge(["ruthlessness"])
    dice = s.state.dice[0]
    s.seat(1).chooses("conflict_5")
    all_pass(s)
    assert s.owner("2,-1") == 1
    for hex in ("1,-1", "0,0"):
        assert (s.owner(hex), s.knights(hex)) == (None, 0)
    assert s.castle(0) == 6
    assert s.state.dice[0] == dice - 3
    assert s.owner("-1,1") == 2
    s.happened("conquered", "supply-lost", "supply-lost")

    plain = bridge([])
    plain.seat(1).chooses("conflict_5")
    all_pass(plain)
    assert (plain.owner("1,-1"), plain.knights("0,0")) == (0, 4)


@pytest.mark.rules("MM-VAR-20", "MM-RUL-23")
def test_a_bridge_that_is_fought_for_cuts_nothing_until_the_battle_is_over() -> None:
    """The defender holds it, and the land behind it stays."""
    s = bridge(["ruthlessness"], "conflict_5")
    assert s.owner("2,-1") is None
    assert (s.knights("1,-1"), s.knights("0,0")) == (2, 4)
    s.seat(1).chooses("conflict_2")
    all_pass(s)
    assert s.owner("2,-1") == 0
    assert (s.owner("1,-1"), s.owner("0,0")) == (0, 0)
    s.never("supply-lost")


@pytest.mark.rules("MM-VAR-20", "MM-EX-53")
def test_a_conquest_that_leaves_nobody_still_cuts_supply() -> None:
    """The Marshlands take the conqueror's only knight; the land behind is cut off all the same."""
    s = quiet_table(
        seats=4,
        variants=["ruthlessness"],
        turn_of=3,
        tiles={"2,-2": "marshlands"},
        land={0: {"2,-2": 1, "2,-3": 2}, 3: {"1,-2": 1}},
        hands={0: padded("conflict_2", "conflict_2", "support_1"), 3: SEVERAL},
    )
    s.seat(3).advances("2,-2", 1)
    s.seat(3).chooses("conflict_5")
    all_pass(s)
    assert s.owner("2,-2") is None
    assert s.owner("2,-3") is None
    s.happened("conquered", "tile-loss", "abandoned", "supply-lost")


@pytest.mark.rules("MM-VAR-20")
@pytest.mark.parametrize("wins", [True, False])
def test_land_is_removed_only_if_the_game_goes_on(wins: bool) -> None:
    """The thirteenth point ends the game at once; otherwise the point of cut-off land is lost."""
    more = {"0,1": 1} if wins else {}
    s = given(
        seats=4,
        variants=["ruthlessness"],
        land={0: {"2,-1": 1, "1,-1": 1, "1,0": 1, "-1,-1": 1, **more}},
    )
    before = s.state.points(0)
    s.seat(0).advances("3,-1", 1)
    assert s.winners() == ([0] if wins else [])
    assert (s.owner("-1,-1") is None) == (not wins)
    assert s.state.points(0) == (13 if wins else before)


@pytest.mark.rules("MM-VAR-51", "MM-VAR-20", "MM-VAR-04")
def test_teammates_land_does_not_help_against_ruthlessness() -> None:
    """Seat 0's land hangs on the partner's alone and is lost."""
    s = quiet_table(
        seats=4,
        variants=["loyalty", "ruthlessness"],
        land={0: {"1,-1": 2}, 2: {"2,-1": 1, "-1,2": 1}},
    )
    s.seat(0).advances("3,-1", 1)
    assert s.owner("1,-1") is None
    assert s.owner("2,-1") is None
    assert s.owner("-1,2") == 2


# -- Skirmish -----------------------------------------------------------------------------------


@pytest.mark.rules("MM-VAR-30", "MM-EX-39")
@pytest.mark.parametrize(("tile", "winners"), [("forest", [0]), ("homelands", [])])
def test_eleven_points_win_a_skirmish_and_homelands_are_worth_nothing(
    tile: str, winners: list[int]
) -> None:
    """Ten points besides a Homelands tile: a Forest wins, more Homelands do not."""
    s = given(
        variants=["skirmish"],
        tiles={"2,-1": "homelands", "1,1": tile},
        land={0: {"2,-1": 1, "1,0": 1, "0,1": 1, "1,-1": 1, "-1,1": 1}},
    )
    assert s.m.view(None)["state"]["target"] == 11
    assert s.state.points(0) == 10
    s.seat(0).advances("1,1", 1)
    assert s.winners() == winners


@pytest.mark.rules("MM-VAR-30")
def test_in_a_skirmish_homelands_lie_where_they_always_lie() -> None:
    """The same seed lays the same board; only the value of the tile differs."""
    plain = GAME.new(6, FastChance(3)).view(None)["state"]["hexes"]
    short = GAME.new(6, FastChance(3), {"variants": ["skirmish"]}).view(None)["state"]["hexes"]
    assert [h["tile"] for h in plain] == [h["tile"] for h in short]
    assert [h["knights"] for h in plain] == [h["knights"] for h in short]
    values = {h["value"] for h in short if h["tile"] == "homelands"}
    assert values == {0}
    others = [h["value"] for h in short if h["tile"] != "homelands" and "value" in h]
    assert others == [h["value"] for h in plain if h["tile"] != "homelands" and "value" in h]


# -- combinations -------------------------------------------------------------------------------


@pytest.mark.rules("MM-VAR-50", "MM-VAR-08")
def test_any_set_of_variants_is_allowed_except_loyalty_with_castle_siege() -> None:
    """All thirty-two sets with four players: twenty-four are played, eight refused."""
    refused = 0
    for size in range(len(VARIANTS) + 1):
        for chosen in combinations(VARIANTS, size):
            if {"loyalty", "castle_siege"} <= set(chosen):
                with pytest.raises(Refused):
                    GAME.new(4, FastChance(1), {"variants": list(chosen)})
                refused += 1
            else:
                m = GAME.new(4, FastChance(1), {"variants": list(chosen)})
                assert m.view(None)["settings"]["variants"] == list(chosen)
    assert refused == 8
