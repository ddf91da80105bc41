"""Tables whose time is up: late answers and response windows to close.

Each table is locked when it is found and released when it is done; locked tables are skipped. So
several sweepers share the work, and none waits for a move in progress.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import DatabaseError, transaction

from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.message import bits_of
from gonfalon.server.bypass.prepared import run
from gonfalon.server.hints import announce
from gonfalon.server.job_queue import enqueue_late
from gonfalon.server.play import clock as clocks
from gonfalon.server.play.moves import close_round, current
from gonfalon.server.play.storage.storage import Row, lock_table
from gonfalon.server.service_time import service_time
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats.handing import stand_in

log = logging.getLogger(__name__)

PLAYING = Table.Status.PLAYING
BATCH = 200
LONGEST = 0.7  # seconds of a sweep, since the pulse must not wait
AGAIN = timedelta(seconds=15)  # until a late answer is checked again
LATER = timedelta(minutes=1)  # until a table that failed is tried again
USUAL_BOT = "heuristic"

DUE = """
SELECT id FROM tables_table
WHERE status = 'playing' AND {column} <= %(now)s AND id <> ALL(%(seen)s::uuid[])
ORDER BY {column} LIMIT 1 FOR UPDATE SKIP LOCKED
"""
DEADLINE, ROUND_CLOSES = DUE.format(column="deadline"), DUE.format(column="round_closes")


def time_out(now: datetime) -> int:
    """Handle tables whose deadline has passed; return how many."""
    at = service_time(now)

    def put_off(id: UUID) -> None:
        Table.objects.filter(id=id, deadline__lte=at).update(deadline=at + LATER)

    return share_out(DEADLINE, at, lambda id: time_out_table(id, at), put_off)


def close_rounds(now: datetime) -> int:
    """Close the response windows whose time is up; return how many."""
    at = service_time(now)

    def put_off(id: UUID) -> None:
        Table.objects.filter(id=id, round_closes__lte=at).update(round_closes=at + LATER)

    return share_out(ROUND_CLOSES, at, lambda id: close_round(id) is not None, put_off)


def share_out(
    due: str, now: datetime, work: Callable[[UUID], bool], put_off: Callable[[UUID], None]
) -> int:
    """Work on due tables one after the other; postpone those that fail."""
    seen: list[UUID] = []
    done = 0
    until = time.monotonic() + LONGEST
    while len(seen) < BATCH and time.monotonic() < until:
        known = len(seen)
        try:
            with transaction.atomic():
                found = run(due, {"now": now, "seen": seen}).fetchone()
                if found is None:
                    break
                seen.append(found[0])
                done += work(found[0])
        except DatabaseError as error:
            if len(seen) == known:
                raise
            log.warning("put off: %s", type(error).__name__, extra={"table": str(seen[-1])})
        except Exception as error:
            log.error("not dealt with: %s", type(error).__name__, extra={"table": str(seen[-1])})
            put_off(seen[-1])
    return done


def time_out_table(id: UUID, now: datetime) -> bool:
    """Handle a locked table whose deadline, in service time, has passed."""
    row = lock_table(id)
    if row is None:
        return False
    table = Table.objects.defer("state", "house_secret", "house_salt").get(id=id)
    match = current(row)
    seats = {seat.number: seat for seat in Seat.objects.filter(table=table)}
    out = [
        seats[decision.seat]
        for decision in match.decisions
        if is_out(row, seats[decision.seat], now)
    ]
    late = [seat for seat in out if not seat.bot]
    table.deadline = next_deadline(row, seats, now)
    level = stand_in_level()
    top = match.stack[-1] if match.stack else None
    if isinstance(top, Lanes):
        # No one may see who was late, or whether anyone was. So bots answer for the late seats, the
        # seats do not change hands, and the next deadline is the same either way.
        table.deadline = min(table.deadline, now + AGAIN)
        if late:
            enqueue_late(id, match.round, [seat.number for seat in late], level)
    else:
        for seat in late:
            stand_in(table, seat, level)
        Seat.objects.filter(pk__in=[seat.pk for seat in out]).update(timed_out=True)
    table.save(update_fields=["deadline"])
    transaction.on_commit(lambda: announce(table.id, table.version))
    return True


def is_out(row: Row, seat: Seat, now: datetime) -> bool:
    """True if a seat's own time is up."""
    if row.clock.get("kind") != clocks.BANK or seat.clock_left is None:
        return True
    return time_left(row, seat, now) <= timedelta(0)


def time_left(row: Row, seat: Seat, now: datetime) -> timedelta:
    """Return what is left in the bank of a seat that is waited for."""
    used = now - (row.waiting_since or now)
    return timedelta(milliseconds=seat.clock_left or 0) - used


def next_deadline(row: Row, seats: dict[int, Seat], now: datetime) -> datetime:
    """Return when to look again, from public facts only, never from who has answered."""
    if row.clock.get("kind") == clocks.BANK:
        left = [
            time_left(row, seats[number], now)
            for number in bits_of(row.waiting)
            if number in seats and seats[number].clock_left is not None
        ]
        later = [time for time in left if time > timedelta(0)]
        return now + (min(later) if later else LATER)
    return now + timedelta(seconds=int(row.clock.get("seconds", 60)))


def stand_in_level() -> str:
    """Return the level of the bot that stands in."""
    return str(getattr(settings, "STAND_IN", USUAL_BOT))
