"""The virtual opponent's part of the set-up."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import OPPONENT_DECKS, RIVALRY
from gonfalon.games.glory.model.messages import solo as say
from gonfalon.games.glory.model.settings import SETTINGS
from gonfalon.games.glory.model.state import DECK, TITLES, GloryState
from gonfalon.games.glory.rules.board.gains import gain_glory
from gonfalon.games.glory.solo.scoring import OPPONENT_SIDE, opponent_of
from gonfalon.kernel.play.match import Match

BASIC_DECK = 0


def set_up_opponent(m: Match[GloryState]) -> None:
    """Give the opponent what it has in this scenario; the player comes first (GLO-SOLO-06).

    To be called when the title deck is complete (GLO-SET-09) and before the first tournament is
    prepared: the opponent's goal comes from that deck, and its token leaves its pool.
    """
    state = m.state
    content = state.content
    opponent = opponent_of(state)
    board = state.boards[OPPONENT_SIDE]
    state.order = [0, OPPONENT_SIDE]
    board.pawns = content.pawns
    chosen = (BASIC_DECK, OPPONENT_DECKS.index(SETTINGS.of(m.settings)["opponent_deck"]))
    opponent.deck = [
        card for card, deck in enumerate(content.opponent_cards.deck) if deck in chosen
    ]
    if state.scenario != RIVALRY:
        return
    opponent.knight = content.scenarios.knights[state.difficulty]  # GLO-SOLO-05, GLO-RUL-39
    state.pools[content.knights.kind[opponent.knight]].remove(opponent.knight)
    m.emit(say.OPPONENT_KNIGHT, OPPONENT_SIDE, opponent.knight)
    gain_glory(m, OPPONENT_SIDE, content.scenarios.opponent_glory)  # GLO-SOLO-07
    pack = state.packs[TITLES]
    for _ in range(content.scenarios.opponent_goals):
        title = m.turn_up(pack, pack.zones[DECK])
        opponent.goals.append(title)
        m.emit(say.OPPONENT_GOAL, OPPONENT_SIDE, title)  # open (GLO-RUL-05)
