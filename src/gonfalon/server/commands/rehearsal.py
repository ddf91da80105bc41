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
from django.db.models import QuerySet
from django.utils import timezone

from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.errors import NotInstalled
from gonfalon.progress import Progress, unwatched
from gonfalon.server.environment import database_settings
from gonfalon.server.jobs.models import Rehearsal
from gonfalon.server.play.storage.records import replayed
from gonfalon.server.tables.models import Table

PAGE = 500  # matches compared at a time
FIRST = UUID(int=0)

MATCHES = """
SELECT id, seq, md5(state) FROM tables_table
WHERE started_at IS NOT NULL AND id > %s ORDER BY id LIMIT %s
"""
COUNT = "SELECT count(*) FROM tables_table WHERE started_at IS NOT NULL"
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
Page = tuple[list[tuple[Any, ...]], dict[UUID, Log]]


@dataclass
class Report:
    """What a rehearsal found."""

    matches: int = 0
    inputs: int = 0
    replayed: int = 0
    gone: int = 0  # deleted since the backup
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    compared_all: bool = False
    replayed_all: bool = False

    @property
    def ok(self) -> bool:
        """Whether nothing differs."""
        return not self.wrong

    def lines(self) -> list[str]:
        """Return the report as text, the figure last."""
        verdict = f"{len(self.wrong)} differ" if self.wrong else "all equal"
        gone = f", {self.gone} deleted since" if self.gone else ""
        return [
            *self.wrong[:20],
            f"compared: matches {self.matches}, inputs {self.inputs}{gone}; "
            f"replayed: {self.replayed}; {self.seconds:.0f} s: {verdict}",
        ]

    def figures(self) -> dict[str, Any]:
        """Return the report as JSON."""
        return {
            "matches": self.matches,
            "inputs": self.inputs,
            "deleted": self.gone,
            "replayed": self.replayed,
            "seconds": round(self.seconds, 1),
            "differences": self.wrong,
        }


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


def rehearse(address: str, days: float = 7.0, progress: Progress = unwatched) -> Report:
    """Compare a restored database with the live one.

    That it was done is noted in the live one, unless it was stopped before the end.
    """
    report, began = Report(), time.monotonic()
    with at_database(address):
        total: int = ask(COUNT)[0][0]
    for page, logs in progress(pages(address, report), total, "matches", page_size):
        compare(page, logs, report)
    if report.compared_all:
        with at_database(address):
            replay_lately_played(days, report, progress)
    report.seconds = time.monotonic() - began
    if report.replayed_all:
        Rehearsal.objects.create(
            matches=report.matches,
            inputs=report.inputs,
            differences=len(report.wrong),
            seconds=report.seconds,
        )
    return report


def pages(address: str, report: Report) -> Iterator[Page]:
    """Yield the restored matches with what describes their logs, some at a time."""
    last = FIRST
    while True:
        with at_database(address):
            page = ask(MATCHES, last, PAGE)
            logs = logs_of(page)
        if not page:
            report.compared_all = True
            return
        last = page[-1][0]
        yield page, logs


def page_size(page: Page) -> int:
    """Return how many matches are on a page."""
    return len(page[0])


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


def replay_lately_played(days: float, report: Report, progress: Progress) -> None:
    """Replay the restored matches that were played in the last days."""
    since = timezone.now() - timedelta(days=days)
    played = Table.objects.filter(moved_at__gte=since, started_at__isnull=False)
    for id, is_equal in progress(replays(played, report), played.count(), "replays"):
        if is_equal is None:
            continue
        report.replayed += 1
        if not is_equal:
            report.wrong.append(f"{id}: the log does not lead to the state")


def replays(played: QuerySet[Table], report: Report) -> Iterator[tuple[UUID, bool | None]]:
    """Yield whether each match replays to its state; None if it cannot be played here."""
    for id, state in played.values_list("id", "state").iterator(100):
        try:
            match = replayed(id)
        except NotInstalled:  # rules or cards that are no longer here
            yield id, None
        else:
            yield id, to_json(match) == state
    report.replayed_all = True
