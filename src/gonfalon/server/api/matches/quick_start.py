"""The quick start of the caller's seat: what was answered for it in the set-up, and why."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import HttpRequest
from ninja import Router

from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.matches.coach import AdviceShown
from gonfalon.server.api.matches.play_schemas import TextShown
from gonfalon.server.api.people.auth import caller, may
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.play.coaching import quick_start_for

router = Router(tags=["play"])


class SetUpAnswerShown(Schema):
    """A question of the set-up that was answered for your seat, with the coach's reasons.

    `version` is the version at which it was asked, `touches` are the components that the answer is
    about. `why` and `tip` are ids of texts, as the coach's.
    """

    decision: str
    kind: str
    version: int
    option: str
    prompt: TextShown
    label: TextShown
    touches: list[str]
    why: str | None
    tip: str | None
    advice: AdviceShown


class QuickStartShown(Schema):
    """The quick start of your seat.

    `questions` are the kinds of questions that it is about. `answering` ends when you take one of
    the `answers` back: then you are asked yourself, and may ask the coach about these questions at
    every table.
    """

    questions: list[str]
    wanted: bool
    answering: bool
    answers: list[SetUpAnswerShown]


@router.get(
    "/tables/{uuid:table_id}/quick-start",
    auth=may("play"),
    response=answers(QuickStartShown, 401, 403, 404, 409, 429),
    summary="Your quick start",
)
@limited("views")
def quick_start(request: HttpRequest, table_id: UUID) -> Any:
    """Return what was answered for your seat in the set-up, and why. Nobody else sees it."""
    return quick_start_for(table_id, caller(request).user.id)
