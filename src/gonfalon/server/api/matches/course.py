"""The course of a match that is over, for its curve and its turning points."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from ninja import Router

from gonfalon.server.api.limits.limits import spend_for
from gonfalon.server.api.matches.play import Invite, sent, user_id
from gonfalon.server.api.people.auth import anybody
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.play import reading
from gonfalon.server.play.course import course_response

router = Router(tags=["play"])


class CourseStep(Schema):
    """A version that changed somebody's points or began a turn.

    `points` lists the sides in order: the seats, then an opponent without a seat, if it scores. It
    is empty for a game that counts none before the end. `events` are what everybody learnt.
    """

    version: int
    at: datetime | None
    turn: int
    points: list[int]
    events: list[dict[str, Any]]


class Course(Schema):
    """The points of a whole match, from its start to its end. Nothing in it was taken back."""

    steps: list[CourseStep]


@router.get(
    "/tables/{uuid:table_id}/course",
    auth=anybody("read"),
    response=answers(Course, 404, 409, 422, 429),
    summary="The points of a match as they changed",
)
def course(request: HttpRequest, table_id: UUID, invite: Invite = "") -> HttpResponse:
    """Return everybody's points after each version that changed them, once the match is over."""
    spend_for(request, "past")
    at = reading.position_of(table_id, user_id(request), invite)
    return sent(request, course_response(at))
