"""The order muster: units and tactics (CRU-MUST)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import MUSTER
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from tests.games.crusaders.scenario import Scenario, player, table


def mustering(reinforced: bool = False, **laid: Any) -> Scenario:
    """Let Edessa carry out a muster; `market` are the tactics on offer."""
    names = ("cities", "next_tactics")
    ours = {name: laid.pop(name) for name in names if name in laid}
    market = laid.pop("market", "")
    me = {"coins": 0, "goods": "", **laid}
    s = table(player("edessa", **me), player("antioch"), tactics=market, **ours)
    return s.begin_with(TakeTurn(0, MUSTER, reinforced))


def hired(s: Scenario) -> int:
    """Return how many units the order has placed."""
    turn = next(step for step in s.m.stack if isinstance(step, TakeTurn))
    return turn.hired


@pytest.mark.rules("CRU-EX-09", "CRU-MUST-01", "CRU-MUST-02", "CRU-MUST-03", "CRU-D-23", "CRU-D-24")
def test_a_basic_muster() -> None:
    s = mustering(goods="steel wood", coins=3, market="insidious_bribery scorched_earth")
    me = s.seat(0)
    me.chooses("units", "2", "steel:coin")
    assert s.city("edessa_city") == "edessa 9 level 1"
    assert (me.coins, hired(s)) == (2, 4)
    me.chooses("tactics", "insidious_bribery", "wood:coin", "scorched_earth")
    assert me.options() == [
        "baptism_of_fire",
        "reinforcements",
        "shield_wall",
        "couched_lances",
        "deus_vult",
        "scorched_earth",
        "insidious_bribery",
    ]
    assert not me.decision().public
    me.chooses("baptism_of_fire", "reinforcements")
    assert me.board.units == 6
    assert me.coins == 0
    assert me.tactics == "shield_wall couched_lances deus_vult scorched_earth insidious_bribery"
    assert me.tactics_away == "baptism_of_fire reinforcements"
    assert s.state.tactic_discards == [[], []]
    assert s.state.tactic_market == [[], []]
    assert s.at_rest


@pytest.mark.rules("CRU-EX-38", "CRU-MUST-04", "CRU-MUST-06", "CRU-RUL-23")
def test_a_reinforced_muster() -> None:
    s = mustering(True, coins=3, market="sappers")
    me = s.seat(0)
    me.chooses("units")
    assert me.options() == ["0", "1", "2", "3", "4"]  # never more than four
    me.chooses("4", "discount:discount:coin:coin")
    assert hired(s) == 6
    me.chooses("extra-tactic", "sappers")
    assert me.coins == 0
    me.chooses("deus_vult")
    assert s.city("edessa_city") == "edessa 11 level 1"


@pytest.mark.rules("CRU-MUST-04", "CRU-PAY-09", "CRU-MUST-05")
def test_the_discount_is_for_units_and_the_tactics_of_part_two() -> None:
    s = mustering(True, coins=9, market="insidious_bribery sappers baldwins_defence")
    me = s.seat(0)
    me.chooses("tactics")
    me.cannot("baldwins_defence", "CRU-MUST-05", level=2)
    me.cannot("deck-iii_iv", "CRU-MKT-04")
    me.chooses("insidious_bribery", "discount:coin", "sappers", "coin", "sappers", "deus_vult")
    assert me.coins == 7
    me.chooses("units", "1")  # the rest of the discount pays, as nothing else could use it
    assert me.coins == 7
    me.chooses("extra-tactic")
    assert me.prompt()["args"] == {"level": 4, "discount": 0}
    me.chooses("baldwins_defence")
    assert me.coins == 3


@pytest.mark.rules("CRU-MUST-04", "CRU-PAY-09")
def test_a_discount_that_one_tactic_uses_up_is_gone_for_the_next() -> None:
    s = mustering(True, coins=9, market="insidious_bribery sappers")
    me = s.seat(0)
    me.chooses("tactics", "insidious_bribery", "discount:discount", "sappers")
    assert me.kind() == "discard-tactic"  # only a coin could pay, so nothing was asked
    assert me.coins == 8


@pytest.mark.rules("CRU-D-22", "CRU-MUST-01", "CRU-PAY-11")
def test_extra_units_are_limited_by_means_and_supply() -> None:
    s = mustering(coins=2, goods="steel", cities={"edessa_city": "11"})
    me = s.seat(0)
    me.chooses("units")
    assert me.options() == ["0", "1", "2"]
    me.cannot("3", "CRU-MUST-01", supply=4)
    s = mustering(coins=1, goods="steel")
    me = s.seat(0)
    me.chooses("units")
    assert me.options() == ["0", "1", "2"]
    me.cannot("3", "CRU-PAY-11")
    me.chooses("0")
    assert hired(s) == 2


@pytest.mark.rules("CRU-D-22", "CRU-MUST-01")
def test_as_many_units_as_the_supply_allows() -> None:
    s = mustering(cities={"edessa_city": "14"}, coins=4)
    me = s.seat(0)
    me.chooses("units")  # nothing to choose
    assert s.city("edessa_city") == "edessa 15 level 1"
    s = mustering(cities={"edessa_city": "15"}, coins=4)
    s.seat(0).cannot("units", "CRU-MUST-01")


@pytest.mark.rules("CRU-D-22", "CRU-MUST-01")
def test_units_are_placed_one_by_one_in_own_cities() -> None:
    cities = {"tadmor": "edessa 1", "tortosa": "antioch 1"}
    s = mustering(coins=1, cities=cities)
    me = s.seat(0)
    me.chooses("units", "1")
    assert me.options() == ["edessa_city", "tadmor"]
    me.chooses("edessa_city", "tadmor")  # and the third: cities are named in order
    assert s.city("edessa_city") == "edessa 6 level 1"
    assert s.city("tadmor") == "edessa 3 level 2"
    assert s.all("units-placed") == [
        {"seat": 0, "city": "edessa_city", "count": 1},
        {"seat": 0, "city": "tadmor", "count": 2},
    ]


@pytest.mark.rules("CRU-D-22")
def test_all_units_can_be_placed_at_once() -> None:
    s = mustering(coins=1, cities={"tadmor": "edessa 1"})
    s.seat(0).chooses("units", "1")
    explained = s.m.explain(0)[0]
    assert explained.amounts is not None
    assert [item["component"] for item in explained.amounts["items"]] == [
        "city:edessa_city",
        "city:tadmor",
    ]
    assert (explained.amounts["least"], explained.amounts["most"]) == (3, 3)


@pytest.mark.rules("CRU-MUST-02", "CRU-D-23", "CRU-EFF-03")
def test_learning_may_stop_after_any_pick() -> None:
    s = mustering(coins=3, market="sappers ambuscade")
    me = s.seat(0)
    me.chooses("tactics", "sappers", "pass", "sappers")
    me.cannot("tactics", "CRU-MUST-02")
    assert (me.coins, me.tactics.count(" ")) == (2, 4)
    s = mustering(coins=3, market="sappers ambuscade")
    s.seat(0).chooses("tactics", "pass")
    assert s.seat(0).coins == 3
    assert s.seat(0).kind() == "extra-units"  # one of the two has to be done (CRU-RUL-18)


@pytest.mark.rules("CRU-MUST-03", "CRU-MKT-05", "CRU-RUL-60")
def test_a_new_tactic_may_be_discarded_at_once() -> None:
    s = mustering(coins=3, market="sappers")
    me = s.seat(0)
    me.chooses("tactics", "sappers", "pass", "sappers")
    sappers = s.state.content.tactics.ids.index("sappers")
    assert s.state.tactic_discards == [[sappers], []]
    assert me.tactics_away == ""
    assert s.event("tactic-discarded") == {"seat": 0, "tactic": "sappers"}


@pytest.mark.rules("CRU-MUST-03", "CRU-RUL-60")
def test_the_extra_tactic_is_an_effect_of_its_own() -> None:
    s = mustering(True, coins=9, market="sappers ambuscade supply_train")
    me = s.seat(0)
    me.chooses("tactics", "sappers", "coin", "ambuscade", "coin")
    assert me.kind() == "discard-tactic"  # after both picks, before the extra one
    me.chooses("sappers", "ambuscade", "extra-tactic", "supply_train")
    assert me.kind() == "discard-tactic"


@pytest.mark.rules("CRU-EX-24", "CRU-MKT-03", "CRU-D-23")
def test_a_pick_that_cannot_be_paid_is_used_up() -> None:
    s = mustering(coins=1, next_tactics="true_cross sappers")
    me = s.seat(0)
    me.chooses("tactics", "deck-i_ii")
    assert s.event("tactic-put-back") == {"seat": 0, "tactic": "true_cross"}
    assert me.options() == ["deck-i_ii", "pass"]  # the second pick
    me.chooses("deck-i_ii")
    assert s.times("tactic-put-back") == 2
    assert me.coins == 1
    me.cannot("tactics", "CRU-MUST-02")


@pytest.mark.rules("CRU-MUST-01", "CRU-PAY-08")
def test_rescripts_count_for_extra_units() -> None:
    s = mustering(rescripts="levy_of_the_faithful call_to_the_cross")
    me = s.seat(0)
    me.chooses("units")
    assert me.options() == ["0", "1", "2", "3"]
    assert not me.decision().public
    me.chooses("3", "levy_of_the_faithful", "call_to_the_cross")
    assert hired(s) == 5
    assert me.rescripts == ""
