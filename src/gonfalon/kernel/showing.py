"""Showing a match: what one viewer may know of it, and its questions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.kernel.decision import Explained
from gonfalon.kernel.message import seats_in
from gonfalon.kernel.shapes import MatchView
from gonfalon.kernel.step import T

if TYPE_CHECKING:
    from gonfalon.kernel.match import Match


def view_of(m: Match[T], viewer: int | None) -> MatchView:
    """Return what a seat, or a spectator, may know, as plain JSON.

    Everything beside the table passes the same filter: who is waited for is the public circle,
    and questions are shown to the seat that is asked alone.
    """
    outcome = m.outcome
    return {
        "game": m.game.slug,
        "seats": m.seats,
        "options": m.options,
        "policy": m.policy,
        "viewer": viewer,
        "epoch": m.epoch,
        "turn": m.turn,
        "version": m.version,
        "waiting": seats_in(m.waiting),
        "round": m.round,
        "undo": [] if viewer is None else m.undoable(viewer),
        "decisions": [
            {"id": d.id, "kind": d.kind, "options": [o.id for o in d.options]}
            for d in m.asking
            if d.seat == viewer
        ],
        "outcome": None if outcome is None else outcome.to_json(m.content.vocabulary),
        "table": m.game.view(m, viewer),
    }


def explanations(m: Match[T], seat: int) -> list[Explained]:
    """Return a seat's open questions with every option, every refusal and their rules."""
    if not m.stack:
        return []
    step = m.stack[-1]
    return [
        Explained(
            d,
            step.prompt(m, d),
            [step.label(m, d, o) for o in d.options],
            step.blocked(m, d),
            step.outlook(m, d),
        )
        for d in m.asking
        if d.seat == seat
    ]
