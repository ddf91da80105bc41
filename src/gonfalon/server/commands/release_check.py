"""The stored matches of a site, read for `gonfalon release-check`.

Worker processes read and replay a few tables at a time. Nothing is written, and no table is locked:
what is read of a running match is its row and the inputs up to it, which no later move changes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any
from uuid import UUID

from django.db import connections

from gonfalon.kernel.game import game
from gonfalon.kernel.records.record import record_of_saved
from gonfalon.kernel.values.errors import NotInstalled
from gonfalon.progress import Progress, unwatched
from gonfalon.proving.playing import spread
from gonfalon.proving.release import Finding, StoredMatch, changed, examine, trouble
from gonfalon.server.play.models import Ending
from gonfalon.server.play.storage.editions import content_for
from gonfalon.server.play.storage.log import all_entries, read_row
from gonfalon.server.play.storage.records import ENDED
from gonfalon.server.tables.models import Table
from gonfalon.table.lines import lines_of

CHUNK = 5  # matches in a job

Job = tuple[list[UUID], int]


def findings(
    games: list[str],
    limit: int | None,
    ahead: int,
    processes: int,
    progress: Progress = unwatched,
) -> Iterator[Finding]:
    """Yield what this release makes of every running match, and of the finished ones.

    With a limit, only that many finished matches are read, the latest ones.
    """
    tables = Table.objects.filter(started_at__isnull=False).exclude(state="")
    if games:
        tables = tables.filter(game__in=games)
    running = tables.filter(status=Table.Status.PLAYING).order_by("started_at", "id")
    over = tables.filter(status__in=ENDED).order_by("-ended_at", "id")
    ids = [
        *running.values_list("id", flat=True),
        *over.values_list("id", flat=True)[:limit],
    ]
    jobs = [(chunk, ahead) for chunk in chunked(ids, CHUNK)]
    connections.close_all()  # a connection must not be shared with forked processes
    examined = spread(examine_tables, jobs, processes)
    for found in progress(examined, len(ids), "matches", len):
        yield from found


def chunked(ids: list[UUID], size: int) -> Iterator[list[UUID]]:
    """Split a list into parts of this size."""
    rest = iter(ids)
    while part := list(islice(rest, size)):
        yield part


def examine_tables(job: Job) -> list[Finding]:
    """Read some tables and replay their matches."""
    ids, ahead = job
    return [examine_table(table, ahead) for table in Table.objects.filter(id__in=ids)]


def examine_table(table: Table, ahead: int) -> Finding:
    """Replay the match of one table.

    A finished match that cannot be played here may still be shown as it was stored. A running one
    may not be left without its rules.
    """
    data: dict[str, Any] = json.loads(table.state)
    entries = [entry for entry in all_entries(table.id) if entry.seq <= table.seq]
    record = record_of_saved(data, lines_of([read_row(entry) for entry in entries if entry.seq]))
    running = table.status == Table.Status.PLAYING
    found = Finding(str(table.id), table.game, str(data["rules"]), running)
    try:
        content = content_for(table.game, data["content"], tuple(table.packs))
        game(table.game).check_rules(data["rules"])
    except NotInstalled as missing:
        return not_played(found, missing)
    except Exception as error:  # whatever a game's code makes of older content
        return changed(found, wrong=f"its content cannot be read: {trouble(error)}")
    stored = StoredMatch(
        name=str(table.id),
        record=record,
        running=running,
        content=content,
        seed=bytes.fromhex(data["chance"]["seed"]),
        state=table.state,
        events=[event for entry in entries for event in entry.events],
        version=table.version,
    )
    return examine(stored, ahead)


def not_played(found: Finding, missing: NotInstalled) -> Finding:
    """Return the finding for a match whose rules or content this release does not have."""
    if found.running:
        return changed(found, wrong=f"could not be played on: {missing}")
    if Ending.objects.filter(table_id=found.name).exists():
        return changed(found, kept=True)
    return changed(found, wrong=f"could not be shown (run `gonfalon endings` before): {missing}")
