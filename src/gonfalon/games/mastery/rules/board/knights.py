"""Knights and dice (MM-KNI): knights are numbers, shown by a limited number of dice."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.play.match import Match


def dice_for(t: MasteryState, knights: int) -> int:
    """Return the fewest dice that show this many knights on one tile (MM-KNI-01, MM-RUL-10)."""
    pips = t.c.pips
    return (knights + pips - 1) // pips


def dice_left(t: MasteryState, seat: int) -> int:
    """Return the dice in a seat's reserve (MM-KNI-02)."""
    return t.c.dice - t.dice[seat]


def set_knights(t: MasteryState, seat: int, hex: int, count: int) -> None:
    """Set a seat's knights on a hex, updating control and dice."""
    t.dice[seat] += dice_for(t, count) - dice_for(t, t.knights[hex])
    t.knights[hex] = count
    if t.rules.layout.land >> hex & 1:
        if count:
            t.owner[hex] = seat
            t.held[seat] |= 1 << hex
        else:
            t.owner[hex] = -1
            t.held[seat] &= ~(1 << hex)


def placeable(t: MasteryState, seat: int, count: int) -> int:
    """Return how many knights from the supply the dice limit allows in a castle (MM-KNI-03)."""
    there = t.knights[t.castle(seat)]
    room = dice_left(t, seat)
    placed = count
    while placed and dice_for(t, there + placed) - dice_for(t, there) > room:
        placed -= 1
    return placed


def gain_knights(m: Match[MasteryState], seat: int, count: int) -> None:
    """Place knights from the supply in a castle, as many as the dice limit allows (MM-KNI-03)."""
    t = m.state
    castle = t.castle(seat)
    placed = placeable(t, seat, count)
    set_knights(t, seat, castle, t.knights[castle] + placed)
    if m.listening:
        m.emit(say.KNIGHTS_PLACED, seat, placed)
        if placed < count:
            m.emit(say.KNIGHTS_FORFEIT, seat, count - placed)


def split_fits(t: MasteryState, seat: int, there: int, moved: int, before: int) -> bool:
    """Return whether the dice limit allows a transfer from a tile of `there` to one of `before`.

    A move that needs an eleventh die is not legal (MM-KNI-04, MM-RUL-10).
    """
    if t.dice[seat] < t.c.dice:
        return True  # a transfer needs at most one extra die
    needed = dice_for(t, there - moved) + dice_for(t, before + moved)
    return needed <= dice_for(t, there) + dice_for(t, before)


def some_split_fits(t: MasteryState, seat: int, there: int, most: int, before: int) -> bool:
    """Return whether `split_fits` for any number from 1 to `most`, without trying them all."""
    if most < 1:
        return False
    pips = t.c.pips
    if t.dice[seat] < t.c.dice or before % pips:
        return True  # one more knight needs no die, or there is one
    return (there - 1) % pips < most  # so many free a die for those that need one


def knights_on_board(t: MasteryState, seat: int) -> int:
    """Return all knights of a seat in its castle and on its land."""
    total = t.knights[t.castle(seat)]
    for hex in t.rules.layout.order:
        if t.owner[hex] == seat and t.rules.layout.land >> hex & 1:
            total += t.knights[hex]
    return total
