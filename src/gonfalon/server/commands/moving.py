"""Moving a running table to the database of another cell, while people play at it.

In this order:

1. The table's row is locked here. Whoever wants to write waits; reading goes on.
2. Its rows are inserted there, read back, and compared by digest; not committed yet.
3. Here they are deleted, and kept as one text in `MovedTable`. This commit decides.
4. There they are committed, the proxy is told, and the text here is emptied.

Before the decision, nothing has happened; a move that takes too long is given up there. After it,
nobody can write here by mistake: there is no row to lock or to refer to. Requests that still come
get 503 and are repeated (`api.moved`). If this process dies after the decision, running it again
completes the move from the text.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

import psycopg

from gonfalon.server.commands.migrating import address
from gonfalon.server.commands.table_rows import (
    Link,
    Rows,
    delete,
    digest_of,
    give_later_ids,
    highest_ids,
    is_spaced,
    read,
    text_of,
    write,
)
from gonfalon.server.environment import database_settings
from gonfalon.server.job_queue import ALL, BOTS, PLAY_BOT, PRESSING, PUT
from gonfalon.server.service_time import LOCK as PULSE_LOCK

BUDGET = 1.0  # seconds for which people wait at most before the decision
# If this process hangs, PostgreSQL lets go of the table.
OPTIONS = (
    "-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=5000"
    " -c timezone=UTC"
)
PLAYING = "SELECT status FROM tables_table WHERE id = %s FOR UPDATE"
STILL = "SELECT pg_advisory_xact_lock_shared(%s)"
LOST = "SELECT coalesce((SELECT lost FROM jobs_pulse WHERE id = 1), interval '0')"
MIGRATIONS = "SELECT app, name FROM django_migrations ORDER BY app, name"
EDITION = """
SELECT e.game, e.digest, e.text, e.at FROM play_edition e JOIN tables_table t ON t.game = e.game
WHERE t.id = %s AND e.digest = t.state::jsonb ->> 'content'
"""
KEEP_EDITION = """
INSERT INTO play_edition (game, digest, text, at) VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING
"""
MOVED = """
INSERT INTO play_movedtable ("table", backend, rows, digest, at) VALUES (%s, %s, %s, %s, now())
ON CONFLICT ("table") DO UPDATE
SET backend = excluded.backend, rows = excluded.rows, digest = excluded.digest, at = now()
"""
EMPTIED = "UPDATE play_movedtable SET rows = '' WHERE \"table\" = %s"
RETURNS = "UPDATE play_movedtable SET backend = '', at = now() WHERE \"table\" = %s"
LEFT = """
SELECT backend, rows, digest FROM play_movedtable WHERE "table" = %s AND backend <> ''
"""
# The jobs that were to send them stay where they were queued, and find nothing there.
NOTICES = """
UPDATE jobs_notice SET mail = CASE mail WHEN 'queued' THEN 'new' ELSE mail END,
    push = CASE push WHEN 'queued' THEN 'new' ELSE push END
WHERE table_id = %s AND 'queued' IN (mail, push)
"""


class CannotMove(Exception):
    """Nothing has been changed, for this reason."""


class TooSlow(CannotMove):
    """Nothing has been changed, since people would have had to wait too long."""


@dataclass(frozen=True)
class Moved:
    """A move that is complete."""

    backend: str
    digest: str
    rows: int = 0
    waited: float = 0.0  # seconds for which nobody could write, until the proxy knew


def connect(url: str) -> Link:
    """Connect to a database; every statement is a transaction unless one is opened."""
    values = database_settings(url)
    given = {**address(values, str(values["NAME"])), "options": OPTIONS}
    return psycopg.connect(**given, autocommit=True, cursor_factory=psycopg.ClientCursor)


def move(
    source: Link,
    target: Link,
    table: UUID,
    backend: str,
    route: Callable[[], Any] = lambda: None,
    at: Callable[[str], Any] = lambda point: None,
) -> Moved:
    """Move a running table to another database, or complete a move that was interrupted.

    `route` tells the proxy, and `at` is called at the named points; tests interrupt there.
    """
    left = source.execute(LEFT, [table]).fetchone()
    if left is not None:
        if left[0] != backend:
            raise CannotMove(f"it has moved to {left[0]}")
        if left[1] and complete(target, table, left[1], left[2]):
            route()
            source.execute(EMPTIED, [table])
        return Moved(backend, left[2])
    check_alike(source, target)
    prepare(source, target, table)
    with target.transaction():
        with source.transaction():
            status = source.execute(PLAYING, [table]).fetchone()
            if status != ("playing",):
                raise CannotMove("there is no such table" if status is None else "it does not play")
            begun = time.monotonic()
            at("locked")
            rows = read(source, table, shift_between(source, target))
            at("read")
            text = text_of(rows)
            digest = digest_of(text)
            place(target, table, rows, digest)
            delete(source, table, rows)
            source.execute(MOVED, [table, backend, text, digest])
            at("written")
            if time.monotonic() - begun > BUDGET:
                raise TooSlow(f"it would have taken more than {BUDGET} s: try again")
        at("decided")
    at("arrived")
    route()
    waited = time.monotonic() - begun
    source.execute(EMPTIED, [table])
    return Moved(backend, digest, sum(map(len, rows.values())), waited)


def complete(target: Link, table: UUID, text: str, digest: str) -> bool:
    """Let a table arrive whose move was interrupted after it was decided.

    Return whether it is there: it may have arrived and moved on.
    """
    with target.transaction():
        if target.execute(LEFT, [table]).fetchone() is not None:
            return False
        if target.execute(PLAYING, [table]).fetchone() is None:
            place(target, table, json.loads(text), digest)
    return True


def check_alike(source: Link, target: Link) -> None:
    """Refuse databases between which nothing can be moved."""
    if source.execute(MIGRATIONS).fetchall() != target.execute(MIGRATIONS).fetchall():
        raise CannotMove("the databases are not of the same version: run `gonfalon migrate`")
    if not (is_spaced(source) and is_spaced(target)):
        raise CannotMove("the databases give the same ids: space them first")


def prepare(source: Link, target: Link, table: UUID) -> None:
    """Do what needs no lock: bring the content of the match, draw ids up to those of the table.

    If it was there before, the note of that is changed here and not with its arrival: from the
    decision on, a note with a place means that it has arrived and moved on.
    """
    target.execute(RETURNS, [table])
    for edition in source.execute(EDITION, [table]).fetchall():
        target.execute(KEEP_EDITION, edition)
    give_later_ids(target, highest_ids(source, table))


def shift_between(source: Link, target: Link) -> timedelta:
    """Return by how much service time there is ahead of service time here.

    No beat changes that until both transactions are over.
    """
    lost = []
    for link in (source, target):
        link.execute(STILL, [PULSE_LOCK])
        found = link.execute(LOST).fetchone()
        assert found is not None
        lost.append(found[0])
    shift: timedelta = lost[0] - lost[1]
    return shift


def place(target: Link, table: UUID, rows: Rows, digest: str) -> None:
    """Insert a table with everything that belongs to it, and see that it is the same."""
    target.execute(RETURNS, [table])
    write(target, rows)
    give_later_ids(target, highest_ids(target, table))
    if digest_of(text_of(read(target, table))) != digest:
        raise CannotMove("what was written there is not what was read here")
    values = {
        "queue": BOTS,
        "task": PLAY_BOT,
        "pressing": PRESSING,
        "lock": f"bots:{table}",
        "args": json.dumps({"table": str(table), "seq": -1}),
        "table": table,
        "asked": ALL,
        "later": None,
    }
    target.execute(PUT, values)
    target.execute(NOTICES, [table])
