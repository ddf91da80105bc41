"""Gains and losses that need no question: workers, goods, attributes, debts, suspicion.

The automated opponent's equivalents are in `resources.py`.
"""

from __future__ import annotations

from gonfalon.games.paladins.model.messages import (
    ATTRIBUTE_RAISED,
    DEBT_DESTROYED,
    DEBT_TAKEN,
    PROVISION_GAINED,
    SILVER_GAINED,
    SUSPICION_DISCARDED,
    WORKER_GAINED,
)
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.match import Match


def gain_workers(m: Match[PaladinsState], side: int, worker: int, count: int) -> None:
    """Take workers from the general supply (PAL-EFF-01).

    It never runs out of workers, silver and provisions (PAL-GEN-03, PAL-RUL-14).
    """
    m.state.boards[side].workers[worker] += count
    if m.listening:
        m.emit(WORKER_GAINED, (side, worker, count))


def gain_silver(m: Match[PaladinsState], side: int, count: int) -> None:
    """Take silver from the general supply (PAL-EFF-02)."""
    m.state.boards[side].silver += count
    if m.listening:
        m.emit(SILVER_GAINED, (side, count))


def gain_provisions(m: Match[PaladinsState], side: int, count: int) -> None:
    """Take provisions from the general supply (PAL-EFF-02)."""
    m.state.boards[side].provisions += count
    if m.listening:
        m.emit(PROVISION_GAINED, (side, count))


def raise_attribute(m: Match[PaladinsState], side: int, attribute: int, count: int) -> None:
    """Raise a track; anything beyond its end is lost (PAL-GEN-04, PAL-EFF-04, PAL-RUL-02)."""
    t = m.state
    track = t.boards[side].track
    old = track[attribute]
    value = min(old + count, t.c.board.track_end)
    if value == old:
        return
    track[attribute] = value
    automa = t.automa
    if automa is not None and side == 1:  # goes on top of the stack it reaches (PAL-SOLO-RES-05)
        automa.stack.remove(attribute)
        automa.stack.append(attribute)
    if m.listening:
        m.emit(ATTRIBUTE_RAISED, (side, attribute, value))


def take_debt(m: Match[PaladinsState], side: int, count: int = 1) -> int:
    """Take up to `count` unpaid debts (PAL-DEBT-01); return how many the deck had (PAL-DEBT-05)."""
    t = m.state
    taken = min(count, t.debts)
    if taken:
        t.debts -= taken
        t.boards[side].unpaid += taken
        if m.listening:
            m.emit(DEBT_TAKEN, (side, taken))
    return taken


def destroy_debts(m: Match[PaladinsState], side: int, count: int) -> None:
    """Return unpaid debts to the deck; this does not count as paying (PAL-EFF-07, PAL-DEBT-04).

    Paid debts cannot be destroyed (PAL-DEBT-02).
    """
    t = m.state
    board = t.boards[side]
    gone = min(count, board.unpaid)
    if gone:
        board.unpaid -= gone
        t.debts += gone
        if m.listening:
            m.emit(DEBT_DESTROYED, (side, gone))


def discard_suspicion(m: Match[PaladinsState], side: int, count: int) -> None:
    """Discard suspicion cards, newest first (PAL-EFF-05)."""
    t = m.state
    pile = t.boards[side].suspicion
    for _ in range(count):
        t.discarded_suspicion.append(pile.pop())
    if count and m.listening:
        m.emit(SUSPICION_DISCARDED, (side, count, len(pile)))


def clear_action(t: PaladinsState, side: int, action: int) -> list[int]:
    """Return an action's workers to the general supply; the result lists them (PAL-PRAY-02).

    Workshops stay (PAL-PRAY-05), as does the suspicion of criminals (PAL-SUSP-07). A favour is no
    action of the board and is never cleared (PAL-KING-05).
    """
    board = t.boards[side]
    player = t.c.player
    start = player.first_space[action]
    end = player.first_space[action + 1] if action + 1 < len(player.modes) else player.size
    gone: list[int] = []
    for space in range(start, end):
        if board.placed[space] >= 0:
            gone.append(board.placed[space])
            board.placed[space] = -1
    board.busy &= ~(1 << action)
    return gone


def workers_on(t: PaladinsState, side: int, action: int) -> list[int]:
    """Return the workers placed on an action, from left to right."""
    player = t.c.player
    start = player.first_space[action]
    end = player.first_space[action + 1] if action + 1 < len(player.modes) else player.size
    return [worker for worker in t.boards[side].placed[start:end] if worker >= 0]
