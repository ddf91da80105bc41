"""Bells: what wakes a stream when something it reports may have changed.

Hints of this process arrive directly from the announcer, those of other processes over Redis. A
hint may get lost, so a stream also polls every few seconds, and every second while Redis is away.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from uuid import UUID
from weakref import WeakKeyDictionary

from gonfalon.server.hints import LISTENERS, Hint, spread
from gonfalon.server.live.hint_subscriber import HintSubscriber
from gonfalon.server.live.hub import forever

SLOW, FAST = 5.0, 1.0  # seconds between polls, with and without Redis
RIGHTS = "rights:"  # prefix of topics about a user's right to listen


def ring_account(user: UUID) -> None:
    """Announce that something is new for an account, such as a challenge."""
    spread({"account": str(user)})


def ring_here(topic: str) -> None:
    """Wake everyone waiting for this process for a topic."""
    for found in list(REGISTRIES.values()):
        found.hear({"account": topic})


def has_channel(topic: str) -> bool:
    """True for tables and accounts. Rechecks come over the common channel."""
    return not topic.startswith(RIGHTS)


class Waker:
    """One stream's waker."""

    def __init__(self, registry: WakerRegistry) -> None:
        self.registry = registry
        self.rung = asyncio.Event()
        self.doubted = False  # True if a token may have been revoked since the last check
        self.topics: set[str] = set()

    def listen(self, topics: set[str]) -> None:
        """Ring for exactly these tables and accounts.

        A new topic rings once at the start: something may have happened there before it was heard.
        """
        for gone in self.topics - topics:
            self.registry.drop(gone, self)
        for new in topics - self.topics:
            self.registry.put(new, self)
            self.rung.set()
        self.topics = set(topics)

    async def wait(self, longest: float) -> None:
        """Wait until the waker rings or the next poll is due."""
        with suppress(TimeoutError):
            async with asyncio.timeout(
                min(longest, SLOW if self.registry.subscriber.hears else FAST)
            ):
                await self.rung.wait()
        self.rung.clear()


class WakerRegistry:
    """All wakers of one event loop, and their hint subscriber."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.wakers: dict[str, set[Waker]] = {}
        self.all: set[Waker] = set()
        self.subscriber = HintSubscriber(
            self.hear, self.ring_all, lambda: tuple(filter(has_channel, self.wakers)), self.ring
        )
        self.listening: asyncio.Task[None] | None = None

    def add(self) -> Waker:
        """Return a new waker; the first one starts the subscriber."""
        waker = Waker(self)
        self.all.add(waker)
        if self.listening is None:
            LISTENERS.append(self.hear)
            self.listening = self.loop.create_task(forever(self.subscriber.listen))
        return waker

    def remove(self, waker: Waker) -> None:
        """Remove a waker; the last one stops the subscriber."""
        waker.listen(set())
        self.all.discard(waker)
        if not self.all and self.listening is not None:
            LISTENERS.remove(self.hear)
            self.listening.cancel()
            self.listening = None

    def put(self, topic: str, waker: Waker) -> None:
        """Ring a waker for a topic."""
        if topic not in self.wakers:
            self.wakers[topic] = set()
            if has_channel(topic):
                self.subscriber.follow(topic)
        self.wakers[topic].add(waker)

    def drop(self, topic: str, waker: Waker) -> None:
        """Stop ringing a waker for a topic."""
        ringing = self.wakers.get(topic, set())
        ringing.discard(waker)
        if not ringing and self.wakers.pop(topic, None) is not None and has_channel(topic):
            self.subscriber.leave(topic)

    def hear(self, hint: Hint) -> None:
        """Take a hint, from any thread."""
        topic = hint.get("table") or hint.get("account")
        if "recheck" in hint:
            topic = f"{RIGHTS}{hint['recheck'].get('user', '')}"
        if isinstance(topic, str) and topic in self.wakers:
            with suppress(RuntimeError):  # the loop has just been closed
                self.loop.call_soon_threadsafe(self.ring, topic)

    def ring(self, topic: str) -> None:
        """Wake everyone waiting for a topic."""
        for waker in self.wakers.get(topic, ()):
            waker.doubted |= topic.startswith(RIGHTS)
            waker.rung.set()

    async def ring_all(self) -> None:
        """Ring every waker, since hints may have been lost."""
        for waker in self.all:
            waker.rung.set()


REGISTRIES: WeakKeyDictionary[asyncio.AbstractEventLoop, WakerRegistry] = WeakKeyDictionary()


def registry() -> WakerRegistry:
    """Return the registry of the running event loop."""
    loop = asyncio.get_running_loop()
    found = REGISTRIES.get(loop)
    if found is None:
        found = REGISTRIES[loop] = WakerRegistry(loop)
    return found
