"""Plans: a result the player has in mind, turned into the answers that achieve it.

A player thinks of a redeployment as a final distribution; the match asks for transfers. Where a
question has `amounts`, the kernel finds the answers, or refuses with a rule; sending them is an
ordinary choice. A client can also get such a series of answers as text, to show it before sending.
"""

from __future__ import annotations

from typing import Annotated, Any
from uuid import UUID

from django.http import HttpRequest
from ninja import Field, Router

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.series import answers_for, read_series
from gonfalon.kernel.values.decision import Decision
from gonfalon.server.api.limits.limits import set_cost_aside, spend_here
from gonfalon.server.api.matches.play_schemas import MOST, Name, TextShown
from gonfalon.server.api.people.auth import caller, may
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.play import reading
from gonfalon.server.play.moves import NotYourSeat

router = Router(tags=["play"])

Amount = Annotated[int, Field(ge=0, le=1000)]


class Plan(Strict):
    """The desired result of a pending decision: a number for each thing, by its id in `amounts`.

    Things that are not named keep their present number.
    """

    decision: Name
    wanted: Annotated[dict[Name, Amount], Field(min_length=1, max_length=MOST)]


class Planned(Schema):
    """The options to send, in this order, in one choice."""

    options: list[str]


class Series(Strict):
    """Answers to a pending decision and to those that follow it."""

    decision: Name
    options: Annotated[list[Name], Field(min_length=1, max_length=MOST)]


class AnswerRead(Schema):
    """A decision's prompt, and the answer to it."""

    prompt: TextShown
    label: TextShown


class SeriesRead(Schema):
    """A series of answers as messages."""

    answers: list[AnswerRead]


@router.post(
    "/tables/{uuid:table_id}/plans",
    auth=may("play"),
    response=answers(Planned, 401, 403, 404, 409, 422, 429),
    summary="Turn a plan into answers",
)
def plan(request: HttpRequest, table_id: UUID, data: Plan) -> Any:
    """Return the answers that achieve a plan. Nothing is changed."""
    match, decision = asked(request, table_id, data.decision)
    return {"options": answers_for(match, decision.id, data.wanted, decision.seat)}


@router.post(
    "/tables/{uuid:table_id}/series",
    auth=may("play"),
    response=answers(SeriesRead, 401, 403, 404, 409, 422, 429),
    summary="Read a series of answers before it is given",
)
def read(request: HttpRequest, table_id: UUID, data: Series) -> Any:
    """Return a series of answers as messages, if they could be given. Nothing is changed."""
    match, decision = asked(request, table_id, data.decision)
    words = match.content.vocabulary
    return {
        "answers": [
            {"prompt": prompt.to_json(words), "label": label.to_json(words)}
            for prompt, label in read_series(match, decision.id, data.options)
        ]
    }


def asked(request: HttpRequest, table_id: UUID, decision_id: str) -> tuple[Match[Any], Decision]:
    """Return the match, which must not be modified, and the caller's pending decision."""
    user = caller(request).user.id
    set_cost_aside(request, "choices")
    spend_here("choices", f"u{user}")
    at = reading.position_of(table_id, user)
    if at.viewer is None:
        raise NotYourSeat
    match = reading.match_at(at)
    return match, match.decision(decision_id, at.viewer)
