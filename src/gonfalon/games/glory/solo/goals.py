"""The virtual opponent's goals. Titles that it discards are seen by nobody (GLO-SOLO-14)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.state import DECK, DISCARD, TITLES, GloryState
from gonfalon.games.glory.rules.cards.titles_deck import renew_title_deck
from gonfalon.games.glory.solo.scoring import opponent_of
from gonfalon.kernel.play.match import Match

TITLES_DRAWN: Final = 3


def draw_goal(m: Match[GloryState]) -> int:
    """Draw three titles, discard two of them unseen and return the third, now an open goal.

    The titles drawn first are set aside, so that a new deck does not contain them (GLO-ACT-21).
    """
    state = m.state
    pack = state.packs[TITLES]
    deck, discard, aside = pack.zones[DECK], pack.zones[DISCARD], state.set_aside()
    for _ in range(TITLES_DRAWN - 1):
        renew_title_deck(m)
        m.draw(pack, deck, aside, 1)
    renew_title_deck(m)
    title = m.turn_up(pack, deck)
    opponent_of(state).goals.append(title)
    m.draw(pack, aside, discard, len(aside.cards))
    return title
