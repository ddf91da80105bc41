"""Chat at tables, muting, reporting."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from django.http import HttpRequest
from ninja import Path, Query, Router, Schema
from pydantic import StringConstraints

from gonfalon.server.accounts.profiles import Person, person
from gonfalon.server.api.limits.limits import limited, spend_for_guest
from gonfalon.server.api.matches.table_schemas import MaybeInvite, Number
from gonfalon.server.api.people.auth import caller, in_person, may
from gonfalon.server.api.schemas import Strict, answers
from gonfalon.server.tables import chat
from gonfalon.server.tables.models import ChatLine

router = Router(tags=["chat"])

LineId = Annotated[int, Path(ge=1, le=2**63 - 1)]
Complaint = Annotated[str, StringConstraints(min_length=1, max_length=chat.LONGEST_REPORT)]


class Say(Strict):
    """A chat line to write."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=chat.LONGEST)]
    invite: MaybeInvite = ""


class ReportLine(Strict):
    """A report about a chat line."""

    text: Complaint


class ReportSeat(Strict):
    """A report about a player at a table."""

    seat: Number
    text: Complaint


class LineShown(Schema):
    """A chat line. The text of a hidden line is empty."""

    id: int
    user: Person | None
    text: str
    hidden: bool
    room: Literal["seats", "spectators"]
    at: datetime


def line_shown(line: ChatLine) -> LineShown:
    """Return a line as shown to readers."""
    return LineShown(
        id=line.id,
        user=None if line.user is None else person(line.user),
        text="" if line.hidden else line.text,
        hidden=line.hidden,
        room="seats" if line.for_seats else "spectators",
        at=line.at,
    )


@router.get(
    "/tables/{uuid:table_id}/chat", auth=may("read"), response=answers(list[LineShown], 404)
)
@limited("views")
def read_chat(
    request: HttpRequest,
    table_id: UUID,
    room: Literal["seats", "spectators"] | None = None,
    after: Annotated[int, Query(ge=0, le=2**63 - 1)] = 0,
    invite: MaybeInvite = "",
) -> list[LineShown]:
    """Read a page of chat lines, by default of your own room (`seats` or `spectators`)."""
    found = chat.lines(table_id, caller(request).user, room or "", after, invite)
    return [line_shown(line) for line in found]


@router.post(
    "/tables/{uuid:table_id}/chat",
    auth=may("play"),
    response=answers(LineShown, 404, status=201),
)
@limited("chat")
def say(request: HttpRequest, table_id: UUID, body: Say) -> LineShown:
    """Write a chat line: to the other seats if you have a seat, otherwise to the spectators."""
    line = chat.say(table_id, caller(request).user, body.text, body.invite)
    return line_shown(line)


@router.post(
    "/tables/{uuid:table_id}/report",
    auth=in_person,
    response=answers(None, 404, 409, status=204),
)
@limited("report")
def report_seat(request: HttpRequest, table_id: UUID, body: ReportSeat) -> None:
    """Report a player at a table to the moderators."""
    spend_for_guest(request, "guest-reports")
    chat.report_seat(table_id, caller(request).user, body.seat, body.text)


@router.post("/chat/{line_id}/report", auth=in_person, response=answers(None, 404, 409, status=204))
@limited("report")
def report_line(request: HttpRequest, line_id: LineId, body: ReportLine) -> None:
    """Report a chat line to the moderators."""
    spend_for_guest(request, "guest-reports")
    chat.report_line(line_id, caller(request).user, body.text)


@router.get("/mutes", auth=may("read"), response=answers(list[Person]))
@limited("views")
def list_mutes(request: HttpRequest) -> list[Person]:
    """List the users you have muted."""
    return [person(user) for user in chat.muted_by(caller(request).user)]


@router.put("/mutes/{uuid:user_id}", auth=in_person, response=answers(None, 404, 409, status=204))
@limited("views")
def mute(request: HttpRequest, user_id: UUID) -> None:
    """Mute a user: you no longer see their chat lines."""
    chat.mute(caller(request).user, user_id)


@router.delete("/mutes/{uuid:user_id}", auth=in_person, response=answers(None, status=204))
@limited("views")
def unmute(request: HttpRequest, user_id: UUID) -> None:
    """Unmute a user."""
    chat.unmute(caller(request).user, user_id)
