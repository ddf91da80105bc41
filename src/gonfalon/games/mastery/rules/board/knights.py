"""Knights and dice (MM-KNI): knights are numbers, shown by a limited number of dice."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.play.match import Match


def dice_for(state: MasteryState, knights: int) -> int:
    """Return the fewest dice that show this many knights on one tile (MM-KNI-01, MM-RUL-10)."""
    pips = state.content.pips
    return (knights + pips - 1) // pips


def dice_left(state: MasteryState, seat: int) -> int:
    """Return the dice in a seat's reserve (MM-KNI-02)."""
    return state.content.dice - state.dice[seat]


def set_knights(state: MasteryState, seat: int, hex: int, count: int) -> None:
    """Set a seat's knights on a hex, updating control and dice."""
    state.dice[seat] += dice_for(state, count) - dice_for(state, state.knights[hex])
    state.knights[hex] = count
    if state.rules.layout.land >> hex & 1:
        if count:
            state.owner[hex] = seat
            state.held[seat] |= 1 << hex
        else:
            state.owner[hex] = -1
            state.held[seat] &= ~(1 << hex)


def placeable(state: MasteryState, seat: int, count: int) -> int:
    """Return how many knights from the supply the dice limit allows in a castle (MM-KNI-03)."""
    there = state.knights[state.castle(seat)]
    room = dice_left(state, seat)
    placed = count
    while placed and dice_for(state, there + placed) - dice_for(state, there) > room:
        placed -= 1
    return placed


def gain_knights(m: Match[MasteryState], seat: int, count: int) -> None:
    """Place knights from the supply in a castle, as many as the dice limit allows (MM-KNI-03)."""
    state = m.state
    castle = state.castle(seat)
    placed = placeable(state, seat, count)
    set_knights(state, seat, castle, state.knights[castle] + placed)
    if m.listening:
        m.emit(say.KNIGHTS_PLACED, seat, placed)
        if placed < count:
            m.emit(say.KNIGHTS_FORFEIT, seat, count - placed)


def split_fits(state: MasteryState, seat: int, there: int, moved: int, before: int) -> bool:
    """Return whether the dice limit allows a transfer from a tile of `there` to one of `before`.

    A move that needs an eleventh die is not legal (MM-KNI-04, MM-RUL-10).
    """
    if state.dice[seat] < state.content.dice:
        return True  # a transfer needs at most one extra die
    needed = dice_for(state, there - moved) + dice_for(state, before + moved)
    return needed <= dice_for(state, there) + dice_for(state, before)


def some_split_fits(state: MasteryState, seat: int, there: int, most: int, before: int) -> bool:
    """Return whether `split_fits` for any number from 1 to `most`, without trying them all."""
    if most < 1:
        return False
    pips = state.content.pips
    if state.dice[seat] < state.content.dice or before % pips:
        return True  # one more knight needs no die, or there is one
    return (there - 1) % pips < most  # so many free a die for those that need one


def knights_on_board(state: MasteryState, seat: int) -> int:
    """Return all knights of a seat in its castle and on its land."""
    total = state.knights[state.castle(seat)]
    for hex in state.rules.layout.order:
        if state.owner[hex] == seat and state.rules.layout.land >> hex & 1:
            total += state.knights[hex]
    return total
