"""Market, equipment, Allies and the Diplomat (GLO-ACT-15, GLO-EQP, GLO-ACT-16)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from tests.games.glory.scenario import Scenario, player, table


def at(action: str, *players: Any, **laid: Any) -> Scenario:
    """Let the first player choose an action."""
    s = table(*players, event="hiring_1", **laid).begin_with(TakeTurn(0))
    s.seat(0).chooses(action)
    return s


@pytest.mark.rules("GLO-ACT-15", "GLO-EQP-02", "GLO-DEC-06", "GLO-RUL-56")
@pytest.mark.parametrize(("level", "price"), [(1, 1), (2, 2), (3, 4)])
def test_the_next_level_costs_its_full_price(level: int, price: int) -> None:
    s = at("market", player(coin=9, steed=level, armour=level))
    assert s.seat(0).label("steed")["args"] == {"item": "steed", "level": level + 1, "price": price}
    s.seat(0).chooses("armour")
    assert s.seat(0).board.levels == [level, level + 1]
    assert s.seat(0).coin == 9 - price
    assert s.at_rest  # one item, one level


@pytest.mark.rules("GLO-DEC-06", "GLO-RES-03", "GLO-ACT-15")
def test_market_refusals() -> None:
    s = at("market", player(coin=2, steed=3, armour=2))  # only armour can be paid: not asked
    assert s.seat(0).board.levels == [3, 3]
    s = table(player(coin=4, steed=4, armour=2), event="crusade").begin_with(TakeTurn(0))
    s.seat(0).chooses("market")
    assert s.seat(0).board.levels == [4, 3]


@pytest.mark.rules("GLO-DEC-06", "GLO-ACT-15")
def test_the_market_can_be_taken_back() -> None:
    s = at("market", player(coin=4))
    s.seat(0).chooses("steed")
    s.m.undo(0, s.m.undoable(0)[0])
    assert (s.seat(0).coin, s.seat(0).board.levels) == (4, [2, 2])


@pytest.mark.rules("GLO-EQP-01")
def test_levels_give_dice_and_the_last_one_the_symbol() -> None:
    dice = table(player()).state.content.dice
    assert dice.by_level == [0, 1, 2, 3, 3]
    assert dice.active_level == 4


@pytest.mark.rules("GLO-EQP-02", "GLO-RES-09")
@pytest.mark.parametrize(("steed", "after"), [(2, 2), (3, 4), (4, 4)])
def test_a_reward_to_level_four_works_from_level_three_only(steed: int, after: int) -> None:
    s = table(player(coin=4, steed=steed, hand="destrier")).begin_with(TravelPhase())
    s.seat(0).chooses("destrier")
    assert s.seat(0).board.levels[0] == after
    assert s.seat(0).coin == 0


@pytest.mark.rules("GLO-ACT-16", "GLO-ALLY-03", "GLO-DEC-07", "GLO-RUL-54")
def test_an_ally_is_taken_for_the_price_of_its_slot() -> None:
    s = at("gain_ally", player(coin=2), track={2: "cook", 6: "nun", 9: "squire"})
    me = s.seat(0)
    assert [me.label(slot)["args"] for slot in me.options()] == [
        {"ally": "cook", "price": 2, "slot": 2},
        {"ally": "nun", "price": 1, "slot": 6},
        {"ally": "squire", "price": 0, "slot": 9},
    ]
    me.chooses("6")
    assert me.coin == 1
    assert me.allies == "nun"
    assert s.state.track[5] == -1  # stays empty until the refresh phase
    s.begin_with(TakeTurn(0))
    me.chooses("gain_ally")
    assert s.at_rest  # only the Squire can be paid
    assert me.allies == "squire nun"


@pytest.mark.rules("GLO-ALLY-03", "GLO-RUL-54")
def test_prices_of_the_slots_from_left_to_right() -> None:
    assert table(player()).state.content.city.slot_price == [2, 2, 1, 1, 1, 1, 0, 0, 0]


@pytest.mark.rules("GLO-DEC-07", "GLO-ALLY-01", "GLO-ACT-16", "GLO-RES-03")
def test_refusals_on_the_track() -> None:
    s = at("gain_ally", player(coin=1), track={2: "cook", 6: "nun", 9: "squire"})
    s.seat(0).cannot("2", "GLO-RES-03", ally="cook", price=2, have=1)
    s.seat(0).cannot("5", "GLO-ACT-16", slot=5)
    s.seat(0).cannot("1", "GLO-ALLY-01", slot=1, players=3)


@pytest.mark.rules("GLO-ACT-16", "GLO-RES-10", "GLO-ALLY-05", "GLO-ALLY-04", "GLO-PRE-01")
@pytest.mark.parametrize(
    ("ally", "coin", "glory", "prestige"),
    [
        ("minstrel", 2, 14, ""),
        ("lady", 2, 15, ""),
        ("moneylender", 8, 8, ""),
        ("king", 2, 10, "kings_favour"),
        ("vassal", 2, 10, "retinue"),
    ],
)
def test_allies_that_give_something_when_gained(
    ally: str, coin: int, glory: int, prestige: str
) -> None:
    s = at("gain_ally", player(coin=2), track={9: ally, 8: "nun"})
    s.seat(0).chooses("9")
    me = s.seat(0)
    assert (me.coin, me.glory, me.prestige) == (coin, glory, prestige)
    assert me.allies == ally


@pytest.mark.rules("GLO-RES-04", "GLO-RUL-10", "GLO-ALLY-05")
def test_a_moneylender_takes_no_more_glory_than_there_is() -> None:
    s = at("gain_ally", player(glory=1), track={9: "moneylender", 8: "nun"})
    s.seat(0).chooses("9")
    assert s.seat(0).glory == 0
    assert s.event("glory-lost")["count"] == 1


@pytest.mark.rules("GLO-ACT-17")
def test_a_price_never_falls_below_nothing() -> None:
    s = at("gain_ally", player(coin=1, allies="diplomat"), track={8: "nun", 9: "squire"})
    s.seat(0).chooses("9")
    assert s.seat(0).coin == 1
