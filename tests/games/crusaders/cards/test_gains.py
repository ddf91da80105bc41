"""Gains by effects: goods, units, levels, cards (CRU-EFF)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.rules.battle.fight import FightBattle
from gonfalon.games.crusaders.rules.board.units import PlaceUnits
from gonfalon.games.crusaders.rules.cards.gain_choices import Bombard, FreeUpgrade, MoveUnits
from gonfalon.kernel.effects.effects import Doing
from tests.games.crusaders.scenario import Scenario, player, table


def at_table(active: int = 0, **laid: Any) -> Scenario:
    """Lay a table; what is not of the table belongs to Jerusalem."""
    names = ("cities", "tactics_on_offer", "buildings_on_offer", "governors", "next_governors")
    ours = {name: laid.pop(name) for name in names if name in laid}
    tactics, buildings = ours.pop("tactics_on_offer", ""), ours.pop("buildings_on_offer", "")
    return table(
        player("jerusalem", **laid),
        player("tripoli"),
        player("edessa"),
        active=active,
        tactics=tactics,
        buildings=buildings,
        **ours,
    )


def reward(s: Scenario, kind: str, id: str) -> Any:
    """Return the effect of a card."""
    cards = getattr(s.state.content, kind)
    return cards.effect[cards.ids.index(id)]


def gaining(kind: str, id: str, active: int = 0, **laid: Any) -> Scenario:
    """Let Jerusalem have the effect of a card."""
    s = at_table(active, **laid)
    return s.begin_with(Doing(0, reward(s, kind, id).number))


# -- coins, influence, goods --------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-33", "CRU-EFF-05")
@pytest.mark.parametrize(("cities", "coins"), [(0, 2), (2, 4), (4, 5)])
def test_coins_by_number_of_cities(cities: int, coins: int) -> None:
    more = ("acre", "damascus", "tadmor", "baalbek")[:cities]
    s = gaining("buildings", "caravanserai", coins=0, cities=dict.fromkeys(more, "jerusalem 1"))
    assert s.seat(0).coins == coins  # one for each city, at most four, and one
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-33")
def test_influence() -> None:
    s = gaining("buildings", "trophy_hall")
    assert s.seat(0).influence == 2


@pytest.mark.rules("CRU-EFF-38")
def test_influence_for_holy_lands_needs_a_bishop() -> None:
    s = at_table(bishops="")
    assert not reward(s, "rescripts", "canonisation").possible(s.state, 0)
    s = at_table()
    assert reward(s, "rescripts", "canonisation").possible(s.state, 0)


@pytest.mark.rules("CRU-PAY-03", "CRU-D-41", "CRU-EFF-03")
def test_spent_goods_are_restored() -> None:
    goods = "candles wood/spent wood/spent steel/spent horses/blocked"
    s = gaining("buildings", "stores", goods=goods)
    me = s.seat(0)
    assert me.options() == ["none", "wood", "wood:wood", "wood:steel", "steel"]
    me.cannot("horses", "CRU-PAY-03", good="horses")  # blocked
    assert me.label("wood:steel")["args"] == {"goods": ["wood", "steel"]}
    me.chooses("wood:steel")
    assert me.goods == "wood candles steel wood/spent horses/blocked"
    s = gaining("buildings", "stores", goods=goods)
    s.seat(0).chooses("none")
    assert s.seat(0).goods == goods


@pytest.mark.rules("CRU-PAY-03")
def test_all_goods_are_restored() -> None:
    s = gaining("rescripts", "genoese_privilege", goods="wood/spent spices/spent candles/blocked")
    assert s.seat(0).goods == "wood spices candles/blocked"


@pytest.mark.rules("CRU-EFF-38", "CRU-PAY-03")
def test_restoring_needs_a_spent_good() -> None:
    s = at_table(goods="wood candles/blocked")
    assert not reward(s, "rescripts", "right_of_passage").possible(s.state, 0)


# -- units --------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-03", "CRU-BLDG-08")
def test_units_by_effect_may_be_declined_in_part() -> None:
    s = gaining("rescripts", "levy_of_the_faithful", cities={"acre": "jerusalem 1"})
    me = s.seat(0)
    assert me.options() == ["stop", "jerusalem_city", "acre"]
    me.chooses("acre", "stop")
    assert s.city("acre") == "jerusalem 2 level 2"
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-01")
def test_units_by_effect_are_limited_by_the_supply() -> None:
    s = gaining("rescripts", "call_to_the_cross", cities={"jerusalem_city": "14"})
    s.seat(0).chooses("jerusalem_city")
    assert s.at_rest
    s = at_table(cities={"jerusalem_city": "15"})
    assert not reward(s, "rescripts", "call_to_the_cross").possible(s.state, 0)


@pytest.mark.rules("CRU-EFF-16", "CRU-D-42", "CRU-GLO-01")
def test_units_step_between_own_cities() -> None:
    cities = {"jerusalem_city": "2", "acre": "jerusalem 1", "tadmor": "jerusalem 1"}
    s = gaining("rescripts", "escort_of_pilgrims", cities=cities)
    me = s.seat(0)
    assert me.options() == ["jerusalem_city:acre", "jerusalem_city:tadmor", "stop"]
    me.cannot("acre:jerusalem_city", "CRU-GLO-01", city="acre")
    me.chooses("jerusalem_city:acre")
    assert me.options() == ["acre:jerusalem_city", "stop"]
    me.chooses("acre:jerusalem_city", "jerusalem_city:tadmor")  # the same unit goes on
    assert s.city("tadmor") == "jerusalem 2 level 2"
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-16", "CRU-EFF-38")
def test_a_step_needs_a_neighbour_and_a_unit_to_spare() -> None:
    def possible(**cities: str) -> bool:
        s = at_table(cities=cities)
        return bool(reward(s, "rescripts", "escort_of_pilgrims").possible(s.state, 0))

    assert not possible()
    assert possible(acre="jerusalem 1")
    assert not possible(acre="jerusalem 1", jerusalem_city="1")
    assert not possible(apamea="jerusalem 1")


@pytest.mark.rules("CRU-EX-19", "CRU-GLO-02", "CRU-D-40", "CRU-GLO-01")
def test_bombardment() -> None:
    cities = {"damascus": "saracens 3", "tadmor": "saracens 2", "acre": "saracens 1"}
    s = gaining("buildings", "siege_workshop", cities=cities)
    me = s.seat(0)
    assert {"damascus", "tadmor"} < set(me.options())
    me.cannot("acre", "CRU-GLO-01", city="acre")
    supply = s.state.saracens
    me.chooses("damascus", "tadmor")
    assert s.city("damascus") == "saracens 2 level 2"
    assert s.city("tadmor") == "saracens 1 level 2"
    assert s.state.saracens == supply + 2
    assert s.at_rest
    s = gaining("buildings", "siege_workshop", cities=cities)
    s.seat(0).chooses("damascus", "stop")
    assert s.city("damascus") == "saracens 2 level 2"


@pytest.mark.rules("CRU-GLO-02", "CRU-EFF-38")
def test_bombardment_reaches_neighbours_of_own_cities_only() -> None:
    cities = dict.fromkeys(("damascus", "tadmor", "acre", "baalbek"), "saracens 1")
    s = at_table(cities={**cities, "aleppo": "saracens 3"})
    assert not reward(s, "buildings", "siege_workshop").possible(s.state, 0)
    s.begin_with(Bombard(0, 2))
    assert s.at_rest


# -- levels -------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-28", "CRU-EFF-03", "CRU-BUILD-03")
def test_a_free_upgrade() -> None:
    s = gaining("rescripts", "crown_grant", cities={"acre": "jerusalem 1 level 2"}, coins=0)
    me = s.seat(0)
    assert me.options() == ["jerusalem_city", "acre", "stop"]
    assert me.label("acre")["args"] == {"city": "acre", "level": 3}
    me.chooses("acre")
    assert s.city("acre") == "jerusalem 1 level 3"
    assert s.times("good-gained") == 1  # the additional good
    s = gaining("rescripts", "crown_grant")
    s.seat(0).chooses("stop")
    assert s.city("jerusalem_city") == "jerusalem 4 level 1"


@pytest.mark.rules("CRU-EFF-28")
def test_a_free_upgrade_keeps_to_its_limit() -> None:
    s = gaining("rescripts", "masons_privilege", cities={"acre": "jerusalem 1 level 2"})
    me = s.seat(0)
    assert me.options() == ["jerusalem_city", "stop"]
    me.cannot("acre", "CRU-EFF-28", level=2)
    me.chooses("jerusalem_city")
    assert s.city("jerusalem_city") == "jerusalem 4 level 2"
    assert not reward(s, "rescripts", "masons_privilege").possible(s.state, 0)


# -- cards --------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-17")
def test_a_free_building() -> None:
    s = gaining(
        "rescripts", "cathedral_charter", buildings_on_offer="siege_workshop training_ground"
    )
    me = s.seat(0)
    assert me.options() == ["bazaar", "siege_workshop", "deck-i_ii", "pass"]
    assert me.label("siege_workshop")["message"] == "option-take-free-building"
    me.cannot("training_ground", "CRU-BUILD-07")
    me.chooses("siege_workshop")
    assert me.buildings == "siege_workshop"
    assert me.goods == "candles"


@pytest.mark.rules("CRU-EFF-17", "CRU-PAY-09", "CRU-SPY-10")
def test_a_building_with_a_discount() -> None:
    s = gaining("spies", spy_that("build"), 1, buildings_on_offer="siege_workshop", coins=1)
    me = s.seat(0)
    me.chooses("siege_workshop")
    assert me.coins == 0
    assert me.buildings == "siege_workshop"


def spy_that(op: str) -> str:
    """Return the id of a spy with an operation."""
    content = at_table().state.content
    for id, effect in zip(content.spies.ids, content.spies.effect, strict=True):
        if any(icon.get("op") == op for icon in effect.icons()):
            return id
    raise AssertionError(f"no spy has {op}")


@pytest.mark.rules("CRU-EFF-17", "CRU-MUST-03", "CRU-MUST-05")
def test_a_tactic_of_any_level_with_a_discount() -> None:
    market = "baldwins_defence"
    s = gaining("rescripts", "dispensation", tactics_on_offer=market, goods="candles", coins=0)
    me = s.seat(0)
    me.chooses("baldwins_defence")
    assert me.goods == "candles/spent"
    assert me.kind() == "discard-tactic"
    me.chooses("shield_wall")
    assert me.tactics_away == "shield_wall"


@pytest.mark.rules("CRU-EFF-17", "CRU-MKT-04")
def test_a_free_tactic_of_level_one_comes_from_the_market() -> None:
    s = gaining("rescripts", "master_at_arms", tactics_on_offer="sappers fire_volley", goods="")
    assert s.seat(0).options() == ["sappers", "pass"]
    s = at_table(tactics_on_offer="fire_volley")
    assert not reward(s, "rescripts", "master_at_arms").possible(s.state, 0)


@pytest.mark.rules("CRU-EFF-40", "CRU-EFF-01")
def test_investiture() -> None:
    s = gaining("rescripts", "investiture", governors="galeran")
    s.seat(0).chooses("jerusalem_city", "galeran")
    assert s.governor("jerusalem_city") == "galeran"
    assert s.seat(0).influence == 1


# -- in a battle --------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-15", "CRU-BAT-36")
def test_the_battle_city_is_never_a_place_for_gains() -> None:
    cities = {"acre": "jerusalem 2 level 1", "jerusalem_city": "2"}
    s = at_table(cities=cities)
    battle = FightBattle(1, 0, s.number("acre"), 0)
    for step, offered in (
        (PlaceUnits(0, 0, 2), ["stop", "jerusalem_city"]),
        (FreeUpgrade(0), ["jerusalem_city", "stop"]),
    ):
        s.m.stack.append(battle)
        s.m.call(step)
        s.m.advance()
        assert s.seat(0).options() == offered
        s.seat(0).cannot("acre", "CRU-EFF-15", city="acre")
        del s.m.stack[-2:]
    s.m.stack.append(battle)
    s.m.call(MoveUnits(0, 2))
    options: list[Any] = []
    step_on_top = s.m.stack[-1]
    assert isinstance(step_on_top, MoveUnits)
    step_on_top.walk(s.m, options, None)
    assert options == []  # neither out of it nor into it
    assert battle.defender != SARACENS
