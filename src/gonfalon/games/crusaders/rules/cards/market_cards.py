"""Markets and decks of buildings, tactics and governors: what can be taken from them (CRU-MKT).

`what` is BUILDING, TACTIC or GOVERNOR.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import DECK_LEVELS, DECKS, GOODS, LOW_DECK, NONE
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import BUILDING, GOVERNOR, TACTIC
from gonfalon.games.crusaders.model.state import DECK, GOVERNORS, TACTICS, CrusadersState
from gonfalon.games.crusaders.rules.board.decks import (
    refill_buildings,
    refill_governors,
    refill_tactics,
    top_building,
)
from gonfalon.games.crusaders.rules.cards.buildings import BAZAAR_CARD
from gonfalon.games.crusaders.rules.cards.payment import can_pay, can_pay_openly
from gonfalon.kernel.play.match import Match

NO_PRICE: Final = [0] * len(GOODS)


def market(state: CrusadersState, what: int) -> list[int]:
    """Return the face-up cards, of both levels, the Bazaar first (CRU-MKT-01)."""
    if what == GOVERNOR:
        return state.governor_market
    if what == TACTIC:
        return state.tactic_market[0] + state.tactic_market[1]
    bazaar = [BAZAAR_CARD] if state.bazaars else []
    return bazaar + state.building_market[0] + state.building_market[1]


def deck_left(state: CrusadersState, what: int, deck: int) -> bool:
    """Return whether a deck and its discards hold a card (CRU-MKT-03)."""
    if what == BUILDING:
        top = state.building_top[deck] != NONE
        return top or bool(state.building_decks[deck] or state.building_discards[deck])
    if what == TACTIC:
        return bool(state.packs[TACTICS].zones[deck].cards or state.tactic_discards[deck])
    if deck != LOW_DECK:
        return False
    return bool(state.packs[GOVERNORS].zones[DECK].cards or state.governor_discards)


def level_of(state: CrusadersState, what: int, card: int) -> int:
    """Return the level of a card (CRU-GLO-05)."""
    if what == GOVERNOR:
        return 0
    return (
        state.content.buildings.level[card]
        if what == BUILDING
        else state.content.tactics.level[card]
    )


def price_of_card(state: CrusadersState, what: int, card: int) -> list[int]:
    """Return what a card costs. Governors and Bazaars cost nothing (CRU-BUILD-04)."""
    if what == GOVERNOR:
        return NO_PRICE
    return (
        state.content.buildings.price[card]
        if what == BUILDING
        else state.content.tactics.price[card]
    )


def deck_allowed(what: int, deck: int, max_level: int) -> bool:
    """Return whether all levels of a deck are allowed for a pick (CRU-MKT-04, CRU-RUL-35)."""
    return what == GOVERNOR or DECK_LEVELS[deck] <= max_level


def any_pick(
    state: CrusadersState, seat: int, what: int, max_level: int, discount: int, free: bool
) -> bool:
    """Return whether there is anything to take: an can_pay card, or a deck (CRU-D-16)."""
    for deck in range(len(DECKS)):
        if deck_allowed(what, deck, max_level) and deck_left(state, what, deck):
            return True
    for card in market(state, what):
        if level_of(state, what, card) <= max_level and (
            free or can_pay(state, seat, price_of_card(state, what, card), discount)
        ):
            return True
    return False


def covered_pick(
    state: CrusadersState, seat: int, what: int, max_level: int, discount: int
) -> bool:
    """Return whether a card of the market can be paid with goods and coins alone."""
    return any(
        level_of(state, what, card) <= max_level
        and can_pay_openly(state, seat, price_of_card(state, what, card), discount)
        for card in market(state, what)
    )


def turn_up(m: Match[CrusadersState], what: int, deck: int) -> int:
    """Turn up the top card of a deck and take it off (CRU-MKT-03, CRU-MKT-05)."""
    state = m.state
    if what == BUILDING:
        refill_buildings(m, deck)
        return top_building(m, deck)
    if what == TACTIC:
        refill_tactics(m, deck)
        return m.turn_up(state.packs[TACTICS], state.packs[TACTICS].zones[deck])
    refill_governors(m)
    return m.turn_up(state.packs[GOVERNORS], state.packs[GOVERNORS].zones[DECK])


def put_back(m: Match[CrusadersState], seat: int, what: int, deck: int, card: int) -> None:
    """Put a card that was shown face down on top of its deck; everybody knows it there."""
    state = m.state
    if what == BUILDING:
        state.building_top[deck] = card
        m.emit(say.BUILDING_PUT_BACK, seat, card)
    else:
        state.packs[TACTICS].put(state.packs[TACTICS].zones[deck], [card])
        m.emit(say.TACTIC_PUT_BACK, seat, card)


def leave_market(state: CrusadersState, what: int, card: int) -> None:
    """Take a card off its market, or a Bazaar from the pile."""
    if what == GOVERNOR:
        state.governor_market.remove(card)
    elif what == TACTIC:
        state.tactic_market[state.content.tactics.deck[card]].remove(card)
    elif card == BAZAAR_CARD:
        state.bazaars -= 1
    else:
        state.building_market[state.content.buildings.deck[card]].remove(card)
