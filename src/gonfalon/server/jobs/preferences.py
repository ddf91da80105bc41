"""How a user wants to be notified: through which channels, how often, and when not.

Stored under "notices" in the account's preferences. Invalid values are ignored.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from gonfalon.server.accounts.locale import zone_of
from gonfalon.server.accounts.models import User

KEY = "notices"
Clock = Annotated[str, StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Quiet(BaseModel):
    """Hours during which nothing is sent, in the user's time zone."""

    model_config = ConfigDict(extra="forbid")

    begins: Clock = "22:00"
    ends: Clock = "08:00"


class NoticePreferences(BaseModel):
    """How a user wants to be notified that it is their turn."""

    model_config = ConfigDict(extra="forbid")

    mail: Annotated[
        Literal["each", "daily", "off"], Field(description="each turn, once a day, or never")
    ] = "each"
    mail_live: Annotated[bool, Field(description="mail also from live tables")] = False
    push: bool = True
    reminders: Annotated[bool, Field(description="before time runs out")] = True
    daily_hour: Annotated[int, Field(ge=0, le=23, description="of the daily mail")] = 8
    quiet: Quiet | None = None


def notice_preferences(user: User) -> NoticePreferences:
    """Return a user's notice preferences; the defaults if they are missing or invalid."""
    stored: Any = user.preferences.get(KEY) if isinstance(user.preferences, dict) else None
    try:
        return NoticePreferences.model_validate(stored or {})
    except ValidationError:
        return NoticePreferences()


def not_before(user: User, wishes: NoticePreferences, now: datetime) -> datetime:
    """Return when something may be sent: now, or at the end of the quiet hours."""
    quiet = wishes.quiet
    if quiet is None or quiet.begins == quiet.ends:
        return now
    zone = zone_of(user)
    local = now.astimezone(zone)
    begins, ends = time.fromisoformat(quiet.begins), time.fromisoformat(quiet.ends)
    at = local.time()
    if begins < ends:
        is_quiet, tomorrow = begins <= at < ends, False
    else:
        is_quiet, tomorrow = at >= begins or at < ends, at >= begins
    if not is_quiet:
        return now
    day = local.date() + timedelta(days=1 if tomorrow else 0)
    return max(now, datetime.combine(day, ends, zone).astimezone(UTC))
