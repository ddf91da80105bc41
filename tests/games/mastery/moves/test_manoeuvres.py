"""Manoeuvres: what they consist of, and what cannot be done inside one."""

from __future__ import annotations

import pytest

from tests.games.mastery.moves.turns import RESOURCES, WINDOW_OPTIONS, turn_state
from tests.games.mastery.scenario import given

QUIET_FIGHT = {0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")}


# -- manoeuvres ---------------------------------------------------------------------------------


@pytest.mark.rules("MM-TURN-05", "MM-TURN-07")
def test_a_manoeuvre_is_used_up_even_if_nothing_is_moved() -> None:
    s = given(land={0: {"1,0": 2}})
    s.seat(0).chooses("manoeuvre", "done", "none")
    assert turn_state(s) == (0, 0, 1)
    assert (s.castle(0), s.knights("1,0")) == (6, 2)
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05")


@pytest.mark.rules("MM-TURN-05", "MM-RED-01", "MM-ADV-01")
def test_a_manoeuvre_is_redeployment_then_advance_then_battle() -> None:
    s = given(
        land={0: {"1,0": 3}, 1: {"2,-1": 1}},
        artefacts=QUIET_FIGHT,
        hands={0: ("conflict_5", "conflict_4"), 1: ("conflict_2", "conflict_3")},
    )
    s.seat(0).chooses("manoeuvre")
    assert s.seat(0).kind() == "redeploy-from"
    s.seat(0).chooses("1,0", "2")  # to the castle, the only other tile
    if s.seat(0).kind() == "redeploy-from":
        s.seat(0).chooses("done")
    assert s.castle(0) == 8
    assert s.seat(0).kind() == "advance"  # no way back to the redeployment
    assert "done" not in s.seat(0).options()
    s.seat(0).chooses("2,-1")
    assert s.seat(0).kind() == "advance-count"
    s.seat(0).chooses("4")
    assert {kind for _, kind in s.asked()} == {"conflict"}
    s.happened("manoeuvre-begins", "transferred", "redeployed", "advanced", "battle-begins")


@pytest.mark.rules("MM-TURN-05", "MM-TURN-07")
def test_redeployment_and_advance_may_each_be_left_out() -> None:
    s = given(land={0: {"1,0": 3}})
    s.seat(0).chooses("manoeuvre", "1,0", "2")
    if s.seat(0).kind() == "redeploy-from":
        s.seat(0).chooses("done")
    s.seat(0).chooses("none")
    assert s.castle(0) == 8
    s.never("advanced")
    s = given(land={0: {"1,0": 3}})
    s.seat(0).advances("2,-1", 1)
    s.never("transferred")
    assert s.owner("2,-1") == 0


@pytest.mark.rules("MM-TURN-06")
@pytest.mark.parametrize("won", [True, False])
def test_after_a_battle_the_attacker_is_back_in_a_window(won: bool) -> None:
    mine, other = ("conflict_5", "conflict_2") if won else ("conflict_2", "conflict_5")
    s = given(
        land={1: {"2,-1": 3}},
        artefacts={0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_cleansing")},
        hands={0: (mine, "call_to_arms"), 1: (other, "ambush")},
        decks={0: ("support_1",)},
    )
    s.seat(0).advances("2,-1", 3)
    for seat, card in ((0, mine), (1, other)):
        if s.seat(seat).asked("conflict"):
            s.seat(seat).chooses(card)
    while s.m.decisions[0].kind in ("support", "orb-discard"):
        seat = s.m.decisions[0].seat
        s.seat(seat).chooses("stop" if s.seat(seat).kind() == "support" else "none")
    assert s.owner("2,-1") == (0 if won else 1)
    assert s.asked() == [(0, "window")]
    assert {"call_to_arms", "crown", "end_turn"} <= set(s.seat(0).options())
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05")


@pytest.mark.rules("MM-TURN-07")
def test_a_turn_may_be_ended_with_nothing_done() -> None:
    hand = (*RESOURCES, "conflict_2")
    s = given(hands={0: hand}, castle={0: 6})
    s.seat(0).chooses("end_turn")
    assert turn_state(s) == (1, 1, 1)
    assert sorted(s.hand(0)) == sorted(hand)
    assert s.castle(0) == 6
    assert s.pile(0) == []


# -- inside a manoeuvre -------------------------------------------------------------------------


@pytest.mark.rules("MM-TURN-09", "MM-RUL-11")
def test_inside_a_manoeuvre_no_card_is_played_and_no_crown_used() -> None:
    s = given(
        land={0: {"1,0": 3, "1,1": 1}, 1: {"2,-1": 1}},
        artefacts=QUIET_FIGHT,
        hands={0: (*RESOURCES, "conflict_5", "conflict_4"), 1: ("conflict_2", "conflict_3")},
    )
    assert set(s.seat(0).options()) == set(WINDOW_OPTIONS)
    met: list[str] = []
    for answer in (
        "manoeuvre",
        "1,0",
        "castle",
        "1",
        "done",
        "2,-1",
        "4",
        "conflict_5",
    ):
        if met:
            assert not set(s.seat(0).options()) & set(WINDOW_OPTIONS), s.seat(0).kind()
        met.append(s.seat(0).kind())
        s.seat(0).chooses(answer)
    s.seat(1).chooses("conflict_2")
    while s.m.decisions[0].kind == "support":
        seat = s.m.decisions[0].seat
        assert not set(s.seat(seat).options()) & set(WINDOW_OPTIONS)
        s.seat(seat).chooses("stop")
    assert met == [
        "window",
        "redeploy-from",
        "redeploy-to",
        "redeploy-count",
        "redeploy-from",
        "advance",
        "advance-count",
        "conflict",
    ]
    assert set(s.seat(0).options()) == set(WINDOW_OPTIONS) - {"manoeuvre"}  # outside again


@pytest.mark.rules("MM-TURN-09", "MM-BAT-31", "MM-BAT-71", "MM-RES-06")
def test_fracture_may_be_played_in_the_two_windows_of_a_battle() -> None:
    hands = {
        0: ("fracture", "conflict_5", "conflict_4", "support_1", "support_1"),
        1: ("conflict_2", "conflict_3", "support_1", "support_1", "support_2"),
    }
    artefacts = {0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_loyalty", "orb_resurgence")}
    s = given(land={1: {"2,-1": 1}}, artefacts=artefacts, hands=hands)
    s.seat(0).advances("2,-1", 4)
    assert s.seat(0).kind() == "sceptre-response"
    assert s.seat(0).options() == ["pass", "fracture:sceptre_loyalty"]
    s.seat(0).chooses("pass", "conflict_5")
    s.seat(1).chooses("conflict_2")
    while s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    assert s.seat(0).kind() == "orb-response"
    s.seat(0).chooses("fracture:orb_resurgence")
    assert not s.intact("orb_resurgence")
    assert "fracture" in s.pile(0)


@pytest.mark.rules("MM-TURN-09", "MM-DRAW-04")
def test_authority_acts_inside_a_manoeuvre() -> None:
    s = given(
        land={1: {"2,-1": 1}},
        artefacts=QUIET_FIGHT,
        hands={0: ("conflict_5", "conflict_4"), 1: ("conflict_2", "conflict_3")},
        decks={0: ("authority",)},
    )
    s.seat(0).advances("2,-1", 4)
    s.happened("battle-begins", "bonus-draw")
    assert len(s.hand(0)) == 6
