"""Announcements: one short message per published version. A hint, never data.

A hint goes directly to the sockets of this process, and over Redis to those of other processes.
Receivers then query the database. Without Redis, other processes notice a little later by polling.

`announce` means that something about a table is new. `recheck` means that a user's right to listen
may have ended, because a session, an account or a token changed.

Every table and every account has a Redis channel of its own, so a process reads only the hints that
its users wait for. Rechecks go to one channel that all processes read.
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

from gonfalon.server.bypass.publisher import Publisher

QUICK = 0.2  # Redis timeout in seconds: a move must not wait for it
PAUSE = 1.0  # seconds to leave Redis alone after a failure
RIGHTS = {"is_active", "password"}  # account fields that decide whether its sessions are valid
BIRTH = secrets.token_hex(8)
log = logging.getLogger(__name__)

Hint = dict[str, Any]
LISTENERS: list[Callable[[Hint], None]] = []  # the hub of this process, if it has sockets
_away_until = 0.0


def here() -> str:
    """Return the name of this process, used to recognize its own hints (a fork gets a new name)."""
    return f"{BIRTH}{os.getpid():x}"


def channel(topic: str = "") -> str:
    """Return the Redis channel of a table or an account, or the common one.

    It names the database, so several sites can share one Redis.
    """
    common = f"gonfalon:hints:{settings.DATABASES['default']['NAME']}"
    return f"{common}:{topic}" if topic else common


@lru_cache(maxsize=1)
def client() -> redis.Redis:
    """Return this process's Redis client; it gives up quickly, since hints may get lost."""
    return redis.Redis.from_url(
        settings.REDIS,
        socket_connect_timeout=QUICK,
        socket_timeout=QUICK,
        health_check_interval=15,
        retry=Retry(NoBackoff(), 1),
    )


@lru_cache(maxsize=1)
def publisher(url: str) -> Publisher:
    """Return this process's connection for hints."""
    return Publisher(url, QUICK)


def announce(table: UUID, version: int) -> None:
    """Announce that a table has a new version, or that something else about it has changed."""
    spread({"table": str(table), "version": version})


def recheck(*, user: UUID | None = None, session: str = "") -> None:
    """Request an immediate check of all sockets of a user or a session."""
    hint = {"user": str(user)} if user is not None else {"session": session_mark(session)}
    spread({"recheck": hint})


def session_mark(key: str) -> str:
    """Return a hash that identifies a session in hints, since its key is secret."""
    return hashlib.sha256(key.encode()).hexdigest()


def spread(hint: Hint) -> None:
    """Send a hint to this process's sockets and to Redis."""
    global _away_until
    for listener in tuple(LISTENERS):
        listener(hint)
    if not settings.REDIS or time.monotonic() < _away_until:
        return
    try:
        topic = hint.get("table") or hint.get("account", "")
        publisher(settings.REDIS).publish(channel(topic), json.dumps({**hint, "by": here()}))
    except (redis.RedisError, OSError) as error:
        _away_until = time.monotonic() + PAUSE
        log.warning("hint lost: %s", type(error).__name__)


def session_ended(sender: Any, instance: Any, **_: Any) -> None:
    """Recheck sockets when a session is ended, not when an expired one is cleaned up."""
    if instance.expire_date > timezone.now():
        key = str(instance.session_key)
        transaction.on_commit(lambda: recheck(session=key))


def account_changed(sender: Any, instance: Any, update_fields: Any, **_: Any) -> None:
    """Recheck sockets when an account changes in a way that may end its sessions."""
    if update_fields is None or RIGHTS & set(update_fields):
        user = instance.pk
        transaction.on_commit(lambda: recheck(user=user))


def token_changed(sender: Any, instance: Any, **_: Any) -> None:
    """Recheck sockets when a token is changed or removed."""
    user = instance.user_id
    transaction.on_commit(lambda: recheck(user=user))


post_delete.connect(session_ended, sender="sessions.Session", dispatch_uid="live-session")
post_save.connect(account_changed, sender="accounts.User", dispatch_uid="live-account")
post_save.connect(token_changed, sender="accounts.Token", dispatch_uid="live-token")
