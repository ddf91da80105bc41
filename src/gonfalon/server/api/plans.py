"""Plans: what people think of as one answer, turned into the answers that bring it about.

A redeployment is thought of as a final distribution; the match asks for transfers. The game
finds them, or refuses by rule; sending them is an ordinary choice.
"""

from __future__ import annotations

from typing import Annotated, Any
from uuid import UUID

from django.http import HttpRequest
from ninja import Field, Router

from gonfalon.kernel.errors import Refused
from gonfalon.server.api.auth import caller, may
from gonfalon.server.api.limits import spend_here
from gonfalon.server.api.play import MOST, Name
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.play import reading
from gonfalon.server.play.moves import NotYourSeat

router = Router(tags=["play"])

Amount = Annotated[int, Field(ge=0, le=1000)]


class Plan(Strict):
    """What is wanted of an open decision: a number for each thing named."""

    decision: Name
    wanted: Annotated[dict[Name, Amount], Field(min_length=1, max_length=MOST)]


class Planned(Schema):
    """The answers to send one after the other, in one choice."""

    options: list[str]


@router.post(
    "/tables/{uuid:table_id}/plans",
    auth=may("play"),
    response=answers(Planned, 401, 403, 404, 409, 422, 429),
    summary="Turn a plan into answers",
)
def plan(request: HttpRequest, table_id: UUID, data: Plan) -> Any:
    """Return the answers that bring a plan about; nothing is changed by asking."""
    user = caller(request).user.id
    spend_here("choices", f"u{user}")
    at = reading.standing(table_id, user)
    if at.viewer is None:
        raise NotYourSeat
    match = reading.match_at(at)
    for decision in match.decisions:
        if decision.seat == at.viewer and decision.id == data.decision:
            return {"options": match.game.plan(match, decision, data.wanted)}
    raise Refused("stale-decision", f"{data.decision} is not an open decision")
