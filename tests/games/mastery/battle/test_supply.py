"""Adjacency, lakes, supply: which land a castle can reach, and what the rest cannot do."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.board import bits
from tests.games.mastery.scenario import Scenario, given, layout_pack

QUIET_FIGHT = {0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")}


def supplied(s: Scenario) -> set[str]:
    """Return the land that is shown as supplied."""
    return {h["hex"] for h in s.m.view(None)["state"]["hexes"] if h.get("supplied")}


def targets(s: Scenario, seat: int = 0) -> set[str]:
    """Start a manoeuvre and return where the seat may advance to."""
    s.seat(seat).chooses("manoeuvre")
    if s.seat(seat).kind() == "redeploy-from":
        s.seat(seat).chooses("done")
    return set(s.seat(seat).options()) - {"none"}


def fight(s: Scenario, first: str, second: str, attacker: int = 0, defender: int = 1) -> None:
    """Play conflict cards and no support."""
    s.seat(attacker).chooses(first)
    s.seat(defender).chooses(second)
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")


# -- adjacency ----------------------------------------------------------------------------------


@pytest.mark.rules("MM-SUP-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_tiles_are_adjacent_exactly_when_they_share_an_edge(seats: int) -> None:
    content = GAME.load()
    layout = content.layouts[seats]
    places = {hex: place for place, hex in content.hexes.items()}
    for a in layout.order:
        near = set(bits(layout.near[a]))
        for b in layout.order:
            q, r = places[a][0] - places[b][0], places[a][1] - places[b][1]
            steps = max(abs(q), abs(r), abs(q + r))
            assert (b in near) == (steps == 1)


@pytest.mark.rules("MM-SUP-01", "MM-ADV-03")
def test_a_player_without_land_reaches_the_three_tiles_round_the_castle() -> None:
    assert targets(given(castle={0: 6})) == {"1,0", "2,-1", "1,1"}


# -- the supply graph ---------------------------------------------------------------------------


@pytest.mark.rules("MM-SUP-03", "MM-EX-03")
def test_land_is_supplied_through_own_land() -> None:
    s = given(seats=4, land={0: {"2,-1": 1, "1,-1": 1}})
    assert supplied(s) == {"2,-1", "1,-1"}
    s = given(seats=4, land={0: {"1,-1": 1}})
    assert supplied(s) == set()


@pytest.mark.rules("MM-SUP-03", "MM-EX-04")
def test_land_that_hangs_together_is_supplied_as_a_whole() -> None:
    s = given(seats=4, land={0: {"2,-2": 1, "2,-1": 1, "1,-1": 1, "3,-1": 1}})
    assert supplied(s) == {"2,-2", "2,-1", "1,-1", "3,-1"}


@pytest.mark.rules("MM-SUP-03")
def test_other_players_land_and_castles_carry_no_supply() -> None:
    """Seat 0's -2,1 lies beside seat 1's castle and seat 1's land, and is cut off all the same."""
    s = given(land={0: {"-2,1": 2, "1,1": 1}, 1: {"-1,0": 1, "-1,1": 1, "0,1": 1}})
    assert supplied(s) == {"1,1", "-1,0", "-1,1", "0,1"}


@pytest.mark.rules("MM-SUP-04")
@pytest.mark.parametrize("hex", ["1,0", "2,-1", "1,1"])
def test_land_next_to_its_owners_castle_is_always_supplied(hex: str) -> None:
    others = {"1,0": 1, "2,-1": 1, "1,1": 1, "1,-1": 1, "0,1": 1}
    del others[hex]
    s = given(land={0: {hex: 1}, 1: others})
    assert hex in supplied(s)


@pytest.mark.rules("MM-SUP-02", "MM-SUP-04")
def test_a_lake_joins_all_own_land_around_it() -> None:
    ring = {"1,0": 1, "0,-1": 1, "-1,0": 1, "-1,1": 1}
    s = given(land={0: ring})
    assert supplied(s) == set(ring)
    del ring["1,0"]  # the lake itself does not touch the castle
    assert supplied(given(land={0: ring})) == set()


