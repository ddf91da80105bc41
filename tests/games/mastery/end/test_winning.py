"""How a match is won (MM-END): points, and the line that ends it at once."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.end.ends import HAND, points
from tests.games.mastery.scenario import given

NO_SCEPTRES = {0: ["sceptre_vigour"], 1: ["sceptre_fear"]}
# Supplied land of seat 0 of two, by its worth; forests at (1,1) and (2,-1) are next to the castle.
TEN = {"-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1, "2,-1": 1}
ELEVEN = {"-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1, "1,0": 1}
TWELVE = {**ELEVEN, "2,-1": 1}


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rules("MM-END-01")
def test_points_are_the_values_of_the_land_supplied_or_not() -> None:
    """Value 1, 2 and 3 add up; castle and lake give none."""
    s = given(land={0: {"1,0": 1, "1,-1": 2}, 1: {"-2,1": 1}})
    assert points(s) == [5, 1]
    s = given(land={0: {"1,0": 1, "-1,-1": 6}}, castle={0: 20})
    assert points(s) == [3, 0]  # (-1,-1) is cut off and counts all the same
    shown = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
    assert shown["-1,-1"]["supplied"] is False
    assert "value" not in shown["2,0"]
    assert "value" not in shown["0,0"]


@pytest.mark.rules("MM-END-01", "MM-END-02")
def test_unsupplied_land_helps_to_win() -> None:
    """The thirteenth point counts with land that is cut off."""
    land = {"1,-1": 1, "-1,1": 1, "1,0": 1, "0,1": 1, "2,-1": 1, "-1,-1": 1}
    s = given(land={0: land})  # (-1,-1) touches none of the others
    assert points(s) == [12, 0]
    s.seat(0).advances("1,1", 1)
    assert s.winners() == [0]


@pytest.mark.rules("MM-END-09")
def test_skirmish_changes_what_homelands_are_worth() -> None:
    """Nothing, in points and on the tile; other land keeps its value."""
    for variants, worth in (((), 1), (("skirmish",), 0)):
        s = given(variants=variants, tiles={"1,1": "homelands"}, land={0: {"1,1": 1, "2,-1": 1}})
        assert points(s)[0] == 1 + worth
        shown = {h["hex"]: h for h in s.m.view(None)["state"]["hexes"]}
        assert (shown["1,1"]["value"], shown["2,-1"]["value"]) == (worth, 1)


@pytest.mark.rules("MM-END-09", "MM-END-02")
def test_land_that_is_fought_for_counts_for_nobody() -> None:
    """Attacker and defender are both shown without it until one of them holds it."""
    s = given(
        castle={0: 7},
        land={0: TEN, 1: {"1,-1": 2, "-2,1": 1}},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
    )
    assert points(s) == [10, 4]
    s.seat(0).advances("1,-1", 6)
    assert points(s) == [10, 1]
    assert not s.m.over
    s.fight("conflict_5", "conflict_2")
    assert points(s) == [13, 1]
    assert s.winners() == [0]


# -- the line -------------------------------------------------------------------------------------


@pytest.mark.rules("MM-END-02")
@pytest.mark.parametrize(("land", "total"), [(ELEVEN, 12), (TWELVE, 13)])
def test_thirteen_points_win_at_once_and_twelve_do_not(land: dict[str, int], total: int) -> None:
    """The rest of the turn is not played: no window, no restoration, no next player."""
    s = given(land={0: land}, hands={0: ["call_to_arms"]}, broken={"orb_devotion": 2})
    s.seat(0).advances("1,1", 1)
    assert points(s)[0] == total
    if total < 13:
        assert s.winners() == []
        assert s.asked() == [(0, "window")]
        return
    assert s.winners() == [0]
    assert s.asked() == []
    assert s.said[-1] == "event-won-by-points"
    assert s.event("won-by-points") == {"seat": 0, "points": 13, "target": 13}
    s.never("turn-ends", "artefact-restored")
    assert s.m.undoable(0) == []


@pytest.mark.rules("MM-END-02")
def test_more_than_thirteen_points_win_as_well() -> None:
    """Eleven and a City make fourteen."""
    s = given(land={0: ELEVEN})
    s.seat(0).advances("1,-1", 1)
    assert points(s)[0] == 14
    assert s.winners() == [0]


@pytest.mark.rules("MM-END-02")
@pytest.mark.parametrize(("seats", "target"), [(2, 13), (3, 13), (6, 13)])
def test_the_line_is_the_same_for_any_number_of_players(seats: int, target: int) -> None:
    """Everybody sees it."""
    assert given(seats=seats).m.view(None)["state"]["target"] == target


@pytest.mark.rules("MM-END-02")
def test_points_are_checked_after_the_set_up() -> None:
    """With a line of one point a match can be over before the first turn."""
    content = GAME.load(("[constants.victory_points_to_win]\nvalue = 1\n",))
    ends: set[bool] = set()
    for seed in range(30):
        m = GAME.new(2, FastChance(seed), content=content)
        scores = [data["points"] for data in m.view(None)["state"]["seats"]]
        assert m.over == any(scores)
        if m.outcome is not None:
            assert all(scores[seat] for seat in m.outcome.winners)
        ends.add(m.over)
    assert ends == {True, False}


@pytest.mark.rules("MM-END-02")
def test_a_battle_is_not_won_before_its_land_changes_hands() -> None:
    """With the outcome known and an orb still to answer the game goes on."""
    s = given(
        castle={0: 6},
        land={0: TEN, 1: {"1,-1": 1}},
        artefacts={0: ["sceptre_vigour", "orb_preparation"], 1: ["sceptre_fear"]},
        hands={0: HAND, 1: HAND},
    )
    s.seat(0).advances("1,-1", 6)
    s.fight("conflict_5", "conflict_2")
    assert s.asked() == [(0, "orb-discard")]
    assert s.winners() == []
    s.seat(0).chooses("none")
    assert s.winners() == [0]


@pytest.mark.rules("MM-END-03")
@pytest.mark.parametrize("seed", range(6))
def test_only_the_active_player_ever_passes_the_line(seed: int) -> None:
    """In random matches points of the others never rise, and one player alone wins."""
    seats = 2 + seed % 3
    m = GAME.new(seats, FastChance(seed), {"round_limit": 60})
    picker = FastChance(100 + seed)
    while not m.over:
        active = m.state.active
        before = [m.state.points(seat) for seat in range(seats)]
        battle = m.view(None)["state"]["battle"]
        decision = m.decisions[0]
        m.choose(decision.id, decision.options[picker.below(0, len(decision.options))].id)
        for seat in range(seats):
            risen = m.state.points(seat) > before[seat]
            kept = battle is not None and seat == battle["sides"][1]["seat"]
            assert not risen or seat == active or kept
        if m.outcome is not None and "limit" not in m.outcome.how.message.id:
            assert m.outcome.winners == [active]


@pytest.mark.rules("MM-END-03")
def test_a_defender_who_keeps_the_land_has_no_more_points_than_before() -> None:
    """Twelve points before the battle, twelve after it."""
    defender = {"-1,1": 1, "0,1": 1, "-1,0": 1, "0,-1": 1, "1,0": 6, "-2,1": 1}
    s = given(
        land={1: defender},
        artefacts=NO_SCEPTRES,
        hands={0: HAND, 1: HAND},
        castle={0: 1},
    )
    assert points(s) == [0, 12]
    s.seat(0).advances("1,0", 1)
    s.fight("conflict_2", "conflict_5")
    assert points(s) == [0, 12]
    assert s.winners() == []


@pytest.mark.rules("MM-END-04")
def test_without_a_limit_a_match_goes_on_for_ever() -> None:
    """Three hundred turns in which nobody does anything end nothing."""
    s = given(seats=2)
    for turn in range(300):
        s.seat(turn % 2).chooses("end_turn")
    assert s.winners() == []
    assert s.m.turn == 310


@pytest.mark.rules("MM-END-04", "MM-END-08")
def test_a_player_without_land_and_knights_stays_in_the_game() -> None:
    """Three knights at the start of the turn, and the tiles round the castle are open."""
    s = given(seats=3, castle={1: 0}, land={2: {"1,1": 3}})
    s.seat(0).chooses("end_turn")
    assert s.asked() == [(1, "window")]
    assert s.castle(1) == 3
    s.seat(1).chooses("manoeuvre")
    assert sorted(s.seat(1).options()) == ["-1,2", "0,1", "1,1", "none"]
    s.seat(1).chooses("-1,2", "3")
    assert s.owner("-1,2") == 1
    s.seat(1).chooses("end_turn")
    s.seat(2).chooses("end_turn")
    s.seat(0).chooses("end_turn")
    assert s.castle(1) == 3
