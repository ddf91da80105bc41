"""The sweeper: handles everything that is due, once a second, even if jobs got lost.

Several may run at once: each skips what another is working on. The parts of a sweep are
independent, so a fault in one does not stop the others.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import close_old_connections, connection, transaction
from django.utils import timezone

from gonfalon.server.accounts.leaving.erasure import erase_due
from gonfalon.server.chain.closing import close_days
from gonfalon.server.job_queue import enqueue_upkeep, wake_bots
from gonfalon.server.jobs import heartbeat, match_mail, notices
from gonfalon.server.jobs.deadlines import close_rounds, time_out
from gonfalon.server.jobs.nudging import NUDGES, look_back, nudge_bots
from gonfalon.server.service_time import database_time
from gonfalon.server.site.state import refresh
from gonfalon.server.tables.starting import seeding_overdue, start_overdue

log = logging.getLogger(__name__)

STALLED = """
SELECT j.id, j.queue_name FROM procrastinate_jobs j
LEFT JOIN procrastinate_workers w ON w.id = j.worker_id
WHERE j.status = 'doing'
  AND (w.id IS NULL OR w.last_heartbeat < now() - make_interval(secs => %(seconds)s))
FOR UPDATE OF j SKIP LOCKED LIMIT 1000
"""
DEAD_AFTER = 5.0  # seconds without a heartbeat; workers send one every second

# A bot job is dropped (the sweeper wakes the bots); any other returns to the queue.
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


def start_seeded(now: datetime) -> int:
    """Start the tables whose time for seed contributions is over; return how many."""
    started = 0
    for id in seeding_overdue():
        try:
            started += start_overdue(id)
        except Exception as error:
            log.error("not started: %s", type(error).__name__, extra={"table": str(id)})
    return started


def sweep_jobs(seconds: float = DEAD_AFTER) -> int:
    """Recover the jobs of workers that died; return how many."""
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
    """Delete old notices, addresses that are no longer used, and finished jobs."""
    notices.forget_old(now)
    match_mail.forget(now)
    with connection.cursor() as cursor:
        cursor.execute(TIDY)


FAILED = object()  # returned by a part that failed


# -- the loop ---------------------------------------------------------------------------------


class Sweeper:
    """Sweeps once a second until stopped."""

    def __init__(self) -> None:
        self.done: dict[str, datetime] = {}
        self.nudged: datetime | None = None
        self.behind: datetime | None = None

    def run(self, stop: threading.Event) -> None:
        """Sweep until stopped; a part that fails is tried again in the next sweep."""
        while not stop.is_set():
            began = time.monotonic()
            self.sweep()
            stop.wait(max(0.05, 1.0 - (time.monotonic() - began)))
        connection.close()

    def sweep(self) -> None:
        """Run every part that is due; nothing while the site is read-only."""
        site = self.part("site", 0, refresh)
        if site is FAILED:
            return
        if site.read_only:
            self.nudged = None  # jobs of bots are dropped meanwhile, so look at all tables later
            return
        # The pulse comes first: after an outage, no clock may decide before its time is given back.
        if self.part("pulse", 0, lambda: heartbeat.pulse(heartbeat.WORK)) is FAILED:
            return
        now = self.part("time", 0, database_time)
        if now is FAILED:
            return
        if self.part("frozen", 0, lambda: heartbeat.is_frozen(now)) is False:
            self.part("time-out", 0, lambda: time_out(now))
            self.part("rounds", 0, lambda: close_rounds(now))
            self.part("turns", 2, lambda: notices.note_turns(now))
            self.part("reminders", 10, lambda: notices.note_reminders(now))
        self.part("seeding", 0, lambda: start_seeded(now))
        self.part("nudges", 2, lambda: self.nudge(now))
        self.part("jobs", 2, sweep_jobs)
        self.part("invitations", 2, lambda: notices.note_invitations(now))
        self.part("notices", 1, lambda: notices.plan(now))
        self.part("digests", 30, lambda: notices.plan_digests(now))
        self.part("erasure", 30, lambda: erase_due(now))
        self.part("chain", 60, lambda: close_days(now))
        self.part("tidy", 3600, lambda: tidy(now))
        self.part("upkeep", 3600, enqueue_upkeep)

    def nudge(self, now: datetime) -> int:
        """Wake bots that should have moved; after startup also, page by page, all overdue ones."""
        if self.nudged is None:
            self.nudged = now - timedelta(seconds=1)
            self.behind = now - NUDGES[0]
        found = nudge_bots(self.nudged, now)
        self.nudged = now
        if self.behind is not None:
            woken, self.behind = look_back(self.behind)
            found += woken
        return found

    def part(self, name: str, every: float, work: Callable[[], Any]) -> Any:
        """Run one part, at most every `every` seconds; None if it is not due."""
        now = timezone.now()
        last = self.done.get(name)
        if last is not None and every and timedelta(0) <= now - last < timedelta(seconds=every):
            return None
        try:
            close_old_connections()
            found = work()
        except Exception as error:
            log.error("sweep failed: %s: %s", name, type(error).__name__, exc_info=error)
            connection.close()
            return FAILED
        self.done[name] = now
        return found
