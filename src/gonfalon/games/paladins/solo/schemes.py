"""What the automated opponent does in its turn and through effects: pray, discard townsfolk."""

from __future__ import annotations

from gonfalon.games.paladins.model.messages import AUTOMA_CLEARED, AUTOMA_WORKERS, SCHEMES_SHUFFLED
from gonfalon.games.paladins.model.state import SCHEMES, PaladinsState
from gonfalon.games.paladins.rules.actions.recruit import send_away
from gonfalon.games.paladins.solo.resources import automa_of, first_townsfolk
from gonfalon.kernel.match import Match


def automa_prays(m: Match[PaladinsState], side: int) -> None:
    """Clear all right-hand actions or gain a worker, then shuffle all schemes (PAL-SOLO-ACT-03).

    As an effect this does not use up its Pray (PAL-SOLO-ACT-18).
    """
    t = m.state
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


def shuffle_schemes(m: Match[PaladinsState]) -> None:
    """Shuffle deck and discarded schemes into a new deck (PAL-SOLO-ROUND-06, PAL-RUL-24)."""
    t = m.state
    automa = automa_of(t)
    pack, deck = t.packs[SCHEMES], t.deck(SCHEMES)
    pile = automa.schemes
    automa.schemes = []
    pack.put(deck, pile)
    m.shuffle(pack, deck, SCHEMES)
    pack.prune_facts()
    if m.listening:
        m.emit(SCHEMES_SHUFFLED, (len(deck.cards),))


def automa_discards_townsfolk(m: Match[PaladinsState], side: int) -> None:
    """Discard the townsfolk the marker selects, if there is one (PAL-SOLO-ACT-08).

    This does not use up its Recruit (PAL-SOLO-ACT-18).
    """
    slot = first_townsfolk(m.state)
    if slot >= 0:
        send_away(m, side, slot)
