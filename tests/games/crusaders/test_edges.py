"""Rules with several of a thing, a second use or a value above a threshold.

Examples mostly have one of everything, so a rule that counts only the first passes them.
"""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.constants import (
    GOODS_KINDS,
    GOODS_SPICES,
    GOODS_WOOD,
    NONE,
    PRAY,
)
from gonfalon.games.crusaders.model.state import CHANCE, EVENT_DRAW, TACTICS
from gonfalon.games.crusaders.rules.battle.fight import nearest_rivals
from gonfalon.games.crusaders.rules.battle.losses import lose_card, takeable
from gonfalon.games.crusaders.rules.board.cities import distances
from gonfalon.games.crusaders.rules.board.decks import refill_buildings
from gonfalon.games.crusaders.rules.board.governors_score import goal_worth, score_governors
from gonfalon.games.crusaders.rules.cards.gain_choices import FreeUpgrade
from gonfalon.games.crusaders.rules.cards.learning import LearnTactics
from gonfalon.games.crusaders.rules.losses.choices import DiscardBuildings
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.raids.events import EventsPhase
from gonfalon.games.crusaders.rules.raids.raids import CaptureByRaid, Raids
from gonfalon.games.crusaders.rules.round.income import Income
from gonfalon.kernel.chance.chance import ScriptedChance
from tests.games.crusaders.battles import between, tortosa
from tests.games.crusaders.scenario import GAME, begun, player, table

# -- battles --------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-RUL-38")
def test_of_two_eliminated_rivals_the_first_in_turn_order_plays_the_saracens() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        player("jerusalem"),
        cities={"tripoli_city": "saracens 2", "jerusalem_city": "saracens 2"},
    )
    for seat in (1, 2):
        s.state.boards[seat].capital = NONE
    assert s.state.turn_order() == [2, 1, 0]
    assert nearest_rivals(s.state, 0, s.number("apamea")) == [2]


@pytest.mark.rules("CRU-BAT-13")
def test_several_units_of_one_city_reinforce() -> None:
    s, f = tortosa(cities={"tripoli_city": "1", "baalbek": "tripoli 3"})
    f.lay("reinforcements", "bottom")
    them = s.seat(1)
    assert them.options() == ["enough", "baalbek"]
    them.chooses("baalbek", "baalbek")
    assert f.units == (5, 5)
    assert s.city("baalbek") == "tripoli 1 level 2"


@pytest.mark.rules("CRU-BAT-22")
def test_each_side_may_suffer_two_losses() -> None:
    s, f = between()
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("shield_wall", "top", "deus_vult")
    f.battle.losses = [2, 0]
    assert takeable(s.state, f.battle, 0) == []
    assert takeable(s.state, f.battle, 1) == [0]
    f.battle.losses = [1, 1]
    assert takeable(s.state, f.battle, 0) == [1]


@pytest.mark.rules("CRU-BAT-20", "CRU-MKT-05")
@pytest.mark.parametrize(("card", "discards"), [("godfreys_assault", (0, 1)), ("sappers", (1, 0))])
def test_a_tactic_lost_in_battle_goes_under_the_deck_of_its_level(
    card: str, discards: tuple[int, int]
) -> None:
    s = table(player("antioch"), player("tripoli"))
    lose_card(s.m, 1, s.state.content.tactics.ids.index(card))
    assert tuple(len(cards) for cards in s.state.tactic_discards) == discards


# -- cities, goods and buildings ------------------------------------------------------------------


@pytest.mark.rules("CRU-MAP-02")
def test_distances_do_not_ask_who_controls_the_cities_on_the_way() -> None:
    s = table(player("jerusalem"), player("tripoli"), player("edessa"), player("antioch"))
    state = s.state
    before = [distances(state, city) for city in range(len(state.level))]
    for city in range(len(state.level)):
        state.owner[city] = city % 4
    assert [distances(state, city) for city in range(len(state.level))] == before