@pytest.mark.rules("MM-SUP-02")
def test_a_lake_serves_every_player_at_the_same_time() -> None:
    s = given(land={0: {"1,0": 1, "0,-1": 1}, 1: {"-1,0": 1, "0,1": 1}})
    assert supplied(s) == {"1,0", "0,-1", "-1,0", "0,1"}


@pytest.mark.rules("MM-SUP-02", "MM-ADV-04")
def test_a_lake_cannot_be_conquered() -> None:
    s = given(land={0: {"1,0": 1}})
    assert "0,0" not in targets(s)
    s.seat(0).cannot("0,0", because="MM-ADV-04", hex="0,0")


@pytest.mark.rules("MM-SUP-02", "MM-SUP-04", "MM-ADV-03", "MM-EX-06")
def test_a_lake_opens_the_way_to_all_land_around_it() -> None:
    s = given(land={0: {"1,0": 1}})
    assert targets(s) == {"2,-1", "1,1", "1,-1", "0,1", "0,-1", "-1,0", "-1,1"}
    for hex in ("-1,-1", "-2,1"):
        s.seat(0).cannot(hex, because="MM-ADV-03", hex=hex)


# -- battle -------------------------------------------------------------------------------------


@pytest.mark.rules("MM-SUP-05", "MM-END-09")
def test_land_that_is_fought_for_is_controlled_by_nobody_and_supplies_nobody() -> None:
    """Seat 1's 1,-1 hangs on 2,-1 and is cut off for the length of the battle for it."""
    s = given(
        seats=4,
        land={0: {"2,-2": 1}, 1: {"2,1": 1, "2,-1": 2, "1,-1": 1, "3,-1": 1}},
        artefacts={**QUIET_FIGHT},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_5", "ambush")},
    )
    before = supplied(s)
    assert before == {"2,-2", "2,1", "2,-1", "1,-1", "3,-1"}
    points = s.m.view(None)["state"]["seats"][1]["points"]
    s.seat(0).advances("2,-1", 2)
    assert s.owner("2,-1") is None
    assert supplied(s) == {"2,-2", "2,1", "3,-1"}
    assert s.m.view(None)["state"]["seats"][1]["points"] == points - 2
    fight(s, "conflict_2", "conflict_5")
    assert s.owner("2,-1") == 1
    assert supplied(s) == before
    s.never("cut-off")


@pytest.mark.rules("MM-SUP-05", "MM-RUL-23", "MM-VAR-20")
def test_a_supply_cut_for_the_length_of_a_battle_costs_nothing_even_in_ruthlessness() -> None:
    s = given(
        seats=4,
        variants=["ruthlessness"],
        land={0: {"2,-2": 1}, 1: {"2,1": 1, "2,-1": 2, "1,-1": 1}},
        artefacts={**QUIET_FIGHT},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_5", "ambush")},
    )
    s.seat(0).advances("2,-1", 2)
    assert supplied(s) == {"2,-2", "2,1"}
    fight(s, "conflict_2", "conflict_5")
    assert (s.owner("1,-1"), s.knights("1,-1")) == (1, 1)
    s.never("supply-lost")


# -- land without supply ------------------------------------------------------------------------


@pytest.mark.rules("MM-SUP-06", "MM-RED-02")
def test_land_without_supply_neither_gives_nor_receives_knights() -> None:
    s = given(land={0: {"2,-1": 2, "-1,-1": 4, "-2,1": 1}})
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).options() == ["done", "castle", "2,-1"]
    s.seat(0).cannot("-1,-1", because="MM-SUP-06", hex="-1,-1", tile="forest")
    s.seat(0).cannot("-2,1", because="MM-SUP-06", hex="-2,1")
    s = given(land={0: {"2,-1": 2, "1,1": 2, "-1,-1": 4}})
    s.seat(0).chooses("manoeuvre", "castle")
    assert set(s.seat(0).options()) == {"2,-1", "1,1"}
    s.seat(0).cannot("-1,-1", because="MM-SUP-06", hex="-1,-1")


