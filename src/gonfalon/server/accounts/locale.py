"""A user's language and time zone, with a default where the stored value is unknown."""

from __future__ import annotations

from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.server.accounts.models import User


def language_of(user: User) -> str:
    """Return the user's language, or the default if we do not have it."""
    return user.language if user.language in LANGUAGES else LANGUAGES[0]


def zone_of(user: User) -> ZoneInfo:
    """Return a user's time zone; UTC if it is unknown."""
    try:
        return ZoneInfo(user.time_zone)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
