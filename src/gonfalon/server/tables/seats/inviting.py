"""Inviting a player by name: they are offered a seat at an open table, and accept or decline.

An invitation is what the link of a table is, for one player: it opens private tables, too. Guests
invite by link only, since an account made with one click could invite everybody.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Prefetch, Q, QuerySet
from django.utils import timezone

from gonfalon.server.accounts.bots import accounts_of
from gonfalon.server.accounts.models import User
from gonfalon.server.tables import lobby
from gonfalon.server.tables.access import (
    demand_status,
    hold,
    hold_for,
    is_banned,
    refuse_suspended,
    seat_of,
    shown,
)
from gonfalon.server.tables.blocking import hold_both, refuse_apart
from gonfalon.server.tables.models import Seat, SeatInvitation, Table
from gonfalon.server.tables.refusals import Forbidden, NotFound, NotNow
from gonfalon.server.tables.seats import seating

LASTS: dict[str, timedelta] = {
    Table.Pace.LIVE: timedelta(hours=1),
    Table.Pace.DAYS: timedelta(days=7),
}
MOST = 20  # pending invitations per person, their bots' included
LISTED = 100
Status = SeatInvitation.Status


def pending() -> QuerySet[SeatInvitation]:
    """Return the invitations that can still be answered."""
    now = timezone.now()
    fresh = Q()
    for pace, lasts in LASTS.items():
        fresh |= Q(table__pace=pace, created_at__gt=now - lasts)
    return SeatInvitation.objects.select_related("inviter", "invited").filter(
        fresh, status=Status.PENDING, table__status=Table.Status.OPEN
    )


def until(invitation: SeatInvitation) -> datetime:
    """Return how long an invitation can be answered."""
    return invitation.created_at + LASTS[invitation.table.pace]


def of(user: User) -> list[SeatInvitation]:
    """Return a user's pending invitations, made or received, latest first."""
    mine = pending().filter(Q(invited=user) | Q(inviter=user))
    return list(mine.prefetch_related(Prefetch("table", shown())).order_by("-id")[:LISTED])


def invite(user: User, other: User, table_id: UUID, seat: int | None = None) -> SeatInvitation:
    """Invite a player to an open table at which the user sits, or which they own."""
    refuse_uninvitable(user, other)
    with hold_both(user, other):
        refuse_apart(user, other)
        with hold_for(table_id, user) as table:
            if table.owner_id != user.pk:
                seat_of(table, user)
            return offer(table, user, other, seat)


def invite_to_new(
    user: User, other: User, wanted: lobby.Wanted, seat: int | None = None
) -> SeatInvitation:
    """Open a table and invite a player to it."""
    refuse_uninvitable(user, other)
    with hold_both(user, other):
        refuse_apart(user, other)
        return offer(lobby.create(user, wanted), user, other, seat)


def refuse_uninvitable(user: User, other: User) -> None:
    """Refuse who may not invite, and who cannot be invited."""
    refuse_suspended(user)
    if user.is_guest:
        raise Forbidden("guest", "Guests invite players by link.")
    if other.pk == user.pk:
        raise NotNow("yourself", "You cannot invite yourself.")
    if not other.is_active or other.erased_at is not None:
        raise NotFound("no-such-player", "There is no such player.")
    if other.is_bot:
        raise NotNow("bot-account", "A bot account is challenged, not invited.")


def offer(table: Table, user: User, other: User, seat: int | None) -> SeatInvitation:
    """Create an invitation, if there is a seat for it; the table is locked or new."""
    demand_status(table, Table.Status.OPEN)
    if Seat.objects.filter(table=table, user=other).exists():
        raise NotNow("player-seated", "This player sits at the table already.")
    if is_banned(table, other):
        raise NotNow("player-barred", "The owner does not want this player at the table.")
    seating.free_seat(table, seat)
    if pending().filter(inviter__in=accounts_of(user)).count() >= MOST:
        raise NotNow("too-many-invited", "Too many of your invitations wait for an answer.")
    old = SeatInvitation.objects.filter(table=table, invited=other, status=Status.PENDING).first()
    if old is not None:
        if pending().filter(pk=old.pk).exists():
            raise NotNow("player-invited", "This player has been invited to this table.")
        close(old, Status.WITHDRAWN)
    return SeatInvitation.objects.create(table=table, seat=seat, inviter=user, invited=other)


def accept(user: User, invitation_id: int) -> Seat:
    """Take the seat that was offered."""
    table_id = own(invitation_id, Q(invited=user)).table_id
    with hold(table_id) as table:
        found = answerable(invitation_id)
        seat = seating.join(table_id, user, found.seat, table.invite)
        close(found, Status.ACCEPTED)
        return seat


def decline(user: User, invitation_id: int) -> None:
    """Decline an invitation."""
    own(invitation_id, Q(invited=user))
    with transaction.atomic():
        close(answerable(invitation_id), Status.DECLINED)


def withdraw(user: User, invitation_id: int) -> None:
    """Withdraw an invitation that the user made."""
    own(invitation_id, Q(inviter=user))
    with transaction.atomic():
        close(answerable(invitation_id), Status.WITHDRAWN)


def own(invitation_id: int, whose: Q) -> SeatInvitation:
    """Return an invitation of a user."""
    found = SeatInvitation.objects.filter(whose, pk=invitation_id).first()
    if found is None:
        raise NotFound("no-such-invitation", "There is no such invitation.")
    return found


def answerable(invitation_id: int) -> SeatInvitation:
    """Return a pending invitation, locked."""
    SeatInvitation.objects.select_for_update().filter(pk=invitation_id).first()
    found = pending().filter(pk=invitation_id).first()
    if found is None:
        raise NotNow("invitation-closed", "This invitation can no longer be answered.")
    return found


def close(found: SeatInvitation, status: str) -> None:
    """Store the outcome of an invitation."""
    found.status = status
    found.closed_at = timezone.now()
    found.save(update_fields=["status", "closed_at"])
