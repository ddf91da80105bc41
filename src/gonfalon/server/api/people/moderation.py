"""Moderation over the API: the same services as behind the admin pages."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.http import HttpRequest
from ninja import Path, Query, Router, Schema
from pydantic import Field, StringConstraints

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.profiles import Person, person
from gonfalon.server.api.people.auth import caller, in_person
from gonfalon.server.api.schemas import Strict, answers
from gonfalon.server.ratings import pairs
from gonfalon.server.tables import moderation

router = Router(tags=["moderation"])

GONE = answers(None, 404, 409, status=204)
Reason = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=moderation.LONGEST_REASON),
]
Id = Annotated[int, Path(ge=1, le=2**63 - 1)]


class Why(Strict):
    """The reason for an action, which is kept permanently."""

    reason: Reason


class HideLine(Why):
    """Whether to hide the line or show it again."""

    hidden: bool = True


class Suspend(Why):
    """How long to suspend; indefinitely if `days` is omitted."""

    days: Annotated[int, Field(ge=1, le=moderation.LONGEST_DAYS)] | None = None


class ReportShown(Schema):
    """A report."""

    id: int
    table: UUID | None
    line: int | None
    line_text: str
    reporter: Person | None
    about: Person | None
    text: str
    at: datetime


class DeedShown(Schema):
    """A moderator's action."""

    id: int
    moderator: Person
    what: str
    subject: str
    reason: str
    at: datetime


class PairShown(Schema):
    """Two people whose rated matches of the last thirty days were one-sided."""

    winner: Person
    loser: Person
    matches: int
    ahead: Annotated[int, Field(description="In which the winner ended ahead of the loser.")]
    gave_up: Annotated[int, Field(description="Which the loser gave up and the winner did not.")]
    with_bots: Annotated[int, Field(description="In which one of them played through a bot.")]
    last_at: datetime


def moderator(request: HttpRequest) -> User:
    """Return the calling moderator; refuse anyone else."""
    user = caller(request).user
    moderation.demand_moderator(user)
    return user


@router.get("/moderation/reports", auth=in_person, response=answers(list[ReportShown]))
def list_reports(request: HttpRequest) -> list[ReportShown]:
    """List open reports, oldest first."""
    moderator(request)
    return [
        ReportShown(
            id=report.id,
            table=report.table_id,
            line=report.line_id,
            line_text="" if report.line is None else report.line.text,
            reporter=None if report.reporter is None else person(report.reporter),
            about=None if report.about is None else person(report.about),
            text=report.text,
            at=report.at,
        )
        for report in moderation.open_reports()
    ]


@router.post("/moderation/reports/{report_id}/close", auth=in_person, response=GONE)
def close_report(request: HttpRequest, report_id: Id, body: Why) -> None:
    """Close a report."""
    moderation.close_report(moderator(request), report_id, body.reason)


@router.post("/moderation/chat/{line_id}/hide", auth=in_person, response=GONE)
def hide_line(request: HttpRequest, line_id: Id, body: HideLine) -> None:
    """Hide a chat line, or show it again."""
    moderation.hide_line(moderator(request), line_id, body.reason, body.hidden)


@router.post("/moderation/users/{uuid:user_id}/suspend", auth=in_person, response=GONE)
def suspend(request: HttpRequest, user_id: UUID, body: Suspend) -> None:
    """Suspend a user."""
    moderation.suspend(moderator(request), user_id, body.reason, body.days)


@router.post("/moderation/users/{uuid:user_id}/reinstate", auth=in_person, response=GONE)
def reinstate(request: HttpRequest, user_id: UUID, body: Why) -> None:
    """End a suspension."""
    moderation.reinstate(moderator(request), user_id, body.reason)


@router.post("/moderation/tables/{uuid:table_id}/void", auth=in_person, response=GONE)
def void_table(request: HttpRequest, table_id: UUID, body: Why) -> None:
    """End a table without a result."""
    moderation.void(moderator(request), table_id, body.reason)


@router.get("/moderation/pairs", auth=in_person, response=answers(list[PairShown]))
def list_pairs(request: HttpRequest) -> list[PairShown]:
    """List pairs of people who met often in rated matches with one-sided results.

    At least five matches within thirty days, in nine tenths of which the same person ended ahead,
    or more than half of which one of them gave up. Bots count as their keepers. A reason to look,
    not a proof.
    """
    moderator(request)
    return [
        PairShown(
            winner=person(pair.winner),
            loser=person(pair.loser),
            matches=pair.matches,
            ahead=pair.ahead,
            gave_up=pair.gave_up,
            with_bots=pair.with_bots,
            last_at=pair.last_at,
        )
        for pair in pairs.one_sided()
    ]


@router.get("/moderation/deeds", auth=in_person, response=answers(list[DeedShown]))
def list_deeds(
    request: HttpRequest, before: Annotated[int | None, Query(ge=1, le=2**63 - 1)] = None
) -> list[DeedShown]:
    """List moderators' actions, latest first."""
    moderator(request)
    return [
        DeedShown(
            id=action.id,
            moderator=person(action.moderator),
            what=action.what,
            subject=action.subject,
            reason=action.reason,
            at=action.at,
        )
        for action in moderation.actions(before)
    ]
