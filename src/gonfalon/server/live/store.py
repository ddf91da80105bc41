"""Redis for the sockets of a process: data that may get lost, skipped while Redis is away."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from django.conf import settings
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

PAUSE = 1.0
QUICK = 0.5
T = TypeVar("T")
log = logging.getLogger(__name__)


def prefix() -> str:
    """Return the prefix of our keys, which separates deployments that share one Redis."""
    return f"gonfalon:live:{settings.DATABASES['default']['NAME']}"


def connect(timeout: float | None) -> Redis:
    """Return a client that gives up quickly instead of retrying."""
    made: Redis = Redis.from_url(
        settings.REDIS,
        socket_connect_timeout=QUICK,
        socket_timeout=timeout,
        retry=Retry(NoBackoff(), 0 if timeout is None else 1),
        decode_responses=True,
    )
    return made


class Store:
    """Runs commands, and skips them while Redis is away."""

    def __init__(self) -> None:
        self.client = connect(QUICK) if settings.REDIS else None
        self.away_until = 0.0

    async def ask(self, command: Callable[[Redis], Awaitable[T]]) -> T | None:
        """Run a command; None if Redis is away or fails."""
        if self.client is None or time.monotonic() < self.away_until:
            return None
        try:
            return await command(self.client)
        except (TimeoutError, RedisError, OSError) as error:
            self.away_until = time.monotonic() + PAUSE
            log.warning("live without Redis: %s", type(error).__name__)
            return None

    async def close(self) -> None:
        """Close the client."""
        if self.client is not None:
            await self.client.aclose()


async def pipeline(client: Redis, commands: list[tuple[Any, ...]]) -> list[Any]:
    """Run many commands in one round trip."""
    async with client.pipeline(transaction=False) as pipe:
        for command in commands:
            pipe.execute_command(*command)
        found: list[Any] = await pipe.execute()
    return found
