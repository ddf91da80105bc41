"""Taking and leaving seats, being ready, and the start: what happens at an open table."""

from __future__ import annotations

import re
from uuid import UUID

from gonfalon.server.accounts.models import User
from gonfalon.server.tables import terms
from gonfalon.server.tables.access import (
    by_invitation,
    demand_owner,
    demand_status,
    hold_for,
    refuse_banned,
    seat_number,
    seat_of,
)
from gonfalon.server.tables.blocking import refuse_apart_from_owner
from gonfalon.server.tables.ending import void_table
from gonfalon.server.tables.models import Seat, Table, TableBan, invite_code
from gonfalon.server.tables.rated import refuse_own_bots, refuse_unrated_account
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotNow
from gonfalon.server.tables.starting import CannotStart, begin_seeding
from gonfalon.server.tables.starting import reveal as reveal_contribution

OPEN = Table.Status.OPEN
COMMITMENT = re.compile(r"[0-9a-f]{64}")
CONTRIBUTION = re.compile(r"[!-~]{16,128}")  # no NUL, which separates the contributions in the seed


def join(table_id: UUID, user: User, number: int | None = None, invite: str = "") -> Seat:
    """Take a given seat, or the first free one. Being seated there already is not an error."""
    with hold_for(table_id, user, invite) as table:
        demand_status(table, OPEN)
        own = Seat.objects.filter(table=table, user=user).first()
        if own is not None:
            if number is None or number == own.number:
                return own
            return change_seat(table, own, number)
        refuse_banned(table, user)
        refuse_apart_from_owner(table, user)
        refuse_unrated_account(user, table.rated)
        refuse_own_bots(table, user)
        if needs_invitation(table, user) and invite != table.invite:
            raise Forbidden("not-invited", "An invitation is needed to sit down here.")
        seat = free_seat(table, number)
        seat.user = user
        seat.save(update_fields=["user"])
        return seat


def join_by_invitation(invite: str, user: User, number: int | None = None) -> Seat:
    """Take a seat by invitation."""
    return join(by_invitation(invite), user, number, invite)


def needs_invitation(table: Table, user: User) -> bool:
    """True if a user needs an invitation to take a seat."""
    return table.visibility != Table.Visibility.PUBLIC and table.owner_id != user.id


def free_seat(table: Table, number: int | None) -> Seat:
    """Return a given seat if it is free, or the first free one."""
    if number is not None:
        seat = seat_number(table, number)
        if seat.user_id is not None or seat.bot:
            raise NotNow("seat-taken", "Somebody sits there.")
        return seat
    first = Seat.objects.filter(table=table, user__isnull=True, bot="").order_by("number").first()
    if first is None:
        raise NotNow("table-full", "All seats are taken.")
    return first


def change_seat(table: Table, own: Seat, number: int) -> Seat:
    """Move to another seat; the user must declare readiness again."""
    seat = free_seat(table, number)
    user, wish = own.user, own.quick_start
    vacate(own)
    seat.user, seat.quick_start = user, wish
    seat.save(update_fields=["user", "quick_start"])
    return seat


def vacate(seat: Seat) -> None:
    """Free a seat at an open table."""
    seat.user = None
    seat.bot = ""
    seat.ready = False
    seat.commitment = ""
    seat.quick_start = None
    seat.save(update_fields=["user", "bot", "ready", "commitment", "quick_start"])


def leave(table_id: UUID, user: User) -> None:
    """Leave an open table; the last user to leave closes it."""
    with hold_for(table_id, user) as table:
        seat = Seat.objects.filter(table=table, user=user).first()
        if seat is None and table.owner_id != user.id:
            raise Forbidden("not-seated", "You do not sit at this table.")
        demand_status(table, OPEN)
        go(table, user)


def go(table: Table, user: User) -> None:
    """Remove a user's seat and ownership at an open table; the table must be locked."""
    seat = Seat.objects.filter(table=table, user=user).first()
    if seat is not None:
        vacate(seat)
    if table.owner_id != user.id:
        return
    heir = Seat.objects.filter(table=table, user__isnull=False).order_by("number").first()
    if heir is None:
        void_table(table, "abandoned")
    else:
        table.owner = heir.user
        table.save(update_fields=["owner"])


