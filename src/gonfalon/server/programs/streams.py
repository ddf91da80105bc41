"""Streams: one JSON text per line, for as long as the client listens.

An empty line is a keep-alive. An idle stream holds no database connection and no thread. It ends
when its table is over, its token is no longer valid, or a newer stream of the same token replaces
it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar
from uuid import UUID

from django.db import Error
from django.utils import timezone
from ninja.responses import NinjaJSONEncoder

from gonfalon.server.play.moves import NoSuchTable, NotPlaying
from gonfalon.server.programs import reading, slots
from gonfalon.server.programs.reading import Follower, Line, Listener
from gonfalon.server.programs.slots import Slot
from gonfalon.server.programs.wakers import RIGHTS, Waker, registry

ALIVE = 8.0  # seconds between keep-alives, and between checks of the token
PATIENCE = 60.0  # seconds without a database after which a stream ends
T = TypeVar("T")
log = logging.getLogger(__name__)


def encode(line: Line) -> bytes:
    """Return a line as it is sent."""
    text = json.dumps(line, cls=NinjaJSONEncoder, ensure_ascii=False, separators=(",", ":"))
    return text.encode() + b"\n"


async def read(work: Callable[..., T], *args: Any) -> T:
    """Run a function in one of the reader threads."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(reading.readers(), work, *args)


async def table_stream(token: UUID, slot: Slot, follower: Follower) -> AsyncIterator[bytes]:
    """Stream one table to one of its seats."""
    yield await read(reading.hello, follower) + b"\n"
    stream = Stream(slot, token, follower.user)
    async for line in stream.lines(
        lambda: reading.all_or_nothing(reading.table_lines, follower),
        lambda: {str(follower.table)},
        lambda: follower.over,
    ):
        yield line


async def account_stream(token: UUID, slot: Slot, listener: Listener) -> AsyncIterator[bytes]:
    """Stream challenges, starts, turns and ends to an account."""
    yield encode({"type": "hello", "account": listener.user, "at": timezone.now()})
    stream = Stream(slot, token, listener.user)
    async for line in stream.lines(
        lambda: [
            {**new, "at": timezone.now()}
            for new in reading.all_or_nothing(reading.account_lines, listener)
        ],
        lambda: {str(listener.user), *map(str, listener.running)},
        lambda: False,
    ):
        yield line


class Stream:
    """One stream: its slot, and when it last sent something."""

    def __init__(self, slot: Slot, token: UUID, user: UUID) -> None:
        self.slot = slot
        self.token = token
        self.user = user
        self.spoke = self.checked = self.well = time.monotonic()

    async def lines(
        self,
        news: Callable[[], list[Line]],
        topics: Callable[[], set[str]],
        is_over: Callable[[], bool],
    ) -> AsyncIterator[bytes]:
        """Yield lines until the stream ends."""
        waker = registry().add()
        own = {self.slot.name, f"{RIGHTS}{self.user}"}
        try:
            waker.listen({*topics(), *own})
            while True:
                ended = await self.ended(waker)
                if ended:
                    yield encode({"type": "closed", "code": ended})
                    return
                for line in await self.look(news):
                    self.spoke = time.monotonic()
                    yield encode(line)
                if is_over():
                    return
                waker.listen({*topics(), *own})
                if time.monotonic() - self.spoke >= ALIVE:
                    self.spoke = time.monotonic()
                    yield b"\n"
                await waker.wait(ALIVE)
        finally:
            registry().remove(waker)
            slots.leave(self.slot)

    async def look(self, news: Callable[[], list[Line]]) -> list[Line]:
        """Return what is new; nothing while the database is away."""
        try:
            found = await read(news)
            self.well = time.monotonic()
            return found
        except (NoSuchTable, NotPlaying):
            return []
        except Error as error:
            log.warning("a stream cannot read: %s", type(error).__name__)
            return []

    async def ended(self, waker: Waker) -> str:
        """Return the code of why the stream must end, or ""."""
        if not slots.is_newest_here(self.slot):
            return "replaced"
        now = time.monotonic()
        if now - self.well > PATIENCE:
            return "busy"
        if now - self.checked < ALIVE and not waker.doubted:
            return ""
        self.checked, waker.doubted = now, False
        try:
            if not await read(reading.is_live, self.token):
                return "bad-token"
            if not await read(slots.still, self.slot):
                return "replaced"
        except Error as error:
            log.warning("a stream cannot be checked: %s", type(error).__name__)
        return ""
