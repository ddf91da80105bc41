"""The automated opponent's markers and schemes (PAL-SOLO-RES)."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Automa
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import SCHEMES, PaladinsState
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError


def automa_of(state: PaladinsState) -> Automa:
    """Return the automated opponent; raise `KernelError` in a match without one."""
    automa = state.automa
    if automa is None:
        raise KernelError("there is no automated opponent")
    return automa


def lowest_attribute(state: PaladinsState, side: int) -> int:
    """Return its lowest attribute that can still rise; -1 if there is none.

    Ties go to the marker highest in the stack. Markers stack in the order of their last moves, so
    the one that moved last is on top (PAL-SOLO-RES-04, PAL-SOLO-RES-05).
    """
    track = state.boards[side].track
    best = -1
    for attribute in automa_of(state).stack:
        value = track[attribute]
        if value < state.content.board.track_end and (best < 0 or value <= track[best]):
            best = attribute
    return best


def lose_tax(m: Match[PaladinsState], side: int, count: int) -> None:
    """Return tax to the general supply, as much as there is (PAL-SOLO-RES-03)."""
    state = m.state
    gone = min(count, state.tax)
    state.tax -= gone
    if gone:
        m.emit(say.TAX_LOST, side, gone, state.tax)


def slots_from(position: int, size: int) -> list[int]:
    """Return the slots of a row (from 0) in the order the marker selects them (PAL-SOLO-RES-08)."""
    return [(position - 1 + i) % size for i in range(size)]


def first_townsfolk(state: PaladinsState) -> int:
    """Return the slot of the townsfolk the marker selects; -1 if the row is empty."""
    for slot in slots_from(automa_of(state).position, len(state.townsfolk)):
        if state.townsfolk[slot] >= 0:
            return slot
    return -1


def shuffle_schemes(m: Match[PaladinsState]) -> None:
    """Shuffle deck and discarded schemes into a new deck (PAL-SOLO-ROUND-06, PAL-RUL-24)."""
    state = m.state
    automa = automa_of(state)
    pack, deck = state.packs[SCHEMES], state.deck(SCHEMES)
    pile = automa.schemes
    automa.schemes = []
    pack.put(deck, pile)
    m.shuffle(pack, deck, SCHEMES)
    pack.prune_facts()
    if m.listening:
        m.emit(say.SCHEMES_SHUFFLED, len(deck.cards))
