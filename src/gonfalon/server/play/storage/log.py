"""Reading the log of a table, whether it is stored as rows or, long after the end, compressed.

Readers come here and never query `Entry` or `ArchivedLog` themselves. Only the move path, which
deals with running matches, has SQL of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.db.models import Count, QuerySet

from gonfalon.server.play.models import ArchivedLog, Entry
from gonfalon.server.play.storage.archive import unpacked
from gonfalon.table.log import Entry as LogEntry
from gonfalon.table.log import ListedLog


def archived(table: UUID) -> list[Entry]:
    """Return the entries of a compressed log; empty if the log is stored as rows."""
    body = ArchivedLog.objects.filter(table_id=table).values_list("body", flat=True).first()
    return [] if body is None else unpacked(table, bytes(body))


def all_entries(table: UUID) -> list[Entry]:
    """Return every entry, the setup included."""
    rows = list(Entry.objects.filter(table_id=table).order_by("seq"))
    return rows or archived(table)


WITHOUT_EVENTS = ("seq", "version", "kind", "seat", "target", "answers", "trace", "at")
COLUMNS = (*WITHOUT_EVENTS, "events")


def read_row(row: Entry) -> LogEntry:
    """Return a row of the log as `gonfalon.table` reads it."""
    return LogEntry(**{column: getattr(row, column) for column in COLUMNS})


class TableLog:
    """The log of a table, as `gonfalon.table` asks for it."""

    def __init__(self, table: UUID) -> None:
        self.table = table

    def rows(self, **which: Any) -> QuerySet[Entry]:
        """Return rows of this log."""
        return Entry.objects.filter(table_id=self.table, **which)

    def archived(self) -> ListedLog:
        """Return the log if it is compressed; otherwise an empty one."""
        return ListedLog(list(map(read_row, archived(self.table))))

    def inputs(self, last: int | None = None) -> list[LogEntry]:
        """Return the inputs, up to and including the input `last`, without what they told."""
        rows = self.rows(seq__gt=0) if last is None else self.rows(seq__gt=0, seq__lte=last)
        values = rows.order_by("seq").values(*WITHOUT_EVENTS)
        found = [LogEntry(**row, events=[]) for row in values]
        return found or self.archived().inputs(last)

    def published_after(self, version: int, most: int) -> list[LogEntry]:
        """Return the input that published each version after another, at most `most`."""
        rows = self.rows(version__gt=version).order_by("version", "seq").distinct("version")
        found = [LogEntry(**row) for row in rows.values(*COLUMNS)[:most]]
        return found or self.archived().published_after(version, most)

    def published(self, versions: Iterable[int]) -> dict[int, LogEntry]:
        """Return the input that published each of these versions, as far as there is one."""
        wanted = set(versions)
        rows = self.rows(version__in=wanted).order_by("version", "seq").distinct("version")
        found = [LogEntry(**row) for row in rows.values(*COLUMNS)]
        return {one.version: one for one in found} or self.archived().published(wanted)

    def version_of_answer(self, decision: str) -> int | None:
        """Return the version after the first answer to a decision."""
        rows = self.rows(kind="choose", answers__contains=[[decision]])
        found = rows.order_by("seq").values_list("version", flat=True).first()
        return self.archived().version_of_answer(decision) if found is None else found


def answer_counts(table: UUID) -> Counter[tuple[int, UUID | None]]:
    """Return how many answers each user gave for each seat."""
    rows = (
        Entry.objects.filter(table_id=table, kind="choose", seat__gte=0)
        .values_list("seat", "user_id")
        .annotate(count=Count("seq"))
    )
    found = Counter({(seat, user): count for seat, user, count in rows})
    if not found:
        given = (e for e in archived(table) if e.kind == "choose" and e.seat >= 0)
        found = Counter((entry.seat, entry.user_id) for entry in given)
    return found


def has_bot_answered(table: UUID, seat: int, after: int) -> bool:
    """True if a bot has answered for a seat of a running match after an input."""
    rows = Entry.objects.filter(table_id=table, seq__gt=after, seat=seat, kind="choose")
    return rows.filter(user__isnull=True).exists()
