"""Storing the ending of a finished match, while the server has its rules."""

from __future__ import annotations

from uuid import UUID

from django.db.models import QuerySet

from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import NotInstalled
from gonfalon.server.play import models
from gonfalon.server.play.course import replayed_course
from gonfalon.server.play.endings import digest_of, packed
from gonfalon.server.play.reading import match_of
from gonfalon.server.play.storage.records import ENDED, log_of, record_text
from gonfalon.server.tables.models import Table
from gonfalon.table.views import seen


def keep_ending(table_id: UUID) -> bool:
    """Replay a finished match and store what it shows; False if that is not possible here."""
    table = Table.objects.filter(id=table_id, status__in=ENDED).exclude(state="").first()
    if table is None:
        return False
    try:
        match = match_of(table)
        course, replayed = replayed_course(table_id)
    except NotInstalled:
        return False
    views = [{**seen(match, viewer), "explain": []} for viewer in (None, *range(match.seats))]
    models.Ending.objects.update_or_create(
        table=table,
        defaults={
            "holds": digest(replayed) == digest(match),
            "record": digest_of(record_text(table)),
            "inputs": len(log_of(table_id)),
            "draws": match.chance.used,
            "shown": packed(views, course),
        },
    )
    return True


def without_ending() -> QuerySet[Table, UUID]:
    """Return the finished matches whose ending is not stored, the earliest first."""
    found = Table.objects.filter(status__in=ENDED, ending__isnull=True).exclude(state="")
    return found.order_by("ended_at", "id").values_list("id", flat=True)
