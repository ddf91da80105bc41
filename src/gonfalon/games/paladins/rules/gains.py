"""Debts, suspicion and placed workers: what happens to every side in the same way."""

from __future__ import annotations

from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.play.match import Match


def take_debt(m: Match[PaladinsState], side: int, count: int = 1) -> int:
    """Take up to `count` unpaid debts (PAL-DEBT-01); return how many the deck had (PAL-DEBT-05)."""
    state = m.state
    taken = min(count, state.debts)
    if taken:
        state.debts -= taken
        state.boards[side].unpaid += taken
        m.emit(say.DEBT_TAKEN, side, taken)
    return taken


def destroy_debts(m: Match[PaladinsState], side: int, count: int) -> None:
    """Return unpaid debts to the deck; this does not count as paying (PAL-EFF-07, PAL-DEBT-04).

    Paid debts cannot be destroyed (PAL-DEBT-02).
    """
    state = m.state
    board = state.boards[side]
    gone = min(count, board.unpaid)
    if gone:
        board.unpaid -= gone
        state.debts += gone
        m.emit(say.DEBT_DESTROYED, side, gone)


def discard_suspicion(m: Match[PaladinsState], side: int, count: int) -> None:
    """Discard suspicion cards, newest first (PAL-EFF-05)."""
    state = m.state
    pile = state.boards[side].suspicion
    for _ in range(count):
        state.discarded_suspicion.append(pile.pop())
    if count and m.listening:
        m.emit(say.SUSPICION_DISCARDED, side, count, len(pile))


def clear_action(state: PaladinsState, side: int, action: int) -> list[int]:
    """Return an action's workers to the general supply; the result lists them (PAL-PRAY-02).

    Workshops stay (PAL-PRAY-05), as does the suspicion of criminals (PAL-SUSP-07). A favour is no
    action of the board and is never cleared (PAL-KING-05).
    """
    board = state.boards[side]
    player = state.content.player
    start = player.first_space[action]
    end = player.first_space[action + 1] if action + 1 < len(player.modes) else player.size
    gone: list[int] = []
    for space in range(start, end):
        if board.placed[space] >= 0:
            gone.append(board.placed[space])
            board.placed[space] = -1
    board.busy &= ~(1 << action)
    return gone


def workers_on(state: PaladinsState, side: int, action: int) -> list[int]:
    """Return the workers placed on an action, from left to right."""
    player = state.content.player
    start = player.first_space[action]
    end = player.first_space[action + 1] if action + 1 < len(player.modes) else player.size
    return [worker for worker in state.boards[side].placed[start:end] if worker >= 0]
