"""Erasure: a grace period of seven days, then the account is anonymized and matches remain."""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from gonfalon.server.accounts.leaving.personal_data import REGISTRY
from gonfalon.server.accounts.models import User

GRACE = timedelta(days=7)


def ask_to_erase(user: User) -> datetime:
    """Start the grace period; a second request does not extend it."""
    after = timezone.now() + GRACE
    User.objects.filter(pk=user.pk, erase_after__isnull=True).update(erase_after=after)
    user.refresh_from_db(fields=["erase_after"])
    return user.erase_after or after


def think_again(user: User) -> bool:
    """Cancel a pending erasure; return whether there was one."""
    return bool(User.objects.filter(pk=user.pk, erase_after__isnull=False).update(erase_after=None))


def erase_due(now: datetime | None = None) -> list[UUID]:
    """Erase all accounts whose grace period is over; safe to run anywhere, at any time."""
    erased: list[UUID] = []
    while True:
        with transaction.atomic():
            user = (
                User.objects.select_for_update(skip_locked=True)
                .filter(erase_after__lte=now or timezone.now(), erased_at__isnull=True)
                .first()
            )
            if user is None:
                return erased
            erase(user)
            erased.append(user.pk)


def erase(user: User) -> None:
    """Erase a user and the bots they kept; inside the caller's transaction."""
    for bot in User.objects.select_for_update().filter(keeper=user, erased_at__isnull=True):
        erase(bot)
    for name, holding in REGISTRY.items():
        if name != "profile":
            holding.erase(user)
    REGISTRY["profile"].erase(user)
