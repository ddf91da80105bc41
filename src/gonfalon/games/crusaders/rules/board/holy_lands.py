"""Holy lands: whose bishops are strongest in a city (CRU-BISH-06, CRU-BISH-07)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.model.messages import faith as say
from gonfalon.games.crusaders.model.state import BISHOPS, CrusadersState
from gonfalon.kernel.play.match import Match


def present(state: CrusadersState, city: int) -> list[int]:
    """Return the seats with a bishop in a city, lost players too (CRU-BISH-06)."""
    return [seat for seat, board in enumerate(state.boards) if city in board.bishops]


def contested(state: CrusadersState, city: int, seat: int) -> bool:
    """Return whether a city holds a bishop of this player and one of another (CRU-EFF-38)."""
    return city in state.boards[seat].bishops and len(present(state, city)) > 1


def settle(m: Match[CrusadersState], city: int) -> int:
    """Return whose holy land a city is, or NONE.

    If bishops of several players are there, all of them are shown to everybody (CRU-BISH-07,
    CRU-EFF-21); the greatest sum of levels wins, a tie nobody (CRU-BISH-06).
    """
    state = m.state
    seats = present(state, city)
    if len(seats) < 2:
        return seats[0] if seats else NONE
    winner = NONE
    best = 0
    for seat in seats:
        total = show_bishops(m, city, seat)
        if total > best:
            winner, best = seat, total
        elif total == best:
            winner = NONE
    if winner == NONE:
        m.emit(say.NO_HOLY_LAND, city)
    else:
        m.emit(say.HOLY_LAND, city, winner)
    return winner


def show_bishops(m: Match[CrusadersState], city: int, seat: int) -> int:
    """Show everybody a player's bishops in a city and return the sum of their levels."""
    state = m.state
    pack = state.packs[BISHOPS + seat]
    row = state.bishops_on_map(seat)
    levels = [
        m.turn_over(pack, row, bishop) + 1
        for bishop, here in enumerate(state.boards[seat].bishops)
        if here == city
    ]
    if m.listening:
        m.emit(say.BISHOPS_SHOWN, city, seat, tuple(levels))
    return sum(levels)


def settle_all(m: Match[CrusadersState]) -> None:
    """Settle every city before any influence is paid (CRU-INC-05, CRU-RUL-30)."""
    state = m.state
    for city in range(len(state.holy)):
        state.holy[city] = settle(m, city)


def count_lands(m: Match[CrusadersState], seat: int) -> int:
    """Count a player's holy lands now, showing the bishops in contested cities (CRU-EFF-21)."""
    cities = sorted(set(m.state.boards[seat].bishops))
    return [settle(m, city) for city in cities].count(seat)
