"""Exports as jobs: a user asks, a worker makes the zip, the user downloads it within two days."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from gonfalon.server.accounts.leaving.export import export
from gonfalon.server.accounts.leaving.personal_data import register
from gonfalon.server.accounts.models import DataExport, User
from gonfalon.server.job_queue import enqueue_export

KEPT = timedelta(days=2)


@transaction.atomic
def ask_for_export(user: User) -> DataExport:
    """Queue an export; it replaces an earlier one."""
    wanted = {"asked_at": timezone.now(), "ready_at": None, "body": None}
    made, _ = DataExport.objects.update_or_create(user=user, defaults=wanted)
    enqueue_export(user.pk)
    return made


def make_export(user_id: UUID) -> bool:
    """Make the export a user has asked for; False if nobody waits for it any more."""
    waiting = DataExport.objects.filter(
        user_id=user_id, ready_at__isnull=True, user__is_active=True
    )
    found = waiting.select_related("user").first()
    if found is None:
        return False
    body = export(found.user)
    same = waiting.filter(asked_at=found.asked_at)
    return bool(same.update(body=body, ready_at=timezone.now()))


def export_of(user: User, with_body: bool = False) -> DataExport | None:
    """Return a user's export, if there is one that has not expired."""
    found = DataExport.objects.filter(user=user, asked_at__gt=timezone.now() - KEPT)
    return (found if with_body else found.defer("body")).first()


def drop_old_exports() -> int:
    """Delete expired exports; return how many."""
    return DataExport.objects.filter(asked_at__lt=timezone.now() - KEPT).delete()[0]


def export_requests(user: User) -> list[dict[str, Any]]:
    """Return when the user asked for an export."""
    return list(map(dict, DataExport.objects.filter(user=user).values("asked_at", "ready_at")))


def erase_exports(user: User) -> None:
    """Delete the user's export."""
    DataExport.objects.filter(user=user).delete()


register("exports", export_requests, erase_exports, "accounts.dataexport")
