"""A log that was compressed can be read in every way, and says the same as its rows did."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.server.jobs import tasks
from gonfalon.server.jobs.bots import take_turns
from gonfalon.server.play.course import replayed_course
from gonfalon.server.play.frames import REPLAYS, frames_response
from gonfalon.server.play.models import ArchivedLog, Entry
from gonfalon.server.play.personal import match_from
from gonfalon.server.play.reading import position_of
from gonfalon.server.play.storage import archive as archiving
from gonfalon.server.play.storage.archive import archive, archive_due, packed
from gonfalon.server.play.storage.log import TableLog, all_entries, answer_counts
from gonfalon.server.play.storage.records import record_text, replayed, verified
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.tables.models import Seat, Table
from gonfalon.table.course import with_events
from gonfalon.table.news import since
from tests.server.playing import people, table

pytestmark = pytest.mark.django_db(transaction=True)


def finished(days: int = 40) -> Table:
    """Return a match that bots have played for a while and that ended some days ago."""
    users = people(2, f"P{Table.objects.count()}x")
    made = table(users)
    Seat.objects.filter(table=made).update(bot="random", standing_in=True)
    for _ in range(60):
        take_turns(made.id, stint=0)
    ended = timezone.now() - timedelta(days=days)
    Table.objects.filter(id=made.id).update(status=Table.Status.VOID, ended_at=ended)
    return Table.objects.get(id=made.id)


def everything(made: Table) -> dict[str, Any]:
    """Return whatever is read from a log."""
    RESPONSES.clear()
    REPLAYS.clear()
    at = position_of(made.id, None)
    steps, _ = replayed_course(made.id)
    log = TableLog(made.id)
    entries = all_entries(made.id)
    undone = next(e.answers[0][0] for e in entries if e.kind == "choose")
    return {
        "entries": [archiving.values_of(entry) for entry in entries],
        "record": record_text(made),
        "verified": verified(made),
        "since": [since(log, version, seat) for version in (-1, 5, 999) for seat in (None, 1)],
        "course": with_events(log, steps),
        "frames": frames_response(at, 3).body,
        "past": replayed(made.id, steps[-2]["version"]).view(None),
        "export": match_from(Seat.objects.get(table=made, number=1)),
        "answers": answer_counts(made.id),
        "undo": log.version_of_answer(undone),
    }


def test_an_archived_match_reads_as_before() -> None:
    made = finished()
    before = everything(made)
    size = sum(len(str(values)) for values in before["entries"])
    assert len(before["entries"]) > 50
    assert archive(made.id)
    assert not Entry.objects.filter(table=made).exists()
    stored = ArchivedLog.objects.get(table=made)
    assert stored.inputs == len(before["entries"]) - 1
    assert len(stored.body) < size / 5
    made.refresh_from_db()
    assert everything(made) == before
    assert not archive(made.id)


def test_only_matches_that_ended_long_ago_are_archived() -> None:
    old, recent, running = finished(), finished(days=20), table(people(2, "Now"))
    tasks.tend_tables()
    assert [found.table_id for found in ArchivedLog.objects.all()] == [old.id]
    assert Entry.objects.filter(table=recent).exists()
    assert Entry.objects.filter(table=running).exists()
    assert not archive(running.id)
    assert archive_due() == 0


def test_rows_stay_if_packing_loses_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    made = finished()
    count = Entry.objects.filter(table=made).count()
    monkeypatch.setattr(archiving, "packed", lambda entries: packed(entries[:-1]))
    assert archive_due() == 0
    assert Entry.objects.filter(table=made).count() == count
    assert not ArchivedLog.objects.exists()


def test_a_table_that_is_deleted_takes_its_log_along() -> None:
    archived, rows = finished(), finished(days=1)
    archive_due()
    for made in (archived, rows):
        made.delete()
    assert not ArchivedLog.objects.exists()
    assert not Entry.objects.exists()


def test_an_account_that_is_deleted_leaves_its_inputs_behind() -> None:
    made = table(people(2))
    user = people(1, "Gone")[0]
    Entry.objects.filter(table=made).update(user=user)
    user.delete()
    (entry,) = Entry.objects.filter(table=made)
    assert entry.user_id is None
