"""Tables of bots, workers as they run in service, and a clock that goes as it is told."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db import connection, connections, transaction

from gonfalon.server.accounts.models import User
from gonfalon.server.job_queue import BOTS, NOTICES, PUSHES
from gonfalon.server.jobs.working import queue_app
from gonfalon.server.play.models import Entry
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.starting import begin_seeding
from tests.server.playing import destiny

START = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)


def seated(places: list[User | str], **fields: Any) -> Table:
    """Start a table; a place is a person or the level of a bot."""
    made = Table(
        game="mastery",
        policy=fields.pop("policy", "quick"),
        owner=next((p for p in places if isinstance(p, User)), None),
        seat_count=len(places),
        **destiny(),
        **fields,
    )
    with transaction.atomic():
        made.save()
        for number, place in enumerate(places):
            person, bot = (None, place) if isinstance(place, str) else (place, "")
            Seat.objects.create(table=made, number=number, user=person, bot=bot, ready=True)
        begin_seeding(made)
    return Table.objects.get(id=made.id)


def drain(*queues: str) -> None:
    """Do all jobs that wait, in a real worker of this process, and end."""

    async def run() -> None:
        app = queue_app()
        async with app.open_async():
            await app.run_worker_async(
                queues=list(queues or (BOTS, NOTICES, PUSHES)),
                wait=False,
                listen_notify=False,
                install_signal_handlers=False,
                delete_jobs="successful",
                task_middleware=[closing],
            )

    asyncio.run(run())


def closing(call_next: Callable[[], Any], context: Any, worker: Any) -> Any:
    """Leave no connection behind in a thread of the worker."""
    try:
        return call_next()
    finally:
        connections.close_all()


def queued(queue: str = BOTS) -> int:
    """Return how many jobs wait."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo' AND queue_name = %s",
            [queue],
        )
        return int(cursor.fetchone()[0])


def execute(statement: str) -> None:
    """Run a statement."""
    with connection.cursor() as cursor:
        cursor.execute(statement)


class Work:
    """`gonfalon work` on the test's database, as a process of its own."""

    def __init__(self, *arguments: str) -> None:
        at = connection.settings_dict
        environment = {
            **os.environ,
            "GONFALON_DATABASE": f"postgresql://{at['USER']}@{at['HOST']}:{at['PORT']}/{at['NAME']}",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gonfalon", "work", *arguments], env=environment
        )

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> tuple[int, float]:
        """Ask it to end; return its exit code and the seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=30)
        return code, time.monotonic() - began


@contextlib.contextmanager
def work(*arguments: str) -> Iterator[Work]:
    """Run a worker for a while."""
    made = Work(*arguments)
    try:
        yield made
    finally:
        if made.process.poll() is None:
            made.kill()


def until(condition: Callable[[], bool], seconds: float = 60.0) -> float:
    """Wait for something; return how long it took."""
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < seconds, "it did not happen in time"
        time.sleep(0.02)
    return time.monotonic() - began


def is_over(table: Table) -> bool:
    """Tell whether a match has ended."""
    return Table.objects.filter(id=table.id, status=Table.Status.OVER).exists()


def check_log(table: Table) -> int:
    """Check that the log of a table has no gap and no double; return its length."""
    seqs = list(Entry.objects.filter(table=table).order_by("seq").values_list("seq", flat=True))
    assert seqs == list(range(len(seqs)))
    assert Table.objects.get(id=table.id).seq == seqs[-1]
    return len(seqs)


class Script:
    """A table whose hand-overs are written by the test: no rules, only who is waited for."""

    def __init__(self, people: list[User], now: datetime, **fields: Any) -> None:
        self.people = people
        fields = {"pace": "days", "clock": {"kind": "none"}, **fields}
        self.table = Table.objects.create(
            game="mastery",
            owner=people[0],
            seat_count=len(people),
            status=Table.Status.PLAYING,
            house_secret=b"",
            house_salt=b"",
            started_at=now,
            **fields,
        )
        for number, user in enumerate(people):
            Seat.objects.create(table=self.table, number=number, user=user, ready=True)
        self.seq = self.version = 0
        self.write("start", -1, now)
        self.wait([0], now)

    def write(self, kind: str, seat: int, now: datetime) -> None:
        """Write an entry of the log."""
        Entry.objects.create(
            table=self.table,
            seq=self.seq,
            version=self.version,
            kind=kind,
            seat=seat,
            target="t",
            at=now,
        )

    def wait(self, seats: list[int], now: datetime, lasts: timedelta | None = None) -> None:
        """Wait for some seats from now on."""
        self.table.waiting = sum(1 << seat for seat in seats)
        self.table.waiting_since = self.table.moved_at = now
        self.table.deadline = None if lasts is None else now + lasts
        self.table.seq, self.table.version = self.seq, self.version
        self.table.save()

    def publish(
        self, seat: int, then: list[int], now: datetime, lasts: timedelta | None = None
    ) -> None:
        """A seat moves for all to see; others are waited for."""
        self.seq += 1
        self.version += 1
        self.write("choose", seat, now)
        self.wait(then, now, lasts)

    def seal(self, seat: int, now: datetime, kind: str = "choose") -> None:
        """A seat gives a sealed answer, or takes it back."""
        self.seq += 1
        self.write(kind, seat, now)
        Table.objects.filter(id=self.table.id).update(seq=self.seq)
