"""Tables: opening and finding them, seats, starting, changing hands, agreeing.

Every operation returns 404 for a table the caller may not know of.
"""

from __future__ import annotations

from typing import Annotated, Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from ninja import Path, Query, Router
from pydantic import AwareDatetime

from gonfalon.bots import BOTS
from gonfalon.server.api.limits.limits import limited, spend_for
from gonfalon.server.api.matches.table_lists import PAGES, listed, tables_response
from gonfalon.server.api.matches.table_schemas import (
    Adopt,
    Agree,
    Bot,
    Invitation,
    Invite,
    Join,
    Language,
    MaybeInvite,
    NewPace,
    NewTable,
    Number,
    Offer,
    Pace,
    Ready,
    Reveal,
    Slug,
    TableDetails,
    TableShown,
    Which,
    clock_of,
    table_details,
    wanted,
)
from gonfalon.server.api.people.auth import anybody, anyone, caller, may
from gonfalon.server.api.schemas import answers
from gonfalon.server.live.online import note_online
from gonfalon.server.tables import access, lobby
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats import agreeing, handing, seating

router = Router(tags=["tables"])

SHOWN = answers(TableDetails, 404, 409)
GONE = answers(None, 404, 409, status=204)


def shown(request: HttpRequest, table_id: UUID, invite: str = "") -> TableDetails:
    """Return a table as it is now, for the caller."""
    user = anyone(request).user
    return table_details(access.find(table_id, user, invite), user)


# -- opening and finding ------------------------------------------------------------------------


@router.get("/bots", auth=anybody(), response=answers(list[str]))
@limited("views")
def list_bots(request: HttpRequest) -> list[str]:
    """List the levels of bots that can take a seat."""
    return list(BOTS)


@router.post("/tables", auth=may("challenge"), response=answers(TableDetails, 404, 409, status=201))
@limited("create-table")
def create_table(request: HttpRequest, body: NewTable) -> TableDetails:
    """Open a table."""
    made = lobby.create(caller(request).user, wanted(body))
    return shown(request, made.id)


@router.get("/tables", auth=anybody(), response=answers(list[TableShown]))
@limited("views")
def list_tables(
    request: HttpRequest,
    status: Literal["open", "playing"] = "open",
    game: Annotated[Slug | None, Query()] = None,
    free: Annotated[int, Query(ge=0, le=30)] = 0,
    pace: Pace | None = None,
    language: Language | None = None,
    rated: bool | None = None,
    before: AwareDatetime | None = None,
) -> HttpResponse:
    """List public tables, newest first. Next page: `before` = the last `created_at`."""
    wanted = lobby.Filter(
        status=status,
        game=game or "",
        free=free,
        pace=pace or "",
        language=language or "",
        rated=rated,
        before=before,
    )
    found = PAGES.find(wanted)
    if found is None:
        spend_for(request, "lists")
        found = PAGES.read(wanted)
    return tables_response(found, anyone(request).user)


@router.get("/tables/mine", auth=may("read"), response=answers(list[TableShown]))
@limited("lists")
def my_tables(
    request: HttpRequest, over: bool = False, before: AwareDatetime | None = None
) -> HttpResponse:
    """List your tables: those that wait for you first, by deadline; or those that are over."""
    known = caller(request)
    user = known.user
    if known.token is None:
        note_online(user.pk)  # pages ask this every few seconds while they are visible
    found = lobby.finished(user, before) if over else lobby.mine(user)
    return tables_response(listed(found), user)


@router.get("/tables/{uuid:table_id}", auth=anybody(), response=answers(TableDetails, 404))
@limited("views")
def show_table(request: HttpRequest, table_id: UUID, invite: MaybeInvite = "") -> TableDetails:
    """Return a table. A private one requires its invitation, a seat or ownership."""
    return shown(request, table_id, invite)


# -- invitations and seats ----------------------------------------------------------------------


@router.get("/invitations/{invite}", auth=anybody(), response=answers(TableDetails, 404))
@limited("views")
def show_invitation(request: HttpRequest, invite: Annotated[Invite, Path()]) -> TableDetails:
    """Return the table an invitation is for."""
    return shown(request, access.by_invitation(invite), invite)


@router.post("/invitations/{invite}/accept", auth=may("play"), response=SHOWN)
@limited("invite")
def accept_invitation(request: HttpRequest, invite: Annotated[Invite, Path()]) -> TableDetails:
    """Take a seat by invitation."""
    seat = seating.join_by_invitation(invite, caller(request).user)
    return shown(request, seat.table_id)


@router.get(
    "/tables/{uuid:table_id}/invitation", auth=may("challenge"), response=answers(Invitation, 404)
)
@limited("invite")
def show_invite(request: HttpRequest, table_id: UUID) -> Invitation:
    """Return the invitation to a table, for its owner and players."""
    invite = seating.invitation(table_id, caller(request).user)
    return Invitation(table=table_id, invite=invite)


@router.post(
    "/tables/{uuid:table_id}/invitation", auth=may("challenge"), response=answers(Invitation, 404)
)
@limited("invite")
def renew_invite(request: HttpRequest, table_id: UUID) -> Invitation:
    """Create a new invitation; the old one no longer works."""
    invite = seating.invitation(table_id, caller(request).user, renew=True)
    return Invitation(table=table_id, invite=invite)


@router.post("/tables/{uuid:table_id}/join", auth=may("play"), response=SHOWN)
@limited("views")
def join_table(request: HttpRequest, table_id: UUID, body: Join) -> TableDetails:
    """Take a seat."""
    seating.join(table_id, caller(request).user, body.seat, body.invite)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/leave", auth=may("play"), response=GONE)
