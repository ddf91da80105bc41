"""Putting jobs into the queue, in the transaction that makes them necessary.

For the bots of a table there is at most one job that waits: it will see everything that is
committed before it starts looking (it locks the table to look), so a second one would find nothing
to do. And whoever is busy with a table will look again before leaving, so needs no job at all.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from django.db import connection

from gonfalon.server.jobs.tasks import (
    BOTS,
    UPKEEP,
    answer_late,
    play_bot,
    reckon_rating,
    tend_accounts,
)

PRESSING = 10  # the priority of tables at which a person waits

# One statement, since moves pay for it; and without an exception for "is there already", which
# would spoil the transaction of the move.
PUT = """
INSERT INTO procrastinate_jobs (queue_name, task_name, priority, queueing_lock, args)
SELECT %(queue)s, %(task)s, CASE WHEN bool_or(user_id IS NOT NULL) THEN %(pressing)s ELSE 0 END,
       %(lock)s, %(args)s
FROM tables_seat WHERE table_id = %(table)s
HAVING bool_or(bot <> '' AND number = ANY(%(asked)s))
ON CONFLICT (queueing_lock) WHERE status = 'todo' DO NOTHING
"""

PUT_ONE = """
INSERT INTO procrastinate_jobs (queue_name, task_name, queueing_lock, args)
VALUES (%(queue)s, %(task)s, %(task)s, '{}')
ON CONFLICT (queueing_lock) WHERE status = 'todo' DO NOTHING
"""

ALL = list(range(32))  # seats; no table has more


class Busy(threading.local):
    """The table whose bots this thread is busy with."""

    table: UUID | None = None


_busy = Busy()


@contextmanager
def busy_with(table: UUID) -> Iterator[None]:
    """Enqueue nothing for the bots of a table: this thread sees to them."""
    _busy.table = table
    try:
        yield
    finally:
        _busy.table = None


def enqueue_bots(table: UUID, seq: int, asked: list[int]) -> None:
    """Let the bots among the seats that are asked take their turns."""
    if table == _busy.table:
        return
    values: dict[str, Any] = {
        "queue": BOTS,
        "task": play_bot.name,
        "pressing": PRESSING,
        "lock": f"bots:{table}",
        "args": json.dumps({"table": str(table), "seq": seq}),
        "table": table,
        "asked": asked,
    }
    with connection.cursor() as cursor:
        cursor.execute(PUT, values)


def wake_bots(table: UUID, seq: int = -1) -> None:
    """Let the bots of a table look whether they are asked."""
    enqueue_bots(table, seq, ALL)


def enqueue_late(table: UUID, round_id: str, seats: list[int], level: str) -> None:
    """Let a bot answer once for people whose time is over."""
    answer_late.defer(table=str(table), round_id=round_id, seats=seats, level=level)


def enqueue_rating(table: UUID) -> None:
    """Let a finished table count."""
    reckon_rating.defer(table=str(table))


def enqueue_upkeep() -> None:
    """Let somebody see to the accounts, unless a job for it waits already.

    A job and not part of a sweep: it may take long, and clocks must not wait for it.
    """
    with connection.cursor() as cursor:
        cursor.execute(PUT_ONE, {"queue": UPKEEP, "task": tend_accounts.name})
