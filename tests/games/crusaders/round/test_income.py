"""The income phase and the governors (CRU-INC, CRU-GOV), and the measures (CRU-EFF-29 to 32)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import MEASURES, NONE
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.governors_score import score_governors
from gonfalon.games.crusaders.rules.board.measures import amount, count, measure
from gonfalon.games.crusaders.rules.round.income import Income, taxes
from tests.games.crusaders.scenario import FIRST, Scenario, player, table


def income(*players: Any, **laid: Any) -> Scenario:
    """Play an income phase."""
    return table(*players, phase="income", draws=FIRST, **laid).begin_with(Income())


def reads(s: Scenario, seat: int, name: str) -> int:
    """Return a measure by name."""
    return count(s.state, seat, MEASURES.index(name))


def scored(s: Scenario, seat: int) -> dict[str, int]:
    """Return what each governor of a player brings."""
    ids = s.state.content.governors.ids
    return {ids[one.card]: one.influence for one in score_governors(s.state, seat)}


@pytest.mark.rules(
    "CRU-EX-12", "CRU-INC-01", "CRU-INC-04", "CRU-GOV-02", "CRU-RUL-31", "CRU-CAP-01"
)
def test_the_income_of_jerusalem() -> None:
    s = income(
        player("jerusalem", coins=0, bishops="jerusalem_city damascus acre"),
        player("tripoli", bishops="acre tripoli_city"),
        cities={
            "jerusalem_city": "jerusalem 6 level 2 governor baldwin_of_jerusalem",
            "damascus": "jerusalem 1 level 1 governor fulk_of_anjou",
            "acre": "jerusalem 1 level 2 governor galeran",
        },
    )
    me = s.seat(0)
    assert me.coins == 5
    found = {one["governor"]: one["influence"] for one in s.all("governor-scores")}
    assert found == {"baldwin_of_jerusalem": 1, "galeran": 2, "fulk_of_anjou": 1}
    assert s.all("holy-lands-score") == [{"seat": 0, "lands": 2}, {"seat": 1, "lands": 1}]
    assert me.influence == 6
    assert {one["city"] for one in s.all("bishops-shown")} == {"acre"}


@pytest.mark.rules("CRU-INC-01", "CRU-CAP-01", "CRU-EX-26", "CRU-EX-06")
def test_taxes_by_level_and_one_more_for_the_capital_wherever_it_is() -> None:
    s = table(player("tripoli"), player("antioch"), cities={"tripoli_city": "tripoli 3 level 3"})
    assert taxes(s.state, 0) == 4
    s = table(
        player("jerusalem", capital="acre"),
        player("tripoli"),
        cities={"acre": "jerusalem 2 level 2"},
    )
    coins = s.state.content.cities.coins
    here = [s.number("acre"), s.number("jerusalem_city")]
    assert taxes(s.state, 0) == coins[here[0]][2] + coins[here[1]][1] + 1


@pytest.mark.rules("CRU-INC-02", "CRU-PAY-04", "CRU-EX-33", "CRU-RUL-42")
def test_blocked_goods_are_ready_one_round_later() -> None:
    s = income(
        player("antioch", goods="horses/spent horses/blocked"),
        player("tripoli"),
        cities={"aleppo": "antioch 1"},
    )
    assert s.seat(0).goods == "horses horses/spent"
    s.begin_with(Income())
    assert s.seat(0).goods == "horses horses"


@pytest.mark.rules("CRU-INC-03", "CRU-MKT-02", "CRU-BLDG-01", "CRU-SPY-08")
def test_markets_are_filled_and_marks_removed() -> None:
    s = income(
        player("antioch", buildings="stores* bazaar*", active_spies="smuggler>1*"),
        player("tripoli"),
        governors="raynald",
    )
    state = s.state
    assert [len(market) for market in state.building_market] == [3, 3]
    assert [len(market) for market in state.tactic_market] == [3, 3]
    assert len(state.governor_market) == 3
    assert state.governor_market[0] == state.content.governors.ids.index("raynald")
    assert s.seat(0).buildings == "stores bazaar"
    assert s.seat(0).board.used_spies == [False]


@pytest.mark.rules("CRU-INC-05", "CRU-BISH-07", "CRU-EX-30", "CRU-RUL-30", "CRU-GOV-03")
def test_contested_cities_are_settled_before_influence_is_paid() -> None:
    s = income(
        player("jerusalem", bishops="damascus:1 damascus:1"),
        player("tripoli", bishops="damascus:2"),
        player("edessa", bishops="damascus:1 acre"),
        cities={"jerusalem_city": "jerusalem 4 governor raymond_of_poitiers"},
    )
    assert s.state.holy[s.number("damascus")] == NONE
    assert [s.seat(seat).influence for seat in range(3)] == [0, 0, 1]
    s = income(
        player("jerusalem", bishops="damascus:1 damascus:2"),
        player("tripoli", bishops="damascus:2"),
        player("edessa", bishops="damascus:1 acre"),
        cities={"jerusalem_city": "jerusalem 4 governor raymond_of_poitiers"},
    )
    assert [s.seat(seat).influence for seat in range(3)] == [3, 0, 1]  # first, tied with Edessa
    s.happened("bishops-shown", "governor-scores", "holy-lands-score")


@pytest.mark.rules("CRU-INC-04", "CRU-CAP-03", "CRU-EX-27")
def test_a_player_without_a_city_still_scores_holy_lands() -> None:
    s = table(
        player("jerusalem"),
        player("edessa", bishops="acre damascus", coins=2),
        phase="income",
        draws=FIRST,
    )
    state = s.state
    city = s.number("edessa_city")
    state.boards[1].capital = NONE
    state.boards[1].units += state.units[city]
    state.boards[1].ready = [0] * 5
    state.owner[city], state.units[city], state.saracens = 4, 1, state.saracens - 1
    s.begin_with(Income())
    assert (s.seat(1).influence, s.seat(1).coins) == (2, 2)


# -- governors ------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-GOV-02", "CRU-RUL-31", "CRU-GOV-01")
@pytest.mark.parametrize(("units", "worth"), [(6, 0), (7, 1), (9, 1), (10, 2), (13, 3)])
def test_the_highest_tier_counts_once(units: int, worth: int) -> None:
    told = f"jerusalem {units} governor fulk_of_anjou"
    s = table(player("jerusalem"), player("tripoli"), cities={"jerusalem_city": told})
    assert scored(s, 0) == {"fulk_of_anjou": worth}


@pytest.mark.rules("CRU-GOV-03")
@pytest.mark.parametrize(("mine", "other", "worth"), [(3, 3, 2), (2, 3, 0), (4, 3, 2), (0, 0, 0)])
def test_a_leader_is_first_or_tied_and_has_one_at_least(mine: int, other: int, worth: int) -> None:
    s = table(
        player("jerusalem", coins=mine),
        player("tripoli", coins=other),
        cities={"jerusalem_city": "jerusalem 4 governor william_of_bures"},
    )
    assert scored(s, 0) == {"william_of_bures": worth}


@pytest.mark.rules("CRU-GOV-03", "CRU-CAP-03")
def test_a_player_without_a_city_still_counts_against_a_leader() -> None:
    s = table(
        player("jerusalem", coins=2),
        player("tripoli", coins=5),
        cities={"jerusalem_city": "jerusalem 4 governor william_of_bures"},
    )
    s.state.boards[1].capital = NONE
    assert scored(s, 0) == {"william_of_bures": 0}


@pytest.mark.rules("CRU-GOV-04")
def test_goods_count_in_any_state_and_only_pieces_on_the_map() -> None:
    s = table(
        player("antioch", coins=9, goods="horses horses/spent horses/blocked"),
        player("tripoli"),
        cities={
            "antioch_city": "antioch 3 governor bohemond_of_taranto",
            "aleppo": "antioch 1",
            "acre": "antioch 2 level 2",
        },
    )
    assert scored(s, 0) == {"bohemond_of_taranto": 3}
    assert reads(s, 0, "units_on_map") == 6
    assert reads(s, 0, "bishops_on_map") == 1


@pytest.mark.rules("CRU-GOV-05", "CRU-EFF-31", "CRU-TAC-01")
def test_a_tactic_of_two_colours_counts_for_both() -> None:
    hand = "baldwins_defence flower_of_chivalry shield_wall reinforcements baptism_of_fire"
    s = table(player("jerusalem", tactics=hand), player("tripoli"))
    assert reads(s, 0, "tactics_blue") == 2
    assert reads(s, 0, "tactics_white") == 1
    assert reads(s, 0, "tactics_red") == 0
    assert reads(s, 0, "tactics_non_starting") == 2


@pytest.mark.rules("CRU-GOV-06", "CRU-HOMS-02", "CRU-RUL-32")
def test_spices_help_the_governor_that_gains_most() -> None:
    s = table(
        player("antioch", goods="horses horses spices"),
        player("tripoli"),
        cities={
            "antioch_city": "antioch 3 governor bohemond_of_taranto",
            "aleppo": "antioch 1 governor baldwin_of_jerusalem",
            "homs": "antioch 1 governor galeran",
        },
    )
    found = scored(s, 0)
    assert found["bohemond_of_taranto"] + found["baldwin_of_jerusalem"] == 3  # not 4
    assert reads(s, 0, "goods_horses") == 2
    assert reads(s, 0, "goods_kinds") == 2
    assert reads(s, 0, "goods_total") == 3


@pytest.mark.rules("CRU-GOV-06")
def test_spices_help_only_governors_that_ask_for_a_colour() -> None:
    s = table(
        player("antioch", goods="horses spices"),
        player("tripoli"),
        cities={
            "antioch_city": "antioch 3 governor galeran",
            "homs": "antioch 1 governor raynald",
        },
    )
    assert scored(s, 0) == {"galeran": 1, "raynald": 0}  # Raynald asks for three goods


# -- measures -------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-29")
def test_measures_of_cities() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={
            "antioch_city": "antioch 3 level 2 governor galeran",
            "aleppo": "antioch 1 level 3",
            "homs": "antioch 1 level 3 governor raynald",
            "turbessel": "saracens 1",
            "tortosa": "antioch 1 level 1",
        },
    )
    found = {
        name: reads(s, 0, name)
        for name in (
            "cities",
            "own_cities",
            "central_cities",
            "between_cities",
            "cities_level_3",
            "city_levels",
            "capital_level",
            "controls_homs",
            "governors",
        )
    }
    assert found == {
        "cities": 4,
        "own_cities": 4,
        "central_cities": 2,
        "between_cities": 1,
        "cities_level_3": 2,
        "city_levels": 9,
        "capital_level": 2,
        "controls_homs": 1,
        "governors": 2,
    }
    s.state.boards[0].capital = NONE
    assert reads(s, 0, "capital_level") == 0
    assert reads(s, 1, "controls_homs") == 0


@pytest.mark.rules("CRU-EFF-30")
def test_measures_of_holy_lands() -> None:
    s = income(
        player("antioch", bishops="antioch_city acre tripoli_city damascus"),
        player("tripoli", bishops="tortosa"),
    )
    assert reads(s, 0, "holy_lands") == 4
    assert reads(s, 0, "holy_lands_saracen") == 2
    assert reads(s, 0, "holy_lands_rival") == 1
    assert reads(s, 0, "bishops_on_map") == 4


@pytest.mark.rules("CRU-EFF-31")
def test_measures_of_boards() -> None:
    s = table(
        player(
            "antioch",
            coins=7,
            rescripts="indulgence crown_grant",
            spies="recruiter",
            active_spies="smuggler>1*",
            buildings="bazaar stores* training_ground",
        ),
        player("tripoli"),
    )
    assert reads(s, 0, "coins") == 7
    assert reads(s, 0, "rescripts") == 2
    assert reads(s, 0, "active_spies") == 1
    assert reads(s, 0, "buildings") == 3
    assert reads(s, 0, "building_levels") == 5


@pytest.mark.rules("CRU-EFF-32", "CRU-EFF-05")
def test_measures_of_a_battle() -> None:
    s = table(
        player("antioch", bishops="apamea apamea acre"),
        player("tripoli", bishops="acre"),
        cities={"aleppo": "antioch 1"},
    )
    battle = Battle(0, 4, s.number("apamea"), 3)
    tactics = s.state.content.tactics
    battle.cards = [tactics.ids.index("baldwins_defence"), 0]
    battle.sides = [0, 4]
    s.m.stack.append(battle)
    m = s.m

    def here(name: str, side: int = 0) -> int:
        return measure(m, side, MEASURES.index(name))

    assert here("own_bishops_here") == 2
    assert here("walls_here") == 2
    near = [s.state.content.cities.ids[city] for city in s.state.near[battle.city]]
    assert here("own_cities_adjacent") == sum(id in ("antioch_city", "aleppo") for id in near)
    assert here("own_holy_lands_uncontested") == 1
    assert here("open_tactics_blue") == 1
    assert here("open_tactics_red") == 0


@pytest.mark.rules("CRU-EFF-05", "CRU-EFF-33")
@pytest.mark.parametrize(("cities", "coins"), [(1, 2), (3, 4), (5, 5)])
def test_a_counted_amount_is_cut_at_its_maximum(cities: int, coins: int) -> None:
    held = ["aleppo", "apamea", "tortosa", "turbessel"][: cities - 1]
    s = table(
        player("antioch"),
        player("tripoli"),
        cities=dict.fromkeys(held, "antioch 1"),
    )
    effect = s.state.content.buildings.effect[s.state.content.buildings.ids.index("caravanserai")]
    operations = [part for part in effect.parts if isinstance(part, Operation)]
    assert sum([amount(s.m, 0, operation) for operation in operations]) == coins


@pytest.mark.rules("CRU-EFF-21", "CRU-EFF-30")
def test_counting_own_holy_lands_shows_the_bishops_in_contested_cities() -> None:
    s = table(
        player("antioch", bishops="apamea:2 acre damascus"),
        player("tripoli", bishops="apamea:1 damascus"),
    )
    assert measure(s.m, 0, MEASURES.index("own_holy_lands")) == 2
    s.note(s.m.drain_events())
    assert {one["city"] for one in s.all("bishops-shown")} == {"apamea", "damascus"}
