"""Adding leaves, and closing days. The sweeper closes a day soon after it has ended."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Min

from gonfalon.kernel.chance.daily_chain import BEGINNING, head_of, leaf_of
from gonfalon.server.chain.models import Day, Leaf

GRACE = timedelta(minutes=10)  # for starts that are not committed at midnight
LOCK = "SELECT pg_advisory_xact_lock(hashtext('gonfalon chain'))"
# A leaf that was committed after its day was closed goes into the next one.
TAKE = "UPDATE chain_leaf SET day = %s WHERE day IS NULL AND at < %s RETURNING leaf"
ONE_DAY = timedelta(days=1)


def add_leaf(table: UUID, house: str, seed: str, at: datetime) -> None:
    """Store the leaf of a match that starts; in the transaction that starts it."""
    Leaf.objects.create(table=table, leaf=leaf_of(str(table), house, seed), at=at)


def close_days(now: datetime) -> int:
    """Close all days that have ended; return how many. A day without matches counts as well."""
    closed = 0
    while (day := next_day()) is not None and midnight_after(day) + GRACE <= now:
        closed += close_day(day, now)
    return closed


def next_day() -> date | None:
    """Return the first day that is not closed, or None if no match has ever started."""
    newest = Day.objects.order_by("-day").values_list("day", flat=True).first()
    if newest is not None:
        return newest + ONE_DAY
    first: datetime | None = Leaf.objects.aggregate(first=Min("at"))["first"]
    return None if first is None else first.astimezone(UTC).date()


def close_day(day: date, now: datetime) -> bool:
    """Close one day; False if another process has done it."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(LOCK)
        if next_day() != day:
            return False
        cursor.execute(TAKE, [day, midnight_after(day)])
        leaves = [leaf for (leaf,) in cursor.fetchall()]
        before = Day.objects.order_by("-day").values_list("head", flat=True).first()
        previous = before or BEGINNING
        head = head_of(day.isoformat(), previous, leaves)
        Day.objects.create(day=day, previous=previous, head=head, count=len(leaves), at=now)
    return True


def midnight_after(day: date) -> datetime:
    """Return the end of a day."""
    return datetime.combine(day + ONE_DAY, time(), UTC)
