"""Announcing: one short message for each published version. A hint, never a fact.

A hint goes to the sockets of this process directly and to those of others over Redis. Whoever
hears one asks the database. Without Redis, other processes find out a little later by looking.

`announce` says that something about a table is new. `recheck` says that somebody's right to
listen may have ended: with a session, an account or a token.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from uuid import UUID

import redis
from django.conf import settings
from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.utils import timezone
from redis.backoff import NoBackoff
from redis.retry import Retry

QUICK = 0.2  # seconds that Redis has to answer: a move must not wait for it
PAUSE = 1.0  # seconds for which it is left alone after it failed
RIGHTS = {"is_active", "password"}  # what of an account decides whether its sessions hold
BIRTH = secrets.token_hex(8)
log = logging.getLogger(__name__)

Hint = dict[str, Any]
LISTENERS: list[Callable[[Hint], None]] = []  # the hub of this process, if it has sockets
_away_until = 0.0


def here() -> str:
    """Return the name of this process, to know its own hints again (a fork has another)."""
    return f"{BIRTH}{os.getpid():x}"


def channel() -> str:
    """Return where the hints of this site go: sites with databases of their own may share Redis."""
    return f"gonfalon:hints:{settings.DATABASES['default']['NAME']}"


@lru_cache(maxsize=1)
def client() -> redis.Redis:
    """Return this process's connections; quick to give up, since hints may get lost."""
    return redis.Redis.from_url(
        settings.REDIS,
        socket_connect_timeout=QUICK,
        socket_timeout=QUICK,
        health_check_interval=15,
        retry=Retry(NoBackoff(), 1),
    )


def announce(table: UUID, version: int) -> None:
    """Say that a table has a new version, or that something else about it has changed."""
    spread({"table": str(table), "version": version})


def recheck(*, user: UUID | None = None, session: str = "") -> None:
    """Say that the sockets of a user, or of a session, should be checked at once."""
    hint = {"user": str(user)} if user is not None else {"session": session_mark(session)}
    spread({"recheck": hint})


def session_mark(key: str) -> str:
    """Return what stands for a session in hints: its key is a secret."""
    return hashlib.sha256(key.encode()).hexdigest()


def spread(hint: Hint) -> None:
    """Hand a hint to this process's sockets and to Redis."""
    global _away_until
    for listener in tuple(LISTENERS):
        listener(hint)
    if not settings.REDIS or time.monotonic() < _away_until:
        return
    try:
        client().publish(channel(), json.dumps({**hint, "by": here()}))
    except (redis.RedisError, OSError) as error:
        _away_until = time.monotonic() + PAUSE
        log.warning("hint lost: %s", type(error).__name__)


def session_ended(sender: Any, instance: Any, **_: Any) -> None:
    """A session was ended, not just swept away after its time."""
    if instance.expire_date > timezone.now():
        key = str(instance.session_key)
        transaction.on_commit(lambda: recheck(session=key))


def account_changed(sender: Any, instance: Any, update_fields: Any, **_: Any) -> None:
    """An account was changed in a way that may end its sessions."""
    if update_fields is None or RIGHTS & set(update_fields):
        user = instance.pk
        transaction.on_commit(lambda: recheck(user=user))


def token_changed(sender: Any, instance: Any, **_: Any) -> None:
    """A token was changed or removed."""
    user = instance.user_id
    transaction.on_commit(lambda: recheck(user=user))


post_delete.connect(session_ended, sender="sessions.Session", dispatch_uid="live-session")
post_save.connect(account_changed, sender="accounts.User", dispatch_uid="live-account")
post_save.connect(token_changed, sender="accounts.Token", dispatch_uid="live-token")
