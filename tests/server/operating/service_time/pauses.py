"""Tables that wait while service time passes, or does not."""

from __future__ import annotations

from datetime import timedelta

import time_machine
from django.utils import timezone

from gonfalon.server.jobs.heartbeat import WEB, WORK, pulse
from gonfalon.server.service_time import (
    service_clock,
    service_time,
)
from gonfalon.server.tables.models import Table
from tests.server.jobbing import Script
from tests.server.tabling import somebody

SECOND = timedelta(seconds=1)
PER_MOVE = {"kind": "per_move", "seconds": 60}


def alive() -> None:
    """All kinds of processes beat."""
    pulse(WORK)
    pulse(WEB)


def serve(clock: time_machine.Traveller, seconds: int) -> None:
    """Let time pass while everything works."""
    for _ in range(seconds):
        clock.shift(1)
        alive()


def fresh(table: Table) -> Table:
    """Return a table as it stands now."""
    return Table.objects.get(id=table.id)


def left(table: Table) -> timedelta:
    """Return how much time is left, as people are shown it."""
    due = service_clock().shown(fresh(table).deadline)
    assert due is not None
    return due - timezone.now()


def waiting(lasts: int = 60) -> Table:
    """Return a table that waits for a seat from now on."""
    script = Script([somebody(), somebody()], timezone.now(), clock=PER_MOVE)
    script.wait([0], service_time(), lasts * SECOND)
    return script.table
