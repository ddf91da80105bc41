"""The bare engine: the two statements of a move by pgbench, and our storage functions alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.server.harness.ground import Ground
from tests.server.harness.services import tool

ROOT = str(Path(__file__).resolve().parents[1])

# Every client has tables of its own, as those of the full path have.
PGBENCH = """
\\set n 1 + :client_id + {clients} * random(0, {each} - 1)
BEGIN;
SELECT game, seat_count, status, visibility, owner_id, policy, clock, seq, version, waiting,
  waiting_since, deadline, round_closes, rated FROM tables_table t
  WHERE id = (SELECT id FROM bench_ids WHERE n = :n) FOR UPDATE;
WITH moved AS (
  UPDATE tables_table SET seq = seq + 1, version = version + 1, state = '{state}', waiting = 1,
    waiting_since = now(), round_closes = NULL, moved_at = now(),
    deadline = CASE WHEN deadline IS NULL THEN NULL ELSE now() + interval '6 hours' END
  WHERE id = (SELECT id FROM bench_ids WHERE n = :n) RETURNING id, seq, version)
INSERT INTO play_entry
  (table_id, seq, version, kind, seat, user_id, target, answers, key, trace, events, at)
SELECT id, seq, version, 'choose', 1, NULL, '0.1.2.kind.1', '{answers}', gen_random_uuid(), -1,
  '{events}', now() FROM moved;
COMMIT;
"""

SAVE = """
DROP TABLE IF EXISTS bench_before, bench_ids;
CREATE TABLE bench_before AS SELECT * FROM tables_table;
CREATE TABLE bench_ids AS SELECT row_number() OVER () AS n, id FROM tables_table;
ALTER TABLE bench_ids ADD PRIMARY KEY (n);
"""
RESTORE = """
UPDATE tables_table t
SET seq = b.seq, version = b.version, state = b.state, tag = b.tag, waiting = b.waiting,
    waiting_since = b.waiting_since, deadline = b.deadline, moved_at = b.moved_at
FROM bench_before b WHERE b.id = t.id
"""


@contextmanager
def unchanged(database: str) -> Iterator[None]:
    """Put all tables back as they were, and leave no waste behind."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(SAVE)
        last = connection.execute("SELECT max(id) FROM play_entry").fetchone()
        assert last is not None
        yield
        connection.execute("DELETE FROM play_entry WHERE id > %s", last)
        connection.execute(RESTORE)
        for name in ("tables_table", "play_entry"):
            connection.execute(f"VACUUM ANALYZE {name}")


def pgbench(ground: Ground, clients: int, seconds: float) -> float:
    """Return the transactions per second of the bare engine: the same two statements."""
    from gonfalon.server.play.models import Entry
    from gonfalon.server.tables.models import Table

    row = Table.objects.get(id=ground.places[0].table)
    entry = Entry.objects.filter(table=row).order_by("-seq")[0]
    script = PGBENCH.format(
        clients=clients,
        each=len(ground.places) // clients,
        state=row.state.replace("'", "''").replace(":", "="),  # colons begin its variables
        answers=json.dumps(entry.answers).replace("'", "''"),
        events=json.dumps(entry.events).replace("'", "''"),
    ).replace("\n  ", " ")
    with unchanged(ground.database), tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
        file.write(script)
        file.flush()
        command = [tool("pgbench"), "-n", "-M", "prepared", "-f", file.name]
        command += ["-c", str(clients), "-j", "2", "-T", f"{seconds:g}", ground.database]
        done = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            raise RuntimeError(done.stderr[-500:])
    line = next(line for line in done.stdout.splitlines() if line.startswith("tps"))
    return float(line.split("=")[1].split()[0])


STORING = """
import sys, threading, time, uuid
from datetime import timedelta
sys.path.insert(0, {root!r})
from tests.server.harness.ground import use_database
use_database({database!r})
from django.db import connection, transaction
from django.utils import timezone
from gonfalon.server.play.storage.storage import append, held, lock_table, tag_of
from gonfalon.server.tables.models import Table
tables = [uuid.UUID(t) for t in {tables!r}]
state = Table.objects.get(id=tables[0]).state
user = Table.objects.get(id=tables[0]).owner_id
counts = [0] * {threads}
until = time.monotonic() + {seconds}
def work(n):
    mine = tables[n::{threads}]
    while time.monotonic() < until:
        table = mine[counts[n] % len(mine)]
        with transaction.atomic():
            row = lock_table(table)
            here = held(row, user, uuid.uuid4())
            now = timezone.now()
            append({{"table": table, "seq": row.seq + 1, "version": row.version + 1,
                "state": state, "tag": tag_of(state), "waiting": 1, "waiting_since": now,
                "deadline": row.deadline and now + timedelta(hours=6),
                "round_closes": None, "charged": [], "change": 0, "kind": "choose", "seat": 0,
                "user": user, "target": "0.1.2.kind.1", "answers": "[]", "key": uuid.uuid4(),
                "trace": -1, "events": "[]", "at": now}})
        counts[n] += 1
    connection.close()
threads = [threading.Thread(target=work, args=(n,)) for n in range({threads})]
[t.start() for t in threads]; [t.join() for t in threads]
print(sum(counts) / {seconds})
"""


def storage_part(ground: Ground, clients: int, seconds: float) -> float:
    """Return transactions per second of the storage functions alone, in two processes."""
    with unchanged(ground.database):
        running = [
            subprocess.Popen(  # noqa: S603
                [sys.executable, "-W", "ignore", "-c", program],
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, **ground.environment},
            )
            for program in (
                STORING.format(
                    root=ROOT,
                    database=ground.database,
                    tables=[place.table for place in ground.places[half::2]],
                    threads=clients // 2,
                    seconds=seconds,
                )
                for half in range(2)
            )
        ]
        return sum(float(process.communicate()[0].split()[-1]) for process in running)
