"""The march order: targets, units, payment, battle, governor (CRU-MARCH)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import MARCH, NO_ATTACKS_ON_PLAYERS
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.round import change_round
from gonfalon.games.crusaders.rules.board.turn import current_turn
from gonfalon.games.crusaders.rules.orders.march import March, MarchUnits
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.round.rounds import PlayRound
from tests.games.crusaders.scenario import Player, Scenario, player, table

GUARDS = "aleppo_ghulams homs_heavy_horse horse_archers orontes_skirmishers naffatun"


def marching(
    reinforced: bool = False,
    cities: dict[str, str] | None = None,
    mine: dict[str, Any] | None = None,
    **laid: Any,
) -> Scenario:
    """Let Antioch (seat 0) begin a march; Tripoli is its rival."""
    s = table(
        player("antioch", **(mine or {})),
        player("tripoli"),
        **{"active": 0, "cities": cities, "next_saracens": GUARDS, **laid},
    )
    return s.begin_with(TakeTurn(0, MARCH, reinforced))


def begun(s: Scenario) -> Player:
    """Choose to march, unless nothing else can be done, and return the player."""
    me = s.seat(0)
    return me.chooses("march") if me.asked("turn") else me


def send(s: Scenario, target: str, *sources: str) -> Player:
    """March on a target with a unit from each of these; the only first one goes by itself."""
    me = begun(s).chooses(target)
    step = s.m.stack[-1]
    done = len(step.picked) if isinstance(step, MarchUnits) else len(sources)
    me.chooses(*sources[done:])
    return me.chooses("enough") if me.asked("march-units") else me


def pay(s: Scenario) -> None:
    """Pay in the first way, as long as seat 0 is asked."""
    while s.seat(0).asked("pay"):
        s.seat(0).chooses(s.seat(0).options()[0])


def units_sent(s: Scenario) -> int:
    """Return the units in the battle that is being fought."""
    return s.m.enclosing(Battle).units


@pytest.mark.rules("CRU-MARCH-01", "CRU-D-25", "CRU-RUL-48", "CRU-MARCH-04")
def test_targets_are_next_to_a_city_that_a_unit_can_leave() -> None:
    """Turbessel has a single unit, so only neighbours of Antioch and Turbessel itself count."""
    s = marching(cities={"turbessel": "antioch 1", "tortosa": "tripoli 1"})
    me = begun(s)
    assert me.options() == ["turbessel", "tortosa", "apamea"]
    me.cannot("aleppo", because="CRU-MARCH-01", city="aleppo")
    me.cannot("antioch_city", because="CRU-MARCH-01")
    assert me.label("turbessel")["message"] == "option-march-on-own"
    assert me.label("tortosa")["args"] == {"city": "tortosa", "rival": 1}


@pytest.mark.rules("CRU-EFF-25")
def test_an_event_forbids_attacks_on_players() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        active=0,
        cities={"turbessel": "antioch 1", "tortosa": "tripoli 1"},
    )
    s.m.stack.append(PlayRound())
    change_round(s.m, NO_ATTACKS_ON_PLAYERS, 1)
    s.begin_with(TakeTurn(0, MARCH))
    me = begun(s)
    assert me.options() == ["turbessel", "apamea"]
    me.cannot("tortosa", because="CRU-EFF-25", city="tortosa")


@pytest.mark.rules("CRU-MARCH-02", "CRU-MARCH-04", "CRU-D-26", "CRU-MARCH-05")
def test_units_come_from_several_cities_and_one_stays_in_each() -> None:
    s = marching(cities={"turbessel": "antioch 3", "antioch_city": "4"}, mine={"coins": 0})
    me = begun(s).chooses("apamea")
    assert me.kind() == "march-units"
    assert me.options() == ["antioch_city", "turbessel"]  # at least one
    me.chooses("antioch_city", "antioch_city", "turbessel")
    assert me.options() == ["enough", "turbessel"]  # in the order of the cities
    me.chooses("turbessel")
    assert units_sent(s) == 4
    assert s.city("antioch_city") == "antioch 2 level 1"
    assert s.city("turbessel") == "antioch 1 level 2"


@pytest.mark.rules("CRU-MARCH-04")
def test_the_last_unit_stays() -> None:
    s = marching(cities={"turbessel": "antioch 1", "antioch_city": "3"})
    me = begun(s).chooses("apamea")
    me.cannot("turbessel", because="CRU-MARCH-04", city="turbessel")
    me.chooses("antioch_city")
    assert units_sent(s) == 2


@pytest.mark.rules("CRU-MARCH-02", "CRU-PAY-06", "CRU-PAY-11")
@pytest.mark.parametrize(("coins", "most"), [(0, 5), (2, 7), (9, 8)])
def test_more_units_cost_a_horse_or_a_coin_each(coins: int, most: int) -> None:
    """Four are free, at most four more are paid; Antioch has one horse."""
    s = marching(cities={"antioch_city": "12"}, mine={"coins": coins})
    me = begun(s).chooses("apamea")
    [question] = s.m.explain(0)
    assert question.amounts is not None
    assert question.amounts["most"] == most
    for sent in range(1, most):  # the first one goes by itself
        assert me.offers("enough")
        assert (me.label("antioch_city")["message"] == "option-march-paid-from") == (sent >= 4)
        me.chooses("antioch_city")
    assert not me.asked("march-units")
    pay(s)
    assert units_sent(s) == most
    assert me.coins + me.board.ready[3] == coins + 1 - (most - 4)


@pytest.mark.rules("CRU-EX-10", "CRU-MARCH-02")
def test_antioch_marches_on_apamea() -> None:
    """Six units, four from Antioch and two from Turbessel, for a horse and a coin."""
    s = marching(
        cities={"antioch_city": "5", "turbessel": "antioch 3", "tortosa": "tripoli 2"},
        mine={"coins": 1, "goods": "horses candles/spent"},
        uncovered=1,
        round=2,
    )
    me = begun(s).chooses("apamea")
    me.chooses(*["antioch_city"] * 4, *["turbessel"] * 2)
    assert me.coins == 0
    assert me.goods == "candles/spent horses/spent"
    assert s.event("difference") == {"marker": 1}
    assert s.asked() == [(1, "battle-card")]


@pytest.mark.rules("CRU-PAY-08", "CRU-PAY-11")
def test_a_rescript_may_pay_for_moves() -> None:
    """What is offered then depends on a hidden card, so the question is private."""
    s = marching(cities={"antioch_city": "12"}, mine={"coins": 0, "rescripts": "remounts"})
    me = begun(s).chooses("apamea")
    assert not me.decision().public
    me.chooses(*["antioch_city"] * 6)
    assert me.kind() == "pay"
    pay(s)
    assert me.rescripts == ""
    assert me.goods == "horses/spent"


@pytest.mark.rules("CRU-MARCH-03", "CRU-ACT-05")
def test_a_march_that_is_possible_must_be_made() -> None:
    s = marching()
    me = s.seat(0)
    assert not me.offers("finish-order")


@pytest.mark.rules("CRU-MARCH-08", "CRU-RUL-24")
def test_without_a_unit_that_can_leave_the_march_is_over() -> None:
    s = marching(reinforced=True, cities={"antioch_city": "1"}, governors="galeran")
    me = s.seat(0)
    me.cannot("march", because="CRU-MARCH-08")
    assert me.offers("march-governor")
    assert me.offers("finish-order")


@pytest.mark.rules("CRU-RUL-48", "CRU-MARCH-05")
def test_a_march_into_a_city_of_ones_own_is_no_battle() -> None:
    s = marching(cities={"turbessel": "antioch 1"})
    turn = current_turn(s.m)
    send(s, "turbessel", "antioch_city", "antioch_city")
    assert s.city("turbessel") == "antioch 3 level 2"
    s.never("battle", "saracen-battle")
    assert (turn.moved, turn.fought, turn.won) == (True, False, False)
    assert s.at_rest  # nothing was left to do


@pytest.mark.rules("CRU-MARCH-06")
def test_a_reinforced_march_moves_two_more_and_is_stronger() -> None:
    s = marching(reinforced=True, cities={"antioch_city": "12"}, mine={"coins": 9})
    me = send(s, "apamea", *["antioch_city"] * 10)
    pay(s)
    assert units_sent(s) == 10
    assert me.coins + me.board.ready[3] == 10 - 4
    assert s.event("difference") == {"marker": 10 + 2 - 2 - 2}


@pytest.mark.rules("CRU-MARCH-06", "CRU-BAT-03")
def test_a_reinforced_march_is_stronger_against_players_too() -> None:
    s = marching(
        reinforced=True,
        cities={"antioch_city": "5", "tortosa": "tripoli 2 level 1"},
        mine={"coins": 9},
    )
    send(s, "tortosa", *["antioch_city"] * 4)
    assert s.event("difference") == {"marker": 4 + 2 - 2 - 1}


@pytest.mark.rules("CRU-EFF-36")
def test_a_rescript_gives_more_free_moves() -> None:
    s = marching(cities={"antioch_city": "12"}, mine={"coins": 0, "goods": "horses/spent"})
    s.m.enclosing(TakeTurn).extra_moves = 2
    me = send(s, "apamea", *["antioch_city"] * 6)
    assert units_sent(s) == 6
    assert me.goods == "horses/spent"


@pytest.mark.rules("CRU-MARCH-07", "CRU-D-28", "CRU-RUL-56")
def test_a_reinforced_march_may_replace_a_governor_once() -> None:
    s = marching(reinforced=True, governors="galeran fulk_of_anjou")
    me = s.seat(0).chooses("march-governor", "antioch_city", "galeran")
    assert s.governor("antioch_city") == "galeran"
    assert me.kind() == "march-target"  # nothing else is left


@pytest.mark.rules("CRU-MARCH-07", "CRU-D-28")
def test_the_governor_may_be_replaced_after_the_moves() -> None:
    s = marching(
        reinforced=True,
        cities={"antioch_city": "5", "turbessel": "antioch 1"},
        governors="galeran",
    )
    send(s, "turbessel", "antioch_city")
    me = s.seat(0)
    if me.asked("turn"):
        me.chooses("march-governor")
    me.chooses("turbessel", "galeran")
    assert s.governor("turbessel") == "galeran"
    assert s.city("turbessel").startswith("antioch 2")


@pytest.mark.rules("CRU-MARCH-07")
def test_a_basic_march_replaces_no_governor() -> None:
    s = marching(governors="galeran")
    assert not s.seat(0).offers("march-governor")


@pytest.mark.rules("CRU-EFF-24", "CRU-MARCH-05")
@pytest.mark.parametrize(("units", "won"), [(7, True), (1, False)])
def test_the_turn_knows_what_came_of_the_battle(units: int, won: bool) -> None:
    """Two defenders of Tripoli; everybody lays the last card of the hand, tops are cancelled."""
    s = marching(
        cities={"antioch_city": "9", "tortosa": "tripoli 2 level 1"},
        mine={"coins": 9},
        draws={"covers": [0, 0, 0, 0]},
    )
    turn = current_turn(s.m)
    send(s, "tortosa", *["antioch_city"] * units)
    pay(s)
    while not s.at_rest:
        seat = s.seat(s.asked()[0][0])
        seat.chooses(seat.options()[-1 if seat.kind() == "battle-card" else 0])
    assert (turn.fought, turn.won, turn.captured) == (True, won, won)


@pytest.mark.rules("CRU-MAP-06")
def test_a_closed_city_is_no_target() -> None:
    """With two players the capitals of the others do not exist."""
    s = marching()
    me = begun(s)
    assert "edessa_city" not in me.options()
    assert "edessa_city" not in [blocked.id for blocked in me.refusals()]


def test_a_march_is_saved_with_its_units() -> None:
    s = marching(cities={"antioch_city": "12"}, mine={"coins": 9})
    send(s, "apamea", *["antioch_city"] * 5)
    march = s.m.enclosing(March)
    assert march.dump()["sources"] == [s.number("antioch_city")] * 5


@pytest.mark.rules("CRU-BAT-03", "CRU-MARCH-06", "CRU-SAR-18")
def test_both_sides_are_known_before_a_march() -> None:
    s = marching(
        reinforced=True,
        cities={"turbessel": "antioch 3", "antioch_city": "4", "apamea": "2"},
        mine={"coins": 0},
    )
    me = begun(s)
    told = me.label("apamea")["preview"]
    assert told["defence"] == told["units"] + told["walls"] + told["extra"]
    assert (told["units"], told["bonus"], told["spare"], told["free"]) == (2, 2, 5, 6)
    me.chooses("apamea")
    assert s.m.explain(0)[0].preview == told
    me.chooses("turbessel", "turbessel")
    battle = s.m.enclosing(Battle)
    assert battle.marker == battle.units + told["bonus"] - told["defence"]


@pytest.mark.rules("CRU-MARCH-05")
def test_a_march_into_a_city_of_ones_own_begins_no_battle() -> None:
    s = marching(cities={"turbessel": "antioch 3"})
    assert begun(s).label("turbessel")["preview"] is None
