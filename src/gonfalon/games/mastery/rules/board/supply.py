"""Adjacency, lakes and supply (MM-SUP): what a castle can reach."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.knights import set_knights
from gonfalon.kernel.play.match import Match


def reached(state: MasteryState, seat: int, also: int = 0) -> int:
    """Return the castle and every lake and held hex connected to it, as a mask (MM-SUP-03).

    Land next to the castle is therefore always reached, and a lake joins all held land around it
    (MM-SUP-04). A path may also run from the castle over a lake, or from lake to lake (MM-RUL-33).
    `also` is a mask of land that counts as held, too.
    """
    layout = state.rules.layout
    near = layout.near
    start = 1 << layout.castles[seat]
    # Lakes serve everyone (MM-SUP-02); a teammate's land does not help (MM-VAR-04, MM-VAR-51).
    allowed = state.held[seat] | layout.lakes | also
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


def supplied(state: MasteryState, seat: int) -> int:
    """Return the seat's supplied territories, as a mask; always computed afresh (MM-SUP-09)."""
    return reached(state, seat) & state.held[seat]


def around(state: MasteryState, mask: int) -> int:
    """Return every hex adjacent to one in the mask, as a mask."""
    near = state.rules.layout.near
    found = 0
    while mask:
        low = mask & -mask
        found |= near[low.bit_length() - 1]
        mask ^= low
    return found


def lines(state: MasteryState, seat: int) -> list[tuple[int, int]]:
    """Return supply lines from the castle outwards, reaching each hex once, lakes included."""
    layout = state.rules.layout
    left = reached(state, seat) & ~(1 << layout.castles[seat])
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


def tell_cut_off(m: Match[MasteryState], seat: int, lost: int) -> None:
    """Tell which land a seat can no longer supply because it has lost a hex (MM-SUP-09)."""
    state = m.state
    cut = reached(state, seat, 1 << lost) & ~reached(state, seat) & state.held[seat]
    for hex in bits(cut):
        m.emit(say.CUT_OFF, seat, hex, state.tile[hex])


def drop_unsupplied(state: MasteryState, seat: int) -> list[tuple[int, int]]:
    """Remove a seat's unsupplied land; return each hex with the knights lost (MM-VAR-20)."""
    lost: list[tuple[int, int]] = []
    for hex in bits(state.held[seat] & ~supplied(state, seat)):
        lost.append((hex, state.knights[hex]))
        set_knights(state, seat, hex, 0)  # to the reserve, not to the castle (MM-VAR-21)
    return lost


def remove_unsupplied(m: Match[MasteryState]) -> None:
    """Ruthlessness: unsupplied land is lost together with its knights (MM-VAR-20)."""
    state = m.state
    for seat in range(m.seats):  # one pass is enough (MM-VAR-21)
        for hex, knights in drop_unsupplied(state, seat):
            m.emit(say.SUPPLY_LOST, seat, hex, state.tile[hex], knights)
