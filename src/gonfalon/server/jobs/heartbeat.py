"""The pulse of the service. While the service is down, all clocks are paused.

Workers and web processes beat about once a second, in one row. Each beat checks how long every kind
of process has been silent, its own included. If one was silent for longer than a moment, users
could not play, and the time since is added to the service's total downtime (`service_time.py`).
Nothing else is written, however many tables there are. It is one statement on one row, so an outage
seen by several processes is counted once. All beats have the time of the database, since the clocks
of the hosts may differ.

A read-only site does not beat: nobody can play, so it is an outage for every clock.
"""

from __future__ import annotations

import logging
import threading
from datetime import datetime, timedelta

from django.db import DatabaseError, connection, transaction

from gonfalon.server.bypass.prepared import run
from gonfalon.server.jobs.models import Pulse
from gonfalon.server.service_time import LOCK, PAUSE, database_time, service_clock
from gonfalon.server.site.state import refresh

log = logging.getLogger(__name__)

WORK, WEB = "work", "web"

# `LEAST` and `GREATEST` skip nulls: a kind of process, or an outage, that has never been.
BEAT = """
UPDATE jobs_pulse SET
    {kind}_at = GREATEST(jobs_pulse.{kind}_at, %(at)s),
    lost = before.lost + CASE WHEN before.heard < %(at)s - %(pause)s
        THEN GREATEST(interval '0', %(at)s - GREATEST(before.heard, before.made_good))
        ELSE interval '0' END,
    made_good = CASE WHEN before.heard < %(at)s - %(pause)s
        THEN GREATEST(before.made_good, %(at)s) ELSE before.made_good END
FROM (
    SELECT lost, made_good, LEAST(work_at, web_at) AS heard FROM jobs_pulse WHERE id = 1 FOR UPDATE
) AS before
WHERE id = 1
RETURNING jobs_pulse.lost - before.lost
"""
BEATS = {kind: BEAT.format(kind=kind) for kind in (WORK, WEB)}


def pulse(kind: str, now: datetime | None = None) -> timedelta:
    """Record that a kind of process is alive; return the time given back to all clocks, if any.

    `now` is the database's time if not given. Tests give it.
    """
    with transaction.atomic():
        run("SELECT pg_advisory_xact_lock(%s)", [LOCK])
        values = {"at": now or database_time(), "pause": PAUSE}  # only after the lock is held
        found = run(BEATS[kind], values).fetchone()
        if found is None:  # the very first beat
            Pulse.objects.bulk_create([Pulse(id=1)], ignore_conflicts=True)
            found = run(BEATS[kind], values).fetchone()
    assert found is not None
    lost: timedelta = found[0]
    if lost > PAUSE:
        log.warning("the service stood still for %.1f s, and so did clocks", lost.total_seconds())
    return lost


def is_frozen(now: datetime) -> bool:
    """True if users cannot reach the service at the moment, so that no clock may decide."""
    return service_clock().stopped(now) is not None


def keep_beating(kind: str, stop: threading.Event, every: float = 1.0) -> threading.Thread:
    """Beat in a separate thread until stopped; the first beat is done on return.

    Web processes call this before they accept requests, so an outage is credited first. Each beat
    also reads the settings of the site.
    """

    def beat() -> None:
        try:
            if not refresh().read_only:
                pulse(kind)
        except DatabaseError as error:
            log.warning("no pulse: %s", type(error).__name__)
            connection.close()

    def go_on() -> None:
        while not stop.wait(every):
            beat()
        connection.close()

    beat()
    thread = threading.Thread(target=go_on, name=f"pulse-{kind}", daemon=True)
    thread.start()
    return thread
