"""Compressing the logs of matches that ended long ago.

A log is one JSON list of rows in the order of `FIELDS`, compressed with zlib (RFC 1950). Packing is
checked by unpacking before the rows are deleted, all in one transaction that holds the table's
lock. What players can do with a finished match stays the same: `log.py` reads both forms.
"""

from __future__ import annotations

import json
import logging
import time
import zlib
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from gonfalon.server.play.models import ArchivedLog, Entry
from gonfalon.server.site.state import site_state
from gonfalon.server.tables.models import Seat, Table

log = logging.getLogger(__name__)

FIELDS = (
    *("seq", "version", "kind", "seat", "user_id", "target"),
    *("answers", "key", "trace", "events", "at"),
)
LEVEL = 9
PAGE = 100
BUDGET = 300.0  # seconds of one run; the next goes on


def packed(entries: list[Entry]) -> bytes:
    """Return entries as one compressed text."""
    rows = [[plain(getattr(entry, name)) for name in FIELDS] for entry in entries]
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode(), LEVEL)


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, UUID) else value


def unpacked(table: UUID, body: bytes) -> list[Entry]:
    """Return the entries of a compressed log, in order."""
    return [entry_from(table, row) for row in json.loads(zlib.decompress(body))]


def entry_from(table: UUID, row: list[Any]) -> Entry:
    """Return one entry."""
    values = dict(zip(FIELDS, row, strict=True))
    values["at"] = datetime.fromisoformat(values["at"])
    for name in ("user_id", "key"):
        values[name] = None if values[name] is None else UUID(values[name])
    return Entry(table_id=table, **values)


def archive(table: UUID) -> bool:
    """Compress the log of a finished match; False if there is nothing to do."""
    with transaction.atomic():
        due = Table.objects.select_for_update().filter(id=table, log_archived=False)
        if not due.filter(ended_at__isnull=False).values("id"):
            return False
        entries = list(Entry.objects.filter(table_id=table).order_by("seq"))
        if entries:
            body = packed(entries)
            if [values_of(e) for e in unpacked(table, body)] != [values_of(e) for e in entries]:
                log.error("a log does not survive packing", extra={"table": str(table)})
                return False
            ArchivedLog.objects.create(table_id=table, inputs=len(entries) - 1, body=body)
            Entry.objects.filter(table_id=table).delete()
        Seat.objects.filter(table_id=table, over=False).update(over=True)
        Table.objects.filter(id=table).update(log_archived=True)
    return True


def values_of(entry: Entry) -> list[Any]:
    """Return everything that is packed of an entry."""
    return [getattr(entry, name) for name in FIELDS]


def archive_due(budget: float = BUDGET) -> int:
    """Compress the logs of matches that ended long enough ago; return how many."""
    before = timezone.now() - timedelta(days=site_state().archive_days)
    until = time.monotonic() + budget
    done = 0
    due = Table.objects.filter(ended_at__lt=before, log_archived=False).order_by("ended_at")
    while time.monotonic() < until:
        page = [archive(table) for table in due.values_list("id", flat=True)[:PAGE]]
        done += sum(page)
        if not any(page):  # none is left, or none of these can be packed
            break
    if done:
        log.info("%d logs of finished matches were compressed", done)
    return done
