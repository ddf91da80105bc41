"""Bishops in one activation of an order (CRU-BISH): each moves once, whatever gives the moves."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import MUSTER, NONE, PRAY
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions, remove_bishop
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn, grant_order
from tests.games.crusaders.orders.bishops import moves, trainings
from tests.games.crusaders.scenario import Scenario, player, table


def praying(rescripts: str = "", rules: int = 0, **told: Any) -> Scenario:
    """Let Jerusalem pray for two points, which bring a bishop action on cell 6."""
    me = {"bishops": "acre:1 homs:1", "coins": 0, "goods": "", **told}
    s = table(
        player("jerusalem", rescripts=rescripts, **me),
        player("tripoli"),
        player("edessa"),
        rules=rules,
    )
    s.begin_with(TakeTurn(0, PRAY)).seat(0).chooses("pray")
    if s.seat(0).asked("prayer"):
        s.seat(0).chooses("0")
    return s


@pytest.mark.rules("CRU-BISH-04", "CRU-HOLY-04", "CRU-D-20")
def test_a_bishop_moves_once_in_a_prayer_whatever_gives_the_moves() -> None:
    """CRU-BISH-04: the track moves one bishop, the Diocesan Synod only the other one."""
    s = praying("diocesan_synod")
    me = s.seat(0)
    me.chooses("move-1-baalbek", "diocesan_synod")
    assert trainings(s) == []
    assert moves(s) == [id for id in moves(s) if id.startswith("move-2-")] != []
    me.cannot("move-1-acre", "CRU-BISH-04", city="baalbek")
    me.cannot("train-1-homs", "CRU-BISH-04")
    me.chooses("move-2-aleppo")
    assert me.kind() == "after-order" if not s.at_rest else True
    assert me.bishops == "baalbek:1 aleppo:1"


@pytest.mark.rules("CRU-BISH-04", "CRU-EFF-38")
def test_a_rescript_of_bishop_actions_is_of_no_use_after_every_bishop_has_moved() -> None:
    s = praying("diocesan_synod", bishops="acre:1")
    me = s.seat(0)
    me.chooses("move-1-baalbek")
    me.cannot("diocesan_synod", "CRU-EFF-38")


@pytest.mark.rules("CRU-BISH-04")
def test_the_next_order_moves_every_bishop_again() -> None:
    s = praying(bishops="acre:1", spies="camp_follower")
    me = s.seat(0)
    me.chooses("move-1-baalbek")
    while not s.at_rest:
        me.chooses(me.options()[-1])
    assert me.board.moves == []
    s.begin_with(TakeTurn(0, PRAY))
    assert me.board.moves == [[]]


@pytest.mark.rules("CRU-BISH-04", "CRU-BLDG-03")
def test_a_building_moves_no_bishop_that_the_order_has_moved() -> None:
    """The Order Priory gives an action after a Muster, in which a rescript has moved a bishop."""
    s = table(
        player(
            "jerusalem",
            bishops="homs:1 acre:1",
            rescripts="diocesan_synod",
            buildings="order_priory",
            supply=0,
            coins=0,
        ),
        player("tripoli"),
    ).begin_with(TakeTurn(0, MUSTER))
    me = s.seat(0)
    me.chooses("diocesan_synod", "move-1-aleppo", "stop", "finish-order", "order_priory")
    assert (trainings(s), {id[:6] for id in moves(s)}) == ([], {"move-2"})


@pytest.mark.rules("CRU-BISH-04")
def test_an_effect_that_only_trains_does_so_after_moves_too() -> None:
    """CRU-BISH-04: the Castle Chapels train after every Prayer; the rule is about actions."""
    s = praying("diocesan_synod", bishops="acre:1", buildings="castle_chapels")
    me = s.seat(0)
    me.chooses("move-1-baalbek", "finish-order", "castle_chapels")
    assert trainings(s) == ["train-1-baalbek", "train-2-baalbek"]
    assert moves(s) == []


@pytest.mark.rules("CRU-BISH-04", "CRU-ACT-07")
def test_an_order_that_a_card_grants_is_an_activation_of_its_own() -> None:
    s = praying("diocesan_synod indulgence", bishops="acre:1")
    me = s.seat(0)
    me.chooses("move-1-baalbek")
    grant_order(s.m, 0, MUSTER)
    s.m.advance()
    s.m.reopen()
    assert me.offers("diocesan_synod")  # the bishop may move in the Muster
    me.chooses("diocesan_synod", "move-1-acre")
    assert me.board.moves == [[0], [0]]
    while len(me.board.moves) > 1:
        me.chooses("finish-order" if me.offers("finish-order") else me.options()[0])
    assert me.board.moves == [[0]]


@pytest.mark.rules("CRU-BISH-04", "CRU-EFF-19")
def test_what_has_moved_is_still_known_after_a_bishop_was_removed() -> None:
    s = praying("diocesan_synod", bishops="homs:1 acre:1 tadmor:1")
    me = s.seat(0)
    me.chooses("move-2-jerusalem_city")
    remove_bishop(s.m, 0, 0)
    s.m.reopen()
    me.chooses("diocesan_synod")
    assert {id[:6] for id in moves(s)} == {"move-2"}
    remove_bishop(s.m, 0, 0)
    assert me.board.moves == [[NONE]]  # the one that has moved is gone, but trainings are over


@pytest.mark.rules("CRU-BISH-04")
def test_actions_outside_ones_own_turn_stand_alone() -> None:
    s = praying("diocesan_synod", bishops="acre:1")
    s.seat(0).chooses("move-1-baalbek")
    s.begin_with(BishopActions(1, 2))
    s.seat(1).chooses("move-1-acre")
    assert s.state.boards[1].moves == []


@pytest.mark.rules("CRU-BISH-04")
def test_under_the_first_rules_each_effect_stood_alone() -> None:
    s = praying("diocesan_synod", 1, bishops="acre:1")
    s.seat(0).chooses("move-1-baalbek", "diocesan_synod")
    assert trainings(s) == ["train-1-baalbek", "train-2-baalbek"]
    assert moves(s) != []
    assert "moves" not in s.state.boards[0].dump()
