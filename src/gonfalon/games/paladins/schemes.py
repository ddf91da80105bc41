"""What the automated opponent does on its own and inside effects: pray, send townsfolk away."""

from __future__ import annotations

from gonfalon.games.paladins.hiring import send_away
from gonfalon.games.paladins.messages import AUTOMA_CLEARED, AUTOMA_WORKERS, SCHEMES_SHUFFLED
from gonfalon.games.paladins.resources import automa_of, first_townsfolk
from gonfalon.games.paladins.state import SCHEMES, Kingdom
from gonfalon.kernel.match import Match


def automa_prays(m: Match[Kingdom], side: int) -> None:
    """Clear all right-hand actions, or gain a worker; shuffle all schemes (PAL-SOLO-ACT-03)."""
    t = m.table
    automa = automa_of(t)
    cleared = sum(automa.placed)
    if cleared:
        automa.placed = [0, 0, 0, 0, 0, 0]
        t.boards[side].busy = 0
        if m.listening:
            m.emit(AUTOMA_CLEARED, (side, cleared))
    else:
        automa.workers += 1
        if m.listening:
            m.emit(AUTOMA_WORKERS, (side, automa.workers))
    shuffle_schemes(m)


def shuffle_schemes(m: Match[Kingdom]) -> None:
    """Shuffle the discarded schemes and the deck into a new deck (PAL-SOLO-ROUND-06)."""
    t = m.table
    automa = automa_of(t)
    pack, deck = t.packs[SCHEMES], t.deck(SCHEMES)
    pile = automa.schemes
    automa.schemes = []
    pack.put(deck, pile)
    m.shuffle(pack, deck, SCHEMES)
    pack.settle()
    if m.listening:
        m.emit(SCHEMES_SHUFFLED, (len(deck.cards),))


def automa_discards_townsfolk(m: Match[Kingdom], side: int) -> None:
    """Send the townsfolk that the marker selects away, if there is one (PAL-SOLO-ACT-02, -08)."""
    slot = first_townsfolk(m.table)
    if slot >= 0:
        send_away(m, side, slot)
