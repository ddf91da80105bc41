"""The automated opponent's resource track (PAL-SOLO-RES)."""

from __future__ import annotations

from gonfalon.games.paladins.gains import raise_attribute
from gonfalon.games.paladins.messages import MARKER_MOVED, TAX_LOST
from gonfalon.games.paladins.state import Automa, Kingdom
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.match import Match


def automa_of(t: Kingdom) -> Automa:
    """Return the automated opponent."""
    automa = t.automa
    if automa is None:
        raise KernelError("there is no automated opponent")
    return automa


def lowest_attribute(t: Kingdom, side: int) -> int:
    """Return its lowest attribute; of equally low ones the highest in the stack, -1 none.

    Markers stand on a space in the order of their last moves, so the one that moved last is on
    top (PAL-SOLO-RES-04, -05).
    """
    track = t.boards[side].track
    best = -1
    for attribute in automa_of(t).stack:
        value = track[attribute]
        if value < t.c.board.track_end and (best < 0 or value <= track[best]):
            best = attribute
    return best


def move_marker(m: Match[Kingdom], side: int, steps: int) -> None:
    """Move the resource marker; each wrap raises the lowest attribute (PAL-SOLO-RES-02, -04)."""
    t = m.table
    automa = automa_of(t)
    for _ in range(steps):
        automa.position += 1
        if automa.position > t.c.board.positions:
            automa.position = 1
            attribute = lowest_attribute(t, side)
            if attribute >= 0:
                raise_attribute(m, side, attribute, 1)
    if m.listening:
        m.emit(MARKER_MOVED, (side, steps, automa.position))


def lose_tax(m: Match[Kingdom], side: int, count: int) -> None:
    """Return silver from the tax supply to the general supply, as far as there is any."""
    t = m.table
    gone = min(count, t.tax)
    t.tax -= gone
    if gone and m.listening:
        m.emit(TAX_LOST, (side, gone, t.tax))


def slots_from(position: int, size: int) -> list[int]:
    """Return the slots of a row, counted from 0, in the order of the marker (PAL-SOLO-RES-08)."""
    return [(position - 1 + i) % size for i in range(size)]


def first_townsfolk(t: Kingdom) -> int:
    """Return the slot of the townsfolk the marker selects, or -1."""
    for slot in slots_from(automa_of(t).position, len(t.townsfolk)):
        if t.townsfolk[slot] >= 0:
            return slot
    return -1
