"""Plans: what people think of as one answer, turned into the answers that bring it about.

A redeployment is thought of as a final distribution; the match asks for transfers. The game
finds them, or refuses by rule; sending them is an ordinary choice. Who wants to read once more
what such a series of answers says can have it in words.
"""

from __future__ import annotations

from typing import Annotated, Any
from uuid import UUID

from django.http import HttpRequest
from ninja import Field, Router

from gonfalon.kernel.decision import Decision
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.series import read_series
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


class Series(Strict):
    """Answers to an open decision and to those that follow it."""

    decision: Name
    options: Annotated[list[Name], Field(min_length=1, max_length=MOST)]


class SaidShown(Schema):
    """A message with its arguments."""

    message: str
    args: dict[str, Any]


class AnswerRead(Schema):
    """A question, and an answer to it."""

    prompt: SaidShown
    label: SaidShown


class SeriesRead(Schema):
    """A series in words."""

    answers: list[AnswerRead]


@router.post(
    "/tables/{uuid:table_id}/plans",
    auth=may("play"),
    response=answers(Planned, 401, 403, 404, 409, 422, 429),
    summary="Turn a plan into answers",
)
def plan(request: HttpRequest, table_id: UUID, data: Plan) -> Any:
    """Return the answers that bring a plan about; nothing is changed by asking."""
    match, decision = asked(request, table_id, data.decision)
    return {"options": match.game.plan(match, decision, data.wanted)}


@router.post(
    "/tables/{uuid:table_id}/series",
    auth=may("play"),
    response=answers(SeriesRead, 401, 403, 404, 409, 422, 429),
    summary="Read a series of answers before it is given",
)
def read(request: HttpRequest, table_id: UUID, data: Series) -> Any:
    """Return answers in a row in words, if they could be given; nothing is changed by asking."""
    match, decision = asked(request, table_id, data.decision)
    words = match.content.vocabulary
    return {
        "answers": [
            {"prompt": prompt.to_json(words), "label": label.to_json(words)}
            for prompt, label in read_series(match, decision.id, data.options)
        ]
    }


def asked(request: HttpRequest, table_id: UUID, decision_id: str) -> tuple[Match[Any], Decision]:
    """Return a match, not to be changed, and the open decision of whoever asks."""
    user = caller(request).user.id
    spend_here("choices", f"u{user}")
    at = reading.standing(table_id, user)
    if at.viewer is None:
        raise NotYourSeat
    match = reading.match_at(at)
    for decision in match.decisions:
        if decision.seat == at.viewer and decision.id == decision_id:
            return match, decision
    raise Refused("stale-decision", f"{decision_id} is not an open decision")
