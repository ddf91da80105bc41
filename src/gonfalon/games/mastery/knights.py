"""Knights and dice (MM-KNI): knights are numbers; the dice that show them are limited."""

from __future__ import annotations

from gonfalon.games.mastery.messages import KNIGHTS_FORFEIT, KNIGHTS_PLACED
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.match import Match


def dice_for(t: Realm, knights: int) -> int:
    """Return the dice that show so many knights on one tile (MM-KNI-01)."""
    pips = t.c.number["pips_per_die"]
    return (knights + pips - 1) // pips


def dice_left(t: Realm, seat: int) -> int:
    """Return the dice in a seat's reserve (MM-KNI-02)."""
    return t.c.number["dice_per_player"] - t.dice[seat]


def set_knights(t: Realm, seat: int, hex: int, count: int) -> None:
    """Let a seat have so many knights on a hex; control and dice follow."""
    t.dice[seat] += dice_for(t, count) - dice_for(t, t.knights[hex])
    t.knights[hex] = count
    if t.rules.layout.land >> hex & 1:
        if count:
            t.owner[hex] = seat
            t.held[seat] |= 1 << hex
        else:
            t.owner[hex] = -1
            t.held[seat] &= ~(1 << hex)


def placeable(t: Realm, seat: int, count: int) -> int:
    """Return how many knights from the supply the dice allow in a castle (MM-KNI-03)."""
    there = t.knights[t.castle(seat)]
    room = dice_left(t, seat)
    placed = count
    while placed and dice_for(t, there + placed) - dice_for(t, there) > room:
        placed -= 1
    return placed


def gain_knights(m: Match[Realm], seat: int, count: int) -> None:
    """Place knights from the supply into a castle, as many as the dice allow (MM-KNI-03)."""
    t = m.table
    castle = t.castle(seat)
    placed = placeable(t, seat, count)
    set_knights(t, seat, castle, t.knights[castle] + placed)
    if m.listening:
        m.emit(KNIGHTS_PLACED, (seat, placed))
        if placed < count:
            m.emit(KNIGHTS_FORFEIT, (seat, count - placed))


def split_fits(t: Realm, seat: int, there: int, moved: int, before: int) -> bool:
    """Tell whether the dice allow moving knights from a tile of `there` to one of `before`."""
    if t.dice[seat] < t.c.number["dice_per_player"]:
        return True  # one transfer never needs more than one die more
    needed = dice_for(t, there - moved) + dice_for(t, before + moved)
    return needed <= dice_for(t, there) + dice_for(t, before) + dice_left(t, seat)


def knights_on_board(t: Realm, seat: int) -> int:
    """Return all knights of a seat on its castle and its land."""
    total = t.knights[t.castle(seat)]
    for hex in t.rules.layout.order:
        if t.owner[hex] == seat and t.rules.layout.land >> hex & 1:
            total += t.knights[hex]
    return total
