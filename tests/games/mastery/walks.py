"""Matches played by a seeded picker that likes to get on: short enough to keep as files.

Every kind of answer is given now and then; but knights march more often than they stay, and few
are shifted about beforehand.
"""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.chance import FastChance
from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.match import Match


def pick(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer."""
    options = decision.options
    liked: list[Option] = []
    if decision.kind == "window":
        liked = [o for o in options if o.id == "manoeuvre"]
    elif decision.kind == "redeploy-from":
        liked = [o for o in options if o.id == "done"]
    elif decision.kind == "advance":
        liked = [o for o in options if o.id != "none"]
    elif decision.kind in ("advance-count", "redeploy-count"):
        liked = options[-2:]
    if liked and picker.below(0, 4):
        options = liked
    return options[picker.below(0, len(options))]


def one_input(m: Match[Any], picker: FastChance, undoing: bool = False) -> None:
    """Answer a question, close a round that waits for nobody, or take something back."""
    if undoing and picker.below(0, 8) == 0:
        for seat in range(m.seats):
            back = m.undoable(seat)
            if back:
                m.undo(seat, back[picker.below(0, len(back))])
                return
    if not m.decisions or (m.policy == "fixed" and closable(m) and picker.below(0, 4) == 0):
        m.close(m.round)
        return
    decision = m.decisions[picker.below(0, len(m.decisions))]
    m.choose(decision.id, pick(decision, picker).id)


def closable(m: Match[Any]) -> bool:
    """Tell whether a sealed round is open in which everybody left may be passed over."""
    return bool(m.round) and all(decision.default >= 0 for decision in m.decisions)
