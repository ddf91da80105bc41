"""The planning phase and the automa (CRU-PLAN, CRU-AUTO)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import AUTOMA, BUILD, MARCH, MUSTER, NONE, PRAY
from gonfalon.games.crusaders.model.state import BOOST, token, token_owner
from gonfalon.games.crusaders.rules.orders.activation import Activation
from gonfalon.games.crusaders.rules.orders.automa import place_inside
from gonfalon.games.crusaders.rules.orders.planning import Planning, marker_sequence
from tests.games.crusaders.scenario import Scenario, player, table

FOUR = ("jerusalem", "tripoli", "edessa", "antioch")


def four(*told: Mapping[str, Any], **laid: Any) -> Scenario:
    """Lay a table for four, with their coins from `told` in the first turn order."""
    described = [*told] + [player(state) for state in FOUR[len(told) :]]
    return table(*described, phase="planning", **laid)


def two(draws: list[int], **laid: Any) -> Scenario:
    """Lay a table for Jerusalem and Edessa; the automa draws these places of its pool."""
    players = (player("jerusalem"), player("edessa"))
    return table(*players, phase="planning", draws={"automa": draws}, **laid)


def lay(s: Scenario, order: int, *tokens: int) -> None:
    """Put tokens into an inner cell, those of the automa out of its pool."""
    for one in tokens:
        s.state.inner[order].append(one)
        if token_owner(one) == AUTOMA:
            s.state.automa_pool.remove(order)


@pytest.mark.rules("CRU-PLAN-01", "CRU-PLAN-10", "CRU-EX-04")
def test_two_passes_in_the_order_of_the_markers() -> None:
    s = four().begin_with(Planning())
    asked: list[int] = []
    while not s.at_rest:
        seat = s.asked()[0][0]
        me = s.seat(seat)
        if me.kind() == "plan":
            asked.append(seat)
            me.chooses(next(option for option in me.options() if option.endswith("inner")))
    assert asked == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.rules("CRU-PLAN-10", "CRU-CAP-03")
def test_a_player_without_a_city_is_left_out() -> None:
    s = four()
    s.state.boards[1].capital = NONE
    assert marker_sequence(s.state) == [0, 2, 3]


@pytest.mark.rules(
    "CRU-EX-05", "CRU-D-11", "CRU-PLAN-02", "CRU-PLAN-03", "CRU-PLAN-04", "CRU-PLAN-05"
)
def test_the_first_planning_of_the_rulebook() -> None:
    s = four(*[player(realm, coins=4) for realm in FOUR]).begin_with(Planning())
    jerusalem, tripoli, edessa, antioch = [s.seat(seat) for seat in range(4)]
    jerusalem.chooses("pray-outer", "keep")
    tripoli.chooses("build-inner")
    assert edessa.label("build-inner")["args"] == {"order": "build", "fee": 1}
    edessa.chooses("build-inner")
    antioch.chooses("muster-inner")
    assert jerusalem.options() == ["build-inner", "muster-inner", "march-inner"]
    assert [jerusalem.label(id)["args"]["fee"] for id in jerusalem.options()] == [2, 1, 0]
    jerusalem.cannot("march-outer", "CRU-PLAN-06")
    jerusalem.chooses("muster-inner")
    assert tripoli.label("pray-inner")["args"]["fee"] == 0  # the token outside does not count
    tripoli.chooses("pray-inner")
    edessa.chooses("muster-outer", "keep")
    antioch.chooses("march-inner")
    assert s.at_rest
    assert [s.seat(seat).coins for seat in range(4)] == [3, 5, 3, 5]
    assert [len(s.seat(seat).spies.split()) for seat in range(4)] == [1, 0, 1, 0]
    state = s.state
    assert state.inner[BUILD] == [token(1, False), token(2, False)]
    assert state.inner[MUSTER] == [token(3, False), token(0, False)]
    assert state.outer == [NONE, token(0, True), token(2, True), NONE]


@pytest.mark.rules("CRU-PLAN-04", "CRU-RUL-14")
def test_an_inner_cell_costs_a_coin_for_each_player_and_one_for_the_automa() -> None:
    """CRU-PLAN-04: the bank gets 1 coin, however many tokens of the automa are in the cell."""
    s = table(
        player("jerusalem", coins=2),
        player("edessa"),
        phase="planning",
        draws={"automa": [0, 0, 0, 0]},
    )
    lay(s, BUILD, token(1, True))
    s.state.automa_pool.sort(key=[BUILD, MARCH, PRAY, MUSTER, BOOST].index)
    s.begin_with(Planning())  # the automa has placed two tokens there
    me = s.seat(0)
    assert len(s.state.inner[BUILD]) == 3
    me.board.coins = 1
    s.m.reopen()
    me.cannot("build-inner", "CRU-PLAN-04", fee=2, coins=1)
    assert s.seat(1).coins == 6
    assert s.seat(0).view()["state"]["cross"]["sectors"]["build"]["fee"] == 2
    me.board.coins = 2
    s.m.reopen()
    assert me.label("build-inner")["args"]["fee"] == 2
    me.chooses("build-inner")
    assert me.coins == 0
    assert s.seat(1).coins == 7  # the other coin went to the bank
    s.happened("fee-paid", "fee-to-bank", "order-placed")
    assert s.state.inner[BUILD][-1] == token(0, False)


@pytest.mark.rules("CRU-PLAN-04")
@pytest.mark.parametrize(("rules", "fee"), [(1, 2), (2, 1)])
def test_under_the_first_rules_each_token_of_the_automa_cost_a_coin(rules: int, fee: int) -> None:
    s = two([0, 0, 0, 0], rules=rules)
    s.state.automa_pool.sort(key=[BUILD, MARCH, PRAY, MUSTER, BOOST].index)
    s.begin_with(Planning())  # the automa has placed two tokens
    me = s.seat(0)
    assert len(s.state.inner[BUILD]) == 2
    assert me.label("build-inner")["args"]["fee"] == fee
    before = me.coins
    me.chooses("build-inner")
    assert me.coins == before - fee


@pytest.mark.rules("CRU-PLAN-05", "CRU-SPY-01", "CRU-SPY-03", "CRU-PLAN-06")
def test_an_outer_cell_takes_one_token_and_brings_a_spy_that_may_be_played_at_once() -> None:
    s = four(next_spies="recruiter smuggler").begin_with(Planning())
    s.seat(0).chooses("pray-outer")
    assert s.seat(0).kind() == "play-spy"
    s.seat(0).chooses("recruiter-on-2")
    assert s.seat(0).board.spies == [s.state.content.spies.ids.index("recruiter")]
    s.seat(1).cannot("pray-outer", "CRU-PLAN-05")
    s.seat(1).chooses("build-outer", "keep")
    assert s.seat(1).spies == "smuggler"


@pytest.mark.rules("CRU-PLAN-08", "CRU-EX-43", "CRU-PLAN-04")
def test_a_token_left_on_the_cross_is_not_available_and_costs_others() -> None:
    s = four()
    s.state.inner[PRAY] = [token(0, True)]  # was outside in the round before
    s.begin_with(Planning())
    s.seat(0).cannot("pray-inner", "CRU-PLAN-08")
    s.seat(0).cannot("pray-outer", "CRU-PLAN-08")
    s.seat(0).chooses("build-inner")
    s.seat(1).chooses("pray-inner")
    assert (s.seat(0).coins, s.seat(1).coins) == (5, 3)
    assert s.state.inner[PRAY] == [token(0, True), token(1, False)]  # Tripoli prays first


@pytest.mark.rules("CRU-PLAN-07", "CRU-EX-23", "CRU-RUL-14")
def test_a_placement_without_an_option_is_skipped() -> None:
    s = four(player("jerusalem", coins=0), player("tripoli", coins=0))
    lay(s, BUILD, token(2, True))
    lay(s, MUSTER, token(2, True))
    lay(s, MARCH, token(3, True))
    s.begin_with(Planning())
    s.seat(0).chooses("pray-outer", "keep")
    s.seat(1).chooses("pray-inner")
    s.seat(2).chooses("pray-inner")
    s.seat(3).chooses("pray-inner")
    s.happened("placement-skipped")
    assert s.event("placement-skipped") == {"seat": 0}
    assert s.asked() == [(1, "plan")]  # it is mandatory where it is possible
    assert s.seat(1).coins == 2
    s.seat(1).cannot("pray-inner", "CRU-PLAN-08")


@pytest.mark.rules("CRU-PLAN-09", "CRU-HOMS-01", "CRU-EX-34", "CRU-RUL-15")
def test_the_controller_of_homs_places_a_reinforced_token_inside() -> None:
    s = four(player("jerusalem", coins=3), cities={"homs": "jerusalem 1"})
    s.state.inner[MARCH] = [token(1, True)]
    s.begin_with(Planning())
    me = s.seat(0)
    assert me.label("march-homs")["args"] == {"order": "march", "fee": 1}
    me.chooses("march-homs")
    assert s.state.inner[MARCH][-1] == token(0, True)
    assert (me.coins, me.spies) == (2, "")  # the fee is due, and no spy is drawn
    for seat in (1, 2, 3):
        assert not s.seat(seat).offers("build-homs")
        s.seat(seat).chooses("build-inner")
    me.cannot("build-homs", "CRU-PLAN-09")
    me.chooses("pray-outer", "keep")  # another token may still go outside


@pytest.mark.rules("CRU-PLAN-06", "CRU-PLAN-09", "CRU-HOMS-01")
def test_the_outer_cell_and_homs_may_be_used_again_in_the_next_round() -> None:
    everybody = [player(realm, coins=20) for realm in FOUR]
    s = four(*everybody, cities={"homs": "jerusalem 1"})
    me = s.seat(0)
    for _ in range(2):
        s.begin_with(Planning())
        me.chooses("march-homs")
        for seat in (1, 2, 3):
            s.seat(seat).chooses("build-inner")
        me.cannot("build-homs", "CRU-PLAN-09")
        me.chooses("pray-outer", "keep")
        for seat in (1, 2, 3):
            s.seat(seat).chooses("muster-inner")
        assert s.at_rest
        state = s.state
        state.inner, state.outer = [[] for _ in state.inner], [NONE] * 4


# -- the automa -----------------------------------------------------------------------------------


@pytest.mark.rules("CRU-AUTO-01", "CRU-EX-01", "CRU-ORDER-04")
def test_the_automa_places_first_in_each_pass() -> None:
    s = two([])
    assert marker_sequence(s.state) == [AUTOMA, AUTOMA, 0, 1]
    three = table(player("jerusalem"), player("edessa"), player("antioch"), phase="planning")
    assert marker_sequence(three.state) == [AUTOMA, 0, 1, 2]
    assert three.state.turn_order() == [0, 1, 2]


@pytest.mark.rules("CRU-AUTO-02", "CRU-AUTO-05", "CRU-AUTO-06")
def test_an_automa_token_goes_inside_and_pays_the_players_below() -> None:
    s = two([0, 0])  # the last build, then pray
    lay(s, BUILD, token(0, True), token(AUTOMA, False))
    s.begin_with(Planning())
    assert s.state.inner[BUILD] == [token(0, True), token(AUTOMA, False), token(AUTOMA, False)]
    assert s.state.inner[PRAY] == [token(AUTOMA, False)]
    assert (s.seat(0).coins, s.seat(1).coins) == (5, 4)
    s.never("spy-drawn")


@pytest.mark.rules("CRU-AUTO-03", "CRU-AUTO-04", "CRU-AUTO-07", "CRU-EX-21")
def test_two_boosts_bring_one_order_outside_and_return_after_planning() -> None:
    s = two([8, 8, 6, 0, 0, 0]).begin_with(Planning())
    state = s.state
    assert state.outer[MARCH] == token(AUTOMA, True)
    assert state.boosts_aside == 2
    assert BOOST not in state.automa_pool  # the second placement drew from what was left
    assert state.inner[BUILD] == [token(AUTOMA, False)]
    s.seat(0).chooses("muster-inner")
    s.seat(1).chooses("muster-inner")
    s.seat(0).chooses("pray-inner")
    s.seat(1).chooses("march-inner")
    assert s.at_rest
    assert state.boosts_aside == 0
    assert state.automa_pool.count(BOOST) == 2


@pytest.mark.rules("CRU-AUTO-03", "CRU-AUTO-05", "CRU-EX-22")
def test_a_boosted_order_goes_inside_if_its_outer_cell_is_taken() -> None:
    s = table(
        player("tripoli"),
        player("edessa"),
        player("antioch"),
        phase="planning",
        draws={"automa": [4, 0]},
    )
    s.state.outer[BUILD] = token(1, True)
    s.state.inner[BUILD] = [token(0, False)]
    s.begin_with(Planning())
    assert s.state.inner[BUILD] == [token(0, False), token(AUTOMA, False)]
    assert s.seat(0).coins == 5


@pytest.mark.rules("CRU-AUTO-06", "CRU-RUL-16")
def test_several_automa_tokens_may_lie_outside() -> None:
    s = two([8, 0, 7, 0]).begin_with(Planning())  # boost, build, boost, build
    assert s.state.outer[BUILD] == token(AUTOMA, True)
    s = two([8, 0, 7, 2]).begin_with(Planning())  # boost, build, boost, pray
    assert s.state.outer[:2] == [token(AUTOMA, True), token(AUTOMA, True)]


@pytest.mark.rules("CRU-AUTO-08")
def test_the_automa_skips_its_placement_without_an_order() -> None:
    s = two([])
    for order in (BUILD, PRAY, MUSTER, MARCH):
        lay(s, order, token(AUTOMA, False), token(AUTOMA, False))
    s.begin_with(Planning())
    assert s.times("automa-skipped") == 2
    assert s.state.automa_pool == [BOOST, BOOST]


@pytest.mark.rules("CRU-AUTO-07", "CRU-RUL-16", "CRU-ACT-03")
def test_automa_tokens_return_when_they_are_activated() -> None:
    s = two([])
    state = s.state
    lay(s, PRAY, token(AUTOMA, False))
    state.outer[MARCH] = token(AUTOMA, True)
    state.automa_pool.remove(MARCH)
    s.begin_with(Activation())
    assert s.at_rest
    assert (state.automa_pool.count(PRAY), state.automa_pool.count(MARCH)) == (2, 1)
    assert (state.outer[MARCH], state.inner[MARCH]) == (NONE, [token(AUTOMA, True)])
    s.begin_with(Activation())
    assert state.automa_pool.count(MARCH) == 2


@pytest.mark.rules("CRU-AUTO-05")
def test_the_automa_pays_every_player_in_the_cell() -> None:
    everybody = [player(state, coins=0) for state in FOUR[:3]]
    s = table(*everybody, phase="planning")
    s.state.inner[BUILD] = [token(0, False), token(AUTOMA, True), token(1, False)]
    place_inside(s.m, BUILD)
    assert [s.seat(seat).coins for seat in range(3)] == [1, 1, 0]
