"""Personal data of the jobs: notices, daily emails, mailboxes, browsers subscribed to push."""

from __future__ import annotations

from typing import Any

from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.models import Digest, MatchMailbox, Notice, Subscription


def export_notices(user: User) -> dict[str, Any]:
    """Return a user's notices, and their browsers' push endpoints without the keys."""
    notices = Notice.objects.filter(user=user).order_by("at")
    return {
        "notices": list(notices.values("table", "kind", "at", "mail", "push")),
        "daily_mails": list(Digest.objects.filter(user=user).values("day", "sent_at")),
        "match_mailboxes": list(
            MatchMailbox.objects.filter(user=user).values(
                "table", "email", "created_at", "confirmed_at"
            )
        ),
        "browsers": list(
            Subscription.objects.filter(user=user).values("endpoint", "label", "created_at")
        ),
    }


def erase_notices(user: User) -> None:
    """Delete all of it."""
    for model in (Notice, Digest, MatchMailbox, Subscription):
        model._default_manager.filter(user=user).delete()
