"""Challenging bot accounts: a table is opened, and the bot takes a seat when it accepts."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from gonfalon.server.accounts.bots import accounts_of
from gonfalon.server.accounts.models import User
from gonfalon.server.programs.models import Challenge
from gonfalon.server.programs.wakers import ring_account
from gonfalon.server.tables import lobby
from gonfalon.server.tables.access import (
    demand_owner,
    demand_status,
    hold_for,
    is_suspended,
    refuse_banned,
    refuse_suspended,
)
from gonfalon.server.tables.blocking import refuse_apart
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import Forbidden, NotFound, NotNow, Refusal
from gonfalon.server.tables.seats import seating

LASTS: dict[str, timedelta] = {
    Table.Pace.LIVE: timedelta(minutes=10),
    Table.Pace.DAYS: timedelta(days=3),
}
MOST = 20  # pending challenges per bot, and per person who challenges
PENDING = Challenge.Status.PENDING


def find_bot(bot: UUID) -> User:
    """Return a bot account that can be challenged."""
    found = challengeable().filter(pk=bot).first()
    if found is None or is_suspended(found):
        raise NotFound("no-such-bot", "There is no bot of that id.")
    return found


def challengeable() -> QuerySet[User]:
    """Return all active bot accounts."""
    return User.objects.filter(is_bot=True, is_active=True, erased_at__isnull=True)


def pending() -> QuerySet[Challenge]:
    """Return the challenges that can still be answered."""
    now = timezone.now()
    fresh = Q()
    for pace, lasts in LASTS.items():
        fresh |= Q(table__pace=pace, created_at__gt=now - lasts)
    return Challenge.objects.select_related("table", "bot", "challenger").filter(
        fresh, status=PENDING, table__status=Table.Status.OPEN
    )


def of(user: User) -> list[Challenge]:
    """Return a user's pending challenges, made or received, oldest first."""
    mine = Q(bot=user) | Q(challenger=user)
    return list(pending().filter(mine).order_by("created_at")[: 2 * MOST])


def challenge(
    user: User, bot_id: UUID, wanted: lobby.Wanted, seat: int | None, start: bool
) -> Challenge:
    """Open a table and offer a seat at it to a bot."""
    refuse_suspended(user)
    bot = find_bot(bot_id)
    if bot.id == user.id:
        raise Forbidden("yourself", "Nobody can challenge themselves.")
    refuse_apart(user, bot)
    with transaction.atomic():
        refuse_too_many(user, bot)
        table = lobby.create(user, wanted)
        if start and wanted.own_seat is not None:
            seating.ready(table.id, user)
        return offer(table, user, bot, seat, start)


def challenge_to(
    user: User, bot_id: UUID, table_id: UUID, seat: int | None, start: bool
) -> Challenge:
    """Offer a bot a seat at the user's own open table."""
    bot = find_bot(bot_id)
    refuse_apart(user, bot)
    with hold_for(table_id, user) as table:
        demand_owner(table, user)
        demand_status(table, Table.Status.OPEN)
        refuse_banned(table, bot)
        refuse_too_many(user, bot)
        old = Challenge.objects.filter(table=table, bot=bot, status=PENDING).first()
        if old is not None and pending().filter(pk=old.pk).exists():
            raise NotNow("challenged", "This bot has been challenged to this table.")
        if old is not None:
            close(old, Challenge.Status.CANCELLED)
        return offer(table, user, bot, seat, start)


def offer(table: Table, user: User, bot: User, seat: int | None, start: bool) -> Challenge:
    """Create a challenge, if the seat exists and is free."""
    seating.free_seat(table, seat)
    transaction.on_commit(lambda: ring_account(bot.id))
    return Challenge.objects.create(table=table, seat=seat, bot=bot, challenger=user, start=start)


def refuse_too_many(user: User, bot: User) -> None:
    """Refuse if too many challenges of this bot or this user are pending."""
    if pending().filter(bot=bot).count() >= MOST:
        raise NotNow("bot-busy", "Too many wait for this bot already.")
    if pending().filter(challenger__in=accounts_of(user)).count() >= MOST:
        raise NotNow("too-many", "Too many of your challenges are waiting.")


def accept(bot: User, challenge_id: UUID) -> Challenge:
    """Seat the bot and mark it ready; start the match if all seats are ready."""
    with transaction.atomic():
        found = held(challenge_id, Q(bot=bot))
        table = found.table
        seating.join(table.id, bot, found.seat, table.invite)
        seating.ready(table.id, bot)
        close(found, Challenge.Status.ACCEPTED)
        if found.start and table.owner is not None:
            with suppress(Refusal):  # not everyone is ready: the owner starts it later
                seating.start(table.id, table.owner)
    return found


def decline(bot: User, challenge_id: UUID, reason: str) -> Challenge:
    """Decline a challenge as the bot."""
    with transaction.atomic():
        found = held(challenge_id, Q(bot=bot))
        found.reason = reason
        close(found, Challenge.Status.DECLINED)
    return found


def cancel(user: User, challenge_id: UUID) -> Challenge:
    """Withdraw a challenge as the challenger."""
    with transaction.atomic():
        found = held(challenge_id, Q(challenger=user))
        close(found, Challenge.Status.CANCELLED)
    return found


def held(challenge_id: UUID, whose: Q) -> Challenge:
    """Return a pending challenge of a user, locked."""
    locked = Challenge.objects.select_for_update().filter(whose, pk=challenge_id).first()
    if locked is None:
        raise NotFound("no-such-challenge", "There is no such challenge.")
    found = pending().filter(pk=challenge_id).first()
    if found is None:
        raise NotNow("challenge-closed", "This challenge can no longer be answered.")
    return found


def close(found: Challenge, status: str) -> None:
    """Store the outcome of a challenge."""
    found.status = status
    found.closed_at = timezone.now()
    found.save(update_fields=["status", "reason", "closed_at"])
    transaction.on_commit(lambda: ring_account(found.bot_id))
