"""What the automated opponent can do, and its targets (PAL-SOLO-ACT, PAL-SOLO-RES-08)."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    DEBT,
    FAITH,
    FORTIFY,
    FREE,
    GARRISON,
    RECRUIT,
    REST,
    RIGHT,
    SCHEME_FAVOUR,
    SCHEME_ORDERS,
    STRENGTH,
)
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER, times
from gonfalon.games.paladins.rules.actions.spaces import reachable
from gonfalon.games.paladins.solo.resources import automa_of, first_townsfolk, slots_from


def scheme_actions(t: PaladinsState, scheme: int) -> list[int]:
    """Return the actions a scheme tries, in order (PAL-SOLO-ACT-13)."""
    action = t.c.cards.scheme_action[scheme]
    if action != SCHEME_ORDERS:
        return [action]
    cards = t.c.cards
    wanted: list[int] = []
    fulfilled: list[int] = []
    for order in reversed(t.orders):
        named = cards.order_action[order]
        if times(t, 1, named) < cards.order_count[order]:
            wanted.append(named)
        else:
            fulfilled.append(named)
    return wanted + fulfilled


def automa_cost(t: PaladinsState, side: int, action: int) -> int:
    """Return how many workers an action takes (PAL-SOLO-ACT-01).

    Each left action takes one, rest included (PAL-RUL-26).
    """
    if action < RIGHT or action in (REST, SCHEME_FAVOUR):
        return 1
    return 3 - t.boards[side].covered(action).bit_count()


def automa_target(t: PaladinsState, side: int, action: int) -> int:
    """Return the target the automated opponent picks for an action; -1 if it is impossible."""
    automa = automa_of(t)
    if automa.workers < automa_cost(t, side, action):
        return -1
    if action == SCHEME_FAVOUR:
        return favour_target(t)
    if action < RIGHT or action == REST:
        if automa.used >> action & 1:
            return -1
        return first_townsfolk(t) if action == RECRUIT else 0  # PAL-SOLO-ACT-02
    if t.boards[side].busy >> action & 1:  # PAL-SOLO-ACT-01
        return -1
    # Limits and influence as for players (PAL-SOLO-ACT-09, PAL-SOLO-ACT-10, PAL-SOLO-ACT-16).
    if not BY_NUMBER[action].possible(t, side, None):
        return -1
    if action in (COMMISSION, GARRISON):
        return best_space(t, side, action)
    if action in (FORTIFY, ABSOLVE):
        return 0
    return outsider_target(t, side, action)


def best_space(t: PaladinsState, side: int, action: int) -> int:
    """Return the reachable space with the best reward, leftmost first (PAL-SOLO-ACT-07)."""
    board = t.c.board
    mask = reachable(t, side, FAITH if action == COMMISSION else STRENGTH)
    best, best_rank = -1, 0
    for space in range(len(board.spaces)):
        if not mask >> space & 1:
            continue
        rank = board.rank[space]
        if board.pays_debt[space] and not t.boards[side].unpaid:
            rank += len(board.spaces)  # the last resort (PAL-RUL-27)
        if best < 0 or rank < best_rank:
            best, best_rank = space, rank
    return best


def outsider_target(t: PaladinsState, side: int, action: int) -> int:
    """Return the first outsider within reach, in marker order.

    Strength is needed to attack (PAL-SOLO-ACT-11), faith to convert (PAL-SOLO-ACT-12).
    """
    board = t.c.board
    flags = board.strength if action == ATTACK else board.faith
    value = t.effective(side, STRENGTH if action == ATTACK else FAITH)
    for slot in slots_from(automa_of(t).position, len(t.outsiders)):
        if t.outsiders[slot] >= 0 and flags[slot] <= value:
            return slot
    return -1


def favour_target(t: PaladinsState) -> int:
    """Return the first usable favour, in marker order (PAL-SOLO-ACT-14)."""
    cards = t.c.cards
    for slot in slots_from(automa_of(t).position, len(t.c.board.favour_rounds)):
        if slot >= len(t.favours) or t.favour_workers[slot] != FREE:
            continue
        if cards.favour_cost[t.favours[slot]][DEBT] <= t.debts:
            return slot
    return -1
