"""The sockets of one table in this process, and how a frame gets to all of them.

A frame is the same for everyone: its bytes are made once and, where the server supports it, written
directly. One task sends it to socket after socket without yielding. A reader that does not accept
its frame blocks that task; the event loop then runs `relay`, which was scheduled beforehand, and a
new task continues with the next socket. So a slow reader delays no one, and in the usual case this
costs nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Iterator
from time import monotonic
from typing import Any

from gonfalon.server.live import frames
from gonfalon.server.live.connection import SENT, Connection
from gonfalon.server.live.frames import Frame

ROOM = 64  # maximum frames queued in a room
TASKS: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Start a background task, and keep a reference to it."""
    task = asyncio.get_running_loop().create_task(work)
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)
    return task


class Room:
    """The sockets of a table."""

    def __init__(self, table: str, version: int) -> None:
        self.table = table
        self.version = version
        self.told = version  # the latest version sent, or being sent, to everyone here
        self.members: dict[Connection, None] = {}
        self.outbox: deque[Frame] = deque()
        self.now: tuple[Frame, Iterator[Connection]] | None = None
        self.here: tuple[list[int], int] = ([], 0)  # presence as last sent
        self.changed = True  # the sockets here have changed
        self.ask = True  # the sockets elsewhere may have changed

    def tell(self, version: int) -> None:
        """Send everyone the version."""
        self.version = max(self.version, version)
        self.say(frames.version(self.table, self.version))

    def say(self, frame: Frame) -> None:
        """Send a frame to everyone here."""
        if not self.members:
            self.told = max(self.told, frame.version)
            return
        if len(self.outbox) >= ROOM:
            self.outbox.clear()
            self.outbox.append(frames.RESYNC)
        self.outbox.append(frame)
        if self.now is None:
            self.go_on()
            spawn(self.hand_out())

    def go_on(self) -> bool:
        """Take the next frame from the outbox; False if it is empty."""
        if not self.outbox:
            self.now = None
            return False
        SENT.inc(len(self.members))
        frame = self.outbox.popleft()
        self.told = max(self.told, frame.version)
        self.now = (frame, iter(tuple(self.members)))
        return True

    async def hand_out(self) -> None:
        """Send queued frames to all sockets; `relay` takes over when a reader is slow."""
        running = True

        def relay() -> None:
            if running and self.now is not None:
                spawn(self.hand_out())

        asyncio.get_running_loop().call_soon(relay)
        while self.now is not None:
            current = self.now
            frame, rest = current
            for connection in rest:
                if not connection.write_at_once(monotonic(), frame):
                    await connection.push(frame)
            if self.now is current and not self.go_on():
                break
        running = False

    def seats(self) -> list[int]:
        """Return the seats whose users are here."""
        return sorted({c.seat for c in self.members if c.seat is not None})

    def spectators(self) -> int:
        """Return the number of users here without a seat."""
        return len({c.claim.user for c in self.members if c.seat is None})
