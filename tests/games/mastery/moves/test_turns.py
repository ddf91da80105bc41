"""Turns: placing knights, the window, restoration, the next player."""

from __future__ import annotations

from itertools import permutations

import pytest

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.kernel.values.errors import Refused
from tests.games.mastery.moves.turns import RESOURCES, WINDOW_OPTIONS, turn_state
from tests.games.mastery.scenario import given

ORDERS = list(permutations(["call_to_arms", "fracture", "crown", "manoeuvre"]))


# -- the course of a turn -----------------------------------------------------------------------


@pytest.mark.rules("MM-TURN-01", "MM-TURN-06", "MM-TURN-08")
def test_a_turn_places_knights_opens_a_window_manoeuvres_restores_and_passes_on() -> None:
    s = given(land={1: {"-1,0": 2}}, broken={"orb_resurgence": 9}, turn=10)
    s.seat(0).chooses("end_turn")
    assert s.asked() == [(1, "window")]
    s.seat(1).advances("-1,-1", 1)
    assert s.asked() == [(1, "window")]
    s.seat(1).chooses("end_turn")
    s.happened(
        "turn-ends",
        "turn-begins",
        "knights-placed",
        "manoeuvre-begins",
        "redeployed",
        "advanced",
        "conquered",
        "artefact-restored",
        "turn-ends",
        "turn-begins",
        "knights-placed",
    )
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-TURN-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_active_player_adds_three_knights_to_their_castle_unasked(seats: int) -> None:
    s = given(seats=seats, castle=dict.fromkeys(range(seats), 4))
    s.seat(0).chooses("end_turn")
    for seat in range(1, seats):
        assert s.castle(seat) == 7
        assert [s.castle(other) for other in range(seat + 1, seats)] == [4] * (seats - seat - 1)
        assert s.event("knights-placed") == {"seat": seat, "count": 3}
        assert s.asked() == [(seat, "window")]
        s.seat(seat).chooses("end_turn")
    assert s.castle(0) == 7


@pytest.mark.rules("MM-TURN-02", "MM-SET-12")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_turn_of_the_game_places_knights_too(seats: int) -> None:
    match = gonfalon.new("mastery", seats, seed=1)
    said = [(event.message.id, event.args) for event in match.events]
    first = match.state.first
    assert said[-2:] == [
        ("event-turn-begins", (first, 1)),
        ("event-knights-placed", (first, 3)),
    ]


@pytest.mark.rules("MM-TURN-03")
def test_a_turn_begins_with_one_manoeuvre_and_one_use_of_the_crown_whatever_was_before() -> None:
    s = given(manoeuvres=0, crown_uses=0)
    assert turn_state(s) == (0, 0, 0)
    s.seat(0).chooses("end_turn")
    assert turn_state(s) == (1, 1, 1)
    s.seat(1).chooses("end_turn")
    assert turn_state(s) == (0, 1, 1)
    s = given(hands={0: ("tactical_advance",)})
    s.seat(0).chooses("tactical_advance")
    assert turn_state(s) == (0, 2, 1)
    s.seat(0).chooses("end_turn")
    assert turn_state(s) == (1, 1, 1)  # what is left over is not handed on


@pytest.mark.rules("MM-TURN-08")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_player_to_the_left_takes_the_next_turn(seats: int) -> None:
    s = given(seats=seats, turn_of=seats - 1)
    s.seat(seats - 1).chooses("end_turn")
    assert s.asked() == [(0, "window")]
    s.seat(0).chooses("end_turn")
    assert s.asked() == [(1, "window")]


@pytest.mark.rules("MM-TURN-08", "MM-ART-05")
def test_artefacts_are_restored_at_the_end_of_the_owners_turn_and_no_other() -> None:
    s = given(
        seats=3,
        artefacts={0: ("orb_greed",), 1: ("orb_brutality",)},
        broken={"orb_greed": 9, "orb_brutality": 9},
        turn=10,
    )
    assert not s.intact("orb_greed")
    s.seat(0).chooses("end_turn")
    assert s.intact("orb_greed")
    assert not s.intact("orb_brutality")
    s.seat(1).chooses("end_turn")
    assert s.intact("orb_brutality")


# -- the window ---------------------------------------------------------------------------------


@pytest.mark.rules("MM-TURN-04", "MM-DEC-10")
def test_a_window_offers_all_that_is_available() -> None:
    s = given(artefacts={0: ("crown_vitality",)}, hands={0: (*RESOURCES, "conflict_2")})
    assert s.seat(0).options() == WINDOW_OPTIONS
    for option in RESOURCES:
        assert s.seat(0).rule_of(option) == "MM-TURN-04"
    s.seat(0).cannot("authority", because="MM-RES-04", card="authority")


@pytest.mark.rules("MM-TURN-04", "MM-DEC-10", "MM-EX-47", "MM-RSP-09")
def test_a_window_asks_even_when_only_the_end_of_the_turn_is_left() -> None:
    s = given(hands={0: ("conflict_2", "support_1")}, manoeuvres=0, crown_uses=0)
    assert s.seat(0).options() == ["end_turn"]
    for card in RESOURCES:
        s.seat(0).cannot(card, because="MM-RES-01", card=card)
    s.seat(0).cannot("crown", because="MM-CRN-01", artefact="crown_vitality")
    s.seat(0).cannot("manoeuvre", because="MM-TURN-05")


