"""The coach at a table: who may ask it, and the imagined match that it looks at.

The coach helps one player against bots, or alone. It does not help at rated tables, nor where
another person plays, who could not know about it.

Its imagined match is made from a seed that follows from what the seat sees, so the same view always
gets the same advice: asking again tells nothing more.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from gonfalon.bots.bot import counterpart
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import Refused
from gonfalon.server.play.moves import NotPlaying, NotYourSeat
from gonfalon.server.play.reading import match_at, position_of
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Forbidden


@dataclass(frozen=True)
class Coached:
    """A decision in an imagined match, and the seed of whatever the coach draws."""

    world: Match[Any]
    decision: Decision
    luck: int


def coached(table: UUID, user: UUID, decision_id: str = "") -> Coached:
    """Return what the coach looks at for a pending decision of the user, by default the first."""
    at = position_of(table, user)
    if at.viewer is None:
        raise NotYourSeat
    if at.status != Table.Status.PLAYING:
        raise NotPlaying
    check_alone(table, at.viewer)
    match = match_at(at)
    if decision_id:
        return imagined(match, match.decision(decision_id, at.viewer))
    for decision in match.decisions:
        if decision.seat == at.viewer:
            return imagined(match, decision)
    raise Refused("nothing-asked", "You are not asked anything now.")


def check_alone(table: UUID, seat: int) -> None:
    """Refuse unless the table is unrated, the user plays, and everybody else is a bot."""
    if Table.objects.filter(id=table, rated=True).exists():
        raise Forbidden("coach-rated", "The coach does not help at rated tables.")
    fields = ("number", "user_id", "standing_in", "resigned")
    for number, user, standing_in, resigned in Seat.objects.filter(table=table).values_list(
        *fields
    ):
        if number == seat:
            if standing_in or resigned:
                raise NotYourSeat
        elif user is not None:
            raise Forbidden(
                "coach-others", "The coach helps only where all other seats are played by bots."
            )


def imagined(match: Match[Any], decision: Decision) -> Coached:
    """Return a match that the decision's seat cannot distinguish from the real one."""
    seen = canonical([match.view(decision.seat), decision.id])
    digest = hashlib.sha256(seen.encode()).digest()
    deal, luck, thought = (int.from_bytes(digest[i : i + 7]) for i in (0, 7, 14))
    world = match.imagine(decision.seat, FastChance(deal))
    world.chance = FastChance(luck)
    return Coached(world, counterpart(world, decision), thought)
