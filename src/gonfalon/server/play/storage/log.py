"""Reading the log of a table, whether it is stored as rows or, long after the end, compressed.

Readers come here and never query `Entry` or `ArchivedLog` themselves. Only the move path, which
deals with running matches, has SQL of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from uuid import UUID

from django.db.models import Count

from gonfalon.server.play.models import ArchivedLog, Entry
from gonfalon.server.play.storage.archive import unpacked


def archived(table: UUID) -> list[Entry]:
    """Return the entries of a compressed log; empty if the log is stored as rows."""
    body = ArchivedLog.objects.filter(table_id=table).values_list("body", flat=True).first()
    return [] if body is None else unpacked(table, bytes(body))


def all_entries(table: UUID) -> list[Entry]:
    """Return every entry, the setup included."""
    rows = list(Entry.objects.filter(table_id=table).order_by("seq"))
    return rows or archived(table)


def entries_of(table: UUID, last: int | None = None) -> list[Entry]:
    """Return the inputs of a table, up to and including the input `last`."""
    rows = Entry.objects.filter(table_id=table, seq__gt=0)
    if last is not None:
        rows = rows.filter(seq__lte=last)
    found = list(rows.order_by("seq").defer("events"))
    if found:
        return found
    return [e for e in archived(table) if e.seq > 0 and (last is None or e.seq <= last)]


def published_after(table: UUID, version: int, most: int) -> list[Entry]:
    """Return the input that published each version after another, at most so many."""
    rows = Entry.objects.filter(table_id=table, version__gt=version)
    found = list(rows.order_by("version", "seq").distinct("version")[:most])
    if found:
        return found
    return [e for e in first_of_versions(archived(table)) if e.version > version][:most]


def published(table: UUID, versions: Iterable[int]) -> dict[int, Entry]:
    """Return the input that published each of these versions, as far as there is one."""
    wanted = set(versions)
    rows = Entry.objects.filter(table_id=table, version__in=wanted)
    found = list(rows.order_by("version", "seq").distinct("version"))
    if not found:
        found = [e for e in first_of_versions(archived(table)) if e.version in wanted]
    return {entry.version: entry for entry in found}


def first_of_versions(entries: list[Entry]) -> Iterator[Entry]:
    """Yield the first entry of each version, by version."""
    before: int | None = None
    for entry in sorted(entries, key=lambda e: (e.version, e.seq)):
        if entry.version != before:
            yield entry
        before = entry.version


def version_of_answer(table: UUID, decision: str) -> int | None:
    """Return the version after the first answer to a decision."""
    rows = Entry.objects.filter(table_id=table, kind="choose", answers__contains=[[decision]])
    found = rows.order_by("seq").values_list("version", flat=True).first()
    if found is not None:
        return found
    for entry in archived(table):
        if entry.kind == "choose" and any(decision in answer for answer in entry.answers):
            return entry.version
    return None


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
