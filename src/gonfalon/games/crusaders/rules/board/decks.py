"""Decks that are shuffled again from their discards, and markets that are filled from them."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import DECKS, LOW_DECK, NONE
from gonfalon.games.crusaders.model.state import (
    BUILDING_DRAW,
    DECK,
    GOVERNORS,
    RESCRIPTS,
    SARACEN_CARDS,
    SPIES,
    TACTICS,
    CrusadersState,
)
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.match import Match


def refill(
    m: Match[CrusadersState], pack: Pack, deck: Zone, discards: list[int], label: int
) -> bool:
    """Shuffle the discards into an empty deck; return whether it has a card.

    CRU-MKT-05, CRU-RUL-34.
    """
    if not deck.cards and discards:
        pack.put(deck, discards)
        discards.clear()
        m.shuffle(pack, deck, label)
    return bool(deck.cards)


def refill_tactics(m: Match[CrusadersState], deck: int) -> bool:
    """Make sure that a deck of tactics has a card, if one is left."""
    state = m.state
    pack = state.packs[TACTICS]
    return refill(m, pack, pack.zones[deck], state.tactic_discards[deck], TACTICS)


def refill_rescripts(m: Match[CrusadersState], level: int) -> bool:
    """Make sure that the deck of rescripts of a level (1 or 2) has a card, if one is left."""
    state = m.state
    pack = state.packs[RESCRIPTS]
    return refill(m, pack, pack.zones[level - 1], state.rescript_discards[level - 1], RESCRIPTS)


def refill_spies(m: Match[CrusadersState]) -> bool:
    """Make sure that the deck of spies has a card, if one is left."""
    pack = m.state.packs[SPIES]
    return refill(m, pack, pack.zones[DECK], m.state.spy_discards, SPIES)


def refill_governors(m: Match[CrusadersState]) -> bool:
    """Make sure that the deck of governors has a card, if one is left."""
    pack = m.state.packs[GOVERNORS]
    return refill(m, pack, pack.zones[DECK], m.state.governor_discards, GOVERNORS)


def refill_saracens(m: Match[CrusadersState]) -> bool:
    """Make sure that the deck of the saracens has a card, if one is left (CRU-BAT-02)."""
    pack = m.state.packs[SARACEN_CARDS]
    return refill(m, pack, pack.zones[DECK], m.state.saracen_discards, SARACEN_CARDS)


def refill_buildings(m: Match[CrusadersState], deck: int) -> bool:
    """Make sure that a deck of buildings has a card, if one is left."""
    state = m.state
    cards = state.building_decks[deck]
    if not cards and state.building_top[deck] == NONE and state.building_discards[deck]:
        cards += state.building_discards[deck]
        state.building_discards[deck] = []
    return bool(cards) or state.building_top[deck] != NONE


def top_building(m: Match[CrusadersState], deck: int) -> int:
    """Turn up the top card of a deck of buildings and remove it."""
    state = m.state
    card = state.building_top[deck]
    if card == NONE:
        return m.draw_from(BUILDING_DRAW, state.building_decks[deck])
    state.building_top[deck] = NONE
    return card


def market_size(state: CrusadersState, deck: int) -> int:
    """Return how many cards a market holds when it is full (CRU-MKT-02, CRU-SETUP-09)."""
    return (
        state.content.market_size[len(state.boards)]
        if deck == LOW_DECK
        else state.content.high_market_size
    )


def fill_markets(m: Match[CrusadersState]) -> None:
    """Fill all markets from their decks (CRU-MKT-01, CRU-MKT-02)."""
    state = m.state
    for deck in range(len(DECKS)):
        size = market_size(state, deck)
        while len(state.building_market[deck]) < size and refill_buildings(m, deck):
            state.building_market[deck].append(top_building(m, deck))
        pack = state.packs[TACTICS]
        while len(state.tactic_market[deck]) < size and refill_tactics(m, deck):
            state.tactic_market[deck].append(m.turn_up(pack, pack.zones[deck]))
    pack = state.packs[GOVERNORS]
    while len(state.governor_market) < market_size(state, LOW_DECK) and refill_governors(m):
        state.governor_market.append(m.turn_up(pack, pack.zones[DECK]))
