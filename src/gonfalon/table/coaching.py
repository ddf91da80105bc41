"""The imagined match that a coach looks at.

It is made from a seed that follows from what the seat sees, so the same view always gets the same
advice: asking again tells nothing more.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from gonfalon.bots.bot import counterpart
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import Refused


@dataclass(frozen=True)
class Coached:
    """A decision in an imagined match, and the seed of whatever the coach draws."""

    world: Match[Any]
    decision: Decision
    luck: int


def coached(match: Match[Any], seat: int, decision_id: str = "") -> Coached:
    """Return what a coach looks at for a pending decision of a seat, by default the first."""
    if decision_id:
        return imagined(match, match.decision(decision_id, seat))
    for decision in match.decisions:
        if decision.seat == seat:
            return imagined(match, decision)
    raise Refused("nothing-asked", "You are not asked anything now.")


def imagined(match: Match[Any], decision: Decision) -> Coached:
    """Return a match that the decision's seat cannot distinguish from the real one."""
    seen = canonical([match.view(decision.seat), decision.id])
    digest = hashlib.sha256(seen.encode()).digest()
    deal, luck, thought = (int.from_bytes(digest[i : i + 7]) for i in (0, 7, 14))
    world = match.imagine(decision.seat, FastChance(deal))
    world.chance = FastChance(luck)
    return Coached(world, counterpart(world, decision), thought)
