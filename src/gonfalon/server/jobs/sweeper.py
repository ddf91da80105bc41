"""The sweeper: once a second it looks at what the clock says. Jobs are prompt; this is the truth.

Several may run at once: whatever one is working on, the others skip. Each part of a sweep stands
for itself, so that a fault in one does not keep the others from happening.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import DatabaseError, close_old_connections, connection, transaction
from django.utils import timezone

from gonfalon.bots.heuristic import judge_of
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.game import game
from gonfalon.kernel.message import seats_in
from gonfalon.kernel.step import Lanes
from gonfalon.server.accounts.erasure import erase_due
from gonfalon.server.jobs import heartbeat, notices
from gonfalon.server.jobs.queue import enqueue_late, enqueue_upkeep, wake_bots
from gonfalon.server.live.announce import announce
from gonfalon.server.play import clock as clocks
from gonfalon.server.play.moves import close_round, current
from gonfalon.server.play.storage import Row, lock_table
from gonfalon.server.tables.handing import stand_in
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.starting import seeding_overdue, start_overdue

log = logging.getLogger(__name__)

PLAYING = Table.Status.PLAYING
BATCH = 200
AGAIN = timedelta(seconds=15)  # until a late answer is looked after again
LATER = timedelta(minutes=1)  # until a table that cannot be dealt with is looked at again
USUAL_BOT, SPARE_BOT = "heuristic", "random"

# How long a bot's seat is left alone before somebody looks why it does not move; a few times.
NUDGES = tuple(timedelta(seconds=s) for s in (5, 15, 60, 300, 1800, 7200, 43200))

STILL = """
SELECT DISTINCT t.id FROM tables_table t JOIN tables_seat s ON s.table_id = t.id
WHERE t.status = 'playing' AND s.bot <> '' AND (t.waiting >> s.number) & 1 = 1
  AND EXISTS (
      SELECT 1 FROM unnest(%(nudges)s::interval[]) AS nudge
      WHERE t.moved_at > %(since)s - nudge AND t.moved_at <= %(now)s - nudge)
LIMIT 1000
"""

STALLED = """
SELECT j.id, j.queue_name FROM procrastinate_jobs j
LEFT JOIN procrastinate_workers w ON w.id = j.worker_id
WHERE j.status = 'doing'
  AND (w.id IS NULL OR w.last_heartbeat < now() - make_interval(secs => %(seconds)s))
FOR UPDATE OF j SKIP LOCKED LIMIT 1000
"""
DEAD_AFTER = 5.0  # seconds without a heartbeat; workers beat every second

# A job of bots is dropped (the sweeper wakes them), any other goes back into the queue.
WHOSE = "SELECT args ->> 'table' FROM procrastinate_jobs WHERE id = ANY(%(ids)s)"
DROP = "DELETE FROM procrastinate_jobs WHERE id = ANY(%(ids)s) AND status = 'doing'"
RETURN = """
UPDATE procrastinate_jobs
SET status = 'todo', attempts = attempts + 1, worker_id = NULL, abort_requested = FALSE
WHERE id = ANY(%(ids)s) AND status = 'doing'
"""
TIDY = """
DELETE FROM procrastinate_jobs WHERE id IN (
    SELECT j.id FROM procrastinate_jobs j
    WHERE j.status IN ('failed', 'succeeded', 'cancelled', 'aborted') AND NOT EXISTS (
        SELECT 1 FROM procrastinate_events e
        WHERE e.job_id = j.id AND e.at > now() - interval '7 days')
    LIMIT 5000)
