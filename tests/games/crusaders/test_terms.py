"""What the words of the rules mean (CRU-GLO)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.options.orders import BUILDING, TACTIC
from gonfalon.games.crusaders.rules.cards.market_cards import level_of, price_of_card
from gonfalon.games.crusaders.rules.round.vocabulary import OPERATIONS
from tests.games.crusaders.scenario import player, table


@pytest.mark.rules("CRU-GLO-05")
def test_the_level_of_a_card_is_the_number_of_its_goods() -> None:
    state = table(player("antioch"), player("tripoli")).state
    for what, cards in ((BUILDING, state.content.buildings), (TACTIC, state.content.tactics)):
        for card, id in enumerate(cards.ids):
            assert level_of(state, what, card) == sum(price_of_card(state, what, card)), id


@pytest.mark.rules("CRU-GLO-06")
def test_no_card_moves_a_piece_towards_a_city() -> None:
    assert [name for name in OPERATIONS if "toward" in name] == []
