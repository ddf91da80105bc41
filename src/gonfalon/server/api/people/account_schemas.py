"""Schemas of accounts, tokens, bots and sessions."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import Annotated, Any, Literal
from uuid import UUID
from zoneinfo import available_timezones

from ninja import Field
from pydantic import AfterValidator, StringConstraints

from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.preferences import Preferences, preferences_of
from gonfalon.server.api.schemas import Schema, Strict


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Return all known time zones."""
    return frozenset(available_timezones())


def known_zone(name: str) -> str:
    """Accept the name of a time zone."""
    if name not in zones():
        raise ValueError("not a time zone, such as Europe/Kyiv")
    return name


Language = Literal["en", "ru", "uk", "pl"]
Zone = Annotated[str, StringConstraints(max_length=64), AfterValidator(known_zone)]
Name = Annotated[str, StringConstraints(min_length=2, max_length=48)]
Email = Annotated[str, StringConstraints(min_length=3, max_length=254)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=128)]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
Scope = Literal["read", "play", "challenge", "bot"]
Number = Annotated[int, Field(ge=1, le=2**63 - 1)]


class Me(Schema):
    """Your own account."""

    id: UUID
    name: str
    guest: bool
    bot: bool
    staff: bool
    email: str
    language: str
    time_zone: str
    preferences: Preferences
    erase_after: datetime | None


class Hello(Schema):
    """What a client needs at startup."""

    csrf_token: str
    me: Me | None
    languages: list[str]


class NewGuest(Strict):
    """Settings of a new guest. Without a name they get a made-up one in their language."""

    name: Name | None = None
    language: Language = "en"
    time_zone: Zone = "UTC"


class Changes(Strict):
    """Changes to your account. Omitted fields stay unchanged."""

    name: Name | None = None
    language: Language | None = None
    time_zone: Zone | None = None
    preferences: Preferences | None = None


class Upgrade(Strict):
    """The data that turns a guest into a full account."""

    name: Name
    email: Email
    password: Secret


class NewToken(Strict):
    """A token to create."""

    name: Label
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=4)]


class TokenShown(Schema):
    """A token in a list. `hint` is how its text begins."""

    id: UUID
    name: str
    hint: str
    scopes: list[str]
    created_at: datetime
    used_at: datetime | None


class TokenMade(TokenShown):
    """A new token with its text, which is shown only once."""

    token: str


class NewBot(Strict):
    """A bot account to create."""

    name: Name


class SessionShown(Schema):
    """One of your sessions."""

    id: int
    current: bool
    created_at: datetime
    last_seen_at: datetime
    address: str
    browser: str


class Ended(Schema):
    """How many sessions and tokens were ended."""

    ended: int
    tokens: int


class Farewell(Schema):
    """When the account will be erased."""

    erase_after: datetime


def me_of(user: User) -> Me:
    """Return a user as shown to themselves."""
    return Me(
        id=user.id,
        name=user.username,
        guest=user.is_guest,
        bot=user.is_bot,
        staff=user.is_staff,
        email=user.email,
        language=user.language,
        time_zone=user.time_zone,
        preferences=preferences_of(user),
        erase_after=user.erase_after,
    )


def shown(token: Token) -> dict[str, Any]:
    """Return a token as listed."""
    return {
        "id": token.id,
        "name": token.name,
        "hint": token.hint,
        "scopes": token.scopes,
        "created_at": token.created_at,
        "used_at": token.used_at,
    }
