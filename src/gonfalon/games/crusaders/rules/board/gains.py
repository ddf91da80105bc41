"""Coins, influence and goods that players gain and lose."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import READY, SPENT
from gonfalon.games.crusaders.model.messages import map as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.play.match import Match


def gain_coins(m: Match[CrusadersState], seat: int, n: int) -> None:
    """Give coins from the bank; it never runs out (CRU-PAY-10, CRU-RUL-05)."""
    if n > 0:
        m.state.boards[seat].coins += n
        m.emit(say.COINS_GAINED, seat, n)


def pay_coins(m: Match[CrusadersState], seat: int, n: int) -> None:
    """Pay coins to the bank. The caller has made sure that they are there."""
    if n > 0:
        m.state.boards[seat].coins -= n
        m.emit(say.COINS_PAID, seat, n)


def lose_coins(m: Match[CrusadersState], seat: int, n: int) -> None:
    """Take as many coins as there are, at most `n` (CRU-EFF-20)."""
    board = m.state.boards[seat]
    lost = min(n, board.coins)
    if lost > 0:
        board.coins -= lost
        m.emit(say.COINS_LOST, seat, lost)


def gain_influence(m: Match[CrusadersState], seat: int, n: int) -> None:
    """Give influence. Everybody sees the gain, only its owner the total (CRU-PAY-10)."""
    if n > 0:
        m.state.boards[seat].influence.add(n)
        m.emit(say.INFLUENCE_GAINED, seat, n)


def gain_good(m: Match[CrusadersState], seat: int, kind: int) -> None:
    """Give a good from the supply, ready (CRU-MAP-12)."""
    m.state.boards[seat].ready[kind] += 1
    m.emit(say.GOOD_GAINED, seat, kind)


def add_good(state: CrusadersState, seat: int, kind: int, condition: int) -> None:
    """Put a good into a warehouse, ready, spent or blocked."""
    goods_in(state, seat, condition)[kind] += 1


def remove_good(state: CrusadersState, seat: int, kind: int, condition: int) -> None:
    """Take a good out of a warehouse, where it was ready, spent or blocked."""
    goods_in(state, seat, condition)[kind] -= 1


def goods_in(state: CrusadersState, seat: int, condition: int) -> list[int]:
    """Return a player's goods of one condition, by kind (CRU-PAY-01)."""
    board = state.boards[seat]
    if condition == READY:
        return board.ready
    return board.spent if condition == SPENT else board.blocked
