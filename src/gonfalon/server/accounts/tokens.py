"""Personal tokens for programs: shown once, stored as a hash, limited by scopes."""

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
from gonfalon.server.bypass.prepared import run

M = TypeVar("M", bound=Model)
PREFIX = "gon_"
SHAPE = re.compile(r"gon_[\w-]{43}", re.ASCII)
SCOPES = {
    "read": "see own tables, views and records",
    "play": "sit, choose, chat",
    "challenge": "open tables and invite",
    "bot": "play as a bot account: streams of events and choices",
}
MOST = 20  # valid tokens per account
TOUCH = timedelta(minutes=10)  # precision of the stored last use


def make_token(user: User, name: str, scopes: list[str]) -> tuple[Token, str]:
    """Create a token; its text is returned once and stored nowhere."""
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
    """Return the stored hash of a token, which is random enough for a plain hash."""
    return hashlib.sha256(text.encode()).hexdigest()


def find_token(text: str) -> Token | None:
    """Return the valid token of an active account."""
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
        f"SELECT {', '.join(columns)} FROM {Token._meta.db_table} t"  # noqa: S608  (our own names)
        f" JOIN {User._meta.db_table} u ON u.id = t.user_id"
        " WHERE t.digest = %s AND t.revoked_at IS NULL AND u.is_active"
    )


def read_token(hashed: str) -> Token | None:
    """Read a valid token and its account, with raw SQL since every request of a program does it."""
    row = run(finding(), [hashed]).fetchone()
    if row is None:
        return None
    count = len(Token._meta.concrete_fields)
    token = loaded(Token, row[:count])
    token.user = loaded(User, row[count:])
    return token


def loaded(model: type[M], values: Sequence[Any]) -> M:
    """Return the model instance for a row."""
    fields = model._meta.concrete_fields
    plain = [
        json.loads(value) if isinstance(field, JSONField) and isinstance(value, str) else value
        for field, value in zip(fields, values)
    ]
    return model.from_db("default", [field.attname for field in fields], plain)


def live_tokens(user: User) -> QuerySet[Token]:
    """Return the valid tokens of an account."""
    return Token.objects.filter(user=user, revoked_at__isnull=True).order_by("created_at")


def revoke_token(user: User, token: UUID) -> bool:
    """Revoke a token of this account or of a bot it keeps; return whether there was one."""
    mine = Token.objects.filter(pk=token, revoked_at__isnull=True)
    found = (mine.filter(user=user) | mine.filter(user__keeper=user)).first()
    if found is None:
        return False
    end_token(found)
    return True


def revoke_all(user: User) -> int:
    """Revoke all tokens of an account and of the bots it keeps; return how many."""
    live = Token.objects.filter(revoked_at__isnull=True)
    found = list(live.filter(user=user) | live.filter(user__keeper=user))
    for token in found:
        end_token(token)
    return len(found)


def end_token(token: Token) -> None:
    """Revoke a token. Uses save(), so that signals reach its sockets at once."""
    token.revoked_at = timezone.now()
    token.save(update_fields=["revoked_at"])
