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
from gonfalon.games.crusaders.rules.cards.payment import affordable, covered
from gonfalon.kernel.play.match import Match

NO_PRICE: Final = [0] * len(GOODS)


def market(t: CrusadersState, what: int) -> list[int]:
    """Return the face-up cards, of both levels, the Bazaar first (CRU-MKT-01)."""
    if what == GOVERNOR:
        return t.governor_market
    if what == TACTIC:
        return t.tactic_market[0] + t.tactic_market[1]
    bazaar = [BAZAAR_CARD] if t.bazaars else []
    return bazaar + t.building_market[0] + t.building_market[1]


def deck_left(t: CrusadersState, what: int, deck: int) -> bool:
    """Return whether a deck and its discards hold a card (CRU-MKT-03)."""
    if what == BUILDING:
        top = t.building_top[deck] != NONE
        return top or bool(t.building_decks[deck] or t.building_discards[deck])
    if what == TACTIC:
        return bool(t.packs[TACTICS].zones[deck].cards or t.tactic_discards[deck])
    if deck != LOW_DECK:
        return False
    return bool(t.packs[GOVERNORS].zones[DECK].cards or t.governor_discards)


def level_of(t: CrusadersState, what: int, card: int) -> int:
    """Return the level of a card (CRU-GLO-05)."""
    if what == GOVERNOR:
        return 0
    return t.c.buildings.level[card] if what == BUILDING else t.c.tactics.level[card]


def price_of_card(t: CrusadersState, what: int, card: int) -> list[int]:
    """Return what a card costs. Governors and Bazaars cost nothing (CRU-BUILD-04)."""
    if what == GOVERNOR:
        return NO_PRICE
    return t.c.buildings.price[card] if what == BUILDING else t.c.tactics.price[card]


def deck_allowed(what: int, deck: int, max_level: int) -> bool:
    """Return whether all levels of a deck are allowed for a pick (CRU-MKT-04, CRU-RUL-35)."""
    return what == GOVERNOR or DECK_LEVELS[deck] <= max_level


def any_pick(
    t: CrusadersState, seat: int, what: int, max_level: int, discount: int, free: bool
) -> bool:
    """Return whether there is anything to take: an affordable card, or a deck (CRU-D-16)."""
    for deck in range(len(DECKS)):
        if deck_allowed(what, deck, max_level) and deck_left(t, what, deck):
            return True
    for card in market(t, what):
        if level_of(t, what, card) <= max_level and (
            free or affordable(t, seat, price_of_card(t, what, card), discount)
        ):
            return True
    return False


def covered_pick(t: CrusadersState, seat: int, what: int, max_level: int, discount: int) -> bool:
    """Return whether a card of the market can be paid with goods and coins alone."""
    return any(
        level_of(t, what, card) <= max_level
        and covered(t, seat, price_of_card(t, what, card), discount)
        for card in market(t, what)
    )


def turn_up(m: Match[CrusadersState], what: int, deck: int) -> int:
    """Turn up the top card of a deck and take it off (CRU-MKT-03, CRU-MKT-05)."""
    t = m.state
    if what == BUILDING:
        refill_buildings(m, deck)
        return top_building(m, deck)
    if what == TACTIC:
        refill_tactics(m, deck)
        return m.turn_up(t.packs[TACTICS], t.packs[TACTICS].zones[deck])
    refill_governors(m)
    return m.turn_up(t.packs[GOVERNORS], t.packs[GOVERNORS].zones[DECK])


def put_back(m: Match[CrusadersState], seat: int, what: int, deck: int, card: int) -> None:
    """Put a card that was shown face down on top of its deck; everybody knows it there."""
    t = m.state
    if what == BUILDING:
        t.building_top[deck] = card
        m.emit(say.BUILDING_PUT_BACK, seat, card)
    else:
        t.packs[TACTICS].put(t.packs[TACTICS].zones[deck], [card])
        m.emit(say.TACTIC_PUT_BACK, seat, card)


def leave_market(t: CrusadersState, what: int, card: int) -> None:
    """Take a card off its market, or a Bazaar from the pile."""
    if what == GOVERNOR:
        t.governor_market.remove(card)
    elif what == TACTIC:
        t.tactic_market[t.c.tactics.deck[card]].remove(card)
    elif card == BAZAAR_CARD:
        t.bazaars -= 1
    else:
        t.building_market[t.c.buildings.deck[card]].remove(card)
