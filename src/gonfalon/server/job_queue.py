"""Putting jobs into the queue, in the transaction that makes them necessary.

At most one job waits for the bots of a table. It sees everything committed before it looks (it
locks the table to look), so a second one would find nothing to do. A thread that is already
handling a table's bots looks again before leaving, so it needs no job at all.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from django.db import connection
from procrastinate.contrib.django import app

# Queues and names of tasks (`jobs.tasks`), as stored in the database. Neither may change: jobs
# queued before an upgrade must be found after it.
BOTS = "bots"
NOTICES = "notices"
PUSHES = "pushes"
RATINGS = "ratings"
UPKEEP = "upkeep"
PLAY_BOT = "play_bot"
ANSWER_LATE = "answer_late"
DELIVER_NOTICE = "deliver_notice"
DELIVER_DIGEST = "deliver_digest"
DELIVER_TEST = "deliver_test"
ASK_MAILBOX = "ask_mailbox"
RATE_TABLE = "reckon_rating"
TEND_ACCOUNTS = "tend_accounts"
KEEP_ENDING = "keep_ending"
TEND_TABLES = "tend_tables"
EXPORT_DATA = "export_data"

PRESSING = 10  # the priority of tables at which a user waits

# One statement, since every move runs it. ON CONFLICT rather than an exception for an existing job,
# because an exception would abort the move's transaction.
PUT = """
INSERT INTO procrastinate_jobs
    (queue_name, task_name, priority, queueing_lock, args, scheduled_at)
SELECT %(queue)s, %(task)s, CASE WHEN bool_or(user_id IS NOT NULL) THEN %(pressing)s ELSE 0 END,
       %(lock)s, %(args)s, now() + %(later)s::interval
FROM tables_seat WHERE table_id = %(table)s
HAVING bool_or(bot <> '' AND number = ANY(%(asked)s))
ON CONFLICT (queueing_lock) WHERE status = 'todo' DO NOTHING
"""

PUT_ONE = """
INSERT INTO procrastinate_jobs (queue_name, task_name, queueing_lock, args)
VALUES (%(queue)s, %(task)s, %(task)s, '{}')
ON CONFLICT (queueing_lock) WHERE status = 'todo' DO NOTHING
"""

ALL = list(range(32))  # seat numbers; no table has more


class Busy(threading.local):
    """The table whose bots this thread is handling."""

    table: UUID | None = None


_busy = Busy()


@contextmanager
def busy_with(table: UUID) -> Iterator[None]:
    """Queue nothing for the bots of a table: this thread handles them."""
    _busy.table = table
    try:
        yield
    finally:
        _busy.table = None


def enqueue_bots(table: UUID, seq: int, asked: list[int], later: timedelta | None = None) -> None:
    """Queue a turn for the bots among the `asked` seats, now or a little later."""
    if table == _busy.table:
        return
    values: dict[str, Any] = {
        "queue": BOTS,
        "task": PLAY_BOT,
        "pressing": PRESSING,
        "lock": f"bots:{table}",
        "args": json.dumps({"table": str(table), "seq": seq}),
        "table": table,
        "asked": asked,
        "later": later,
    }
    with connection.cursor() as cursor:
        cursor.execute(PUT, values)


def wake_bots(table: UUID, seq: int = -1, later: timedelta | None = None) -> None:
    """Queue a check of whether any bot of a table has a decision."""
    enqueue_bots(table, seq, ALL, later)


def enqueue_late(table: UUID, round_id: str, seats: list[int], level: str) -> None:
    """Queue one bot answer each for users whose time is up."""
    answer_late = app.configure_task(ANSWER_LATE, queue=BOTS)
    answer_late.defer(table=str(table), round_id=round_id, seats=[*seats], level=level)


def enqueue_rating(table: UUID) -> None:
    """Queue the rating of a finished table."""
    app.configure_task(RATE_TABLE, queue=RATINGS).defer(table=str(table))


def enqueue_ending(table: UUID) -> None:
    """Queue the storing of what a finished match shows."""
    app.configure_task(KEEP_ENDING, queue=UPKEEP).defer(table=str(table))


def enqueue_notice(notice: int, channel: str) -> None:
    """Queue the delivery of one notice through one channel."""
    queue = queue_of(channel)
    app.configure_task(DELIVER_NOTICE, queue=queue).defer(notice=notice, channel=channel)


def enqueue_test(user: UUID, channel: str) -> None:
    """Queue a test notice through one channel."""
    queue = queue_of(channel)
    app.configure_task(DELIVER_TEST, queue=queue).defer(user=str(user), channel=channel)


def enqueue_question(mailbox: int) -> None:
    """Queue the question whether an address may be used for a match."""
    app.configure_task(ASK_MAILBOX, queue=NOTICES).defer(mailbox=mailbox)


def queue_of(channel: str) -> str:
    """Return the queue of a channel: push services that hang hold up pushes alone."""
    return PUSHES if channel == "push" else NOTICES


def enqueue_digest(user: UUID, day: date) -> None:
    """Queue a user's daily email."""
    deliver_digest = app.configure_task(DELIVER_DIGEST, queue=NOTICES)
    deliver_digest.defer(user=str(user), day=day.isoformat())


def enqueue_upkeep() -> None:
    """Queue the maintenance of accounts and tables, unless a job for it is waiting already.

    Jobs rather than parts of a sweep, because they may take long and clocks must not wait for them.
    """
    with connection.cursor() as cursor:
        for task in (TEND_ACCOUNTS, TEND_TABLES):
            cursor.execute(PUT_ONE, {"queue": UPKEEP, "task": task})


def enqueue_export(user: UUID) -> None:
    """Queue the export of a user's data."""
    app.configure_task(EXPORT_DATA, queue=UPKEEP).defer(user=str(user))