@pytest.mark.rules("MM-SUP-06", "MM-SUP-02")
def test_the_same_land_takes_part_once_a_lake_joins_it() -> None:
    s = given(land={0: {"1,0": 2, "-1,0": 3, "-1,-1": 4}})
    s.seat(0).chooses("manoeuvre")
    assert set(s.seat(0).options()) == {"done", "castle", "1,0", "-1,0", "-1,-1"}
    s.seat(0).chooses("-1,-1", "castle", "3")
    assert (s.castle(0), s.knights("-1,-1")) == (9, 1)


@pytest.mark.rules("MM-SUP-07", "MM-END-01")
def test_land_without_supply_counts_for_victory() -> None:
    s = given(land={0: {"-1,1": 1, "-1,-1": 1}})
    assert supplied(s) == set()
    assert s.m.view(None)["state"]["seats"][0]["points"] == 3 + 1


@pytest.mark.rules("MM-SUP-07", "MM-END-02")
def test_land_without_supply_can_win_the_game() -> None:
    """Nine points lie cut off round the far castle and count; 1,-1 makes fourteen."""
    s = given(
        land={0: {"-1,1": 1, "-1,0": 1, "0,-1": 1, "-1,-1": 1, "-2,1": 1, "2,-1": 1, "1,1": 1}}
    )
    assert supplied(s) == {"2,-1", "1,1"}
    s.seat(0).advances("1,-1", 1)
    assert s.winners() == [0]


@pytest.mark.rules("MM-SUP-07")
def test_land_without_supply_defends_itself_as_any_other() -> None:
    s = given(
        tiles={"1,0": "fort"},
        land={1: {"1,0": 3}},
        artefacts={0: ("sceptre_vigour", "orb_brutality"), 1: ("sceptre_loyalty", "orb_cleansing")},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_3", "ambush")},
    )
    assert supplied(s) == set()
    s.seat(0).advances("1,0", 3)
    assert s.totals() == (3, 5)  # three knights, the Fort and the sceptre of Loyalty
    fight(s, "conflict_2", "conflict_3")
    assert (s.owner("1,0"), s.knights("1,0")) == (1, 3)


@pytest.mark.rules("MM-SUP-08", "MM-ADV-03", "MM-EX-32")
def test_land_without_supply_opens_no_way_to_advance() -> None:
    s = given(seats=4, land={0: {"0,0": 2}, 1: {"2,-1": 1}})
    assert targets(s) == {"2,-2", "2,-1", "3,-1"}
    for hex in ("1,-1", "0,-1", "-1,1", "0,1", "1,0", "-2,1"):
        s.seat(0).cannot(hex, because="MM-ADV-03", hex=hex)


# -- changes ------------------------------------------------------------------------------------


@pytest.mark.rules("MM-SUP-09", "MM-SUP-06", "MM-SUP-08", "MM-EX-05")
def test_a_lost_battle_cuts_the_supply_of_the_land_behind() -> None:
    s = given(
        seats=4,
        turn_of=1,
        land={0: {"2,-1": 1, "1,-1": 3}, 1: {"2,1": 1}},
        castle={0: 6, 1: 6},
        artefacts={0: ("sceptre_fear", "orb_greed"), 1: ("sceptre_vigour", "orb_devotion")},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_5", "ambush")},
    )
    assert supplied(s) == {"2,-1", "1,-1", "2,1"}
    s.seat(1).advances("2,-1", 6)
    fight(s, "conflict_5", "conflict_2", attacker=1, defender=0)
    assert supplied(s) == {"2,-1", "2,1"}  # over the lake, for seat 1
    assert (s.owner("1,-1"), s.knights("1,-1")) == (0, 3)  # nothing else happens to the land
    assert s.m.view(None)["state"]["seats"][0]["points"] == 3
    s.never("supply-lost")
    assert s.event("cut-off") == {"seat": 0, "hex": "1,-1", "tile": "city"}
    for seat in (1, 2, 3):
        s.seat(seat).chooses("end_turn")
    s.seat(0).chooses("manoeuvre")  # nothing to redeploy: 1,-1 is left out
    assert set(s.seat(0).options()) == {"none", "2,-2", "2,-1", "3,-1"}
    s.seat(0).cannot("0,-1", because="MM-ADV-03", hex="0,-1")