@pytest.mark.rules("CRU-SAR-15", "CRU-MAP-10")
def test_a_city_of_level_3_takes_both_of_its_goods_along() -> None:
    s = table(
        player("jerusalem", goods="candles horses steel"),
        player("tripoli"),
        cities={"acre": "jerusalem 1 level 3", "baalbek": "3"},
    )
    s.state.saracens -= 2  # the raiders
    s.begin_with(CaptureByRaid(0, s.number("acre"), 2))
    assert s.city("acre") == "saracens 2 level 3"
    assert s.seat(0).goods == "candles"


@pytest.mark.rules("CRU-RUL-43", "CRU-GLO-03")
def test_every_unit_that_cannot_be_lost_costs_a_coin() -> None:
    s = table(
        player("jerusalem"),
        player("tripoli"),
        player("edessa", coins=3),
        round=2,
        phase="events",
        event="field_of_blood",
        raid="blue",
        cities={"edessa_city": "1 level 3", "aleppo": "2"},
    ).begin_with(Raids())
    assert s.city("edessa_city") == "edessa 1 level 3"
    assert s.seat(2).coins == 1


@pytest.mark.rules("CRU-D-17", "CRU-EFF-19")
@pytest.mark.parametrize("buildings", ["bazaar bazaar*", "bazaar* bazaar"])
def test_of_two_bazaars_the_used_one_is_discarded(buildings: str) -> None:
    s = table(player("jerusalem", buildings=buildings), player("tripoli"))
    s.begin_with(DiscardBuildings(0, 1, 0))
    assert s.seat(0).buildings == "bazaar"


@pytest.mark.rules("CRU-MKT-05")
def test_discards_stay_where_they_are_under_a_card_that_was_put_back() -> None:
    """The card on top is face down, so there are not only face-up cards left."""
    s = table(player("jerusalem"), player("tripoli"))
    state = s.state
    state.building_top[0] = state.building_decks[0].pop()
    state.building_discards[0], state.building_decks[0] = state.building_decks[0], []
    assert refill_buildings(s.m, 0)
    assert state.building_decks[0] == []
    state.building_top[0] = NONE
    assert refill_buildings(s.m, 0)
    assert state.building_discards[0] == []


@pytest.mark.rules("CRU-EFF-28")
def test_a_free_upgrade_by_two_levels_stops_at_the_level_named() -> None:
    s = table(player("antioch"), player("tripoli"))
    s.begin_with(FreeUpgrade(0, 2, 2)).seat(0).chooses("antioch_city")
    assert s.city("antioch_city") == "antioch 6 level 2"


# -- income ---------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-RUL-32", "CRU-GOV-06")
def test_spices_go_to_the_governor_that_gains_most_wherever_it_sits() -> None:
    """With changed content, in which one governor gains four by a good."""
    steep = GAME.load(
        ("[governors.baldwin_of_jerusalem]\ntiers = [{ min = 1, vp = 4 }]\n",),
    )
    for first, second in (
        ("bohemond_of_taranto", "baldwin_of_jerusalem"),
        ("baldwin_of_jerusalem", "bohemond_of_taranto"),
    ):
        s = table(
            player("antioch", goods="horses spices"),
            player("tripoli"),
            cities={
                "antioch_city": f"antioch 3 governor {first}",
                "homs": f"antioch 1 governor {second}",
            },
            content=steep,
        )
        ids = s.state.content.governors.ids
        found = {ids[one.card]: one.influence for one in score_governors(s.state, 0)}
        assert found == {"bohemond_of_taranto": 1, "baldwin_of_jerusalem": 4}


@pytest.mark.rules("CRU-HOMS-02")
def test_for_bulls_spices_are_a_kind_like_any_other() -> None:
    """No bull asks for goods of one colour; a bull that did would need a ruling first."""
    s = table(player("antioch", goods="horses wood spices"), player("tripoli"))
    goals = [goal for pair in s.state.content.bulls.goals for goal in pair]
    assert not [goal for goal in goals if GOODS_WOOD <= goal.measure <= GOODS_SPICES]
    kinds = {goal_worth(s.state, 0, goal) for goal in goals if goal.measure == GOODS_KINDS}
    assert kinds == {3}  # three kinds, not four


