"""How somebody wants to be told: by which channels, how often, and when not.

Kept under "notices" in the preferences of the account. What does not make sense there is as if it
were not there.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from gonfalon.server.accounts.models import User

KEY = "notices"
Clock = Annotated[str, StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Quiet(BaseModel):
    """Hours in which nothing is sent, by the clock of the person's time zone."""

    model_config = ConfigDict(extra="forbid")

    begins: Clock = "22:00"
    ends: Clock = "08:00"


class Wishes(BaseModel):
    """How somebody wants to be told that it is their turn."""

    model_config = ConfigDict(extra="forbid")

    mail: Annotated[
        Literal["each", "daily", "off"], Field(description="each turn, once a day, or never")
    ] = "each"
    mail_live: Annotated[bool, Field(description="mail also from live tables")] = False
    push: bool = True
    reminders: Annotated[bool, Field(description="before time runs out")] = True
    daily_hour: Annotated[int, Field(ge=0, le=23, description="of the daily mail")] = 8
    quiet: Quiet | None = None


def wishes_of(user: User) -> Wishes:
    """Return what somebody wishes; the usual where nothing sensible is said."""
    said: Any = user.preferences.get(KEY) if isinstance(user.preferences, dict) else None
    try:
        return Wishes.model_validate(said or {})
    except ValidationError:
        return Wishes()


def zone_of(user: User) -> ZoneInfo:
    """Return somebody's time zone."""
    try:
        return ZoneInfo(user.time_zone)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def not_before(user: User, wishes: Wishes, now: datetime) -> datetime:
    """Return when something may be sent: now, or when the quiet hours are over."""
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