@pytest.mark.rules("MM-TURN-04", "MM-RUL-11")
@pytest.mark.parametrize("order", ORDERS)
def test_everything_in_a_window_may_be_done_in_any_order(order: tuple[str, ...]) -> None:
    s = given(
        artefacts={0: ("crown_wrath",), 1: ("orb_greed",)},
        hands={0: ("call_to_arms", "fracture", "conflict_2")},
    )
    done: list[str] = []
    for option in order:
        assert set(s.seat(0).options()) == (
            {"call_to_arms", "fracture", "crown", "manoeuvre", "end_turn"} - set(done)
        )
        s.seat(0).chooses(option)
        if option == "fracture":
            s.seat(0).chooses("orb_greed")
        elif option == "crown" or option == "manoeuvre":
            s.seat(0).chooses("none")
        assert s.seat(0).kind() == "window"
        done.append(option)
    assert s.seat(0).options() == ["end_turn"]
    assert s.castle(0) == 8
    assert s.pile(0) == [card for card in reversed(order) if card in RESOURCES]


@pytest.mark.rules("MM-TURN-04", "MM-RUL-11", "MM-RUL-37")
def test_cards_and_crown_may_also_be_used_between_two_manoeuvres() -> None:
    s = given(
        artefacts={0: ("crown_wrath",)},
        hands={0: ("call_to_arms", "tactical_advance", "conflict_2")},
    )
    s.seat(0).chooses("tactical_advance").advances("1,0", 2)
    assert set(s.seat(0).options()) == {"call_to_arms", "crown", "manoeuvre", "end_turn"}
    s.seat(0).chooses("call_to_arms", "crown", "conflict_2")
    assert s.castle(0) == 6
    s.seat(0).advances("0,1", 6)
    assert s.owner("0,1") == 0


@pytest.mark.rules("MM-TURN-04")
def test_two_cards_of_a_kind_may_both_be_played_in_one_turn() -> None:
    content = GAME.load(("[cards.call_to_arms]\ncopies = 2\n",))
    s = given(hands={0: ("call_to_arms", "call_to_arms")}, content=content)
    s.seat(0).chooses("call_to_arms", "call_to_arms")
    assert s.castle(0) == 6 + 2 + 2
    s.seat(0).cannot("call_to_arms", because="MM-RES-01")


@pytest.mark.rules("MM-TURN-03", "MM-TURN-04", "MM-CRN-01")
def test_a_crown_is_used_once_a_turn() -> None:
    s = given(artefacts={0: ("crown_wrath",)}, hands={0: ("conflict_2", "conflict_3")})
    s.seat(0).chooses("crown", "none")
    assert turn_state(s) == (0, 1, 0)
    s.seat(0).cannot("crown", because="MM-CRN-01", artefact="crown_wrath")
    s.seat(0).chooses("end_turn")
    s.seat(1).chooses("end_turn")
    assert "crown" in s.seat(0).options()


@pytest.mark.rules("MM-TURN-04")
def test_only_the_active_player_has_a_window() -> None:
    hand = (*RESOURCES, "conflict_2")
    s = given(seats=3, hands=dict.fromkeys(range(3), hand))
    assert s.asked() == [(0, "window")]
    for seat in (1, 2):
        assert s.m.view(seat)["decisions"] == []
    with pytest.raises(Refused):
        s.m.choose(s.seat(0).decision().id.replace(".window.0", ".window.1"), "call_to_arms")


# -- forced abilities ---------------------------------------------------------------------------


@pytest.mark.rules("MM-RUL-34", "MM-CON-02")
def test_forced_abilities_of_land_happen_by_themselves() -> None:
    s = given(tiles={"2,-1": "village", "1,1": "marshlands"}, hands={0: ("tactical_advance",)})
    s.seat(0).chooses("tactical_advance").advances("2,-1", 2)
    assert s.castle(0) == 5
    assert s.asked() == [(0, "window")]
    s.seat(0).advances("1,1", 2)
    assert s.knights("1,1") == 1
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-RUL-34", "MM-ART-03")
def test_forced_sceptres_and_orbs_happen_by_themselves() -> None:
    s = given(
        land={1: {"2,-1": 3}},
        artefacts={0: ("sceptre_rage", "orb_brutality"), 1: ("sceptre_loyalty", "orb_devotion")},
        hands={0: ("conflict_5", "conflict_4"), 1: ("conflict_2", "conflict_3")},
    )
    s.seat(0).advances("2,-1", 4)
    assert s.totals() == (5, 4)
    assert {kind for _, kind in s.asked()} == {"conflict"}
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_2")
    while s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    applied = [w["artefact"] for id, w in s.events if id == "event-artefact-applies"]
    assert applied == ["sceptre_rage", "sceptre_loyalty", "orb_brutality", "orb_devotion"]
    assert s.castle(1) == 6 + 1
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-RUL-34", "MM-TURN-02", "MM-TURN-08")
def test_knights_are_placed_and_artefacts_restored_by_themselves() -> None:
    s = given(artefacts={0: ("orb_greed",)}, broken={"orb_greed": 8})
    s.seat(0).chooses("end_turn")
    assert s.intact("orb_greed")
    assert s.castle(1) == 9
    assert s.asked() == [(1, "window")]
