"""A user's challenges: exported on request, deleted on erasure."""

from __future__ import annotations

from typing import Any

from django.db.models import Q

from gonfalon.server.accounts.leaving.personal_data import register
from gonfalon.server.accounts.models import User
from gonfalon.server.programs.models import Challenge


def export_challenges(user: User) -> list[dict[str, Any]]:
    """Return the challenges a user made or received."""
    found = Challenge.objects.filter(Q(bot=user) | Q(challenger=user)).order_by("created_at")
    return [
        {
            "table": made.table_id,
            "bot": made.bot.username,
            "challenger": made.challenger.username,
            "status": made.status,
            "reason": made.reason,
            "created_at": made.created_at,
            "closed_at": made.closed_at,
        }
        for made in found.select_related("bot", "challenger")
    ]


def erase_challenges(user: User) -> None:
    """Delete a user's challenges; nothing else refers to them."""
    Challenge.objects.filter(Q(bot=user) | Q(challenger=user)).delete()


register("challenges", export_challenges, erase_challenges, "programs.challenge")
