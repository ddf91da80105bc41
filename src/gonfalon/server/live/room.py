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
        self.sent_version = version  # the latest version sent, or being sent, to everyone here
        self.members: dict[Connection, None] = {}
        self.outbox: deque[Frame] = deque()
        self.sending: tuple[Frame, Iterator[Connection]] | None = None
        self.sent_presence: tuple[list[int], int] = ([], 0)  # presence as last sent
        self.changed = True  # the sockets here have changed
        self.count_elsewhere = True  # the sockets elsewhere may have changed

    def send_version(self, version: int) -> None:
        """Send everyone the version."""
        self.version = max(self.version, version)
        self.broadcast(frames.version(self.table, self.version))

    def broadcast(self, frame: Frame) -> None:
        """Send a frame to everyone here."""
        if not self.members:
            self.sent_version = max(self.sent_version, frame.version)
            return
        if len(self.outbox) >= ROOM:
            self.outbox.clear()
            self.outbox.append(frames.RESYNC)
        self.outbox.append(frame)
        if self.sending is None:
            self.next_frame()
            spawn(self.send_frames())

    def next_frame(self) -> bool:
        """Take the next frame from the outbox; False if it is empty."""
        if not self.outbox:
            self.sending = None
            return False
        SENT.inc(len(self.members))
        frame = self.outbox.popleft()
        self.sent_version = max(self.sent_version, frame.version)
        self.sending = (frame, iter(tuple(self.members)))
        return True

    async def send_frames(self) -> None:
        """Send queued frames to all sockets; `relay` takes over when a reader is slow."""
        running = True

        def relay() -> None:
            if running and self.sending is not None:
                spawn(self.send_frames())

        asyncio.get_running_loop().call_soon(relay)
        while self.sending is not None:
            current = self.sending
            frame, rest = current
            for connection in rest:
                if not connection.write_at_once(monotonic(), frame):
                    await connection.push(frame)
            if self.sending is current and not self.next_frame():
                break
        running = False

    def seats(self) -> list[int]:
        """Return the seats whose users are here."""
        return sorted({c.seat for c in self.members if c.seat is not None})

    def spectators(self) -> int:
        """Return the number of users here without a seat."""
        return len({c.claim.user for c in self.members if c.seat is None})