@pytest.mark.rules("MM-SUP-09", "MM-SUP-06", "MM-VAR-20")
@pytest.mark.parametrize("variants", [[], ["ruthlessness"]])
def test_only_land_that_is_cut_off_now_and_kept_is_told(variants: list[str]) -> None:
    """1,-1 lies behind the lost land. -1,1 was out of supply before, 3,-1 is next to the castle."""
    s = given(
        seats=4,
        turn_of=1,
        variants=variants,
        land={0: {"2,-1": 1, "1,-1": 3, "-1,1": 1, "3,-1": 1}, 1: {"2,1": 1}},
        castle={0: 6, 1: 6},
        artefacts={0: ("sceptre_fear", "orb_greed"), 1: ("sceptre_vigour", "orb_devotion")},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_5", "ambush")},
    )
    before = supplied(s)
    s.seat(1).advances("2,-1", 6)
    fight(s, "conflict_5", "conflict_2", attacker=1, defender=0)
    assert "-1,1" not in before
    assert "3,-1" in supplied(s)
    told = [args["hex"] for args in s.all("cut-off")]
    assert told == ([] if variants else ["1,-1"])


@pytest.mark.rules("MM-SUP-09")
def test_a_conquest_brings_supply_at_once() -> None:
    """A second manoeuvre of the same turn finds the far land joined."""
    s = given(land={0: {"-1,0": 3}}, hands={0: ("tactical_advance",)})
    assert supplied(s) == set()
    s.seat(0).chooses("tactical_advance").advances("1,0", 1)
    assert supplied(s) == {"1,0", "-1,0"}
    s.seat(0).chooses("manoeuvre")
    assert "-1,0" in s.seat(0).options()


@pytest.mark.rules("MM-SUP-09", "MM-VAR-20")
def test_in_ruthlessness_the_same_cut_costs_the_land() -> None:
    s = given(
        seats=4,
        variants=["ruthlessness"],
        turn_of=1,
        land={0: {"2,-1": 1, "1,-1": 3}, 1: {"2,1": 1}},
        castle={0: 6, 1: 6},
        artefacts={0: ("sceptre_fear", "orb_greed"), 1: ("sceptre_vigour", "orb_devotion")},
        hands={0: ("conflict_2", "ambush"), 1: ("conflict_5", "ambush")},
    )
    s.seat(1).advances("2,-1", 6)
    fight(s, "conflict_5", "conflict_2", attacker=1, defender=0)
    assert s.owner("1,-1") is None


# -- other boards -------------------------------------------------------------------------------


@pytest.mark.rules("MM-RUL-33", "MM-SUP-03", "MM-ADV-03")
def test_a_path_may_run_from_the_castle_over_a_lake() -> None:
    """On this board the lake lies at 1,0, next to seat 0's castle."""
    content = GAME.load((layout_pack({"1, 0": "lake", "0, 0": "t2"}),))
    s = given(content=content)
    assert targets(s) == {"2,-1", "1,1", "1,-1", "0,0", "0,1"}
    s.seat(0).cannot("-1,0", because="MM-ADV-03", hex="-1,0")
    assert supplied(given(land={0: {"0,0": 2}, 1: {"1,1": 1}}, content=content)) == {"0,0"}


@pytest.mark.rules("MM-RUL-33", "MM-SUP-03", "MM-ADV-03")
def test_a_path_may_run_from_lake_to_lake() -> None:
    """On this board 1,0 and 0,0 are lakes: the castle reaches the far side over both."""
    content = GAME.load((layout_pack({"1, 0": "lake"}),))
    s = given(content=content)
    assert targets(s) == {"2,-1", "1,1", "1,-1", "0,1", "0,-1", "-1,0", "-1,1"}
    s = given(land={0: {"-1,0": 1}}, content=content)
    assert supplied(s) == {"-1,0"}
