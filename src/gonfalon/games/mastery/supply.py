"""Adjacency, lakes and supply (MM-SUP): what a castle can reach."""

from __future__ import annotations

from gonfalon.games.mastery.board import bits
from gonfalon.games.mastery.knights import set_knights
from gonfalon.games.mastery.messages import SUPPLY_LOST
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.match import Match


def reached(t: Realm, seat: int) -> int:
    """Return castle, lakes and own land joined to the castle, as a mask (MM-SUP-02, -03)."""
    layout = t.rules.layout
    near = layout.near
    start = 1 << layout.castles[seat]
    allowed = t.held[seat] | layout.lakes
    found = start
    edge = start
    while edge:
        grown = 0
        while edge:
            low = edge & -edge
            grown |= near[low.bit_length() - 1]
            edge ^= low
        edge = grown & allowed & ~found
        found |= edge
    return found


def supplied(t: Realm, seat: int) -> int:
    """Return the own territories that are supplied, as a mask."""
    return reached(t, seat) & t.held[seat]


def around(t: Realm, mask: int) -> int:
    """Return every hex next to one of these."""
    near = t.rules.layout.near
    found = 0
    while mask:
        low = mask & -mask
        found |= near[low.bit_length() - 1]
        mask ^= low
    return found


def lines(t: Realm, seat: int) -> list[tuple[int, int]]:
    """Return supply as lines from the castle outwards, each hex joined once, lakes included."""
    layout = t.rules.layout
    left = reached(t, seat) & ~(1 << layout.castles[seat])
    found: list[tuple[int, int]] = []
    edge = [layout.castles[seat]]
    while edge:
        grown: list[int] = []
        for hex in edge:
            for other in bits(layout.near[hex] & left):
                left &= ~(1 << other)
                found.append((hex, other))
                grown.append(other)
        edge = grown
    return found


def drop_unsupplied(t: Realm, seat: int) -> list[tuple[int, int]]:
    """Take a seat's unsupplied land off it; return each hex with the knights lost (MM-VAR-20)."""
    lost: list[tuple[int, int]] = []
    for hex in bits(t.held[seat] & ~supplied(t, seat)):
        lost.append((hex, t.knights[hex]))
        set_knights(t, seat, hex, 0)
    return lost


def remove_unsupplied(m: Match[Realm]) -> None:
    """Ruthlessness: land that cannot be supplied is lost with its knights (MM-VAR-20, -21)."""
    t = m.table
    for seat in range(m.seats):
        for hex, knights in drop_unsupplied(t, seat):
            if m.listening:
                m.emit(SUPPLY_LOST, (seat, hex, t.tile[hex], knights))
