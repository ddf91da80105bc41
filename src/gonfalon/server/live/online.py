"""Who is online: a page of theirs is visible, or they have a socket open at a table.

A visible page asks for its user's tables every few seconds, which is noted in the cache for a
minute. Sockets are counted in Redis anyway. Nothing of it is stored in the database.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from uuid import UUID

import redis
from django.conf import settings
from django.core.cache import cache

from gonfalon.server import hints
from gonfalon.server.live.store import prefix

SECONDS = 60
log = logging.getLogger(__name__)


def key(user: UUID) -> str:
    """Return the cache key of a user."""
    return f"online:{user}"


def note_online(user: UUID) -> None:
    """Note that a user is looking at a page."""
    cache.set(key(user), 1, SECONDS)


def online(users: Iterable[UUID]) -> set[UUID]:
    """Return those of some users who are online."""
    asked = list(users)
    if not asked:
        return set()
    noted = cache.get_many([key(user) for user in asked])
    found = {user for user in asked if key(user) in noted}
    return found | with_sockets([user for user in asked if user not in found])


def with_sockets(users: list[UUID]) -> set[UUID]:
    """Return those of some users who have a socket; none while Redis is away."""
    if not users or not settings.REDIS:
        return set()
    try:
        with hints.client().pipeline(transaction=False) as pipe:
            for user in users:
                pipe.exists(f"{prefix()}:places:u{user}")
            there = pipe.execute()
    except (redis.RedisError, OSError) as error:
        log.warning("online without Redis: %s", type(error).__name__)
        return set()
    return {user for user, is_there in zip(users, there, strict=True) if is_there}
