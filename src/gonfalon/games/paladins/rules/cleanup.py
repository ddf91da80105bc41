"""Cleanup at the end of a round (PAL-CLEAN), and refilling the rows."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import FREE, GONE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import OUTSIDERS, TOWNSFOLK, PaladinsState
from gonfalon.kernel.play.match import Match


def clean_up(m: Match[PaladinsState]) -> None:
    """Sweep and refill the rows, discard taverns, free the favours, set paladins aside."""
    t = m.state
    board = t.c.board
    m.emit(say.ROUND_ENDS, t.round)
    solo = t.automa is not None
    townsfolk = sweep(t.townsfolk, board.swept_townsfolk if solo else board.swept_townsfolk[:1])
    t.discarded_townsfolk += townsfolk
    if townsfolk and m.listening:
        m.emit(say.TOWNSFOLK_SWEPT, tuple(townsfolk))
    fill_townsfolk(m)
    outsiders = sweep(t.outsiders, board.swept_outsiders if solo else board.swept_outsiders[:1])
    t.discarded_outsiders += outsiders
    if outsiders and m.listening:
        m.emit(say.OUTSIDERS_SWEPT, tuple(outsiders))
    fill_outsiders(m)
    t.discarded_taverns += t.taverns  # PAL-CLEAN-04
    t.taverns = []
    t.picked = []
    t.favour_workers = [FREE] * len(t.favours)  # PAL-CLEAN-05, PAL-FAV-02
    put_paladins_aside(t)
    for side in t.sides:
        side.clean_up(t)


def put_paladins_aside(t: PaladinsState) -> None:
    """Set the paladins in play aside for good (PAL-CLEAN-06, PAL-PALADIN-05, PAL-RUL-09)."""
    for board in t.boards:
        if board.paladin >= 0:  # the automated opponent has none
            board.used.append(board.paladin)
            board.paladin = GONE


def sweep(row: list[int], slots: list[int]) -> list[int]:
    """Remove and return the cards in some slots (PAL-CLEAN-01, PAL-CLEAN-02).

    In the solo game these are one more of each row (PAL-SOLO-ROUND-08).
    """
    swept = [row[slot] for slot in slots if row[slot] >= 0]
    for slot in slots:
        row[slot] = GONE
    return swept


def fill_townsfolk(m: Match[PaladinsState]) -> None:
    """Slide cards right, then deal into the free left slots, right to left (PAL-CLEAN-01)."""
    t = m.state
    kept = [kind for kind in t.townsfolk if kind >= 0]
    dealt = deal(m, TOWNSFOLK, len(t.townsfolk) - len(kept))
    row = dealt[::-1] + kept
    t.townsfolk = [GONE] * (len(t.townsfolk) - len(row)) + row
    if dealt and m.listening:
        m.emit(say.TOWNSFOLK_DEALT, tuple(dealt))


def fill_outsiders(m: Match[PaladinsState]) -> None:
    """Slide cards left, then deal into the free right slots, left to right (PAL-CLEAN-02)."""
    t = m.state
    kept = [kind for kind in t.outsiders if kind >= 0]
    dealt = deal(m, OUTSIDERS, len(t.outsiders) - len(kept))
    row = kept + dealt
    t.outsiders = row + [GONE] * (len(t.outsiders) - len(row))
    if dealt and m.listening:
        m.emit(say.OUTSIDERS_DEALT, tuple(dealt))


def deal(m: Match[PaladinsState], pack: int, count: int) -> list[int]:
    """Turn up cards while the deck lasts; it is never reshuffled (PAL-CLEAN-03)."""
    t = m.state
    deck = t.deck(pack)
    dealt: list[int] = []
    while len(dealt) < count and deck.cards:
        dealt.append(m.turn_up(t.packs[pack], deck))
    return dealt
