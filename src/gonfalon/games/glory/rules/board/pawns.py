"""Pawns on the action spaces of the city."""

from __future__ import annotations

from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.play.match import Match


def free_circle(t: GloryState, action: int) -> bool:
    """Return whether an open circle of an action is free (GLO-ACT-03).

    GLO-ACT-06, GLO-SET-18, GLO-RUL-55.
    """
    return len(t.pawns[action]) < t.c.city.open_circles(action, t.players)


def put_pawn(m: Match[GloryState], side: int, action: int) -> None:
    """Put a pawn on an action: on its leftmost free circle, if it has circles (GLO-ACT-12)."""
    t = m.state
    t.boards[side].pawns -= 1
    t.pawns[action].append(side)
    m.emit(say.PAWN_PLACED, side, action, t.boards[side].pawns)
