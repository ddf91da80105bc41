"""What answers would lead to: placements on the cross and prayers (CRU-PLAN, CRU-PRAY)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import AUTOMA, BUILD, MUSTER, PRAY
from gonfalon.games.crusaders.model.state import token
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from tests.games.crusaders.scenario import Scenario, player, table

FOUR = ("jerusalem", "tripoli", "edessa", "antioch")


def ahead(s: Scenario, option: str) -> Any:
    """Return the preview of an answer of the first player."""
    return s.seat(0).label(option)["preview"]


@pytest.mark.rules("CRU-PLAN-03", "CRU-PLAN-04", "CRU-ACT-01")
def test_what_an_inner_cell_costs_and_when_it_acts() -> None:
    s = table(*[player(state, coins=4) for state in FOUR], phase="planning")
    s.state.inner[BUILD].append(token(2, False))
    s.state.inner[MUSTER] += [token(1, True), token(3, False)]
    s.begin_with(Planning())
    assert ahead(s, "muster-inner") == {
        "order": "muster",
        "reinforced": False,
        "fees": [{"seat": 1, "coins": 1}, {"seat": 3, "coins": 1}],
        "coins": 2,
        "position": 2,
        "orders": 4,
        "spies": 0,
    }
    s.seat(0).chooses("muster-inner")
    assert [s.seat(seat).coins for seat in range(4)] == [2, 5, 4, 5]


@pytest.mark.rules("CRU-PLAN-05", "CRU-ACT-03")
def test_an_outer_cell_brings_a_spy_and_acts_later() -> None:
    s = table(*[player(state, coins=4) for state in FOUR], phase="planning")
    s.begin_with(Planning())
    told = ahead(s, "march-outer")
    assert (told["fees"], told["coins"], told["reinforced"]) == ([], 4, True)
    assert (told["position"], told["orders"], told["spies"]) == (None, 0, 1)


@pytest.mark.rules("CRU-PLAN-04", "CRU-PLAN-09")
def test_a_fee_for_the_automa_goes_to_the_bank() -> None:
    s = table(
        player("jerusalem", coins=4),
        player("edessa"),
        phase="planning",
        draws={"automa": [0, 0]},
        cities={"homs": "jerusalem 1"},
    )
    s.begin_with(Planning())
    [order] = [i for i, stack in enumerate(s.state.inner) if token(AUTOMA, False) in stack]
    count = 1  # for the cell, not for each token
    name = ("build", "pray", "muster", "march")[order]
    told = ahead(s, f"{name}-homs")
    assert told["fees"] == [{"seat": None, "coins": count}]
    assert (told["reinforced"], told["position"], told["coins"]) == (True, 1, 4 - count)


@pytest.mark.rules("CRU-PRAY-01", "CRU-HOLY-01", "CRU-HOLY-03")
def test_what_a_prayer_costs_and_brings() -> None:
    s = table(
        player("jerusalem", goods="candles", coins=1),
        player("tripoli"),
        player("edessa"),
        player("antioch", holiness=6),
    )
    s.begin_with(TakeTurn(0, PRAY, False))
    told = ahead(s, "2")
    assert told == {
        "points": 4,
        "candles": 1,
        "other": 1,
        "short": 0,
        "path": [5, 7, 8, 9],
        "bishops": 2,
        "rescripts": [1, 0],
        "place": 1,
    }
    s.seat(0).chooses("2")
    assert s.seat(0).cell == told["path"][-1]
    assert s.seat(0).prompt()["args"] == {"left": told["bishops"]}
    assert len(s.seat(0).rescripts.split()) == told["rescripts"][0]


@pytest.mark.rules("CRU-PRAY-02", "CRU-HOLY-02", "CRU-PAY-08")
def test_a_reinforced_prayer_that_only_a_rescript_can_pay_for() -> None:
    s = table(
        player("jerusalem", goods="", coins=0, holiness=15, rescripts="indulgence"),
        player("tripoli", holiness=9),
        player("edessa"),
        player("antioch"),
    )
    s.begin_with(TakeTurn(0, PRAY, True))
    if s.seat(0).asked("turn"):
        s.seat(0).chooses("pray")
    plain, more = ahead(s, "0"), ahead(s, "1")
    assert plain["rescripts"][1] == more["rescripts"][1] == 1
    assert plain["bishops"] >= 1
    assert (more["candles"], more["other"], more["short"]) == (0, 1, 1)
    assert more["path"][0] == 16
    assert more["path"][1] < 15
    assert more["place"] == 2