"""


def stand_in_level(slug: str) -> str:
    """Return the bot that stands in at tables of a game."""
    wanted = str(getattr(settings, "STAND_IN", USUAL_BOT))
    if wanted == USUAL_BOT:
        try:
            judge_of(game(slug))
        except Refused:
            return SPARE_BOT
    return wanted


# -- deadlines --------------------------------------------------------------------------------


def time_out(now: datetime) -> int:
    """Deal with all tables whose time is over; return how many."""
    due = Table.objects.filter(status=PLAYING, deadline__lte=now).order_by("deadline")
    done = 0
    for id in list(due.values_list("id", flat=True)[:BATCH]):
        try:
            done += time_out_table(id, now)
        except DatabaseError as error:  # busy: the next sweep will do
            log.warning("time-out put off: %s", type(error).__name__, extra={"table": str(id)})
        except Exception as error:
            log.error("time-out failed: %s", type(error).__name__, extra={"table": str(id)})
            Table.objects.filter(id=id, deadline__lte=now).update(deadline=now + LATER)
    return done


def time_out_table(id: UUID, now: datetime) -> int:
    """Deal with one table, unless somebody is just moving there."""
    with transaction.atomic():
        table = (
            Table.objects.select_for_update(skip_locked=True)
            .defer("state", "house_secret", "house_salt")
            .filter(id=id, status=PLAYING, deadline__lte=now)
            .first()
        )
        row = None if table is None else lock_table(id)
        if table is None or row is None:
            return 0
        match = current(row)
        seats = {seat.number: seat for seat in Seat.objects.filter(table=table)}
        late = [
            seats[decision.seat]
            for decision in match.decisions
            if not seats[decision.seat].bot and is_out(row, seats[decision.seat], now)
        ]
        table.deadline = next_deadline(row, seats, now)
        level = stand_in_level(table.game)
        top = match.stack[-1] if match.stack else None
        if isinstance(top, Lanes):
            # Nobody may see who was late, or whether anybody was: the round is answered where
            # somebody owes an answer, the seats stay as they are, the deadline is the same.
            table.deadline = min(table.deadline, now + AGAIN)
            if late:
                enqueue_late(id, match.round, [seat.number for seat in late], level)
        else:
            for seat in late:
                stand_in(table, seat, level)
        table.save(update_fields=["deadline"])
        transaction.on_commit(lambda: announce(table.id, table.version))
    return 1


def is_out(row: Row, seat: Seat, now: datetime) -> bool:
    """Tell whether a seat's own time is over."""
    if row.clock.get("kind") != clocks.BANK or seat.clock_left is None:
        return True
    return time_left(row, seat, now) <= timedelta(0)


def time_left(row: Row, seat: Seat, now: datetime) -> timedelta:
    """Return what is left in the bank of a seat that is waited for."""
    used = now - (row.waiting_since or now)
    return timedelta(milliseconds=seat.clock_left or 0) - used


def next_deadline(row: Row, seats: dict[int, Seat], now: datetime) -> datetime:
    """Return when to look again: as far as everybody can tell, never by who has answered."""
    if row.clock.get("kind") == clocks.BANK:
        left = [
            time_left(row, seats[number], now)
            for number in seats_in(row.waiting)
            if number in seats and seats[number].clock_left is not None
        ]
        later = [time for time in left if time > timedelta(0)]
        return now + (min(later) if later else LATER)
    return now + timedelta(seconds=int(row.clock.get("seconds", 60)))


# -- rounds, seeds, bots, jobs ----------------------------------------------------------------


def close_rounds(now: datetime) -> int:
    """Close the response windows whose time is over; return how many."""
    due = Table.objects.filter(status=PLAYING, round_closes__lte=now).order_by("round_closes")
    closed = 0
    for id in list(due.values_list("id", flat=True)[:BATCH]):
        try:
            closed += close_round(id) is not None
        except Exception as error:
            log.error("round not closed: %s", type(error).__name__, extra={"table": str(id)})
            Table.objects.filter(id=id, round_closes__lte=now).update(round_closes=now + LATER)
    return closed


def start_seeded(now: datetime) -> int:
    """Start the tables whose time for contributions is over; return how many."""
    started = 0
    for id in seeding_overdue():
        try:
            started += start_overdue(id)
        except Exception as error:
            log.error("not started: %s", type(error).__name__, extra={"table": str(id)})
    return started


