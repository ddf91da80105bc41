"""Removing a user from all tables at once, when an account is suspended or erased."""

from __future__ import annotations

from typing import Any

from gonfalon.server.accounts.models import User
from gonfalon.server.tables.access import hold
from gonfalon.server.tables.handing import stand_in
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seating import go

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


def export_places(user: User) -> list[dict[str, Any]]:
    """Return the seats a user has now."""
    found = Seat.objects.filter(user=user, table__status__in=RUNNING).select_related("table")
    return [
        {"table": str(seat.table_id), "game": seat.table.game, "seat": seat.number}
        for seat in found.order_by("table_id")
    ]


def erase_places(user: User) -> None:
    """Withdraw the user from all tables, so that the others can continue."""
    withdraw(user)
