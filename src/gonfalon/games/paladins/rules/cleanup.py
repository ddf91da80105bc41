"""Cleanup at the end of a round (PAL-CLEAN), and refilling the rows."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import FREE, GONE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import OUTSIDERS, TOWNSFOLK, PaladinsState
from gonfalon.kernel.play.match import Match


def clean_up(m: Match[PaladinsState]) -> None:
    """Sweep and refill the rows, discard taverns, free the favours, set paladins aside."""
    state = m.state
    board = state.content.board
    m.emit(say.ROUND_ENDS, state.round)
    solo = state.automa is not None
    townsfolk = sweep(state.townsfolk, board.swept_townsfolk if solo else board.swept_townsfolk[:1])
    state.discarded_townsfolk += townsfolk
    if townsfolk and m.listening:
        m.emit(say.TOWNSFOLK_SWEPT, tuple(townsfolk))
    fill_townsfolk(m)
    outsiders = sweep(state.outsiders, board.swept_outsiders if solo else board.swept_outsiders[:1])
    state.discarded_outsiders += outsiders
    if outsiders and m.listening:
        m.emit(say.OUTSIDERS_SWEPT, tuple(outsiders))
    fill_outsiders(m)
    state.discarded_taverns += state.taverns  # PAL-CLEAN-04
    state.taverns = []
    state.picked = []
    state.favour_workers = [FREE] * len(state.favours)  # PAL-CLEAN-05, PAL-FAV-02
    put_paladins_aside(state)
    for side in state.sides:
        side.clean_up(state)


def put_paladins_aside(state: PaladinsState) -> None:
    """Set the paladins in play aside for good (PAL-CLEAN-06, PAL-PALADIN-05, PAL-RUL-09)."""
    for board in state.boards:
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
    state = m.state
    kept = [kind for kind in state.townsfolk if kind >= 0]
    dealt = deal(m, TOWNSFOLK, len(state.townsfolk) - len(kept))
    row = dealt[::-1] + kept
    state.townsfolk = [GONE] * (len(state.townsfolk) - len(row)) + row
    if dealt and m.listening:
        m.emit(say.TOWNSFOLK_DEALT, tuple(dealt))


def fill_outsiders(m: Match[PaladinsState]) -> None:
    """Slide cards left, then deal into the free right slots, left to right (PAL-CLEAN-02)."""
    state = m.state
    kept = [kind for kind in state.outsiders if kind >= 0]
    dealt = deal(m, OUTSIDERS, len(state.outsiders) - len(kept))
    row = kept + dealt
    state.outsiders = row + [GONE] * (len(state.outsiders) - len(row))
    if dealt and m.listening:
        m.emit(say.OUTSIDERS_DEALT, tuple(dealt))


def deal(m: Match[PaladinsState], pack: int, count: int) -> list[int]:
    """Turn up cards while the deck lasts; it is never reshuffled (PAL-CLEAN-03)."""
    state = m.state
    deck = state.deck(pack)
    dealt: list[int] = []
    while len(dealt) < count and deck.cards:
        dealt.append(m.turn_up(state.packs[pack], deck))
    return dealt
