"""Events of the city (GLO-EVT)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.model.constants import EVENT, NONE, SPECIAL_STACK
from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.city.events import begin_event
from tests.games.glory.scenario import Scenario, player, table


def phase(event: str, *players: Any, **laid: Any) -> Scenario:
    """Begin an action phase with this event in force."""
    return table(*players, event=event, **laid).begin_with(ActionPhase())


@pytest.mark.rules("GLO-EVT-05")
def test_a_royal_wedding_gives_strength() -> None:
    s = phase("royal_wedding", player(), player(strength=1))
    assert (s.seat(0).strength, s.seat(1).strength) == (2, 3)


@pytest.mark.rules("GLO-EVT-05", "GLO-RES-04")
def test_war_takes_two_coins_as_far_as_possible() -> None:
    s = phase("war", player(coin=3), player(coin=1), player(coin=0), round=2)
    assert [s.seat(seat).coin for seat in range(3)] == [1, 0, 0]


@pytest.mark.rules("GLO-EVT-02", "GLO-EVT-03")
def test_an_event_for_all_is_no_action() -> None:
    s = phase("good_harvest", player(coin=3), player())
    s.seat(0).cannot("event", "GLO-EVT-02", event="good_harvest")


@pytest.mark.rules("GLO-EVT-03", "GLO-ACT-06")
def test_the_first_one_takes_the_events_action_for_the_round() -> None:
    s = phase("crusade", player(coin=1), player(coin=1))
    s.seat(0).chooses("event")
    assert s.state.pawns[EVENT] == [0]
    s.seat(1).cannot("event", "GLO-ACT-03", circles=1)


@pytest.mark.rules("GLO-EVT-03", "GLO-EVT-07")
@pytest.mark.parametrize(
    ("event", "round", "before", "goods", "glory"),
    [
        ("crusade", 1, {"coin": 1}, [0, 0, 3], 13),
        ("siege", 3, {"strength": 2}, [0, 0, 0], 15),
        ("mentors_lessons", 3, {"coin": 1}, [0, 5, 0], 10),
    ],
)
def test_actions_of_events(
    event: str, round: int, before: dict[str, Any], goods: list[int], glory: int
) -> None:
    s = phase(event, player(**before), player(), round=round)
    assert s.seat(0).label("event")["touches"] == ["action:event", f"event:{event}"]
    s.seat(0).chooses("event")
    assert s.seat(0).board.goods == goods
    assert s.seat(0).glory == glory


@pytest.mark.rules("GLO-EVT-04")
@pytest.mark.parametrize(
    ("event", "round", "cost"), [("hiring_1", 1, 1), ("hiring_2", 2, 1), ("hiring_3", 3, 0)]
)
def test_hiring_lays_a_special_ally_open(event: str, round: int, cost: int) -> None:
    special = table(player()).state.stacks[SPECIAL_STACK]
    ids = table(player()).state.content.allies.ids
    lady = special.index(ids.index("lady"))
    s = phase(event, player(coin=1), player(), round=round, draws={"allies": [lady]})
    assert s.event("ally-for-hire") == {"ally": "lady"}
    assert s.state.hired == ids.index("lady")
    s.seat(0).chooses("event")
    assert s.seat(0).allies == "lady"
    assert s.seat(0).glory == 15
    assert s.seat(0).coin == 1 - cost
    assert s.state.hired == NONE


@pytest.mark.rules("GLO-EVT-04")
def test_without_special_allies_there_is_nobody_to_hire() -> None:
    s = table(player(coin=1), player(), event="hiring_1")
    s.state.removed_allies += s.state.stacks[SPECIAL_STACK]
    s.state.stacks[SPECIAL_STACK] = []
    begin_event(s.m)
    s.begin_with(TakeTurn(0))
    s.happened("nobody-for-hire")
    s.seat(0).cannot("event", "GLO-EVT-04")


@pytest.mark.rules("GLO-EVT-09", "GLO-DEC-10", "GLO-TRV-07")
def test_spoils_of_war_raises_an_item_from_three_to_four() -> None:
    s = phase("spoils_of_war", player(strength=2, steed=3, armour=3), player(), round=3)
    s.seat(0).chooses("event")
    assert s.seat(0).label("2")["args"] == {"item": "armour", "to": 4}
    s.seat(0).chooses("2")
    assert s.seat(0).board.levels == [3, 4]
    s = phase("spoils_of_war", player(strength=2, steed=3, armour=2), player(), round=3)
    s.seat(0).chooses("event")  # only the steed can be raised: not asked
    assert s.seat(0).board.levels == [4, 2]


@pytest.mark.rules("GLO-EVT-11")
def test_the_next_event_does_nothing_yet() -> None:
    s = phase("crusade", player(), player(), next_event="war")
    assert (s.seat(0).coin, s.seat(1).coin) == (0, 0)
    s.never("lost")
