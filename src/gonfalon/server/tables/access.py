"""Who may know of a table, and the lock under which everything at it is changed.

A public table is visible to everyone. A link table is visible to anyone who has its URL, but is
never listed. A private table exists only for its owner, its seated players, and anyone who has its
invitation; for everyone else, moderators included, it does not exist.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from gonfalon.server.accounts.bots import accounts_of, user_behind
from gonfalon.server.accounts.models import User
from gonfalon.server.hints import announce
from gonfalon.server.tables.models import Seat, Substitution, Suspension, Table, TableBan
from gonfalon.server.tables.refusals import Forbidden, NotNow, no_table

# Never part of any page, list or message.
SECRET = ("state", "house_secret", "house_salt")


def shown() -> QuerySet[Table]:
    """Return tables without their secret fields, with what is needed to show them."""
    return Table.objects.defer(*SECRET).select_related("owner").prefetch_related("seats__user")


def may_know(table: Table, user: User | None, invite: str = "") -> bool:
    """True if a user may know that a table exists."""
    if table.visibility != Table.Visibility.PRIVATE:
        return True
    if invite and secrets.compare_digest(invite.encode(), table.invite.encode()):
        return True
    if user is None:
        return False
    return table.owner_id == user.id or Seat.objects.filter(table=table, user=user).exists()


def find(table_id: UUID, user: User | None, invite: str = "") -> Table:
    """Return a table to be shown to a user; raise NotThere if they may not know of it."""
    table = shown().filter(id=table_id).first()
    if table is None or not may_know(table, user, invite):
        raise no_table()
    return table


def by_invitation(invite: str) -> UUID:
    """Return the table an invitation is for."""
    found = Table.objects.filter(invite=invite).values_list("id", flat=True).first()
    if found is None:
        raise no_table()
    return found


@contextmanager
def hold(table_id: UUID) -> Iterator[Table]:
    """Hold a table's lock without checking the user; announces a change after the commit."""
    with transaction.atomic():
        table = Table.objects.select_for_update().defer(*SECRET).filter(id=table_id).first()
        if table is None:
            raise no_table()
        yield table
        transaction.on_commit(lambda: announce(table.id, table.version))


@contextmanager
def hold_for(table_id: UUID, user: User, invite: str = "") -> Iterator[Table]:
    """Hold a table's lock for a user who may know of it and is not suspended."""
    with hold(table_id) as table:
        if not may_know(table, user, invite):
            raise no_table()
        refuse_suspended(user)
        yield table


def seat_of(table: Table, user: User) -> Seat:
    """Return a user's seat."""
    seat = Seat.objects.filter(table=table, user=user).first()
    if seat is None:
        raise Forbidden("not-seated", "You do not sit at this table.")
    return seat


def seat_number(table: Table, number: int) -> Seat:
    """Return a seat by its number."""
    seat = Seat.objects.filter(table=table, number=number).first()
    if seat is None:
        raise no_seat()
    return seat


def no_seat() -> NotNow:
    """Return the refusal for an unknown seat number."""
    return NotNow("no-such-seat", "The table has no such seat.")


def demand_owner(table: Table, user: User) -> None:
    """Refuse anyone but the owner."""
    if table.owner_id != user.id:
        raise Forbidden("not-owner", "Only the owner of the table can do this.")


def demand_status(table: Table, *wanted: str) -> None:
    """Refuse unless the table has one of these statuses."""
    if table.status not in wanted:
        raise NotNow(f"not-{wanted[0]}", f"The table is {table.status}.")


def is_suspended(user: User) -> bool:
    """True if a user, or a bot's keeper, is currently suspended."""
    holds = Q(until__isnull=True) | Q(until__gt=timezone.now())
    whose = (user.pk, user.keeper_id)
    return Suspension.objects.filter(holds, user__in=whose, lifted_at__isnull=True).exists()


def refuse_suspended(user: User) -> None:
    """Refuse a suspended user."""
    if is_suspended(user):
        raise Forbidden("suspended", "Your account is suspended.")


def is_banned(table: Table, user: User) -> bool:
    """True if the owner has kicked a user, or another account of the person behind them."""
    if not TableBan.objects.filter(table=table, user__in=accounts_of(user)).exists():
        return False
    return table.owner is None or user_behind(table.owner) != user_behind(user)


def refuse_banned(table: Table, user: User) -> None:
    """Refuse a user whom the owner has kicked."""
    if is_banned(table, user):
        raise Forbidden("barred", "The owner does not want you at this table.")


def has_given_up_a_seat(table: Table, user: User) -> bool:
    """True if the person behind a user has played a seat here that another player has now."""
    return Substitution.objects.filter(table=table, before__in=accounts_of(user)).exists()
