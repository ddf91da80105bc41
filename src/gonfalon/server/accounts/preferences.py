"""Client preferences, stored with the account so that all of a user's devices share them.

They share the account's JSON field with the notices (`jobs.preferences`), under separate keys.
Invalid values are ignored.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from gonfalon.server.accounts.models import User


class Preferences(BaseModel):
    """A user's preferences for the client; null means not set."""

    model_config = ConfigDict(extra="forbid")

    theme: Literal["auto", "light", "dark"] | None = None
    motion: Literal["auto", "on", "off"] | None = None
    pace: Annotated[
        Literal["off"] | Annotated[float, Field(ge=0.5, le=4)] | None,
        Field(description="how fast the actions of others are played"),
    ] = None
    volume: Annotated[float | None, Field(ge=0, le=1, description="of sounds; 0 is off")] = None
    confirm: Annotated[bool | None, Field(description="ask once more before a move")] = None
    onward: Annotated[
        bool | None, Field(description="give answers that leave no choice without asking")
    ] = None
    keys: Annotated[bool | None, Field(description="single keys at the table")] = None
    show_online: Annotated[
        bool | None, Field(description="tell friends when you are online; null is yes")
    ] = None
    level: Annotated[
        Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")] | None,
        Field(description="of the bot that was played last"),
    ] = None


# The volume of those who had switched sound on when it was a yes or a no.
_FORMERLY_ON = 0.6


def preferences_of(user: User) -> Preferences:
    """Return a user's preferences; each is validated separately, so invalid ones are dropped."""
    kept: Any = user.preferences if isinstance(user.preferences, dict) else {}
    if kept.get("sound") is True:
        kept = {"volume": _FORMERLY_ON, **kept}
    valid = {}
    for name in Preferences.model_fields:
        try:
            Preferences.model_validate({name: kept.get(name)})
        except ValidationError:
            continue
        valid[name] = kept.get(name)
    return Preferences.model_validate(valid)


def prefer(user: User, wanted: Preferences) -> None:
    """Store the preferences that are set and keep the others. The row must be locked."""
    user.preferences = {**user.preferences, **wanted.model_dump(exclude_none=True)}


def shows_online(user: User) -> bool:
    """True unless a user has switched off that friends see them online; cheaper than all of it."""
    kept: Any = user.preferences
    return not (isinstance(kept, dict) and kept.get("show_online") is False)