def nudge_bots(since: datetime, now: datetime) -> int:
    """Wake bots that should have moved by now: their job may have got lost; return how many."""
    values: dict[str, Any] = {"nudges": list(NUDGES), "since": since, "now": now}
    with connection.cursor() as cursor:
        cursor.execute(STILL, values)
        found = [id for (id,) in cursor.fetchall()]
    for id in found:
        wake_bots(id)
    return len(found)


def sweep_jobs(seconds: float = DEAD_AFTER) -> int:
    """Deal with the jobs of workers that died; return how many."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(STALLED, {"seconds": seconds})
        found = cursor.fetchall()
        bots = [id for id, queue in found if queue == "bots"]
        others = [id for id, queue in found if queue != "bots"]
        if bots:
            cursor.execute(WHOSE, {"ids": bots})
            tables = {UUID(table) for (table,) in cursor.fetchall() if table}
            cursor.execute(DROP, {"ids": bots})
            for table in tables:
                wake_bots(table)
        if others:
            cursor.execute(RETURN, {"ids": others})
    if found:
        log.warning("%d jobs of dead workers were taken up again", len(found))
    return len(found)


def tidy(now: datetime) -> None:
    """Forget what is long done."""
    notices.forget_old(now)
    with connection.cursor() as cursor:
        cursor.execute(TIDY)


FAILED = object()  # what a part returns that could not be done


# -- the loop ---------------------------------------------------------------------------------


class Sweeper:
    """Sweeps once a second until told to stop."""

    def __init__(self, clock: Callable[[], datetime] = timezone.now) -> None:
        self.clock = clock
        self.done: dict[str, datetime] = {}
        self.nudged: datetime | None = None

    def run(self, stop: threading.Event) -> None:
        """Sweep until told to stop; what fails is tried again at the next sweep."""
        while not stop.is_set():
            began = time.monotonic()
            self.sweep()
            stop.wait(max(0.05, 1.0 - (time.monotonic() - began)))
        connection.close()

    def sweep(self) -> None:
        """Look once at everything that is due."""
        now = self.clock()
        # First the pulse: nothing is decided by a clock that an outage has not been given back to.
        if self.part("pulse", 0, lambda: heartbeat.pulse(heartbeat.WORK, now)) is FAILED:
            return
        if self.part("frozen", 0, lambda: heartbeat.is_frozen(now)) is False:
            self.part("time-out", 0, lambda: time_out(now))
            self.part("rounds", 0, lambda: close_rounds(now))
            self.part("turns", 2, lambda: notices.note_turns(now))
            self.part("reminders", 10, lambda: notices.note_reminders(now))
        self.part("seeding", 0, lambda: start_seeded(now))
        self.part("nudges", 2, lambda: self.nudge(now))
        self.part("jobs", 2, sweep_jobs)
        self.part("notices", 1, lambda: notices.plan(now))
        self.part("digests", 30, lambda: notices.plan_digests(now))
        self.part("erasure", 30, lambda: erase_due(now))
        self.part("tidy", 3600, lambda: tidy(now))
        self.part("upkeep", 3600, enqueue_upkeep)

    def nudge(self, now: datetime) -> int:
        """Wake bots that should have moved; at the start all that have not moved for a while."""
        since = self.nudged or now - timedelta(days=30)
        found = nudge_bots(since, now)
        self.nudged = now
        return found

    def part(self, name: str, every: float, work: Callable[[], Any]) -> Any:
        """Do one part, not too often; None if it is not due."""
        now = self.clock()
        last = self.done.get(name)
        if last is not None and every and timedelta(0) <= now - last < timedelta(seconds=every):
            return None
        try:
            close_old_connections()
            found = work()
        except Exception as error:
            log.error("sweep failed: %s: %s", name, type(error).__name__)
            connection.close()
            return FAILED
        self.done[name] = now
        return found
