"""The rehearsal of a restore: is a restored database what the live one was?

A backup that was never restored is a hope. Somebody, or a timer, restores the last one to another
place; this compares the two. Every match in it must stand where the live one stood after the same
input, with the same log up to there; and every match played lately must replay to its stored state.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db import connection
from django.utils import timezone

from gonfalon.kernel.errors import NotInstalled
from gonfalon.kernel.saving import to_json
from gonfalon.server.environment import database_settings
from gonfalon.server.jobs.models import Rehearsal
from gonfalon.server.play.records import replayed
from gonfalon.server.tables.models import Table

PAGE = 500  # matches compared at a time
FIRST = UUID(int=0)

MATCHES = """
SELECT id, seq, md5(state) FROM tables_table
WHERE started_at IS NOT NULL AND id > %s ORDER BY id LIMIT %s
"""
STATES = "SELECT id, seq, md5(state) FROM tables_table WHERE id = ANY(%s)"
# Without the user: an account erased since is missing in the live log. An old log is one
# compressed row.
LOGS = """
SELECT m.id, t.log_archived, count(e.seq), coalesce(
       (SELECT md5(a.body) FROM play_archivedlog a WHERE a.table_id = m.id),
       md5(string_agg(md5(concat_ws('|', e.seq, e.version, e.kind, e.seat,
           e.target, e.answers, e.key, e.trace, e.events, extract(epoch FROM e.at))), ''
           ORDER BY e.seq)))
FROM unnest(%s::uuid[], %s::bigint[]) AS m(id, seq)
    JOIN tables_table t ON t.id = m.id
    LEFT JOIN play_entry e ON e.table_id = m.id AND e.seq <= m.seq
GROUP BY m.id, t.log_archived
"""

Log = tuple[bool, int, str]  # whether it is compressed, its length, its digest


@dataclass
class Report:
    """What a rehearsal found."""

    matches: int = 0
    inputs: int = 0
    replayed: int = 0
    gone: int = 0  # deleted since the backup
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def lines(self) -> Iterator[str]:
        """Return the report as text, the figure last."""
        yield from self.wrong[:20]
        verdict = f"{len(self.wrong)} differ" if self.wrong else "all equal"
        gone = f", {self.gone} deleted since" if self.gone else ""
        yield (
            f"compared: matches {self.matches}, inputs {self.inputs}{gone}; "
            f"replayed: {self.replayed}; {self.seconds:.0f} s: {verdict}"
        )


@contextmanager
def at_database(address: str) -> Iterator[None]:
    """Connect Django to another database, patiently: nobody waits for it."""
    before = connection.settings_dict
    connection.close()
    values = {**database_settings(address), "OPTIONS": {"options": "-c statement_timeout=0"}}
    connection.settings_dict = {**before, **values}
    try:
        yield
    finally:
        connection.close()
        connection.settings_dict = before


def ask(statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """Run a query."""
    with connection.cursor() as cursor:
        cursor.execute(statement, values)
        return list(cursor.fetchall())


def rehearse(address: str, days: float = 7.0) -> Report:
    """Compare a restored database with the live one, and note in the live one that it was done."""
    report, began = Report(), time.monotonic()
    last = FIRST
    while True:
        with at_database(address):
            page = ask(MATCHES, last, PAGE)
            logs = logs_of(page)
        if not page:
            break
        last = page[-1][0]
        compare(page, logs, report)
    with at_database(address):
        replay_lately_played(days, report)
    report.seconds = time.monotonic() - began
    Rehearsal.objects.create(
        matches=report.matches,
        inputs=report.inputs,
        differences=len(report.wrong),
        seconds=report.seconds,
    )
    return report


def logs_of(page: list[tuple[Any, ...]]) -> dict[UUID, Log]:
    """Return length and digest of each match's log up to the input it stands at."""
    ids, ends = [match[0] for match in page], [match[1] for match in page]
    return {id: (archived, count, digest) for id, archived, count, digest in ask(LOGS, ids, ends)}


def compare(page: list[tuple[Any, ...]], logs: dict[UUID, Log], report: Report) -> None:
    """Compare restored matches with the live ones.

    A log that was compressed since the backup is compared by its state alone.
    """
    states = {id: (seq, digest) for id, seq, digest in ask(STATES, [one[0] for one in page])}
    live = logs_of(page)
    for id, seq, digest in page:
        if id not in states:
            report.gone += 1
            continue
        report.matches += 1
        archived, count, _ = logs[id]
        report.inputs += seq if archived else count - 1  # the first entry is the start
        now, current = states[id]
        if now < seq:
            report.wrong.append(f"{id}: the backup has {seq} inputs, the live match only {now}")
        elif archived == live[id][0] and logs[id] != live[id]:
            report.wrong.append(f"{id}: the logs differ up to input {seq}")
        elif now == seq and current != digest:
            report.wrong.append(f"{id}: the states after input {seq} differ")


def replay_lately_played(days: float, report: Report) -> None:
    """Replay the restored matches that were played in the last days."""
    since = timezone.now() - timedelta(days=days)
    played = Table.objects.filter(moved_at__gte=since, started_at__isnull=False)
    for id, state in played.values_list("id", "state").iterator(100):
        try:
            match = replayed(id)
        except NotInstalled:  # rules or cards that are no longer here
            continue
        report.replayed += 1
        if to_json(match) != state:
            report.wrong.append(f"{id}: the log does not lead to the state")
