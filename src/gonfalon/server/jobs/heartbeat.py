"""The pulse of the service. While the service stands still, so do all clocks.

Workers and web processes beat about once a second. Whoever beats after a pause moves every
deadline, the end of every round and every seat's time by the length of the pause, in one statement
and before anything is decided by those clocks. A pause that two kinds of processes have seen is
made good once.
"""

from __future__ import annotations

import logging
import threading
from datetime import datetime, timedelta

from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from gonfalon.server.jobs.models import Pulse

log = logging.getLogger(__name__)

WORK, WEB = "work", "web"
PAUSE = timedelta(seconds=3)  # a longer one is an outage
NOTHING = timedelta(0)

# What began during the pause gets back all it has used, what began before, the whole pause.
MAKE_GOOD = """
UPDATE tables_table SET
    waiting_since = waiting_since + lost, deadline = deadline + lost,
    round_closes = round_closes + lost, seed_by = seed_by + lost
FROM (
    SELECT id AS found, GREATEST(
        interval '0', %(now)s - GREATEST(%(start)s, COALESCE(waiting_since, %(start)s))
    ) AS lost
    FROM tables_table WHERE status IN ('playing', 'seeding') ORDER BY id FOR UPDATE
) AS clocks
WHERE id = found
"""


def pulse(kind: str, now: datetime | None = None) -> timedelta:
    """Say that a kind of process is alive; return the pause that was made good, if any."""
    at = now or timezone.now()
    with transaction.atomic():
        row = locked()
        last = row.work_at if kind == WORK else row.web_at
        lost = NOTHING
        if last is not None:
            start = max(last, row.made_good or last)
            if at - start > PAUSE:
                make_good(start, at)
                row.made_good = at
                lost = at - start
        if kind == WORK:
            row.work_at = at
        else:
            row.web_at = at
        row.save(update_fields=["work_at", "web_at", "made_good"])
    if lost:
        log.warning("the service stood still for %.1f s; clocks were moved", lost.total_seconds())
    return lost


def locked() -> Pulse:
    """Return the one row, locked; it is made when it is first asked for."""
    row = Pulse.objects.select_for_update().filter(id=1).first()
    if row is None:
        Pulse.objects.bulk_create([Pulse(id=1)], ignore_conflicts=True)
        row = Pulse.objects.select_for_update().get(id=1)
    return row


def make_good(start: datetime, now: datetime) -> int:
    """Move all clocks by the time since `start`; return how many."""
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL statement_timeout = '60s'")
        cursor.execute("SET LOCAL lock_timeout = '30s'")
        cursor.execute(MAKE_GOOD, {"start": start, "now": now})
        moved: int = cursor.rowcount
        cursor.execute("SET LOCAL statement_timeout = '5s'")
        cursor.execute("SET LOCAL lock_timeout = '2s'")
        return moved


def alive_until(now: datetime, kind: str = WEB) -> datetime:
    """Return until when time counts: now, or the last beat before a pause that is not over.

    For a move that gets in after an outage before the first beat: its seat pays for no outage.
    """
    row = Pulse.objects.filter(id=1).first()
    last = None if row is None else (row.web_at if kind == WEB else row.work_at)
    if row is None or last is None:
        return now
    beat = max(last, row.made_good or last)
    return beat if now - beat > PAUSE else now


def is_frozen(now: datetime) -> bool:
    """Tell whether people cannot reach the service just now, so that no clock may decide."""
    return alive_until(now, WEB) != now


def keep_beating(kind: str, stop: threading.Event, every: float = 1.0) -> threading.Thread:
    """Beat in a thread of its own until told to stop; the first beat is done on return.

    Web processes call this before they accept anybody, so that an outage is made good first.
    """

    def beat() -> None:
        try:
            pulse(kind)
        except DatabaseError as error:
            log.warning("no pulse: %s", type(error).__name__)
            connection.close()

    def run() -> None:
        while not stop.wait(every):
            beat()
        connection.close()

    beat()
    thread = threading.Thread(target=run, name=f"pulse-{kind}", daemon=True)
    thread.start()
    return thread
