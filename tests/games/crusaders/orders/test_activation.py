"""The activation phase and the menu of a turn (CRU-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import BUILD, MARCH, MUSTER, NONE, ORDERS, PRAY
from gonfalon.games.crusaders.model.options.turn import PARTS
from gonfalon.games.crusaders.model.state import token
from gonfalon.games.crusaders.rules.board.turn import DUTY
from gonfalon.games.crusaders.rules.orders.activation import Activation
from gonfalon.games.crusaders.rules.orders.order_parts import ORDER_PARTS
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn, grant_order
from tests.games.crusaders.scenario import FreeTurn, Player, Scenario, player, table

FOUR = ("jerusalem", "tripoli", "edessa", "antioch")


def four(**laid: Any) -> Scenario:
    return table(*[player(state) for state in FOUR], **laid)


def on_to(me: Player, first: str, kind: str) -> None:
    """Give an answer, then the first one until a question of this kind is asked."""
    me.chooses(first)
    while me.kind() != kind:
        me.chooses(me.options()[0])


def test_the_menu_knows_the_parts_of_every_order() -> None:
    for order, parts in enumerate(ORDER_PARTS):
        places = [(part.order, part.part) for part in parts]
        assert places == [(order, part) for part in range(len(PARTS[order]))]


@pytest.mark.rules("CRU-ACT-01", "CRU-ACT-02", "CRU-ACT-03", "CRU-EX-05")
def test_cells_in_sequence_and_tokens_from_the_top() -> None:
    four = [player(realm, supply=0) for realm in FOUR]
    s = table(*four, cities={"antioch_city": "antioch 1"})
    state = s.state
    state.inner = [
        [token(1, False), token(2, False)],
        [token(1, False)],
        [token(3, False), token(0, False)],
        [token(3, False)],
    ]
    state.outer = [NONE, token(0, True), token(2, True), NONE]
    s.begin_with(Activation())
    while not s.at_rest:
        seat, kind = s.asked()[0]
        me = s.seat(seat)
        assert kind != "turn" or state.active == seat
        options = me.options()
        me.chooses("finish-order" if "finish-order" in options else options[0])
    begun = [(FOUR[one["seat"]], one["order"]) for one in s.all("order-begins")]
    assert begun == [
        ("edessa", "build"),
        ("tripoli", "build"),
        ("tripoli", "pray"),
        ("jerusalem", "muster"),
        ("antioch", "muster"),
        ("antioch", "march"),
    ]
    assert state.active == NONE
    assert state.inner == [[], [token(0, True)], [token(2, True)], []]
    assert state.outer == [NONE] * 4


@pytest.mark.rules("CRU-ACT-02", "CRU-ACT-03", "CRU-EX-43")
def test_a_reinforced_token_acts_last_in_its_sector() -> None:
    s = four()
    state = s.state
    state.outer[MUSTER] = token(0, True)
    s.begin_with(Activation())
    assert s.at_rest
    state.inner[MUSTER].append(token(1, False))
    s.begin_with(Activation())
    assert s.seat(1).prompt()["message"] == "ask-turn"
    on_to(s.seat(1), "units", "turn")
    s.seat(1).chooses("finish-order")
    assert s.seat(0).prompt()["message"] == "ask-reinforced-turn"
    assert state.inner[MUSTER] == []  # the token is back with its owner


@pytest.mark.rules("CRU-ACT-05", "CRU-RUL-18", "CRU-RUL-57")
@pytest.mark.parametrize("order", [BUILD, MUSTER])
def test_an_order_in_which_nothing_is_done_is_still_resolved(order: int) -> None:
    s = table(player("jerusalem", buildings="masons_lodge smithies"), player("tripoli"))
    s.begin_with(FreeTurn(0, order))
    s.seat(0).chooses("finish-order")
    s.happened("order-resolved")
    if order == BUILD:
        assert s.seat(0).options() == ["masons_lodge", "end-turn"]
    else:
        assert s.at_rest  # smithies would restore nothing


@pytest.mark.rules("CRU-ACT-05", "CRU-MARCH-03")
def test_prayer_and_march_have_to_be_carried_out() -> None:
    s = table(player("jerusalem", rescripts="indulgence"), player("tripoli"))
    s.begin_with(TakeTurn(0, MARCH))
    assert not s.seat(0).offers("finish-order")
    s.seat(0).cannot("finish-order", "CRU-MARCH-03")
    s = table(player("jerusalem", rescripts="indulgence"), player("tripoli"))
    s.begin_with(TakeTurn(0, PRAY))
    s.seat(0).cannot("finish-order", "CRU-ACT-05")


@pytest.mark.rules("CRU-MARCH-08", "CRU-ACT-05")
def test_a_march_without_units_to_move_is_finished_at_once() -> None:
    s = table(
        player("jerusalem", buildings="army_chaplaincy"),
        player("tripoli"),
        cities={"jerusalem_city": "jerusalem 1"},
    )
    s.begin_with(TakeTurn(0, MARCH))
    assert s.seat(0).options() == ["army_chaplaincy", "end-turn"]


@pytest.mark.rules("CRU-ACT-05", "CRU-BUILD-01", "CRU-D-14")
def test_each_part_once_in_any_sequence() -> None:
    s = table(
        player("tripoli", coins=9),
        player("antioch"),
        buildings="stores masons_lodge",
    ).begin_with(TakeTurn(0, BUILD))
    me = s.seat(0)
    assert me.options() == ["upgrade", "building"]
    me.chooses("building", "masons_lodge")
    while me.kind() != "turn":
        me.chooses(me.options()[0])
    assert me.options() == ["upgrade", "finish-order"]
    me.cannot("building", "CRU-BUILD-04")


@pytest.mark.rules("CRU-BUILD-06", "CRU-MUST-04", "CRU-PAY-09")
@pytest.mark.parametrize(("order", "goods"), [(BUILD, 2), (PRAY, 0), (MUSTER, 2), (MARCH, 0)])
def test_reinforced_orders_begin_with_their_discount(order: int, goods: int) -> None:
    s = table(player("tripoli", rescripts="indulgence"), player("antioch"))
    s.begin_with(TakeTurn(0, order, True))
    turn = s.m.stack[-1]
    assert isinstance(turn, TakeTurn)
    assert turn.discount == goods
    assert turn.parts & ~DUTY == (1 << len(PARTS[order])) - 1


@pytest.mark.rules("CRU-ACT-04", "CRU-RUL-17", "CRU-RESC-01", "CRU-D-14")
def test_own_turn_effects_before_between_and_after_the_parts() -> None:
    told = player("tripoli", coins=4, rescripts="market_charter indulgence", buildings="bazaar")
    s = table(told, player("antioch"), next_rescripts="remounts").begin_with(TakeTurn(0, MUSTER))
    me = s.seat(0)
    assert me.offers("bazaar")
    me.chooses("units")
    while me.kind() != "turn":
        me.chooses(me.options()[0])
    me.chooses("market_charter")
    assert (me.coins, me.rescripts) == (7, "indulgence")
    me.chooses("finish-order")
    assert me.options() == ["indulgence", "bazaar", "end-turn"]
    me.chooses("indulgence")
    while me.kind() != "after-order":
        me.chooses(me.options()[-1])
    me.chooses("bazaar")
    while not s.at_rest:
        me.chooses(me.options()[0])
    assert me.coins == 9


@pytest.mark.rules("CRU-ACT-06", "CRU-RUL-19", "CRU-EX-35")
def test_first_the_spies_of_rivals_then_own_buildings() -> None:
    s = table(
        player("edessa", goods="steel/spent", buildings="smithies"),
        player("antioch", coins=0, active_spies="camp_follower>0"),
    ).begin_with(FreeTurn(0, MUSTER))
    s.seat(0).chooses("finish-order")
    assert s.asked() == [(1, "spy-reaction")]
    s.seat(1).chooses("camp_follower")
    assert s.seat(1).coins == 2
    s.seat(0).chooses("smithies", "steel")
    assert s.seat(0).goods == "steel"


@pytest.mark.rules("CRU-ACT-07", "CRU-BLDG-07", "CRU-RUL-19")
def test_a_granted_order_triggers_spies_and_buildings_of_its_own() -> None:
    s = table(
        player("edessa", buildings="royal_arsenal mercenary_quarter masons_lodge", coins=9),
        player("antioch", coins=0, active_spies="camp_follower>0 bribed_overseer>0"),
    ).begin_with(TakeTurn(0, BUILD))
    me = s.seat(0)
    me.chooses("upgrade")
    while me.kind() != "turn":
        me.chooses(me.options()[0])
    me.chooses("finish-order")
    s.seat(1).chooses("bribed_overseer")
    assert me.options() == ["royal_arsenal", "masons_lodge", "end-turn"]
    me.chooses("royal_arsenal")
    s.happened("order-granted", "order-begins")
    assert me.prompt()["args"] == {"order": "muster"}
    on_to(me, "units", "turn")
    me.chooses("finish-order")
    s.seat(1).chooses("camp_follower")
    assert me.options() == ["mercenary_quarter", "end-turn"]
    me.chooses("end-turn")  # of the granted order: the build goes on
    assert me.options() == ["masons_lodge", "end-turn"]
    me.chooses("masons_lodge")
    assert s.at_rest
    assert me.buildings == "royal_arsenal* mercenary_quarter masons_lodge*"


@pytest.mark.rules("CRU-ACT-07", "CRU-D-14")
def test_a_granted_order_without_a_building_ends_by_itself() -> None:
    s = table(player("edessa", rescripts="indulgence"), player("antioch"))
    s.begin_with(TakeTurn(0, BUILD))
    grant_order(s.m, 0, MUSTER)
    s.m.advance()
    on_to(s.seat(0), "units", "turn")
    s.seat(0).chooses("finish-order")
    assert s.seat(0).kind() == "turn"
    assert s.seat(0).prompt()["args"] == {"order": ORDERS[BUILD]}


@pytest.mark.rules("CRU-ACT-04", "CRU-D-14")
def test_whoever_holds_hidden_cards_is_asked_even_without_a_choice() -> None:
    s = table(player("edessa", rescripts="sparing_of_the_city"), player("antioch"))
    s.begin_with(TakeTurn(0, MARCH))
    assert not s.seat(0).decision().public
    s = table(player("edessa"), player("antioch")).begin_with(TakeTurn(0, MUSTER))
    assert s.seat(0).decision().public
