"""The order build (CRU-BUILD)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import BUILD
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.kernel.chance.chance import FastChance
from tests.games.crusaders.scenario import FreeTurn, Scenario, player, table


def building(reinforced: bool = False, **laid: Any) -> Scenario:
    """Let Tripoli carry out a build order; what belongs to the table has its names."""
    names = ("cities", "buildings_on_offer", "next_buildings", "draws")
    ours = {name: laid.pop(name) for name in names if name in laid}
    market = ours.pop("buildings_on_offer", "")
    me = {"coins": 0, "goods": "", **laid}
    s = table(player("tripoli", **me), player("antioch"), buildings=market, **ours)
    return s.begin_with(TakeTurn(0, BUILD, reinforced))


LEVEL_2 = {"tripoli_city": "level 2"}


@pytest.mark.rules("CRU-EX-06", "CRU-BUILD-01", "CRU-BUILD-02", "CRU-BUILD-03", "CRU-BUILD-04")
def test_a_basic_build() -> None:
    s = building(cities=LEVEL_2, goods="wood", coins=4, buildings_on_offer="castle_chapels")
    me = s.seat(0)
    me.chooses("upgrade", "wood:coin:coin")
    assert s.city("tripoli_city") == "tripoli 5 level 3"
    me.chooses("building", "castle_chapels")
    assert me.goods == "steel wood/spent"
    assert me.coins == 0
    assert me.buildings == "castle_chapels"
    assert s.state.building_market == [[], []]  # not refilled
    assert s.at_rest  # nothing is left to do: the turn ends by itself


@pytest.mark.rules("CRU-BUILD-01", "CRU-ACT-05")
def test_each_part_of_a_basic_build_comes_once_at_most() -> None:
    s = building(coins=9)
    me = s.seat(0)
    assert me.options() == ["upgrade", "building"]
    me.chooses("upgrade")
    me.cannot("upgrade", "CRU-BUILD-02")
    me.chooses("building", "pass")
    assert s.at_rest


@pytest.mark.rules("CRU-D-15", "CRU-BUILD-02", "CRU-MAP-11", "CRU-RUL-20", "CRU-PAY-11")
def test_own_cities_whose_price_can_be_paid_are_offered() -> None:
    cities = {
        "tripoli_city": "level 3",
        "tortosa": "tripoli 1 level 2",
        "acre": "tripoli 1 level 1",
        "tadmor": "tripoli 1 level 1",
    }
    s = building(cities=cities, coins=2)
    me = s.seat(0)
    me.chooses("upgrade")
    assert me.options() == ["acre", "tadmor"]
    me.cannot("tripoli_city", "CRU-MAP-08", level=3)
    me.cannot("tortosa", "CRU-PAY-11", wood=3)
    assert me.label("acre")["args"] == {"city": "acre", "level": 2, "wood": 2}
    me.chooses("tadmor")
    assert s.city("tadmor") == "tripoli 1 level 2"
    assert s.city("acre") == "tripoli 1 level 1"


@pytest.mark.rules("CRU-D-15", "CRU-BUILD-02")
def test_without_means_no_upgrade_is_offered() -> None:
    s = building(coins=1, rescripts="indulgence", buildings="bazaar")
    s.seat(0).cannot("upgrade", "CRU-BUILD-02")


@pytest.mark.rules("CRU-EX-07", "CRU-BUILD-06", "CRU-PAY-09")
@pytest.mark.parametrize(
    ("upgrade", "left"), [("discount:discount:coin", 0), ("discount:coin:coin", 1)]
)
def test_the_discount_is_divided(upgrade: str, left: int) -> None:
    s = building(
        True, cities=LEVEL_2, coins=9, buildings_on_offer="castle_chapels tiltyards training_ground"
    )
    me = s.seat(0)
    me.chooses("upgrade", upgrade, "building")
    assert me.prompt()["args"]["discount"] == left
    coins = me.coins
    me.chooses("castle_chapels")  # the discount cannot be used later: there is one way to pay
    assert coins - me.coins == 2 - left
    coins = me.coins
    me.chooses("extra-building", "training_ground", "coin:coin:coin:coin")
    assert coins - me.coins == 4  # never a discount
    assert me.buildings == "castle_chapels training_ground"


@pytest.mark.rules("CRU-BUILD-06", "CRU-PAY-09")
def test_the_building_first_leaves_the_rest_of_the_discount_to_the_upgrade() -> None:
    s = building(True, cities=LEVEL_2, coins=9, buildings_on_offer="castle_chapels")
    me = s.seat(0)
    me.chooses("building", "castle_chapels", "discount:coin", "upgrade")
    assert me.coins == 6  # one of three is off
    assert s.city("tripoli_city") == "tripoli 5 level 3"


@pytest.mark.rules("CRU-PAY-09")
def test_what_is_left_of_the_discount_is_lost_with_the_order() -> None:
    s = building(True, coins=4, buildings="stores", goods="wood/spent")
    turn = s.m.stack[-1]
    assert isinstance(turn, TakeTurn)
    assert turn.discount == 2
    turn.acted()
    s.m.reopen()
    s.seat(0).chooses("finish-order")
    assert turn.discount == 0


@pytest.mark.rules("CRU-BUILD-06", "CRU-PAY-11")
def test_the_discount_is_not_for_the_extra_building() -> None:
    """Two candles, and nothing to pay with but the discount of two."""
    s = building(True, buildings_on_offer="castle_chapels")
    me = s.seat(0).chooses("extra-building")
    me.cannot("castle_chapels", because="CRU-PAY-11")
    me.chooses("pass", "building")
    assert me.offers("castle_chapels")


@pytest.mark.rules("CRU-BUILD-07", "CRU-BUILD-01", "CRU-MKT-04")
def test_level_four_is_for_the_extra_building_only() -> None:
    s = building(True, coins=9, buildings_on_offer="training_ground stores")
    me = s.seat(0)
    me.chooses("building")
    assert me.options() == ["bazaar", "stores", "deck-i_ii", "pass"]
    me.cannot("training_ground", "CRU-BUILD-07", level=2)
    me.cannot("deck-iii_iv", "CRU-MKT-04", level=2)
    me.chooses("pass", "extra-building")
    assert me.options() == [
        "bazaar",
        "stores",
        "training_ground",
        "deck-i_ii",
        "deck-iii_iv",
        "pass",
    ]


@pytest.mark.rules("CRU-BUILD-04", "CRU-BLDG-09", "CRU-RUL-33")
def test_bazaars_are_free_while_the_pile_lasts() -> None:
    s = building(buildings="bazaar bazaar")
    me = s.seat(0)
    me.chooses("bazaar")
    assert me.buildings == "bazaar bazaar bazaar"
    assert s.state.bazaars == 1
    s.state.bazaars = 0
    s.state.boards[1].buildings, s.state.boards[1].used_buildings = [0], [False]
    s = s.begin_with(FreeTurn(0, BUILD))
    me.chooses("building")
    me.cannot("bazaar", "CRU-BUILD-04")


@pytest.mark.rules("CRU-BUILD-05", "CRU-D-17", "CRU-MKT-05")
@pytest.mark.parametrize(
    ("gone", "kept"),
    [
        ("tiltyards", "stores smithies bazaar*"),
        ("stores", "smithies bazaar* tiltyards"),
        ("bazaar", "stores smithies tiltyards"),
    ],
)
def test_a_fifth_building_replaces_one_or_is_discarded(gone: str, kept: str) -> None:
    s = building(
        coins=1, buildings="stores smithies stables bazaar*", buildings_on_offer="tiltyards"
    )
    me = s.seat(0)
    me.chooses("tiltyards")
    assert me.options() == ["bazaar", "stores", "smithies", "tiltyards", "stables"]
    assert me.label("stores")["touches"] == ["building:stores"]
    me.chooses(gone)
    wanted = kept.split()
    wanted.insert(wanted.index("smithies") + 1, "stables")
    assert me.buildings.split() == wanted
    buildings = s.state.content.buildings
    if gone == "bazaar":
        assert s.state.bazaars == buildings.bazaars
    else:
        assert s.state.building_discards[0] == [buildings.ids.index(gone)]


@pytest.mark.rules("CRU-EX-14", "CRU-BLDG-04")
def test_a_building_works_after_the_order_that_erected_it() -> None:
    s = building(goods="wood wood", buildings_on_offer="stores")
    me = s.seat(0)
    me.chooses("building", "stores")
    assert me.goods == "wood wood/spent"
    me.chooses("stores", "wood")
    assert me.goods == "wood wood"


@pytest.mark.rules("CRU-EFF-24", "CRU-BUILD-02")
def test_an_upgrade_of_the_order_is_noted() -> None:
    s = building(coins=9)
    turn = s.m.stack[-1]
    assert isinstance(turn, TakeTurn)
    assert not turn.upgraded
    s.seat(0).chooses("upgrade")
    assert turn.upgraded


@pytest.mark.rules("CRU-PAY-08", "CRU-PAY-11", "CRU-D-15")
def test_a_rescript_makes_an_upgrade_possible() -> None:
    s = building(coins=1, rescripts="sparing_of_the_city")
    me = s.seat(0)
    me.chooses("upgrade")
    assert not me.decision().public
    me.chooses("tripoli_city", "sparing_of_the_city")
    assert me.coins == 0
    assert s.city("tripoli_city") == "tripoli 5 level 2"


@pytest.mark.rules("CRU-PAY-11", "CRU-D-15")
def test_whoever_imagines_that_no_upgrade_can_be_paid_can_go_on() -> None:
    s = building(coins=1, rescripts="sparing_of_the_city")
    s.seat(0).chooses("upgrade")
    kinds = set()
    for seed in range(20):
        other = s.m.imagine(1, FastChance(seed))
        options = [option.id for option in other.decisions[0].options]
        kinds.update(options)
        other.choose(other.decisions[0].id, options[0])
    assert kinds == {"tripoli_city", "stop"}
    assert s.seat(0).options() == ["tripoli_city"]
