"""The coach: why something is asked, and what would be sensible. Against bots only, unrated."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from uuid import UUID

from django.http import HttpRequest
from ninja import Query, Router

from gonfalon.bots.coach import lesson_of
from gonfalon.kernel.records.saving import to_json
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import limited, spend_for
from gonfalon.server.api.matches.play_schemas import Name, TextShown
from gonfalon.server.api.people.auth import caller, may
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.jobs.bot_processes import BOT_PROCESSES, Asked, NoAnswer, advised
from gonfalon.server.play.coaching import coached
from gonfalon.table.coaching import Coached

router = Router(tags=["play"])

PATIENCE = 8.0  # seconds for one answer; usually less than 0.1


class CoachChange(Schema):
    """A number that an answer would change. Its name is the text `coach-count-<name>`."""

    name: str
    before: int
    after: int


class Prospect(Schema):
    """Where an answer leads, as far as you can foresee, with the answers that complete it.

    `points` are yours before and after, or null if they stay the same. `events` are what you would
    be told. `stopped` says what comes then: another step (over), a question, a round of sealed
    answers, or something that you do not know yet (hidden).
    """

    option: str
    rule: str
    points: tuple[int, int] | None
    changes: list[CoachChange]
    remarks: list[TextShown]
    events: list[TextShown]
    stopped: Literal["over", "question", "sealed", "hidden"]


class AdviceShown(Schema):
    """What the coach would answer, and the next best answer. `equal`: it rates them the same."""

    best: Prospect
    second: Prospect | None
    equal: bool


class CoachShown(Schema):
    """What the coach says about a question.

    `why` and `tip` are ids of texts in the game's `coach.ftl`, `goal` is a message of it. They are
    null for a game without a coach. `rules` are those behind the answers, the most frequent first.
    """

    decision: str
    why: str | None
    goal: TextShown | None
    tip: str | None
    rules: list[str]
    advice: AdviceShown | None


@router.get(
    "/tables/{uuid:table_id}/coach",
    auth=may("play"),
    response=answers(CoachShown, 401, 403, 404, 409, 422, 429, 503),
    summary="Ask the coach",
)
@limited("views")
def ask_coach(
    request: HttpRequest,
    table_id: UUID,
    decision: Annotated[
        Name | None, Query(description="one of your pending decisions; by default the first")
    ] = None,
    advice: Annotated[bool, Query(description="say what would be sensible")] = False,
) -> Any:
    """Return why a decision is asked and what you play for; with `advice`, a sensible answer.

    Only at unrated tables where all other seats are played by bots (403 `coach-rated`,
    `coach-others`). The coach knows what you know, and the same view gets the same advice.
    """
    if advice:
        spend_for(request, "coach")
    found = coached(table_id, caller(request).user.id, decision or "")
    if not advice:
        BOT_PROCESSES.start_first()  # whoever opens the coach often asks for advice next
    return {
        "decision": found.decision.id,
        **lesson_of(found.world, found.decision),
        "advice": advice_on(found) if advice else None,
    }


def advice_on(found: Coached) -> dict[str, Any]:
    """Let a bot process rate the answers and explain the best ones."""
    world = found.world
    asked = Asked(to_json(world), "", found.decision.id, found.luck, world.content.entries)
    try:
        return advised(asked, PATIENCE)
    except NoAnswer:
        raise Problem(503, "busy", "The coach is busy. Please ask again in a moment.") from None
