"""Bells: what wakes a stream when something it tells of may have changed.

Hints of this process come straight from whoever announces, those of others over Redis. A hint
may get lost: a stream looks for itself every few seconds, and every second while Redis is away.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from uuid import UUID
from weakref import WeakKeyDictionary

from gonfalon.server.live.announce import LISTENERS, Hint, spread
from gonfalon.server.live.ear import Ear
from gonfalon.server.live.hub import forever

SLOW, FAST = 5.0, 1.0  # seconds between looks, with and without Redis
RIGHTS = "rights:"  # begins the topic of whether somebody may still listen


def ring_account(user: UUID) -> None:
    """Say that something waits for an account, such as a challenge."""
    spread({"account": str(user)})


def ring_here(topic: str) -> None:
    """Ring the bells of this process for a topic."""
    for tower in list(TOWERS.values()):
        tower.hear({"account": topic})


class Bell:
    """One stream's bell."""

    def __init__(self, tower: Tower) -> None:
        self.tower = tower
        self.rung = asyncio.Event()
        self.doubted = False  # whether it rang since a token may have ended
        self.topics: set[str] = set()

    def listen(self, topics: set[str]) -> None:
        """Ring for these tables and accounts, and for nothing else.

        For what is new it rings once: something may have happened there before it could hear.
        """
        for gone in self.topics - topics:
            self.tower.drop(gone, self)
        for new in topics - self.topics:
            self.tower.bells.setdefault(new, set()).add(self)
            self.rung.set()
        self.topics = set(topics)

    async def wait(self, longest: float) -> None:
        """Wait until it rings, or until it is time to look anyhow."""
        with suppress(TimeoutError):
            async with asyncio.timeout(min(longest, SLOW if self.tower.ear.hears else FAST)):
                await self.rung.wait()
        self.rung.clear()


class Tower:
    """All bells of one event loop, and the ear that hears the hints."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.bells: dict[str, set[Bell]] = {}
        self.hung: set[Bell] = set()
        self.ear = Ear(self.hear, self.ring_all)
        self.listening: asyncio.Task[None] | None = None

    def hang(self) -> Bell:
        """Return a new bell; the first one opens the ear."""
        bell = Bell(self)
        self.hung.add(bell)
        if self.listening is None:
            LISTENERS.append(self.hear)
            self.listening = self.loop.create_task(forever(self.ear.listen))
        return bell

    def take_down(self, bell: Bell) -> None:
        """Remove a bell; the last one closes the ear."""
        bell.listen(set())
        self.hung.discard(bell)
        if not self.hung and self.listening is not None:
            LISTENERS.remove(self.hear)
            self.listening.cancel()
            self.listening = None

    def drop(self, topic: str, bell: Bell) -> None:
        """Ring a bell for a topic no longer."""
        ringing = self.bells.get(topic, set())
        ringing.discard(bell)
        if not ringing:
            self.bells.pop(topic, None)

    def hear(self, hint: Hint) -> None:
        """Take a hint, from any thread."""
        topic = hint.get("table") or hint.get("account")
        if "recheck" in hint:
            topic = f"{RIGHTS}{hint['recheck'].get('user', '')}"
        if isinstance(topic, str) and topic in self.bells:
            with suppress(RuntimeError):  # the loop has just been closed
                self.loop.call_soon_threadsafe(self.ring, topic)

    def ring(self, topic: str) -> None:
        """Ring the bells of a topic."""
        for bell in self.bells.get(topic, ()):
            bell.doubted |= topic.startswith(RIGHTS)
            bell.rung.set()

    async def ring_all(self) -> None:
        """Ring every bell, since hints may have been lost."""
        for bell in self.hung:
            bell.rung.set()


TOWERS: WeakKeyDictionary[asyncio.AbstractEventLoop, Tower] = WeakKeyDictionary()


def tower() -> Tower:
    """Return the tower of the running event loop."""
    loop = asyncio.get_running_loop()
    found = TOWERS.get(loop)
    if found is None:
        found = TOWERS[loop] = Tower(loop)
    return found
