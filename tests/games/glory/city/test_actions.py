"""The action phase and its actions (GLO-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.model.constants import (
    ACTIONS,
    GUARD,
    INITIATIVE,
    NONE,
    TRAINING,
)
from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.kernel.values.errors import Refused
from tests.games.glory.jousting import joust
from tests.games.glory.scenario import Scenario, player, table


def turn(*players: Any, seat: int = 0, event: str = "crusade", **laid: Any) -> Scenario:
    """Let a player place a pawn."""
    return table(*players, event=event, **laid).begin_with(TakeTurn(seat))


def occupied(s: Scenario, action: int, *sides: int) -> Scenario:
    """Put pawns on an action."""
    for side in sides:
        s.state.pawns[action].append(side)
        s.state.boards[side].pawns -= 1
    s.m.reopen()
    return s


@pytest.mark.rules("GLO-ACT-01", "GLO-RND-03", "GLO-DEC-04")
def test_pawn_after_pawn_in_initiative_order() -> None:
    """White has three pawns, the others one: in the end White places alone."""
    s = table(
        player(pawns=1), player(pawns=3), player(pawns=1), order=[2, 1, 0], event="crusade"
    ).begin_with(ActionPhase())
    asked = []
    while not s.at_rest:
        [(seat, kind)] = s.asked()
        assert kind == "action"
        asked.append(seat)
        s.seat(seat).chooses("guard")
    assert asked == [2, 1, 0, 1, 1]
    assert [board.pawns for board in s.state.boards] == [0, 0, 0]
    assert s.seat(1).coin == 6


@pytest.mark.rules("GLO-ACT-01")
def test_an_action_is_carried_out_before_the_next_player_acts() -> None:
    s = table(player(), player(), event="crusade").begin_with(ActionPhase())
    s.seat(0).chooses("plan_journey")
    assert s.asked() == [(0, "take-card")]
    s.seat(0).chooses("deck:romance", "enough")
    assert s.asked() == [(1, "action")]


@pytest.mark.rules("GLO-ACT-02", "GLO-ACT-04", "GLO-ACT-10", "GLO-ACT-11")
def test_guard_and_solo_training_are_always_there_and_nobody_passes() -> None:
    s = turn(player(), track={}, display={})
    occupied(s, GUARD, 0, 0, 1)
    assert {"guard", "solo_training"} <= set(s.seat(0).options())
    with pytest.raises(Refused):
        s.seat(0).chooses("pass")
    s.seat(0).chooses("guard")
    assert s.seat(0).coin == 2
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("solo_training")
    assert s.seat(0).strength == 2
    assert s.state.pawns[GUARD] == [0, 0, 1, 0]


@pytest.mark.rules("GLO-ACT-03", "GLO-ACT-06", "GLO-ACT-07")
def test_training_has_one_circle_for_two_players() -> None:
    s = turn(player(), player())
    s.seat(0).chooses("training")
    assert s.seat(0).strength == 3
    assert s.event("pawn-placed") == {"seat": 0, "action": "training", "left": 5}
    s.begin_with(TakeTurn(1))
    s.seat(1).cannot("training", "GLO-ACT-03", action="training", circles=1)


@pytest.mark.rules("GLO-ACT-03", "GLO-ACT-06")
def test_three_players_open_a_second_circle() -> None:
    s = occupied(turn(player(), player(), player(), seat=1), TRAINING, 0)
    s.seat(1).chooses("training")
    s.begin_with(TakeTurn(2))
    s.seat(2).cannot("training", "GLO-ACT-03", circles=2)


@pytest.mark.rules("GLO-ACT-08", "GLO-ACT-09")
def test_prayer_and_service() -> None:
    s = turn(player(), player())
    s.seat(0).chooses("prayer")
    assert s.seat(0).faith == 3
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("service")
    assert s.seat(0).coin == 3


@pytest.mark.rules("GLO-ACT-12")
def test_initiative_gives_a_coin_once_a_round_and_changes_nothing_yet() -> None:
    s = occupied(turn(player(), player(), player(), order=[0, 1, 2], seat=2), INITIATIVE, 1)
    s.seat(2).chooses("initiative")
    assert s.seat(2).coin == 1
    assert s.state.pawns[INITIATIVE] == [1, 2]
    assert s.state.order == [0, 1, 2]
    s.begin_with(TakeTurn(2))
    s.seat(2).cannot("initiative", "GLO-ACT-12", action="initiative")


@pytest.mark.rules("GLO-ACT-12")
def test_a_rivals_pawn_behind_ones_own_does_not_free_initiative() -> None:
    s = turn(player(), player(), player(), order=[0, 1, 2], seat=2)
    s.seat(2).chooses("initiative")
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("initiative")
    assert s.state.pawns[INITIATIVE] == [2, 0]
    s.begin_with(TakeTurn(2))
    s.seat(2).cannot("initiative", "GLO-ACT-12", action="initiative")


@pytest.mark.rules("GLO-ACT-05", "GLO-RES-03", "GLO-DEC-04")
def test_what_cannot_be_paid_is_illegal() -> None:
    s = turn(player(coin=0), track={5: "nun"})
    me = s.seat(0)
    me.cannot("market", "GLO-ACT-05", action="market", resource="coin", need=2, have=0)
    me.cannot("gain_ally", "GLO-ACT-05", action="gain_ally", resource="coin", need=1, have=0)
    me.cannot("event", "GLO-ACT-05", action="event", resource="coin", need=1, have=0)


@pytest.mark.rules("GLO-ACT-05", "GLO-RUL-29", "GLO-EVT-09")
def test_what_can_be_paid_and_gives_nothing_is_legal_and_says_so() -> None:
    """Spoils of War raises from III to IV only: with II and II it takes strength for nothing."""
    s = turn(player(strength=2), event="spoils_of_war", round=3)
    assert s.seat(0).label("event")["message"] == "option-place-on-event-for-nothing"
    s.seat(0).chooses("event")
    assert s.seat(0).options() == ["1", "2"]
    s.seat(0).chooses("1")
    assert s.at_rest
    assert s.seat(0).strength == 0
    assert s.seat(0).board.levels == [2, 2]
    s.happened("pawn-placed", "paid", "level-not-raised")


@pytest.mark.rules("GLO-ACT-05", "GLO-DEC-06")
def test_the_market_is_closed_to_those_who_have_everything() -> None:
    s = turn(player(coin=9, steed=4, armour=4))
    s.seat(0).cannot("market", "GLO-ACT-05", level=4)


@pytest.mark.rules("GLO-ACT-05", "GLO-DEC-07")
def test_an_empty_track_offers_nobody() -> None:
    s = turn(player(coin=9))
    s.seat(0).cannot("gain_ally", "GLO-ACT-05")


@pytest.mark.rules("GLO-DEC-04", "GLO-ACT-06")
def test_every_action_is_offered_or_refused_with_a_reason() -> None:
    s = turn(player(coin=9), track={9: "nun"})
    me = s.seat(0)
    refused = [blocked.id for blocked in me.refusals()]
    assert sorted(me.options() + refused) == sorted(ACTIONS)
    assert me.label("training")["touches"] == ["action:training"]
    assert me.prompt() == {"message": "ask-action", "args": {"pawns": 6}}


@pytest.mark.rules("GLO-DEC-04")
def test_a_plain_action_can_be_taken_back_and_one_that_draws_cannot() -> None:
    s = table(player(), player(), event="crusade").begin_with(ActionPhase())
    s.seat(0).chooses("training")
    [before] = s.m.undoable(0)
    s.m.undo(0, before)
    assert s.seat(0).strength == 0
    assert s.state.pawns[TRAINING] == []
    s.seat(0).chooses("new_goal")
    assert s.m.undoable(0) == []


@pytest.mark.rules("GLO-ACT-18", "GLO-ACT-19")
@pytest.mark.parametrize(
    ("mode", "rule"), [("plaisance", "GLO-ACT-18"), ("pas_darmes", "GLO-ACT-19")]
)
def test_the_herald_needs_a_free_place(mode: str, rule: str) -> None:
    """The board is full: no slot of a plaisance, no knight in any city."""
    s = table(player(), player(), event="crusade", settings={"tournament": mode})
    if mode == "plaisance":
        joust(s, 1, *s.state.content.knights.ids[:7])
    s.begin_with(TakeTurn(0))
    s.seat(0).cannot("herald", rule)
    [reason] = [blocked for blocked in s.seat(0).refusals() if blocked.id == "herald"]
    assert reason.text.message.id == "blocked-no-tournament-place"


@pytest.mark.rules("GLO-ACT-18")
def test_one_shield_for_a_plaisance() -> None:
    s = table(player(), player(), event="crusade")
    s.state.places[3] = 0
    s.begin_with(TakeTurn(0))
    s.seat(0).cannot("herald", "GLO-ACT-18", shields=1)


@pytest.mark.rules("GLO-ACT-19")
def test_three_shields_in_the_cities() -> None:
    s = table(player(), player(), event="crusade", settings={"tournament": "pas_darmes"})
    s.state.challengers = [[0, NONE], [0, NONE], [0]]
    s.begin_with(TakeTurn(0))
    s.seat(0).cannot("herald", "GLO-ACT-19", shields=3)
