"""Personal tokens for programs: shown once, kept as a hash, limited by scopes."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Sequence
from datetime import timedelta
from functools import lru_cache
from typing import Any, TypeVar
from uuid import UUID

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import JSONField, Model, QuerySet
from django.utils import timezone

from gonfalon.server.accounts.models import Token, User
from gonfalon.server.prepared import run

M = TypeVar("M", bound=Model)
PREFIX = "gon_"
SHAPE = re.compile(r"gon_[\w-]{43}", re.ASCII)
SCOPES = {
    "read": "see own tables, views and records",
    "play": "sit, choose, chat",
    "challenge": "open tables and invite",
    "bot": "play as a bot account: streams of events and choices",
}
MOST = 20  # live tokens of one account
TOUCH = timedelta(minutes=10)  # how exactly the last use is remembered


def make_token(user: User, name: str, scopes: list[str]) -> tuple[Token, str]:
    """Make a token; the text is returned once and kept nowhere."""
    unknown = sorted(set(scopes) - set(SCOPES))
    if unknown or not scopes:
        raise ValidationError(f"Scopes are some of {', '.join(SCOPES)}.", code="bad-scopes")
    if "bot" in scopes and not user.is_bot:
        raise ValidationError("The scope bot is for bot accounts.", code="not-a-bot")
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)
        if live_tokens(user).count() >= MOST:
            raise ValidationError(f"At most {MOST} tokens.", code="too-many-tokens")
        text = PREFIX + secrets.token_urlsafe(32)
        token = Token.objects.create(
            user=user,
            name=name,
            hint=text[: len(PREFIX) + 4],
            digest=digest(text),
            scopes=sorted(set(scopes)),
        )
    return token, text


def digest(text: str) -> str:
    """Return what is kept of a token: it is random enough for a plain hash."""
    return hashlib.sha256(text.encode()).hexdigest()


def find_token(text: str) -> Token | None:
    """Return the live token of an active account."""
    if not SHAPE.fullmatch(text):
        return None
    token = read_token(digest(text))
    if token is not None:
        now = timezone.now()
        if token.used_at is None or now - token.used_at > TOUCH:
            Token.objects.filter(pk=token.pk).update(used_at=now)
    return token


@lru_cache(maxsize=1)
def finding() -> str:
    """Return the statement that reads a token and its account."""
    columns = [f't."{f.column}"' for f in Token._meta.concrete_fields]
    columns += [f'u."{f.column}"' for f in User._meta.concrete_fields]
    return (
        f"SELECT {', '.join(columns)} FROM {Token._meta.db_table} t"  # noqa: S608  (names of ours)
        f" JOIN {User._meta.db_table} u ON u.id = t.user_id"
        " WHERE t.digest = %s AND t.revoked_at IS NULL AND u.is_active"
    )


def read_token(hashed: str) -> Token | None:
    """Read a live token and its account: raw, since every request of a program pays for it."""
    row = run(finding(), [hashed]).fetchone()
    if row is None:
        return None
    count = len(Token._meta.concrete_fields)
    token = loaded(Token, row[:count])
    token.user = loaded(User, row[count:])
    return token


def loaded(model: type[M], values: Sequence[Any]) -> M:
    """Return the object that a row describes."""
    fields = model._meta.concrete_fields
    plain = [
        json.loads(value) if isinstance(field, JSONField) and isinstance(value, str) else value
        for field, value in zip(fields, values)
    ]
    return model.from_db("default", [field.attname for field in fields], plain)


def live_tokens(user: User) -> QuerySet[Token]:
    """Return the tokens of an account that still work."""
    return Token.objects.filter(user=user, revoked_at__isnull=True).order_by("created_at")


def revoke_token(user: User, token: UUID) -> bool:
    """End a token of this account, or of a bot it keeps; tell whether there was one.

    It is saved, not just updated: whoever listens by this token hears of it at once.
    """
    mine = Token.objects.filter(pk=token, revoked_at__isnull=True)
    found = (mine.filter(user=user) | mine.filter(user__keeper=user)).first()
    if found is None:
        return False
    found.revoked_at = timezone.now()
    found.save(update_fields=["revoked_at"])
    return True
