"""Socket tickets, for programs (which have a token and no cookie) and for invited users."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from django.http import HttpRequest
from ninja import Router, Schema
from pydantic import Field

from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.matches.table_schemas import MaybeInvite
from gonfalon.server.api.people.auth import caller, may
from gonfalon.server.api.schemas import Strict, answers
from gonfalon.server.live.handshake import PROTOCOL
from gonfalon.server.live.tickets import MARK, SECONDS, NoTickets, make_ticket
from gonfalon.server.tables.access import find

router = Router(tags=["live"])


class Wanted(Strict):
    """A ticket request. At a private table without a seat there, include its invitation."""

    invite: MaybeInvite = ""


class Ticket(Schema):
    """A ticket for one socket: open `path` with both `protocols`, within `seconds`."""

    path: str
    protocols: Annotated[list[str], Field(description="Sec-WebSocket-Protocol, in this order")]
    seconds: int


@router.post(
    "/tables/{uuid:table_id}/tickets",
    auth=may("read"),
    response=answers(Ticket, 404, status=201),
    summary="A ticket for a socket",
)
@limited("views")
def ticket(request: HttpRequest, table_id: UUID, body: Wanted) -> Ticket:
    """Create a single-use ticket for your socket at this table. A token's ticket ends with it."""
    who = caller(request)
    table = find(table_id, who.user, body.invite)
    try:
        made = make_ticket(table.id, who.user.id, who.token.id if who.token else None, body.invite)
    except NoTickets as error:
        raise Problem(
            503, "no-tickets", "Ask for versions for now.", headers={"Retry-After": "5"}
        ) from error
    return Ticket(
        path=f"/live/tables/{table.id}", protocols=[PROTOCOL, MARK + made], seconds=SECONDS
    )
