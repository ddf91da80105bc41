"""What a player has to do: one action of a Build or Muster, and to buy a card that was shown."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import BUILD, GOODS, MUSTER
from gonfalon.games.crusaders.rules.cards.buildings import may_sell, must_buy
from gonfalon.games.crusaders.rules.cards.learning import LearnTactics
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from tests.games.crusaders.scenario import Scenario, player, table


def begun(
    order: int, reinforced: bool = False, laid: dict[str, Any] | None = None, **me: Any
) -> Scenario:
    """Let Tripoli, with no means unless they are given, begin an order."""
    told = {"coins": 0, "goods": "", **me}
    s = table(player("tripoli", **told), player("antioch"), active=0, **(laid or {}))
    return s.begin_with(TakeTurn(0, order, reinforced))


def without_bazaars(s: Scenario) -> Scenario:
    """Take the pile of Bazaars away, and ask again."""
    s.state.boards[1].buildings += [0] * s.state.bazaars
    s.state.boards[1].used_buildings += [False] * s.state.bazaars
    s.state.bazaars = 0
    s.m.reopen()
    return s


# -- one of two actions ---------------------------------------------------------------------------


@pytest.mark.rules("CRU-RUL-18", "CRU-ACT-05", "CRU-BUILD-01")
def test_a_build_needs_an_upgrade_or_a_building() -> None:
    s = begun(BUILD, coins=2)
    me = s.seat(0)
    assert me.options() == ["upgrade", "building"]
    me.cannot("finish-order", "CRU-RUL-18")
    me.chooses("upgrade")
    assert me.options() == ["building", "finish-order"]
    s = begun(BUILD, coins=2)
    s.seat(0).chooses("building", "bazaar")
    assert s.seat(0).options() == ["upgrade", "finish-order"]


@pytest.mark.rules("CRU-RUL-18", "CRU-MUST-02")
def test_a_muster_needs_units_or_a_tactic() -> None:
    s = begun(MUSTER, coins=1, laid={"tactics": "sappers"})
    me = s.seat(0)
    assert me.options() == ["units", "tactics"]
    me.cannot("finish-order", "CRU-RUL-18")
    me.chooses("tactics", "sappers", "pass", "sappers")
    assert me.options() == ["units", "finish-order"]


@pytest.mark.rules("CRU-RUL-18")
def test_a_card_may_be_declined_while_the_other_action_is_left() -> None:
    s = begun(BUILD, coins=2)
    s.seat(0).chooses("building", "pass")
    assert s.city("tripoli_city") == "tripoli 5 level 2"  # the only answer that was left


@pytest.mark.rules("CRU-RUL-18", "CRU-D-16")
def test_the_last_action_that_is_possible_cannot_be_declined() -> None:
    s = begun(MUSTER, coins=1, supply=0, laid={"tactics": "sappers"})
    me = s.seat(0)  # without units in supply a tactic is all that is left
    me.cannot("pass", "CRU-RUL-18")
    me.chooses("sappers")
    assert me.offers("pass")  # the second tactic is free to take or leave


@pytest.mark.rules("CRU-RUL-18")
def test_hidden_cards_and_unknown_ones_force_nobody() -> None:
    """The rescript would pay for an upgrade, and decks have tops: others learn nothing of it."""
    s = without_bazaars(begun(BUILD, rescripts="cathedral_charter papal_engineers"))
    me = s.seat(0)
    assert {"upgrade", "building", "finish-order"} < set(me.options())
    me.chooses("finish-order")
    s.happened("order-resolved")


@pytest.mark.rules("CRU-RUL-18", "CRU-MKT-03")
def test_a_shown_card_that_returns_was_an_action() -> None:
    s = begun(BUILD, rescripts="indulgence", laid={"next_buildings": "siege_workshop"})
    me = s.seat(0)
    me.chooses("building", "deck-i_ii", "put-back", "finish-order")
    s.happened("building-shown", "building-put-back", "order-resolved")


@pytest.mark.rules("CRU-RUL-18", "CRU-BUILD-06")
def test_the_extra_building_of_a_reinforced_build_is_none_of_the_two_actions() -> None:
    s = begun(BUILD, True, coins=4, laid={"buildings": "training_ground"})
    me = s.seat(0)
    me.chooses("extra-building", "training_ground")
    me.cannot("finish-order", "CRU-RUL-18")


@pytest.mark.rules("CRU-RUL-18")
def test_matches_of_the_first_rules_may_still_finish_at_once() -> None:
    s = begun(BUILD, coins=2, laid={"rules": 1})
    assert s.seat(0).options() == ["upgrade", "building", "finish-order"]


# -- buying what was shown ------------------------------------------------------------------------


def price(**goods: int) -> list[int]:
    """Return a price."""
    return [goods.get(good, 0) for good in GOODS]


@pytest.mark.rules("CRU-RUL-06", "CRU-RUL-62", "CRU-PAY-11")
@pytest.mark.parametrize(
    ("told", "asked", "due"),
    [
        ({"goods": "horses", "buildings": "bazaar"}, price(wood=2), True),
        ({"goods": "horses", "buildings": "bazaar"}, price(wood=3), False),
        ({"goods": "wood", "buildings": "bazaar"}, price(wood=2), True),
        ({"goods": "wood", "buildings": "bazaar"}, price(wood=3), False),
        ({"goods": "horses steel", "buildings": "bazaar bazaar"}, price(wood=4), True),
        ({"goods": "horses spices", "buildings": "bazaar bazaar"}, price(wood=4), True),
        ({"goods": "horses", "buildings": "bazaar bazaar"}, price(wood=4), False),
        ({"goods": "horses", "buildings": "bazaar*"}, price(wood=1), False),
        ({"goods": "horses/spent", "buildings": "bazaar"}, price(wood=1), False),
        ({"rescripts": "crown_grant", "buildings": "bazaar"}, price(wood=1), False),
    ],
)
def test_bazaars_count_and_rescripts_do_not(
    told: dict[str, Any], asked: list[int], due: bool
) -> None:
    me = player("jerusalem", **{"coins": 0, "goods": "", **told})
    s = table(me, player("tripoli"), active=0)
    assert must_buy(s.m, 0, asked, 0) is due
    s = table(me, player("tripoli"), active=1)
    assert not must_buy(s.m, 0, asked, 0)  # no Bazaar outside its owner's turn


def shown(card: str, rules: int = 0, **told: Any) -> Scenario:
    """Let Jerusalem turn up the top of a deck of tactics."""
    s = table(
        player("jerusalem", **{"coins": 0, "goods": "", **told}),
        player("tripoli"),
        active=0,
        next_tactics=card,
        rules=rules,
    )
    deck = "deck-iii_iv" if card == "godfreys_assault" else "deck-i_ii"
    s.begin_with(LearnTactics(0, 1, 4)).seat(0).chooses(deck)
    return s


@pytest.mark.rules("CRU-RUL-06", "CRU-MKT-03", "CRU-BLDG-06")
def test_a_card_that_a_bazaar_makes_payable_cannot_be_put_back() -> None:
    s = shown("true_cross", goods="horses steel", buildings="bazaar")
    me = s.seat(0)
    assert me.kind() == "bazaar"
    me.chooses("horses")
    assert (me.goods, me.coins, me.kind()) == ("steel horses/spent", 0, "discard-tactic")


@pytest.mark.rules("CRU-RUL-06", "CRU-RUL-62")
@pytest.mark.parametrize(
    ("rescript", "offered"), [("apostolic_mandate", ["buy", "bazaar"]), ("remounts", ["bazaar"])]
)
def test_nobody_hears_whether_a_rescript_could_pay_instead_of_the_bazaar(
    rescript: str, offered: list[str]
) -> None:
    s = shown("true_cross", goods="horses steel", buildings="bazaar", rescripts=rescript)
    me = s.seat(0)
    assert me.options() == offered
    assert not me.decision().public
    me.cannot("put-back", "CRU-MKT-03")


@pytest.mark.rules("CRU-RUL-06", "CRU-MKT-03")
def test_a_good_that_the_price_needs_does_not_go_to_the_bazaar() -> None:
    """Two wood, two horses: with two wood and candles only the candles can be sold."""
    s = shown(
        "godfreys_assault", goods="wood wood candles", buildings="bazaar", rescripts="indulgence"
    )
    me = s.seat(0)
    me.chooses("bazaar")
    assert me.options() == ["candles", "indulgence"]
    me.cannot("wood", "CRU-MKT-03", good="wood")
    assert may_sell(s.m, 0, price(wood=2), 0, 0)
    me.chooses("candles")
    assert (me.coins, me.goods) == (2, "wood wood candles/spent")
    assert me.kind() == "pay"


@pytest.mark.rules("CRU-RUL-06")
def test_under_the_first_rules_a_bazaar_forced_nobody() -> None:
    s = shown("true_cross", 1, goods="horses", buildings="bazaar")
    assert s.seat(0).options() == ["bazaar", "put-back"]
