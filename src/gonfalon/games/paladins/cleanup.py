"""Cleanup at the end of a round (PAL-CLEAN), and how the rows are filled."""

from __future__ import annotations

from gonfalon.games.paladins.messages import (
    OUTSIDERS_DEALT,
    OUTSIDERS_SWEPT,
    ROUND_ENDS,
    TOWNSFOLK_DEALT,
    TOWNSFOLK_SWEPT,
)
from gonfalon.games.paladins.resources import automa_of
from gonfalon.games.paladins.state import FREE, GONE, OUTSIDERS, TOWNSFOLK, Kingdom
from gonfalon.kernel.match import Match


def clean_up(m: Match[Kingdom]) -> None:
    """Sweep and fill the rows, discard taverns, free the favours, put paladins aside."""
    t = m.table
    board = t.c.board
    if m.listening:
        m.emit(ROUND_ENDS, (t.round,))
    solo = t.automa is not None
    townsfolk = sweep(t.townsfolk, board.swept_townsfolk if solo else board.swept_townsfolk[:1])
    t.discarded_townsfolk += townsfolk
    if townsfolk and m.listening:
        m.emit(TOWNSFOLK_SWEPT, (tuple(townsfolk),))
    fill_townsfolk(m)
    outsiders = sweep(t.outsiders, board.swept_outsiders if solo else board.swept_outsiders[:1])
    t.discarded_outsiders += outsiders
    if outsiders and m.listening:
        m.emit(OUTSIDERS_SWEPT, (tuple(outsiders),))
    fill_outsiders(m)
    t.discarded_taverns += t.taverns
    t.taverns = []
    t.picked = []
    t.favour_workers = [FREE] * len(t.favours)
    put_paladins_aside(t)
    if solo:
        automa = automa_of(t)
        automa.workers = 0
        automa.placed = [0, 0, 0, 0, 0, 0]
        automa.used = 0
        t.boards[1].busy = 0


def put_paladins_aside(t: Kingdom) -> None:
    """Put the paladins in play aside for good (PAL-CLEAN-06, PAL-PALADIN-05)."""
    for board in t.boards:
        if board.paladin >= 0:  # the automated opponent has none
            board.used.append(board.paladin)
            board.paladin = GONE


def sweep(row: list[int], slots: list[int]) -> list[int]:
    """Take the cards of some slots away (PAL-CLEAN-01, -02, PAL-SOLO-ROUND-08)."""
    swept = [row[slot] for slot in slots if row[slot] >= 0]
    for slot in slots:
        row[slot] = GONE
    return swept


def fill_townsfolk(m: Match[Kingdom]) -> None:
    """Slide right without gaps, deal into the free left slots from right to left (PAL-CLEAN-01)."""
    t = m.table
    kept = [kind for kind in t.townsfolk if kind >= 0]
    dealt = deal(m, TOWNSFOLK, len(t.townsfolk) - len(kept))
    row = dealt[::-1] + kept
    t.townsfolk = [GONE] * (len(t.townsfolk) - len(row)) + row
    if dealt and m.listening:
        m.emit(TOWNSFOLK_DEALT, (tuple(dealt),))


def fill_outsiders(m: Match[Kingdom]) -> None:
    """Slide left without gaps, deal into the free right slots from left to right (PAL-CLEAN-02)."""
    t = m.table
    kept = [kind for kind in t.outsiders if kind >= 0]
    dealt = deal(m, OUTSIDERS, len(t.outsiders) - len(kept))
    row = kept + dealt
    t.outsiders = row + [GONE] * (len(t.outsiders) - len(row))
    if dealt and m.listening:
        m.emit(OUTSIDERS_DEALT, (tuple(dealt),))


def deal(m: Match[Kingdom], pack: int, count: int) -> list[int]:
    """Turn up cards while the deck has any; it is never reshuffled (PAL-CLEAN-03)."""
    t = m.table
    deck = t.deck(pack)
    dealt: list[int] = []
    while len(dealt) < count and deck.cards:
        dealt.append(m.turn_up(t.packs[pack], deck))
    return dealt
