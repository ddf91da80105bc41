"""Service time: the time by which answers are due. It pauses during downtime.

Service time is wall-clock time minus the total downtime of the service (`lost`, in the one row of
`Pulse`). The clocks of tables are stored in service time, so an outage shifts all of them at once
without writing to any. Users are shown wall-clock time: the stored time plus `lost`.

An outage counts from the last beat before it, but is recognized only after `PAUSE`. A wait that
starts before that gets up to `PAUSE` more than it used; one that starts later gets exactly what it
used.

For that, it must not happen that a time is stored while service time is paused and a beat then ends
the outage at an earlier moment. `stored_time` holds off the beats until its transaction is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.utils import timezone

from gonfalon.server.bypass.prepared import run

PAUSE = timedelta(seconds=3)  # a longer silence is an outage
NOTHING = timedelta(0)

# `LEAST` skips kinds of processes that have never run.
LOCK = 0x70756C7365  # "pulse"
READ = "SELECT lost, LEAST(work_at, web_at), made_good FROM jobs_pulse WHERE id = 1"


@dataclass(frozen=True)
class ServiceClock:
    """The pulse as it was read."""

    lost: timedelta = NOTHING
    heard: datetime | None = None  # the last beat of the kind that has been silent longer
    counted: datetime | None = None  # up to when outages are included in `lost`

    def stopped(self, now: datetime) -> datetime | None:
        """Return since when time has been paused and not yet counted in `lost`; None if it runs."""
        if self.heard is None or now - self.heard <= PAUSE:
            return None
        return max(self.heard, self.counted or self.heard)

    def time(self, now: datetime) -> datetime:
        """Return the service time at a wall-clock time."""
        return (self.stopped(now) or now) - self.lost

    def shown(self, moment: datetime | None) -> datetime | None:
        """Return the wall-clock time of a service time, as shown to users."""
        return None if moment is None else moment + self.lost


def service_clock() -> ServiceClock:
    """Read the current service clock."""
    found = run(READ, []).fetchone()
    return ServiceClock() if found is None else ServiceClock(*found)


def service_time(now: datetime | None = None) -> datetime:
    """Return the service time now, or at a wall-clock time."""
    return service_clock().time(now or timezone.now())


def stored_time(clock: ServiceClock | None = None) -> tuple[datetime, datetime]:
    """Return the wall-clock and service time to store with a change.

    Call it in the transaction that stores them; `clock` must be read in the same transaction.
    """
    now = timezone.now()
    clock = clock or service_clock()
    if clock.stopped(now) is not None:
        run("SELECT pg_advisory_xact_lock_shared(%s)", [LOCK])
        now = timezone.now()
        clock = service_clock()
    return now, clock.time(now)
