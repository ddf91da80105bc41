"""The hint subscriber: one Redis connection for all sockets of a process.

It subscribes to the common channel and to the channels of the topics that are followed: tables, and
for streams also accounts.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from django.conf import settings
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from gonfalon.server.hints import Hint, channel, here
from gonfalon.server.live.room import spawn
from gonfalon.server.live.store import connect

QUIET = 5.0  # seconds of silence before Redis is pinged
WAIT = (0.1, 2.0)  # shortest and longest wait before a retry
log = logging.getLogger(__name__)


class HintSubscriber:
    """Listens for hints of other processes, and reconnects when Redis returns."""

    def __init__(
        self,
        hear: Callable[[Hint], None],
        catch_up: Callable[[], Awaitable[None]],
        topics: Callable[[], Iterable[str]],
        catch_up_at: Callable[[str], None],
    ) -> None:
        """`catch_up` recovers all that was missed before subscribing, `catch_up_at` one topic."""
        self.hear = hear
        self.catch_up = catch_up
        self.topics = topics
        self.catch_up_at = catch_up_at
        self.name = here()
        self.hears = False
        self.failures = 0
        self.client: Redis | None = None
        self.pubsub: PubSub | None = None
        self.sending = asyncio.Lock()

    def follow(self, topic: str) -> None:
        """Listen to one more topic; `catch_up_at` is called when that has begun."""
        if self.pubsub is not None:
            spawn(self.change(self.pubsub, "subscribe", topic))

    def leave(self, topic: str) -> None:
        """Stop listening to a topic."""
        if self.pubsub is not None:
            spawn(self.change(self.pubsub, "unsubscribe", topic))

    async def change(self, pubsub: PubSub, what: str, topic: str) -> None:
        """Change the subscription, unless the connection has been replaced meanwhile."""
        async with self.sending:
            if self.pubsub is not pubsub:
                return
            try:
                await getattr(pubsub, what)(channel(topic))
            except (TimeoutError, RedisError, OSError) as error:
                log.debug("%s: %s", what, type(error).__name__)  # `listen` notices and reconnects

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
        self.pubsub = pubsub = self.client.pubsub()
        common = channel()
        try:
            async with self.sending:
                # The common channel last: when it is confirmed, all are.
                await pubsub.subscribe(*map(channel, self.topics()), common)
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
                if message["type"] == "subscribe" and message["channel"] == common:
                    self.hears = True
                    self.failures = 0
                    await self.catch_up()
                elif message["type"] == "subscribe" and self.hears:
                    self.catch_up_at(message["channel"].removeprefix(f"{common}:"))
                elif message["type"] == "message":
                    self.take(message["data"])
        finally:
            self.pubsub = None
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
