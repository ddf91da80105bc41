"""How a purchase would usually be paid (CRU-PAY)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.constants import GOODS
from gonfalon.games.crusaders.rules.cards.payment import usual_way
from tests.games.crusaders.scenario import player, table


def price(**goods: int) -> list[int]:
    """Return a price by kind of good."""
    return [goods.get(good, 0) for good in GOODS]


@pytest.mark.rules("CRU-PAY-06", "CRU-PAY-07", "CRU-PAY-09")
def test_goods_of_the_kind_come_first_then_spices_then_coins() -> None:
    s = table(player("jerusalem", coins=2), player("edessa"))
    board = s.state.boards[0]
    board.ready = price(steel=2, wood=3, spices=1)
    way = usual_way(s.state, 0, price(steel=4), 0)
    assert way == {
        "goods": {"steel": 2, "spices": 1},
        "discount": 0,
        "coins": 1,
        "short": 0,
        "coins_left": 1,
    }
    assert usual_way(s.state, 0, price(candles=4), 0)["short"] == 1


@pytest.mark.rules("CRU-PAY-09")
def test_a_discount_replaces_what_is_missing_and_then_saves_goods() -> None:
    s = table(player("jerusalem", coins=2), player("edessa"))
    s.state.boards[0].ready = price(steel=2)
    way = usual_way(s.state, 0, price(steel=3), 2)
    assert (way["goods"], way["discount"], way["coins"]) == ({"steel": 1}, 2, 0)
