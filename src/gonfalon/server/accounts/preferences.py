"""How somebody likes the client: kept with the account, so that every device of theirs has it.

They share the account's JSON field with the notices (`jobs.preferences`), each under keys of its
own. What does not make sense there is as if it were not there.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from gonfalon.server.accounts.models import User


class Preferences(BaseModel):
    """How somebody likes the client; null: never said."""

    model_config = ConfigDict(extra="forbid")

    theme: Literal["auto", "light", "dark"] | None = None
    motion: Literal["auto", "on", "off"] | None = None
    sound: bool | None = None
    confirm: Annotated[bool | None, Field(description="ask once more before a move")] = None
    keys: Annotated[bool | None, Field(description="single keys at the table")] = None
    level: Annotated[
        Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")] | None,
        Field(description="of the bot that was played last"),
    ] = None


def preferences_of(user: User) -> Preferences:
    """Return what somebody has said; each thing alone, so that one bad one spoils no other."""
    kept: Any = user.preferences if isinstance(user.preferences, dict) else {}
    said = {}
    for name in Preferences.model_fields:
        try:
            Preferences.model_validate({name: kept.get(name)})
        except ValidationError:
            continue
        said[name] = kept.get(name)
    return Preferences.model_validate(said)


def prefer(user: User, wanted: Preferences) -> None:
    """Take over what is said; the rest stays as it was. The row must be locked."""
    user.preferences = {**user.preferences, **wanted.model_dump(exclude_none=True)}
