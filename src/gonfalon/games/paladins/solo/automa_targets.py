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


def scheme_actions(state: PaladinsState, scheme: int) -> list[int]:
    """Return the actions a scheme tries, in order (PAL-SOLO-ACT-13)."""
    action = state.content.cards.scheme_action[scheme]
    if action != SCHEME_ORDERS:
        return [action]
    cards = state.content.cards
    wanted: list[int] = []
    fulfilled: list[int] = []
    for order in reversed(state.orders):
        named = cards.order_action[order]
        if times(state, 1, named) < cards.order_count[order]:
            wanted.append(named)
        else:
            fulfilled.append(named)
    return wanted + fulfilled


def automa_cost(state: PaladinsState, side: int, action: int) -> int:
    """Return how many workers an action takes (PAL-SOLO-ACT-01).

    Each left action takes one, rest included (PAL-RUL-26).
    """
    if action < RIGHT or action in (REST, SCHEME_FAVOUR):
        return 1
    return 3 - state.boards[side].covered(action).bit_count()


def automa_target(state: PaladinsState, side: int, action: int) -> int:
    """Return the target the automated opponent picks for an action; -1 if it is impossible."""
    automa = automa_of(state)
    if automa.workers < automa_cost(state, side, action):
        return -1
    if action == SCHEME_FAVOUR:
        return favour_target(state)
    if action < RIGHT or action == REST:
        if automa.used >> action & 1:
            return -1
        return first_townsfolk(state) if action == RECRUIT else 0  # PAL-SOLO-ACT-02
    if state.boards[side].busy >> action & 1:  # PAL-SOLO-ACT-01
        return -1
    # Limits and influence as for players (PAL-SOLO-ACT-09, PAL-SOLO-ACT-10, PAL-SOLO-ACT-16).
    if not BY_NUMBER[action].possible(state, side, None):
        return -1
    if action in (COMMISSION, GARRISON):
        return best_space(state, side, action)
    if action in (FORTIFY, ABSOLVE):
        return 0
    return outsider_target(state, side, action)


def best_space(state: PaladinsState, side: int, action: int) -> int:
    """Return the reachable space with the best reward, leftmost first (PAL-SOLO-ACT-07)."""
    board = state.content.board
    mask = reachable(state, side, FAITH if action == COMMISSION else STRENGTH)
    best, best_rank = -1, 0
    for space in range(len(board.spaces)):
        if not mask >> space & 1:
            continue
        rank = board.rank[space]
        if board.pays_debt[space] and not state.boards[side].unpaid:
            rank += len(board.spaces)  # the last resort (PAL-RUL-27)
        if best < 0 or rank < best_rank:
            best, best_rank = space, rank
    return best


def outsider_target(state: PaladinsState, side: int, action: int) -> int:
    """Return the first outsider within reach, in marker order.

    Strength is needed to attack (PAL-SOLO-ACT-11), faith to convert (PAL-SOLO-ACT-12).
    """
    board = state.content.board
    flags = board.strength if action == ATTACK else board.faith
    value = state.effective(side, STRENGTH if action == ATTACK else FAITH)
    for slot in slots_from(automa_of(state).position, len(state.outsiders)):
        if state.outsiders[slot] >= 0 and flags[slot] <= value:
            return slot
    return -1


def favour_target(state: PaladinsState) -> int:
    """Return the first usable favour, in marker order (PAL-SOLO-ACT-14)."""
    cards = state.content.cards
    for slot in slots_from(automa_of(state).position, len(state.content.board.favour_rounds)):
        if slot >= len(state.favours) or state.favour_workers[slot] != FREE:
            continue
        if cards.favour_cost[state.favours[slot]][DEBT] <= state.debts:
            return slot
    return -1
