"""The hint subscriber: one Redis subscription for all sockets of a process."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any

from django.conf import settings
from redis.asyncio import Redis
from redis.exceptions import RedisError

from gonfalon.server.hints import Hint, channel, here
from gonfalon.server.live.store import connect

QUIET = 5.0  # seconds of silence before Redis is pinged
WAIT = (0.1, 2.0)  # shortest and longest wait before a retry
log = logging.getLogger(__name__)


class HintSubscriber:
    """Listens for hints of other processes, and reconnects when Redis returns."""

    def __init__(self, hear: Callable[[Hint], None], look: Callable[[], Awaitable[None]]) -> None:
        self.hear = hear
        self.look = look
        self.name = here()
        self.hears = False
        self.failures = 0
        self.client: Redis | None = None

    async def listen(self) -> None:
        """Listen until Redis fails, then wait a while. The caller calls again."""
        if not settings.REDIS:
            await asyncio.sleep(3600)
            return
        try:
            await self.subscribe()
        except (TimeoutError, RedisError, OSError) as error:
            log.warning("no hints: %s", type(error).__name__)
        finally:
            self.hears = False
            await self.close()
        least, greatest = WAIT
        self.failures += 1
        longest = min(greatest, least * 2.0**self.failures)
        await asyncio.sleep(random.uniform(least, longest))  # noqa: S311  (no secret)

    async def subscribe(self) -> None:
        """Subscribe, catch up on what was missed, then pass on hints."""
        self.client = connect(None)
        pubsub = self.client.pubsub()
        try:
            await pubsub.subscribe(channel())
            asked = False
            while True:
                message = await pubsub.get_message(timeout=QUIET)
                if message is None:
                    if asked:
                        raise TimeoutError
                    asked = True
                    await pubsub.ping()
                    continue
                asked = False
                if message["type"] == "subscribe":
                    self.hears = True
                    self.failures = 0
                    await self.look()
                elif message["type"] == "message":
                    self.take(message["data"])
        finally:
            await pubsub.aclose()  # type: ignore[no-untyped-call]

    def take(self, text: Any) -> None:
        """Pass a hint on, unless this process sent it."""
        try:
            hint = json.loads(text)
            if hint.get("by") != self.name:
                self.hear(hint)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("odd hint: %s", type(error).__name__)

    async def close(self) -> None:
        """Close the connection."""
        client, self.client = self.client, None
        if client is not None:
            try:
                await client.aclose()
            except (RedisError, OSError) as error:
                log.debug("close: %s", type(error).__name__)