@limited("views")
def leave_table(request: HttpRequest, table_id: UUID) -> None:
    """Leave an open table."""
    seating.leave(table_id, caller(request).user)


@router.post("/tables/{uuid:table_id}/kick", auth=may("challenge"), response=SHOWN)
@limited("views")
def kick_seat(request: HttpRequest, table_id: UUID, body: Which) -> TableDetails:
    """Kick a player from your open table. They cannot take a seat there again."""
    seating.kick(table_id, caller(request).user, body.seat)
    return shown(request, table_id)


@router.put("/tables/{uuid:table_id}/seats/{seat}/bot", auth=may("challenge"), response=SHOWN)
@limited("views")
def put_bot(
    request: HttpRequest, table_id: UUID, seat: Annotated[Number, Path()], body: Bot
) -> TableDetails:
    """Seat a bot at your open table, or change its level."""
    seating.add_bot(table_id, caller(request).user, seat, body.level)
    return shown(request, table_id)


@router.delete("/tables/{uuid:table_id}/seats/{seat}/bot", auth=may("challenge"), response=SHOWN)
@limited("views")
def drop_bot(request: HttpRequest, table_id: UUID, seat: Annotated[Number, Path()]) -> TableDetails:
    """Remove a bot from your open table."""
    seating.remove_bot(table_id, caller(request).user, seat)
    return shown(request, table_id)


# -- the start ----------------------------------------------------------------------------------


@router.post("/tables/{uuid:table_id}/ready", auth=may("play"), response=SHOWN)
@limited("views")
def be_ready(request: HttpRequest, table_id: UUID, body: Ready) -> TableDetails:
    """Declare yourself ready, optionally with a commitment to a seed contribution."""
    seating.ready(table_id, caller(request).user, body.commitment, body.quick_start)
    return shown(request, table_id)


@router.delete("/tables/{uuid:table_id}/ready", auth=may("play"), response=SHOWN)
@limited("views")
def be_unready(request: HttpRequest, table_id: UUID) -> TableDetails:
    """Declare yourself not ready."""
    seating.not_ready(table_id, caller(request).user)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/start", auth=may("challenge"), response=SHOWN)
@limited("views")
def start_table(request: HttpRequest, table_id: UUID) -> TableDetails:
    """Start your table, once all players are ready."""
    seating.start(table_id, caller(request).user)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/reveal", auth=may("play"), response=SHOWN)
@limited("views")
def reveal_contribution(request: HttpRequest, table_id: UUID, body: Reveal) -> TableDetails:
    """Reveal the contribution you committed to."""
    seating.reveal(table_id, caller(request).user, body.contribution)
    return shown(request, table_id)


# -- during a match -----------------------------------------------------------------------------


@router.post("/tables/{uuid:table_id}/hand-over", auth=may("play"), response=SHOWN)
@limited("views")
def hand_over(request: HttpRequest, table_id: UUID, body: Bot) -> TableDetails:
    """Let a bot stand in for you."""
    handing.hand_over(table_id, caller(request).user, body.level)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/take-back", auth=may("play"), response=SHOWN)
@limited("views")
def take_back(request: HttpRequest, table_id: UUID) -> TableDetails:
    """Return to your seat after a bot stood in."""
    handing.take_back(table_id, caller(request).user)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/offer", auth=may("play"), response=SHOWN)
@limited("views")
def offer_seat(request: HttpRequest, table_id: UUID, body: Offer) -> TableDetails:
    """Let another user adopt a seat that a bot plays, or no longer."""
    handing.offer(table_id, caller(request).user, body.offered, body.seat)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/adopt", auth=may("play"), response=SHOWN)
@limited("views")
def adopt_seat(request: HttpRequest, table_id: UUID, body: Adopt) -> TableDetails:
    """Take over a seat that a bot plays, as a substitute."""
    handing.adopt(table_id, caller(request).user, body.seat, body.invite)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/resign", auth=may("play"), response=SHOWN)
@limited("views")
def resign(request: HttpRequest, table_id: UUID, body: Bot) -> TableDetails:
    """Resign. A bot plays on from your seat."""
    handing.resign(table_id, caller(request).user, body.level)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/end", auth=may("play"), response=SHOWN)
@limited("views")
def agree_to_end(request: HttpRequest, table_id: UUID, body: Agree) -> TableDetails:
    """Agree to end the match without a result, or withdraw your agreement."""
    agreeing.agree_to_end(table_id, caller(request).user, body.agrees)
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/pace", auth=may("play"), response=SHOWN)
@limited("views")
def offer_pace(request: HttpRequest, table_id: UUID, body: NewPace) -> TableDetails:
    """Propose another pace and clock."""
    agreeing.offer_pace(table_id, caller(request).user, body.pace, clock_of(body.clock))
    return shown(request, table_id)


@router.post("/tables/{uuid:table_id}/pace/answer", auth=may("play"), response=SHOWN)
@limited("views")
def answer_pace(request: HttpRequest, table_id: UUID, body: Agree) -> TableDetails:
    """Agree to the proposed pace, or decline it for everyone."""
    agreeing.answer_pace(table_id, caller(request).user, body.agrees)
    return shown(request, table_id)


@router.post(
    "/tables/{uuid:table_id}/rematch",
    auth=may("challenge"),
    response=answers(TableDetails, 404, 409, status=201),
)
@limited("create-table")
def rematch(request: HttpRequest, table_id: UUID) -> TableDetails:
    """Open a rematch for the same players, with seats shifted by one."""
    made: Table = agreeing.rematch(table_id, caller(request).user)
    return shown(request, made.id)
