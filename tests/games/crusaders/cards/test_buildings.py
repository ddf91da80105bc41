"""Using buildings: after orders, and the Bazaar (CRU-BLDG)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import BUILD, MARCH, MUSTER, NONE, PRAY
from gonfalon.games.crusaders.rules.board.turn import current_turn
from gonfalon.games.crusaders.rules.cards.buildings import (
    UseBazaar,
    usable_bazaars,
    usable_buildings,
)
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.round.income import Income
from tests.games.crusaders.scenario import FIRST, FreeTurn, Player, Scenario, player, table


def resolved(order: int, *players: Any, **laid: Any) -> Scenario:
    """Let the first player finish an order without doing anything."""
    s = table(*players, **laid).begin_with(FreeTurn(0, order))
    if s.seat(0).asked("turn"):
        s.seat(0).chooses("finish-order")
    return s


def on_to(me: Player, kind: str) -> None:
    """Give the first answer until a question of this kind is asked."""
    while me.kind() != kind:
        me.chooses(me.options()[0])


@pytest.mark.rules("CRU-BLDG-01", "CRU-BLDG-02", "CRU-BLDG-03", "CRU-INC-03")
def test_a_building_works_once_a_round_after_its_order() -> None:
    told = player("tripoli", buildings="masons_lodge pilgrim_hospice")
    s = resolved(BUILD, told, player("antioch"), draws=FIRST)
    me = s.seat(0)
    assert me.options() == ["masons_lodge", "end-turn"]
    me.cannot("pilgrim_hospice", "CRU-BLDG-03", order="pray")
    me.chooses("masons_lodge")
    assert (me.coins, me.buildings) == (6, "masons_lodge* pilgrim_hospice")
    assert s.at_rest
    s.begin_with(FreeTurn(0, BUILD))
    me.chooses("finish-order")
    assert s.at_rest  # not a second time
    s.begin_with(Income())
    assert me.buildings == "masons_lodge pilgrim_hospice"


@pytest.mark.rules("CRU-BLDG-02", "CRU-D-39")
def test_its_use_is_optional_and_only_in_ones_own_turn() -> None:
    s = table(player("tripoli"), player("antioch", buildings="masons_lodge", coins=0)).begin_with(
        FreeTurn(0, BUILD)
    )
    s.seat(0).chooses("finish-order")
    assert s.at_rest  # Antioch is not asked after an order of Tripoli
    s = resolved(BUILD, player("tripoli", buildings="masons_lodge"), player("antioch"))
    s.seat(0).chooses("end-turn")
    assert s.seat(0).buildings == "masons_lodge"


@pytest.mark.rules("CRU-BLDG-02")
def test_a_building_that_could_do_nothing_is_not_offered() -> None:
    s = resolved(BUILD, player("tripoli", buildings="stores masons_lodge"), player("antioch"))
    s.seat(0).cannot("stores", "CRU-BLDG-02")
    s.seat(0).chooses("masons_lodge")
    assert s.at_rest


@pytest.mark.rules("CRU-BLDG-03", "CRU-EFF-24")
@pytest.mark.parametrize(
    ("building", "order", "field", "met"),
    [
        ("royal_arsenal", BUILD, "upgraded", True),
        ("training_ground", MUSTER, "hired", 4),
        ("cathedral_chapter", PRAY, "prayed", 4),
        ("church_of_victory", MARCH, "fought", True),
        ("trophy_hall", MARCH, "won", True),
        ("settlers_court", MARCH, "captured", True),
    ],
)
def test_conditions_are_read_over_the_order(
    building: str, order: int, field: str, met: int
) -> None:
    s = table(player("tripoli", buildings=building), player("antioch"), active=0)
    turn = TakeTurn(0, order)
    assert usable_buildings(s.m, turn) == []
    setattr(turn, field, met)
    assert usable_buildings(s.m, turn) == [0]
    if met == 4:
        setattr(turn, field, 3)
        assert usable_buildings(s.m, turn) == []
        setattr(turn, field, 6)
        assert usable_buildings(s.m, turn) == [0]


@pytest.mark.rules("CRU-BLDG-03", "CRU-EFF-24")
def test_a_condition_that_is_not_met_is_named() -> None:
    s = resolved(
        BUILD, player("tripoli", buildings="royal_arsenal masons_lodge"), player("antioch")
    )
    s.seat(0).cannot("royal_arsenal", "CRU-BLDG-03", condition="upgraded_city")


@pytest.mark.rules("CRU-BLDG-04", "CRU-EX-14")
def test_stores_restore_in_the_order_that_erects_them() -> None:
    s = table(
        player("tripoli", goods="wood wood"),
        player("antioch"),
        cities={"antioch_city": "antioch 6", "apamea": "tripoli 1"},
        buildings="stores",
    )
    s.begin_with(TakeTurn(0, BUILD))
    me = s.seat(0)
    me.chooses("building", "stores")
    on_to_wood = [option for option in me.options() if "wood" in option]
    if me.kind() != "turn":
        me.chooses(on_to_wood[0])
    me.chooses("finish-order")
    assert me.options()[0] == "stores"
    me.chooses("stores")
    while not s.at_rest:
        me.chooses("wood" if me.offers("wood") else me.options()[-1])
    assert me.goods == "wood wood"
    assert me.buildings == "stores*"


@pytest.mark.rules("CRU-BLDG-05", "CRU-D-39")
def test_several_buildings_in_any_sequence() -> None:
    told = player("tripoli", buildings="masons_lodge caravanserai", coins=0)
    s = resolved(BUILD, told, player("antioch"))
    me = s.seat(0)
    assert me.options() == ["masons_lodge", "caravanserai", "end-turn"]
    me.chooses("caravanserai", "masons_lodge")
    assert me.coins == 4
    assert s.at_rest


@pytest.mark.rules("CRU-BLDG-07", "CRU-BLDG-08", "CRU-EX-15")
@pytest.mark.parametrize("paid", [1, 2])
def test_training_ground_after_four_hired_units(paid: int) -> None:
    s = table(
        player("edessa", coins=2, buildings="training_ground mercenary_quarter"),
        player("antioch"),
    ).begin_with(TakeTurn(0, MUSTER))
    me = s.seat(0)
    me.chooses("units", str(paid))
    on_to(me, "turn")
    me.chooses("finish-order")
    if paid == 1:
        assert me.options() == ["mercenary_quarter", "end-turn"]
        me.chooses("mercenary_quarter", "edessa_city")  # its unit is not one of the muster
        assert s.at_rest
        assert s.state.units[s.number("edessa_city")] == 9
    else:
        me.chooses("training_ground")
        turn = current_turn(s.m)
        assert (turn.order, turn.reinforced) == (MARCH, False)
        assert s.event("order-granted") == {"seat": 0, "order": "march"}


@pytest.mark.rules("CRU-EX-13", "CRU-BLDG-03")
def test_tiltyards_are_offered_only_after_the_march() -> None:
    s = table(
        player("tripoli", buildings="tiltyards"),
        player("antioch"),
        cities={"tortosa": "tripoli 1"},
    ).begin_with(TakeTurn(0, MARCH))
    me = s.seat(0)
    assert not me.offers("tiltyards")
    me.chooses("march", "tortosa") if me.kind() == "turn" else me.chooses("tortosa")
    on_to(me, "after-order")
    assert me.offers("tiltyards")


# -- the Bazaar -----------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BLDG-06", "CRU-EX-41", "CRU-PAY-06")
def test_a_bazaar_turns_a_ready_good_into_two_coins_but_never_a_coin() -> None:
    told = player("antioch", goods="horses", coins=1, buildings="bazaar")
    s = table(told, player("tripoli")).begin_with(TakeTurn(0, MUSTER))
    me = s.seat(0)
    me.chooses("bazaar")  # the horse is all there is
    assert (me.coins, me.goods, me.buildings) == (3, "horses/spent", "bazaar*")
    me.cannot("bazaar", "CRU-BLDG-01")
    told = player("antioch", goods="horses/spent", coins=1, buildings="bazaar")
    s = table(told, player("tripoli")).begin_with(TakeTurn(0, MUSTER))
    s.seat(0).cannot("bazaar", "CRU-BLDG-06")


@pytest.mark.rules("CRU-BLDG-06", "CRU-PAY-08", "CRU-RUL-58", "CRU-EX-16", "CRU-D-18")
def test_a_rescript_pays_for_a_bazaar_in_its_owners_turn() -> None:
    told = player(
        "antioch", goods="horses", coins=0, buildings="bazaar", rescripts="sparing_of_the_city"
    )
    s = table(told, player("tripoli")).begin_with(TakeTurn(0, MUSTER))
    me = s.seat(0)
    me.chooses("bazaar")
    assert me.options() == ["horses", "sparing_of_the_city"]
    me.cannot("wood", "CRU-PAY-01")
    assert not me.decision().public
    me.chooses("sparing_of_the_city")
    assert (me.coins, me.goods, me.rescripts) == (2, "horses", "")
    assert s.state.rescript_discards[0] == [
        s.state.content.rescripts.ids.index("sparing_of_the_city")
    ]


@pytest.mark.rules("CRU-BLDG-06", "CRU-BLDG-02")
def test_only_the_player_on_turn_can_use_a_bazaar() -> None:
    players = (player("antioch", buildings="bazaar"), player("tripoli", buildings="bazaar"))
    s = table(*players, active=1)
    assert (usable_bazaars(s.m, 0), usable_bazaars(s.m, 1)) == (0, 1)
    s.state.active = NONE
    assert (usable_bazaars(s.m, 0), usable_bazaars(s.m, 1)) == (0, 0)


@pytest.mark.rules("CRU-BLDG-09", "CRU-RUL-33")
def test_several_bazaars_are_separate_buildings() -> None:
    s = table(
        player("antioch", goods="horses steel", coins=0, buildings="bazaar stores bazaar"),
        player("tripoli"),
        cities={"turbessel": "antioch 1", "antioch_city": "antioch 5"},
        active=0,
    )
    board = s.state.boards[0]
    board.ready = [0, 1, 0, 1, 0]
    assert usable_bazaars(s.m, 0) == 2
    s.begin_with(UseBazaar(0))
    s.seat(0).chooses("horses")
    assert usable_bazaars(s.m, 0) == 1
    s.begin_with(UseBazaar(0))
    assert s.at_rest
    assert (s.seat(0).coins, s.seat(0).buildings) == (4, "bazaar* stores bazaar*")
