"""The virtual opponent's cards: one is drawn for each of its pawns.

Everybody knows which cards are left and nobody their order, so a card is drawn at random from those
not drawn since the last shuffle.
"""

from __future__ import annotations

from gonfalon.games.glory.model.constants import GUARD, NONE
from gonfalon.games.glory.model.messages import solo as say
from gonfalon.games.glory.model.state import OPPONENT, GloryState
from gonfalon.games.glory.rules.board.pawns import put_pawn
from gonfalon.games.glory.solo.actions import BY_NUMBER
from gonfalon.games.glory.solo.scoring import OPPONENT_SIDE, opponent_of
from gonfalon.kernel.play.match import Match


def shuffle_all(m: Match[GloryState]) -> None:
    """Shuffle all cards into one deck, at the start of an action phase (GLO-SOLO-08)."""
    opponent = opponent_of(m.state)
    opponent.deck = sorted(opponent.deck + opponent.drawn)
    opponent.drawn = []
    m.emit(say.OPPONENT_SHUFFLES, OPPONENT_SIDE, len(opponent.deck))


def place_pawn(m: Match[GloryState]) -> None:
    """Draw until a card can be carried out, and carry out the first such action (GLO-SOLO-09).

    If no card could be, wherever it lies, none is drawn (GLO-SOLO-10, GLO-RUL-40).
    """
    state = m.state
    opponent = opponent_of(state)
    if not any(first_possible(m, card) != NONE for card in opponent.deck + opponent.drawn):
        m.emit(say.OPPONENT_IDLE, OPPONENT_SIDE, GUARD)
        put_pawn(m, OPPONENT_SIDE, GUARD)
        return
    while True:
        card = draw_card(m)
        line = first_possible(m, card)
        if line != NONE:
            break
        m.emit(say.OPPONENT_CANNOT, OPPONENT_SIDE, card)
    action = BY_NUMBER[state.content.opponent_cards.actions[card][line]]
    target = action.target(m, card, line)
    put_pawn(m, OPPONENT_SIDE, action.space)
    action.carry_out(m, target)


def first_possible(m: Match[GloryState], card: int) -> int:
    """Return the first line of a card that can be carried out completely, or NONE."""
    for line, action in enumerate(m.state.content.opponent_cards.actions[card]):
        if BY_NUMBER[action].target(m, card, line) != NONE:
            return line
    return NONE


def draw_card(m: Match[GloryState]) -> int:
    """Draw a card onto the discard; an empty deck is renewed from it first (GLO-SOLO-09)."""
    opponent = opponent_of(m.state)
    if not opponent.deck:
        opponent.deck = sorted(opponent.drawn)
        opponent.drawn = []
        m.emit(say.OPPONENT_RENEWS, OPPONENT_SIDE, len(opponent.deck))
    card = m.draw_from(OPPONENT, opponent.deck)
    opponent.drawn.append(card)
    m.emit(say.OPPONENT_DRAWS, OPPONENT_SIDE, card)
    return card