def kick(table_id: UUID, user: User, number: int) -> None:
    """Kick a player as the owner; they cannot come back to this table."""
    with hold_for(table_id, user) as table:
        demand_owner(table, user)
        demand_status(table, OPEN)
        seat = seat_number(table, number)
        if seat.user_id is None:
            raise NotNow("seat-free", "Nobody sits there.")
        if seat.user_id == user.id:
            raise NotNow("own-seat", "Leave instead of sending yourself away.")
        TableBan.objects.get_or_create(table=table, user=seat.user)
        vacate(seat)


def add_bot(table_id: UUID, user: User, number: int, level: str) -> Seat:
    """Seat a bot as the owner, or change its level."""
    with hold_for(table_id, user) as table:
        demand_owner(table, user)
        demand_status(table, OPEN)
        terms.check_bot(level)
        seat = seat_number(table, number)
        if seat.user_id is not None:
            raise NotNow("seat-taken", "Somebody sits there.")
        seat.bot = level
        seat.save(update_fields=["bot"])
        return seat


def remove_bot(table_id: UUID, user: User, number: int) -> None:
    """Remove a bot as the owner."""
    with hold_for(table_id, user) as table:
        demand_owner(table, user)
        demand_status(table, OPEN)
        seat = seat_number(table, number)
        if not seat.bot:
            raise NotNow("no-bot", "No bot sits there.")
        vacate(seat)


def invitation(table_id: UUID, user: User, renew: bool = False) -> str:
    """Return the invitation to a table, for its players; the owner may renew it."""
    with hold_for(table_id, user) as table:
        if renew:
            demand_owner(table, user)
            table.invite = invite_code()
            table.save(update_fields=["invite"])
        elif table.owner_id != user.id:
            seat_of(table, user)
        return table.invite


def ready(
    table_id: UUID, user: User, commitment: str = "", quick_start: bool | None = None
) -> Seat:
    """Mark the user as ready, with an optional commitment to a seed contribution.

    `quick_start` says whether they want the set-up to be answered; None leaves that as it is.
    """
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, OPEN)
        if commitment and not COMMITMENT.fullmatch(commitment):
            raise Invalid("bad-commitment", "A commitment is a SHA-256 sum: 64 digits.")
        seat.ready = True
        seat.commitment = commitment
        if quick_start is not None:
            seat.quick_start = terms.wish_for_quick_start(table) if quick_start else None
        seat.save(update_fields=["ready", "commitment", "quick_start"])
        return seat


def not_ready(table_id: UUID, user: User) -> Seat:
    """Mark the user as not ready."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, OPEN)
        seat.ready = False
        seat.commitment = ""
        seat.save(update_fields=["ready", "commitment"])
        return seat


def start(table_id: UUID, user: User) -> Table:
    """Start as the owner: collect contributions, or start the match at once."""
    with hold_for(table_id, user) as table:
        demand_owner(table, user)
        demand_status(table, OPEN)
        if not table.policy:
            people = Seat.objects.filter(table=table, user__isnull=False).count()
            table.policy = terms.usual_policy(table.pace, people)
            table.save(update_fields=["policy"])
        try:
            begin_seeding(table)
        except CannotStart as missing:
            raise NotNow(str(missing), "Somebody is missing or not ready yet.") from missing
        return table


def reveal(table_id: UUID, user: User, contribution: str) -> Table:
    """Reveal a contribution to the seed; the last one starts the match."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        if seat.contribution and seat.contribution == contribution:
            return table  # a retry
        demand_status(table, Table.Status.SEEDING)
        if not CONTRIBUTION.fullmatch(contribution):
            raise Invalid("bad-contribution", "A contribution is 16 to 128 printable characters.")
        if not seat.commitment:
            raise NotNow("no-commitment", "You have not committed to anything.")
        if not reveal_contribution(table, seat, contribution):
            raise Invalid("bad-contribution", "This is not what you committed to.")
        return table
