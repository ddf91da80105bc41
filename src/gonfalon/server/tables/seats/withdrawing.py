"""Removing a user from all tables at once: a suspended, erased or retired account."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from gonfalon.server.accounts.models import Token, User
from gonfalon.server.tables.access import hold
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats.handing import stand_in
from gonfalon.server.tables.seats.seating import go

RUNNING = (Table.Status.OPEN, Table.Status.SEEDING, Table.Status.PLAYING)


def withdraw(user: User) -> int:
    """Free a user's seats at open tables, and let bots stand in at those that have started.

    Locks each table separately; returns how many there were.
    """
    sits = Seat.objects.filter(user=user, resigned=False, standing_in=False)
    places = set(sits.filter(table__status__in=RUNNING).values_list("table_id", flat=True))
    places |= set(
        Table.objects.filter(owner=user, status=Table.Status.OPEN).values_list("id", flat=True)
    )
    for table_id in sorted(places):
        with hold(table_id) as table:
            seat = sits.filter(table=table).first()
            if table.status == Table.Status.OPEN:
                go(table, user)
            elif seat is not None and table.status in RUNNING:
                stand_in(table, seat)
    return len(places)


def retire_bot(bot: User) -> None:
    """Close a bot account: revoke its tokens, and let built-in bots take over at its tables.

    Its finished matches keep its name.
    """
    with transaction.atomic():
        Token.objects.filter(user=bot, revoked_at__isnull=True).update(revoked_at=timezone.now())
        bot.is_active = False
        bot.save(update_fields=["is_active"])  # save(), so that signals reach its sockets at once
        withdraw(bot)