# -- turn order -----------------------------------------------------------------------------------


@pytest.mark.rules("CRU-SETUP-21", "CRU-SETUP-26")
def test_bulls_are_dealt_in_turn_order_wherever_players_sit() -> None:
    """The marker of Jerusalem is on the right of that of Tripoli, which sits first."""
    s = begun(2, {"states": ["tripoli", "jerusalem"], "bulls": 1})
    assert s.state.turn_order() == [1, 0]
    cards = s.state.content.bulls.cards
    assert [s.state.bulls(seat).cards for seat in (1, 0)] == [[cards[-1]], [cards[-2]]]


@pytest.mark.rules("CRU-ORDER-02", "CRU-EVT-01")
def test_an_event_goes_round_in_turn_order_wherever_players_sit() -> None:
    s = table(player("tripoli"), player("jerusalem"), phase="events")
    state = s.state
    draws = s.m.chance
    assert isinstance(draws, ScriptedChance)
    place = state.events.index(state.content.events.ids.index("council_of_nablus"))
    draws.script[CHANCE[EVENT_DRAW]] = [place]
    s.begin_with(EventsPhase())
    assert s.asked() == [(1, "choose-effect")]
    s.seat(1).chooses(s.seat(1).options()[1])
    assert s.asked() == [(0, "choose-effect")]


@pytest.mark.rules("CRU-PLAN-08")
@pytest.mark.parametrize("cell", ["outer", "inner"])
def test_a_token_placed_in_the_first_lap_is_not_placed_again_in_the_second(cell: str) -> None:
    four = ("jerusalem", "tripoli", "edessa", "antioch")
    s = table(*[player(state, coins=20) for state in four], phase="planning")
    s.begin_with(Planning())
    me = s.seat(0)
    me.chooses(f"build-{cell}", *(["keep"] if cell == "outer" else []))
    for seat in (1, 2, 3):
        s.seat(seat).chooses("muster-inner")
    me.cannot("build-inner", "CRU-PLAN-08")


# -- goods and cards ------------------------------------------------------------------------------


@pytest.mark.rules("CRU-INC-02", "CRU-PAY-04")
def test_all_blocked_goods_of_a_kind_are_freed() -> None:
    s = table(
        player("jerusalem", goods="candles/blocked candles/blocked"),
        player("tripoli"),
        draws={"buildings": [0] * 9},
    )
    s.begin_with(Income())
    assert s.seat(0).goods == "candles/spent candles/spent"


@pytest.mark.rules("CRU-MKT-03")
def test_a_tactic_of_level_iv_goes_back_on_top_of_its_own_deck() -> None:
    s = table(
        player("jerusalem", coins=0, goods=""),
        player("tripoli"),
        active=0,
        next_tactics="godfreys_assault",
    )
    s.begin_with(LearnTactics(0, 1, 4)).seat(0).chooses("deck-iii_iv")
    s.happened("tactic-put-back")
    decks = s.state.packs[TACTICS].zones
    assert s.state.content.tactics.ids[decks[1].cards[-1]] == "godfreys_assault"


@pytest.mark.rules("CRU-BLDG-06", "CRU-PAY-08")
def test_a_rescript_alone_is_enough_for_a_bazaar() -> None:
    s = table(
        player("jerusalem", coins=0, goods="", buildings="bazaar", rescripts="indulgence"),
        player("tripoli"),
        active=0,
    )
    s.begin_with(TakeTurn(0, PRAY))
    me = s.seat(0)
    me.chooses("bazaar", "indulgence")
    assert (me.coins, me.rescripts, me.buildings) == (2, "", "bazaar*")
