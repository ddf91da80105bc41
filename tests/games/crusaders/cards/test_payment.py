"""Paying: goods, spices, discount, coins and rescripts (CRU-PAY, CRU-D-18)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import CANDLES, GOODS, NONE, WOOD
from gonfalon.games.crusaders.rules.cards.payment import (
    Payment,
    can_pay,
    can_pay_openly,
    has_any_good,
    price_of,
    to_pay,
)
from gonfalon.kernel.chance.chance import FastChance
from tests.games.crusaders.scenario import Scenario, player, table


def price(**goods: int) -> list[int]:
    """Return a price."""
    return [goods.get(good, 0) for good in GOODS]


def at_table(active: int = 0, **told: Any) -> Scenario:
    """Lay a table with one player as described."""
    me = {"coins": 0, "goods": "", **told}
    return table(player("tripoli", **me), player("antioch"), active=active)


def paying(
    what: list[int], discount: int = 0, whole: bool = False, active: int = 0, **told: Any
) -> Scenario:
    """Let one player pay."""
    s = at_table(active, **told)
    assert can_pay(s.state, 0, what, discount)
    return s.begin_with(Payment(0, what, discount, whole))


@pytest.mark.rules("CRU-PAY-01", "CRU-PAY-06", "CRU-D-18")
def test_every_mixture_of_goods_and_coins_is_offered() -> None:
    s = paying(price(wood=2), goods="wood wood/spent steel candles", coins=3)
    me = s.seat(0)
    assert me.options() == ["wood:coin", "coin:coin"]  # the spent wood and other kinds do not count
    assert me.label("wood:coin")["args"] == {"goods": ["wood"], "discount": 0, "coins": 1}
    assert me.label("wood:coin")["touches"] == ["good:wood", "good:coin"]
    me.chooses("wood:coin")
    assert (me.goods, me.coins) == ("candles steel wood/spent wood/spent", 2)
    assert s.at_rest


@pytest.mark.rules("CRU-PAY-01", "CRU-PAY-06")
def test_refused_ways_have_reasons() -> None:
    s = paying(price(wood=1, candles=1), goods="candles spices wood/blocked", coins=0)
    # There is one way only: nobody is asked.
    assert s.seat(0).goods == "candles/spent spices/spent wood/blocked"
    s = paying(price(wood=2), goods="spices horses/spent", coins=2)
    s.seat(0).cannot("wood", "CRU-PAY-01", good="wood")
    s = paying(price(wood=1), goods="spices wood", coins=0)
    s.seat(0).cannot("coin", "CRU-PAY-06")


@pytest.mark.rules("CRU-D-18")
def test_a_single_way_is_not_asked_for() -> None:
    s = paying(price(steel=2), coins=2)
    assert s.at_rest
    assert s.seat(0).coins == 0


@pytest.mark.rules("CRU-PAY-07")
def test_spices_are_any_one_good() -> None:
    s = paying(price(wood=1, horses=1), goods="spices horses", coins=1)
    assert s.seat(0).options() == ["horses:spices", "horses:coin", "spices:coin"]
    s.seat(0).chooses("spices:coin")
    assert s.seat(0).goods == "horses spices/spent"


@pytest.mark.rules("CRU-PAY-09", "CRU-D-18")
def test_a_discount_can_be_divided() -> None:
    s = paying(price(wood=3), 2, goods="wood", coins=3)
    assert s.seat(0).options() == [
        "wood:discount:discount",
        "wood:discount:coin",
        "wood:coin:coin",
        "discount:discount:coin",
        "discount:coin:coin",
        "coin:coin:coin",
    ]
    s.seat(0).chooses("wood:discount:coin")
    assert s.seat(0).coins == 2
    assert s.event("discount-used") == {"seat": 0, "count": 1}


@pytest.mark.rules("CRU-PAY-09")
def test_a_discount_that_nothing_else_could_use_is_used_up() -> None:
    assert not to_pay(price(wood=2), 2, True)
    assert to_pay(price(wood=2), 2, False)
    s = paying(price(wood=2, candles=2), 3, True, goods="wood", coins=1)
    assert s.seat(0).options() == ["wood", "coin"]
    s.seat(0).chooses("wood")
    assert s.at_rest
    assert s.seat(0).coins == 1


@pytest.mark.rules("CRU-PAY-08", "CRU-D-18", "CRU-EX-16")
def test_a_rescript_pays_in_its_owners_turn() -> None:
    s = paying(price(wood=1), rescripts="sparing_of_the_city indulgence", coins=1)
    me = s.seat(0)
    assert not me.decision().public
    assert me.options() == ["sparing_of_the_city", "coin"]
    me.cannot("indulgence", "CRU-PAY-08", rescript="indulgence")  # shows candles
    assert me.label("sparing_of_the_city")["touches"] == ["rescript:sparing_of_the_city"]
    me.chooses("sparing_of_the_city")
    assert (me.rescripts, me.coins) == ("indulgence", 1)
    assert s.state.rescript_discards[0] == [
        s.state.content.rescripts.ids.index("sparing_of_the_city")
    ]


@pytest.mark.rules("CRU-PAY-08", "CRU-D-45")
def test_a_rescript_pays_as_much_as_is_needed() -> None:
    s = paying(price(wood=2), rescripts="crown_grant", goods="wood", coins=2)
    me = s.seat(0)
    assert me.options() == ["crown_grant", "crown_grant-wood", "wood:coin", "coin:coin"]
    me.chooses("crown_grant")  # both of its wood
    assert (me.goods, me.coins) == ("wood", 2)
    s = paying(price(wood=1), rescripts="crown_grant", coins=1)
    assert s.seat(0).options() == ["crown_grant", "coin"]  # there is nothing to choose
    s.seat(0).chooses("crown_grant")  # the other good is lost
    assert s.at_rest
    s = paying(price(wood=1, steel=1), rescripts="cathedral_charter", coins=1)
    s.seat(0).chooses("cathedral_charter")  # its candles are lost, and a coin pays the rest
    assert s.at_rest
    assert s.seat(0).coins == 0


@pytest.mark.rules("CRU-PAY-08", "CRU-D-45")
def test_a_rescript_of_two_goods_may_pay_with_one_of_them() -> None:
    s = paying(price(wood=2), rescripts="crown_grant", goods="wood", coins=2)
    me = s.seat(0)
    told = me.label("crown_grant-wood")
    assert (told["message"], told["touches"]) == (
        "option-pay-rescript-part",
        ["rescript:crown_grant"],
    )
    assert told["args"] == {"rescript": "crown_grant", "good": "wood"}
    me.chooses("crown_grant-wood")
    assert me.rescripts == ""
    assert me.options() == ["wood", "coin"]  # one more is due
    me.chooses("wood")
    assert (me.goods, me.coins, s.at_rest) == ("wood/spent", 2, True)


@pytest.mark.rules("CRU-D-45")
def test_either_good_of_a_rescript_may_pay_alone_if_the_rest_can_be_paid() -> None:
    both = price(wood=1, candles=1)
    s = paying(both, rescripts="cathedral_charter", coins=1)
    whole, wood, candles = (f"cathedral_charter{part}" for part in ("", "-wood", "-candles"))
    assert s.seat(0).options() == [whole, wood, candles]
    s = paying(both, rescripts="cathedral_charter", goods="wood")
    assert s.seat(0).options() == [whole, candles]  # nothing else pays for the candles
    s.seat(0).chooses(candles)
    assert (s.seat(0).goods, s.at_rest) == ("wood/spent", True)
    s = paying(price(wood=1, steel=1), rescripts="cathedral_charter", coins=2)
    assert wood not in s.seat(0).options()  # the candles are of no use: nothing to choose


@pytest.mark.rules("CRU-D-45")
def test_under_the_first_rules_a_rescript_paid_with_both_goods() -> None:
    laid = (player("tripoli", coins=2, goods="", rescripts="crown_grant"), player("antioch"))
    s = table(*laid, active=0, rules=1).begin_with(Payment(0, price(wood=2)))
    assert s.seat(0).options() == ["crown_grant", "coin:coin"]
    s = table(*laid, active=0).begin_with(Payment(0, price(wood=2)))
    assert s.seat(0).options() == ["crown_grant", "crown_grant-wood", "coin:coin"]


@pytest.mark.rules("CRU-PAY-08")
def test_a_good_of_a_rescript_is_of_its_own_kind() -> None:
    s = at_table(rescripts="indulgence")
    assert can_pay(s.state, 0, price_of(CANDLES, 1))
    assert not can_pay(s.state, 0, price_of(WOOD, 1))


@pytest.mark.rules("CRU-PAY-08", "CRU-SPY-10", "CRU-PAY-11")
@pytest.mark.parametrize("active", [NONE, 1])
def test_no_rescript_pays_outside_its_owners_turn(active: int) -> None:
    s = at_table(active, rescripts="crown_grant", coins=1)
    assert not can_pay(s.state, 0, price(wood=2))
    assert not has_any_good(s.state, 0)
    s.begin_with(Payment(0, price(wood=1)))
    assert s.at_rest  # a public payment, with one way
    assert s.seat(0).rescripts == "crown_grant"


@pytest.mark.rules("CRU-PAY-11", "CRU-RUL-06")
def test_rescripts_count_for_what_is_offered_only() -> None:
    s = at_table(rescripts="crown_grant", goods="wood spices", coins=1)
    assert can_pay(s.state, 0, price(wood=5))
    assert not can_pay(s.state, 0, price(wood=6))
    assert can_pay_openly(s.state, 0, price(wood=3), 0)
    assert not can_pay_openly(s.state, 0, price(wood=4), 0)
    assert can_pay_openly(s.state, 0, price(wood=4), 1)
    assert not can_pay_openly(s.state, 0, price(candles=3), 0)


@pytest.mark.rules("CRU-PAY-06", "CRU-RUL-55")
def test_any_good_is_no_coin() -> None:
    assert not has_any_good(at_table(coins=9).state, 0)
    assert has_any_good(at_table(goods="horses").state, 0)
    assert not has_any_good(at_table(goods="horses/spent").state, 0)
    assert has_any_good(at_table(rescripts="indulgence").state, 0)


@pytest.mark.rules("CRU-PAY-08", "CRU-D-18")
def test_what_is_left_after_a_rescript_is_paid_openly() -> None:
    s = paying(price(horses=2), rescripts="remounts", goods="horses horses", coins=2)
    me = s.seat(0)
    assert me.options() == ["remounts", "horses:horses", "horses:coin", "coin:coin"]
    me.chooses("remounts")
    assert me.decision().public
    assert me.options() == ["horses", "coin"]
    me.chooses("horses")
    assert me.goods == "horses horses/spent"
    assert s.at_rest


@pytest.mark.rules("CRU-PAY-08", "CRU-PAY-11")
def test_a_rescript_is_offered_only_if_the_rest_can_be_paid() -> None:
    s = paying(price(wood=1, candles=2), rescripts="cathedral_charter indulgence remounts")
    me = s.seat(0)
    assert me.options() == ["indulgence", "cathedral_charter"]
    me.chooses("indulgence")
    assert me.options() == ["cathedral_charter"]  # it must be paid, but others do not know how
    me.chooses("cathedral_charter")
    assert me.rescripts == "remounts"
    assert s.at_rest


@pytest.mark.rules("CRU-PAY-11")
def test_whoever_imagines_other_rescripts_can_go_on() -> None:
    s = paying(price(candles=1), rescripts="indulgence")
    assert s.seat(0).options() == ["indulgence"]
    waived = 0
    for seed in range(20):
        other = s.m.imagine(1, FastChance(seed))
        options = [option.id for option in other.decisions[0].options]
        waived += options == ["nothing"]
        other.choose(other.decisions[0].id, options[0])
        assert other.decisions[0].kind == "rest"
    assert waived
