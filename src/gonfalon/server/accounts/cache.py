"""The cache behind allauth's limits: Redis, or this process's memory while Redis is away."""

from __future__ import annotations

import logging
import time
from typing import Any

import redis
from django.core.cache.backends.base import DEFAULT_TIMEOUT, BaseCache
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.backoff import NoBackoff
from redis.retry import Retry

log = logging.getLogger(__name__)
PAUSE = 5.0
# Redis options for code that a user waits for: a hanging Redis costs little, and a connection cut
# since its last use (because Redis restarted) is retried at once.
QUICK: dict[str, Any] = {
    "socket_connect_timeout": 0.2,
    "socket_timeout": 0.2,
    "retry": Retry(NoBackoff(), 1, supported_errors=(redis.ConnectionError,)),
}


class SturdyCache(BaseCache):
    """A cache that never fails; without Redis it forgets more, which only refuses more."""

    def __init__(self, location: str, params: dict[str, Any]) -> None:
        super().__init__(params)
        self.shared = RedisCache(location, {**params, "OPTIONS": QUICK})
        self.own = LocMemCache("sturdy", params)
        self.away_until = 0.0

    def either(self, method: str, *args: Any, **kwargs: Any) -> Any:
        """Call Redis, or the memory if Redis is away."""
        if time.monotonic() >= self.away_until:
            try:
                return getattr(self.shared, method)(*args, **kwargs)
            except (redis.RedisError, OSError) as error:
                self.away_until = time.monotonic() + PAUSE
                log.warning("cache without Redis: %s", type(error).__name__)
        return getattr(self.own, method)(*args, **kwargs)

    def add(
        self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None
    ) -> bool:
        """Set a key that does not exist."""
        return bool(self.either("add", key, value, timeout, version))

    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        """Return a value."""
        return self.either("get", key, default, version)

    def get_many(self, keys: Any, version: int | None = None) -> dict[Any, Any]:
        """Return several values in one request."""
        return dict(self.either("get_many", keys, version))

    def set(
        self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None
    ) -> None:
        """Set a key."""
        self.either("set", key, value, timeout, version)

    def touch(self, key: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        """Extend the life of a key."""
        return bool(self.either("touch", key, timeout, version))

    def delete(self, key: Any, version: int | None = None) -> bool:
        """Remove a key."""
        return bool(self.either("delete", key, version))

    def clear(self) -> None:
        """Clear this process's memory; Redis is shared and is not cleared."""
        self.own.clear()
