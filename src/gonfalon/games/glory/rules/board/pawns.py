"""Pawns on the action spaces of the city."""

from __future__ import annotations

from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.play.match import Match


def free_circle(state: GloryState, action: int) -> bool:
    """Return whether an open circle of an action is free (GLO-ACT-03).

    GLO-ACT-06, GLO-SET-18, GLO-RUL-55.
    """
    return len(state.pawns[action]) < state.content.city.open_circles(action, state.players)


def put_pawn(m: Match[GloryState], side: int, action: int) -> None:
    """Put a pawn on an action: on its leftmost free circle, if it has circles (GLO-ACT-12)."""
    state = m.state
    state.boards[side].pawns -= 1
    state.pawns[action].append(side)
    m.emit(say.PAWN_PLACED, side, action, state.boards[side].pawns)
