"""Matches played by a seeded picker that likes to get on: short enough to keep as files.

Every kind of answer is given now and then; but knights march more often than they stay, and few
are shifted about beforehand.
"""

from __future__ import annotations

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.decision import Decision, Option


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
