"""The automated opponent's resource track (PAL-SOLO-RES)."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Automa
from gonfalon.games.paladins.model.messages import MARKER_MOVED, TAX_LOST
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.gains import raise_attribute
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.match import Match


def automa_of(t: PaladinsState) -> Automa:
    """Return the automated opponent; raise `KernelError` in a match without one."""
    automa = t.automa
    if automa is None:
        raise KernelError("there is no automated opponent")
    return automa


def lowest_attribute(t: PaladinsState, side: int) -> int:
    """Return its lowest attribute that can still rise; -1 if there is none.

    Ties go to the marker highest in the stack. Markers stack in the order of their last moves, so
    the one that moved last is on top (PAL-SOLO-RES-04, PAL-SOLO-RES-05).
    """
    track = t.boards[side].track
    best = -1
    for attribute in automa_of(t).stack:
        value = track[attribute]
        if value < t.c.board.track_end and (best < 0 or value <= track[best]):
            best = attribute
    return best


def move_marker(m: Match[PaladinsState], side: int, steps: int) -> None:
    """Move the resource marker (PAL-SOLO-RES-02); each wrap raises the lowest attribute."""
    t = m.state
    automa = automa_of(t)
    for _ in range(steps):
        automa.position += 1
        if automa.position > t.c.board.positions:
            automa.position = 1  # PAL-SOLO-RES-04
            attribute = lowest_attribute(t, side)
            if attribute >= 0:  # else all are at the end (PAL-SOLO-RES-05)
                raise_attribute(m, side, attribute, 1)
    if m.listening:
        m.emit(MARKER_MOVED, (side, steps, automa.position))


def lose_tax(m: Match[PaladinsState], side: int, count: int) -> None:
    """Return tax to the general supply, as much as there is (PAL-SOLO-RES-03)."""
    t = m.state
    gone = min(count, t.tax)
    t.tax -= gone
    if gone and m.listening:
        m.emit(TAX_LOST, (side, gone, t.tax))


def slots_from(position: int, size: int) -> list[int]:
    """Return the slots of a row (from 0) in the order the marker selects them (PAL-SOLO-RES-08)."""
    return [(position - 1 + i) % size for i in range(size)]


def first_townsfolk(t: PaladinsState) -> int:
    """Return the slot of the townsfolk the marker selects; -1 if the row is empty."""
    for slot in slots_from(automa_of(t).position, len(t.townsfolk)):
        if t.townsfolk[slot] >= 0:
            return slot
    return -1
