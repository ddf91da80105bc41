"""Inviting players by name, and answering invitations."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.http import HttpRequest
from ninja import Path, Router
from pydantic import Field, model_validator

from gonfalon.server.accounts.bots import user_behind
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.profiles import Person, person
from gonfalon.server.api.limits.limits import key_of, limited, spend
from gonfalon.server.api.matches.history import Player, find_player
from gonfalon.server.api.matches.table_schemas import (
    NewTable,
    Number,
    TableDetails,
    TableShown,
    table_details,
    tables_shown,
    wanted,
)
from gonfalon.server.api.people.auth import caller, may
from gonfalon.server.api.people.people import GONE
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.tables import access
from gonfalon.server.tables.models import SeatInvitation
from gonfalon.server.tables.seats import inviting

router = Router(tags=["invitations"])

Id = Annotated[int, Path(ge=1, le=2**63 - 1)]


class NewInvitation(Strict):
    """What to invite a player to: a new table, or an open table at which you sit."""

    new: NewTable | None = None
    table: UUID | None = None
    seat: Annotated[Number | None, Field(description="the player's; without it, any")] = None

    @model_validator(mode="after")
    def one_table(self) -> NewInvitation:
        """Require either a new table or an existing one."""
        if (self.new is None) == (self.table is None):
            raise ValueError("give either `new` or `table`")
        return self


class SeatInvitationShown(Schema):
    """An invitation, as both sides see it."""

    id: int
    inviter: Person
    invited: Person
    seat: int | None
    created_at: datetime
    until: datetime
    table: TableShown


def shown(found: list[SeatInvitation], user: User) -> list[SeatInvitationShown]:
    """Return invitations with their tables."""
    tables = tables_shown([one.table for one in found], user)
    return [
        SeatInvitationShown(
            id=one.pk,
            inviter=person(one.inviter),
            invited=person(one.invited),
            seat=one.seat,
            created_at=one.created_at,
            until=inviting.until(one),
            table=table,
        )
        for one, table in zip(found, tables, strict=True)
    ]


@router.post(
    "/players/{who}/invitations",
    auth=may("challenge"),
    response=answers(SeatInvitationShown, 404, 409, status=201),
)
@limited("invite-player")
def invite_player(request: HttpRequest, who: Player, body: NewInvitation) -> SeatInvitationShown:
    """Invite a player to a new table, or to an open table at which you sit."""
    user, other = caller(request).user, find_player(who)
    spend("invite-pair", f"{user_behind(user)}:{other.pk}")
    if body.new is not None:
        spend("create-table", key_of(user))
        made = inviting.invite_to_new(user, other, wanted(body.new), body.seat)
    elif body.table is not None:
        made = inviting.invite(user, other, body.table, body.seat)
    return shown([made], user)[0]


@router.get("/me/invitations", auth=may("read"), response=answers(list[SeatInvitationShown]))
@limited("views")
def list_invitations(request: HttpRequest) -> list[SeatInvitationShown]:
    """List the invitations you have received or made that can still be answered, latest first."""
    user = caller(request).user
    return shown(inviting.of(user), user)


@router.post(
    "/me/invitations/{invitation_id}/accept",
    auth=may("play"),
    response=answers(TableDetails, 404, 409),
)
@limited("invite")
def accept_seat(request: HttpRequest, invitation_id: Id) -> TableDetails:
    """Accept an invitation: take a seat at its table."""
    user = caller(request).user
    seat = inviting.accept(user, invitation_id)
    return table_details(access.find(seat.table_id, user), user)


@router.post("/me/invitations/{invitation_id}/decline", auth=may("play"), response=GONE)
@limited("views")
def decline_seat(request: HttpRequest, invitation_id: Id) -> None:
    """Decline an invitation."""
    inviting.decline(caller(request).user, invitation_id)


@router.delete("/me/invitations/{invitation_id}", auth=may("challenge"), response=GONE)
@limited("views")
def withdraw_invitation(request: HttpRequest, invitation_id: Id) -> None:
    """Withdraw an invitation that you made."""
    inviting.withdraw(caller(request).user, invitation_id)
