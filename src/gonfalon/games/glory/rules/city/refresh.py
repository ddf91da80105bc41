"""The refresh phase (GLO-REF): nobody is asked."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import ACTIONS, INITIATIVE, LAST_ROUND, NONE, READY, SPENT
from gonfalon.games.glory.model.messages import rounds as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import gain
from gonfalon.games.glory.rules.cards.travel_cards import clear_display, fill_display
from gonfalon.games.glory.rules.city.ally_track import clear_track, fill_track
from gonfalon.games.glory.rules.city.events import end_event, next_event
from gonfalon.kernel.play.match import Match


def refresh(m: Match[GloryState]) -> None:
    """Carry out the phase in its order; round 3 prepares nothing new (GLO-REF-08, GLO-RUL-26)."""
    state = m.state
    change_order(m)
    return_pawns(m)
    ready_all(m)
    pay_income(m)
    clear_track(m)
    if state.round < LAST_ROUND:
        fill_track(m)  # GLO-REF-05
    clear_display(m)
    if state.round < LAST_ROUND:
        fill_display(m)  # GLO-REF-06
    end_event(m)
    if state.round < LAST_ROUND:
        next_event(m)


def change_order(m: Match[GloryState]) -> None:
    """Put those with a pawn on the initiative track first, in the order of pawns (GLO-REF-01)."""
    state = m.state
    first = state.pawns[INITIATIVE]
    if first:
        state.order = first + [side for side in state.order if side not in first]
        if m.listening:
            m.emit(say.ORDER_CHANGED, tuple(state.order))


def return_pawns(m: Match[GloryState]) -> None:
    """Return all pawns, also those on the event card (GLO-REF-02)."""
    state = m.state
    state.pawns = [[] for _ in ACTIONS]
    state.laid = []
    for board in state.boards:
        board.pawns = state.content.pawns
    m.emit(say.PAWNS_RETURNED)


def ready_all(m: Match[GloryState]) -> None:
    """Turn all spent tokens of all players face up (GLO-REF-03, GLO-RES-08)."""
    for board in m.state.boards:
        for kind, count in enumerate(board.spent_allies):
            board.allies[kind] += count
        board.spent_allies = [0] * len(board.spent_allies)
        for kind, count in enumerate(board.spent_relics):
            board.relics[kind] += count
        board.spent_relics = [0] * len(board.spent_relics)
        board.prestige = [READY if state == SPENT else state for state in board.prestige]
    m.emit(say.ALL_READY)


def pay_income(m: Match[GloryState]) -> None:
    """Give every player the income of the character (GLO-REF-04); the opponent has none."""
    state = m.state
    for side in state.order:
        character = state.boards[side].character
        if character != NONE:
            for resource, count in enumerate(state.content.characters.income[character]):
                gain(m, side, resource, count)
