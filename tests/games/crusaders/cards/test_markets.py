"""Taking cards from markets and deck tops; governors (CRU-MKT, CRU-GLO-07)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import HIGH_DECK, LOW_DECK
from gonfalon.games.crusaders.model.options.orders import BUILDING, TACTIC
from gonfalon.games.crusaders.model.state import DECK, GOVERNORS, TACTICS
from gonfalon.games.crusaders.rules.cards.governors import ReplaceGovernor, TakeGovernor
from gonfalon.games.crusaders.rules.cards.learning import LearnTactics
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from tests.games.crusaders.scenario import Scenario, player, table


def at_table(active: int = 0, **laid: Any) -> Scenario:
    """Lay a table; what is not of the table belongs to Jerusalem, the first player."""
    names = "tactics_on_offer buildings_on_offer governors cities"
    names += " next_tactics next_buildings next_governors draws"
    ours = {name: laid.pop(name) for name in names.split() if name in laid}
    tactics, buildings = ours.pop("tactics_on_offer", ""), ours.pop("buildings_on_offer", "")
    me = {"coins": 0, "goods": "", **laid}
    others = (player("tripoli"), player("edessa"))
    return table(
        player("jerusalem", **me),
        *others,
        active=active,
        tactics=tactics,
        buildings=buildings,
        **ours,
    )


def top_tactic(s: Scenario, deck: int = LOW_DECK) -> str:
    """Return the top card of a deck of tactics."""
    return s.state.content.tactics.ids[s.state.packs[TACTICS].zones[deck].cards[-1]]


# -- deck tops ----------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EX-24", "CRU-MKT-03", "CRU-PAY-11")
@pytest.mark.parametrize("active", [0, 1])
def test_a_shown_card_that_cannot_be_paid_goes_back(active: int) -> None:
    s = at_table(active, coins=1, next_tactics="true_cross").begin_with(LearnTactics(0, 1, 2))
    me = s.seat(0)
    me.chooses("deck-i_ii")
    assert s.at_rest  # nothing to choose
    s.happened("tactic-shown", "tactic-put-back")
    assert me.coins == 1
    assert top_tactic(s) == "true_cross"
    zone = s.state.packs[TACTICS].zones[LOW_DECK]
    assert zone.seen_by(1)[0] == s.state.content.tactics.ids.index(
        "true_cross"
    )  # everybody knows it


@pytest.mark.rules("CRU-EX-24", "CRU-MKT-03", "CRU-RUL-62", "CRU-D-16")
def test_a_rescript_may_help_to_pay_a_shown_card() -> None:
    def shown() -> Scenario:
        s = at_table(coins=1, next_tactics="true_cross", rescripts="indulgence")
        s.begin_with(LearnTactics(0, 1, 2)).seat(0).chooses("deck-i_ii")
        return s

    s = shown()
    me = s.seat(0)
    assert not me.decision().public
    assert me.options() == ["buy", "put-back"]
    me.chooses("buy", "indulgence")
    assert (me.coins, me.rescripts) == (0, "")
    me.chooses("true_cross")  # the sixth tactic, discarded at once
    s = shown()
    s.seat(0).chooses("put-back")
    assert s.at_rest
    assert s.seat(0).rescripts == "indulgence"


@pytest.mark.rules("CRU-MKT-03", "CRU-PAY-11")
def test_others_do_not_learn_whether_a_rescript_would_help() -> None:
    s = at_table(next_tactics="true_cross", rescripts="remounts").begin_with(LearnTactics(0, 1, 2))
    me = s.seat(0)
    me.chooses("deck-i_ii")
    assert me.options() == ["put-back"]  # asked all the same
    me.cannot("buy", "CRU-PAY-11", goods=["candles", "candles"])
    me.chooses("put-back")
    assert s.at_rest


@pytest.mark.rules("CRU-EX-24", "CRU-MKT-03", "CRU-RUL-06")
def test_whoever_can_pay_must_buy() -> None:
    s = at_table(goods="wood wood", rescripts="indulgence", next_tactics="naphtha_pots")
    s.begin_with(LearnTactics(0, 1, 2)).seat(0).chooses("deck-i_ii")
    me = s.seat(0)
    assert me.kind() == "pay"
    me.chooses("wood:wood", "deus_vult")
    assert "naphtha_pots" in me.tactics


@pytest.mark.rules("CRU-BLDG-06", "CRU-RUL-58", "CRU-MKT-03")
def test_a_bazaar_can_be_used_between_reveal_and_payment() -> None:
    s = at_table(goods="horses", buildings="bazaar", next_tactics="true_cross")
    s.begin_with(LearnTactics(0, 1, 2)).seat(0).chooses("deck-i_ii")
    me = s.seat(0)
    # The Bazaar can turn the horse into the two coins that are asked for: there is no choice.
    s.happened("tactic-shown", "bazaar-for-good")
    assert (me.coins, me.kind()) == (0, "discard-tactic")
    s = at_table(goods="horses", coins=2, buildings="bazaar", next_tactics="true_cross")
    s.begin_with(LearnTactics(0, 1, 2)).seat(0).chooses("deck-i_ii")
    me = s.seat(0)
    assert me.options() == ["buy", "bazaar"]
    me.cannot("put-back", "CRU-MKT-03")
    me.chooses("buy")
    assert me.buildings == "bazaar"


@pytest.mark.rules("CRU-BLDG-06")
def test_no_bazaar_outside_its_owners_turn() -> None:
    s = at_table(1, goods="horses", buildings="bazaar", next_tactics="true_cross")
    s.begin_with(LearnTactics(0, 1, 2)).seat(0).chooses("deck-i_ii")
    assert s.at_rest


@pytest.mark.rules("CRU-MKT-03", "CRU-MKT-05")
def test_a_building_from_the_deck() -> None:
    s = at_table(coins=1, next_buildings="tiltyards").begin_with(PickCard(0, BUILDING, 2))
    me = s.seat(0)
    assert me.options() == ["bazaar", "deck-i_ii", "pass"]
    assert me.label("deck-i_ii")["touches"] == ["deck:building-i_ii"]
    me.chooses("deck-i_ii")
    assert me.buildings == "tiltyards"
    s = at_table(next_buildings="siege_workshop").begin_with(PickCard(0, BUILDING, 2))
    s.seat(0).chooses("deck-i_ii")
    workshop = s.state.content.buildings.ids.index("siege_workshop")
    assert s.state.building_top[LOW_DECK] == workshop


@pytest.mark.rules("CRU-MKT-03", "CRU-MKT-05")
def test_discards_are_shuffled_into_an_empty_deck() -> None:
    s = at_table(coins=2)
    state = s.state
    pack = state.packs[TACTICS]
    while pack.zones[HIGH_DECK].cards:
        state.tactic_discards[HIGH_DECK].append(pack.take_top(pack.zones[HIGH_DECK]))
    first = state.content.tactics.ids[state.tactic_discards[HIGH_DECK][-1]]
    s.begin_with(PickCard(0, TACTIC, 4))
    s.seat(0).chooses("deck-iii_iv")
    assert s.event("tactic-shown") == {"seat": 0, "tactic": first}
    assert state.tactic_discards[HIGH_DECK] == []


@pytest.mark.rules("CRU-MKT-03")
def test_an_exhausted_deck_is_not_offered() -> None:
    s = at_table(coins=2)
    state = s.state
    pack = state.packs[TACTICS]
    while pack.zones[HIGH_DECK].cards:
        state.tactic_market[HIGH_DECK].append(pack.take_top(pack.zones[HIGH_DECK]))
    s.begin_with(PickCard(0, TACTIC, 4))
    s.seat(0).cannot("deck-iii_iv", "CRU-MKT-03", deck="iii_iv")


@pytest.mark.rules("CRU-MKT-04", "CRU-RUL-35", "CRU-EFF-17")
@pytest.mark.parametrize(
    ("level", "offered"),
    [
        (1, ["sappers", "pass"]),
        (2, ["sappers", "fire_volley", "deck-i_ii", "pass"]),
        (4, ["sappers", "fire_volley", "baldwins_defence", "deck-i_ii", "deck-iii_iv", "pass"]),
    ],
)
def test_decks_whose_levels_are_all_allowed(level: int, offered: list[str]) -> None:
    s = at_table(coins=9, tactics_on_offer="sappers fire_volley baldwins_defence")
    s.begin_with(PickCard(0, TACTIC, level))
    assert s.seat(0).options() == offered


@pytest.mark.rules("CRU-MKT-01", "CRU-MKT-02", "CRU-PAY-11", "CRU-D-16")
def test_affordable_market_cards_are_offered() -> None:
    s = at_table(goods="wood", tactics_on_offer="sappers fire_volley flame_of_faith")
    s.begin_with(PickCard(0, TACTIC, 2))
    me = s.seat(0)
    assert me.options() == ["sappers", "deck-i_ii", "pass"]
    me.cannot("fire_volley", "CRU-PAY-11", goods=["wood", "wood"])
    me.cannot("flame_of_faith", "CRU-PAY-11", goods=["candles"])
    assert me.label("sappers")["args"] == {"tactic": "sappers", "goods": ["wood"]}
    assert me.decision().public


@pytest.mark.rules("CRU-PAY-11", "CRU-D-16")
def test_market_cards_that_a_rescript_pays_are_offered_in_its_owners_turn() -> None:
    for active, offered in ((0, True), (1, False)):
        s = at_table(active, rescripts="sparing_of_the_city", tactics_on_offer="sappers")
        s.begin_with(PickCard(0, TACTIC, 2))
        assert s.seat(0).offers("sappers") == offered
        assert s.seat(0).decision().public != offered


@pytest.mark.rules("CRU-D-16")
def test_nothing_to_take_is_not_asked() -> None:
    s = at_table(tactics_on_offer="sappers").begin_with(PickCard(0, TACTIC, 1))
    assert s.at_rest


# -- governors ----------------------------------------------------------------------------------

CITIES = {"jerusalem_city": "governor galeran", "acre": "jerusalem 1"}


@pytest.mark.rules("CRU-MARCH-07", "CRU-EFF-40", "CRU-D-28", "CRU-GLO-07", "CRU-GOV-07")
def test_a_governor_is_replaced() -> None:
    s = at_table(cities=CITIES, governors="fulk_of_anjou").begin_with(ReplaceGovernor(0))
    me = s.seat(0)
    assert me.options() == ["jerusalem_city", "acre", "stop"]
    assert me.label("jerusalem_city")["args"] == {"governor": "galeran", "city": "jerusalem_city"}
    me.chooses("jerusalem_city")
    assert me.options() == ["fulk_of_anjou", "deck-i_ii"]
    me.chooses("fulk_of_anjou")
    assert s.governor("jerusalem_city") == "fulk_of_anjou"
    assert s.state.governor_discards == [s.state.content.governors.ids.index("galeran")]
    assert s.state.governor_market == []  # not refilled
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-40", "CRU-RUL-56", "CRU-MKT-03")
def test_a_vacant_place_is_filled_from_the_deck() -> None:
    s = at_table(cities=CITIES, next_governors="fulk_of_anjou").begin_with(ReplaceGovernor(0))
    s.seat(0).chooses("acre")  # the market is empty: the deck is all there is
    assert s.governor("acre") == "fulk_of_anjou"
    assert s.governor("jerusalem_city") == "galeran"
    assert s.state.governor_discards == []


@pytest.mark.rules("CRU-EFF-03", "CRU-EFF-40")
def test_replacing_a_governor_may_be_declined() -> None:
    s = at_table(cities=CITIES).begin_with(ReplaceGovernor(0))
    s.seat(0).chooses("stop")
    assert s.governor("jerusalem_city") == "galeran"


@pytest.mark.rules("CRU-D-37", "CRU-BAT-30")
def test_without_any_governor_nothing_changes() -> None:
    s = at_table(cities=CITIES)
    s.state.packs[GOVERNORS].zones[DECK].cards = []
    for step in (ReplaceGovernor(0), TakeGovernor(0, s.number("jerusalem_city"))):
        s.m.call(step)
        s.m.advance()
        assert s.at_rest
    assert s.governor("jerusalem_city") == "galeran"
