"""Service time: the time by which answers are due. It pauses during downtime.

Service time is wall-clock time minus the total downtime of the service (`lost`, in the one row of
`Pulse`). The clocks of tables are stored in service time, so an outage shifts all of them at once
without writing to any. Users are shown wall-clock time: the stored time plus `lost`.

The wall clock is always the database's, read together with the row. The hosts' own clocks take no
part, so it does not matter if they differ or jump.

An outage counts from the last beat before it, but is recognized only after `PAUSE`. A wait that
starts before that gets up to `PAUSE` more than it used; one that starts later gets exactly what it
used.

For that, it must not happen that a time is stored while service time is paused and a beat then ends
the outage at an earlier moment. `stored_time` holds off the beats until its transaction is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from gonfalon.server.bypass.prepared import run

PAUSE = timedelta(seconds=3)  # a longer silence is an outage
NOTHING = timedelta(0)

# `LEAST` skips kinds of processes that have never run.
LOCK = 0x70756C7365  # "pulse"
COLUMNS = "p.lost, LEAST(p.work_at, p.web_at), p.made_good, clock_timestamp()"
FROM_PULSE = "SELECT {} FROM (SELECT 1) AS one LEFT JOIN jobs_pulse p ON p.id = 1"
READ = FROM_PULSE.format(COLUMNS)


@dataclass(frozen=True)
class ServiceClock:
    """The pulse as it was read, and the database's time then."""

    lost: timedelta = NOTHING
    heard: datetime | None = None  # the last beat of the kind that has been silent longer
    counted: datetime | None = None  # up to when outages are included in `lost`
    read_at: datetime | None = field(default=None, compare=False)

    def now(self) -> datetime:
        """Return the database's time when the pulse was read."""
        if self.read_at is None:
            return service_clock().now()
        return self.read_at

    def stopped(self, now: datetime | None = None) -> datetime | None:
        """Return since when time has been paused and not yet counted in `lost`; None if it runs."""
        now = now or self.now()
        if self.heard is None or now - self.heard <= PAUSE:
            return None
        return max(self.heard, self.counted or self.heard)

    def time(self, now: datetime | None = None) -> datetime:
        """Return the service time at a wall-clock time, by default when the pulse was read."""
        now = now or self.now()
        return (self.stopped(now) or now) - self.lost

    def shown(self, moment: datetime | None) -> datetime | None:
        """Return the wall-clock time of a service time, as shown to users."""
        return None if moment is None else moment + self.lost


def clock_from(columns: Sequence[Any]) -> ServiceClock:
    """Return the service clock from the values of `COLUMNS`; the first three are null at first."""
    lost, heard, counted, read_at = columns
    return ServiceClock(lost or NOTHING, heard, counted, read_at)


def service_clock() -> ServiceClock:
    """Read the current service clock."""
    found = run(READ, []).fetchone()
    assert found is not None
    return clock_from(found)


def database_time() -> datetime:
    """Return the time of the database, the one clock that all hosts share."""
    return service_clock().now()


def service_time(now: datetime | None = None) -> datetime:
    """Return the service time now, or at a wall-clock time."""
    return service_clock().time(now)


def stored_time(clock: ServiceClock | None = None) -> tuple[datetime, datetime]:
    """Return the wall-clock and service time to store with a change.

    Call it in the transaction that stores them; `clock` must be read in the same transaction.
    """
    clock = clock or service_clock()
    if clock.stopped() is not None:
        run("SELECT pg_advisory_xact_lock_shared(%s)", [LOCK])
        clock = service_clock()
    now = clock.now()
    return now, clock.time(now)
