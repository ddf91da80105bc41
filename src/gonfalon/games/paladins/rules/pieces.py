"""Pieces and cards that actions move: monks, outposts, walls, jars, outsiders, workshops."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import MONKS, OUTPOSTS
from gonfalon.games.paladins.model.messages import (
    JAR_PLACED,
    MONK_SENT,
    OUTPOST_BUILT,
    OUTSIDER_ATTACKED,
    OUTSIDER_CONVERTED,
    WALL_BUILT,
    WORKER_LEAVES,
    WORKSHOP_PLACED,
)
from gonfalon.games.paladins.model.state import FREE, GONE, WALLS, PaladinsState
from gonfalon.kernel.match import Match


def occupy(t: PaladinsState, space: int, piece: int) -> None:
    """Put a monk or an outpost on a space; both use the same spaces (PAL-GARR-04)."""
    t.spaces[space] = piece
    t.free &= ~(1 << space)


def send_monk(m: Match[PaladinsState], side: int, space: int) -> None:
    """Move the leftmost monk to a space (PAL-COMM-02)."""
    t = m.state
    board = t.boards[side]
    occupy(t, space, MONKS[side])
    board.monks += 1
    if m.listening:
        m.emit(MONK_SENT, (side, space, board.monks))


def build_outpost(m: Match[PaladinsState], side: int, space: int) -> None:
    """Move the leftmost outpost to a space (PAL-GARR-02)."""
    t = m.state
    board = t.boards[side]
    occupy(t, space, OUTPOSTS[side])
    board.outposts += 1
    if m.listening:
        m.emit(OUTPOST_BUILT, (side, space, board.outposts))


def build_wall(m: Match[PaladinsState], side: int) -> None:
    """Draw the top wall and put it on the leftmost free slot (PAL-FORT-03)."""
    t = m.state
    board = t.boards[side]
    kind = m.turn_up(t.packs[WALLS], t.deck(WALLS))
    board.walls.append(kind)
    if m.listening:
        m.emit(WALL_BUILT, (side, kind, len(board.walls)))


def place_jar(m: Match[PaladinsState], side: int, space: int) -> None:
    """Move the leftmost jar to an absolve space (PAL-ABS-03)."""
    board = m.state.boards[side]
    board.absolved |= 1 << space
    board.jars += 1
    if m.listening:
        m.emit(JAR_PLACED, (side, space, board.jars))


def attack(m: Match[PaladinsState], side: int, slot: int) -> None:
    """Take an outsider face down; the slot stays empty (PAL-ATT-04, PAL-ATT-05).

    The card is kept as it is, so that its faction can be counted (PAL-RUL-19).
    """
    t = m.state
    kind = t.outsiders[slot]
    t.outsiders[slot] = GONE
    t.boards[side].attacked.append(kind)
    if m.listening:
        m.emit(OUTSIDER_ATTACKED, (side, kind, t.c.cards.faction[kind]))


def convert(m: Match[PaladinsState], side: int, slot: int) -> None:
    """Put an outsider face up on the leftmost free conversion slot (PAL-CONV-03)."""
    t = m.state
    board = t.boards[side]
    kind = t.outsiders[slot]
    t.outsiders[slot] = GONE
    board.converted.append(kind)
    if m.listening:
        m.emit(OUTSIDER_CONVERTED, (side, kind, len(board.converted)))


def place_workshop(m: Match[PaladinsState], side: int, place: int) -> None:
    """Cover a framed space with the next workshop (PAL-DEV-02)."""
    t = m.state
    board = t.boards[side]
    workshop = t.c.options.workshop[place]
    action = workshop.action
    board.workshops |= 1 << place
    space = t.c.player.first_space[action] + workshop.space
    if board.placed[space] != FREE:  # it leaves, the action stays blocked (PAL-DEV-04)
        if m.listening:
            m.emit(WORKER_LEAVES, (side, board.placed[space], action))
        board.placed[space] = FREE
    if m.listening:
        m.emit(WORKSHOP_PLACED, (side, action, workshop.space + 1))
