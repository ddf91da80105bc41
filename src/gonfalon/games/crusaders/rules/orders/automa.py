"""The automa: tokens of absent states that occupy cells of the order cross (CRU-AUTO)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import AUTOMA, NONE
from gonfalon.games.crusaders.model.messages import planning as say
from gonfalon.games.crusaders.model.state import (
    AUTOMA_DRAW,
    BOOST,
    CrusadersState,
    token,
    token_owner,
)
from gonfalon.kernel.play.match import Match


def place_automa_token(m: Match[CrusadersState]) -> None:
    """Draw a token of the pool and place it; skip this if no order is left (CRU-AUTO-08).

    After a boost the next order goes to its outer cell, if that is empty (CRU-AUTO-03); a second
    boost is only put aside as well (CRU-AUTO-04). The automa draws no spies, and any number of its
    tokens may lie outside (CRU-AUTO-06, CRU-RUL-16).
    """
    state = m.state
    boosted = False
    while any(kind != BOOST for kind in state.automa_pool):
        order = m.draw_from(AUTOMA_DRAW, state.automa_pool)
        if order == BOOST:
            boosted = True
            state.boosts_aside += 1
            m.emit(say.AUTOMA_BOOST)
        elif boosted and state.outer[order] == NONE:
            state.outer[order] = token(AUTOMA, True)
            m.emit(say.AUTOMA_PLACED_OUTSIDE, order)
            return
        else:
            place_inside(m, order)
            return
    m.emit(say.AUTOMA_SKIPPED)


def place_inside(m: Match[CrusadersState], order: int) -> None:
    """Put a token on top of an inner cell (CRU-AUTO-02).

    Every player whose token lies there gets a coin from the bank (CRU-AUTO-05).
    """
    state = m.state
    m.emit(say.AUTOMA_PLACED, order)
    for other in state.inner[order]:
        owner = token_owner(other)
        if owner != AUTOMA:
            state.boards[owner].coins += 1
            m.emit(say.AUTOMA_FEE, owner)
    state.inner[order].append(token(AUTOMA, False))


def automa_fee(m: Match[CrusadersState], order: int) -> int:
    """Return what a player pays the bank to place on top of tokens of the automa (CRU-PLAN-04)."""
    tokens = sum([token_owner(other) == AUTOMA for other in m.state.inner[order]])
    return min(tokens, 1) if m.rules >= 2 else tokens


def cell_fee(m: Match[CrusadersState], order: int) -> int:
    """Return what a player pays in all to place in an inner cell (CRU-PLAN-04)."""
    players = sum([token_owner(other) != AUTOMA for other in m.state.inner[order]])
    return players + automa_fee(m, order)


def return_boosts(state: CrusadersState) -> None:
    """Put the boosts back into the pool at the end of planning (CRU-AUTO-07)."""
    state.automa_pool += [BOOST] * state.boosts_aside
    state.boosts_aside = 0


def return_token(state: CrusadersState, order: int) -> None:
    """Put an order of the automa back into the pool when its turn has come (CRU-AUTO-07)."""
    state.automa_pool.append(order)
