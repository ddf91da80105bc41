"""The sockets of one table in this process, and how a frame gets to all of them.

A frame is the same for everybody: its bytes are made once and, where the server lets us, written
as they are. One task hands it out from socket to socket without a pause. A reader that does not
take its frame stops that task; the loop then runs `relay`, which was put there beforehand, and a
fresh task goes on with the next socket. So nobody waits for the slow, and in the usual case
nothing is spent on them.
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

ROOM = 64  # frames that may wait to be handed out
TASKS: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Start a task that nobody waits for, and hold on to it."""
    task = asyncio.get_running_loop().create_task(work)
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)
    return task


class Room:
    """The sockets of a table."""

    def __init__(self, table: str, version: int) -> None:
        self.table = table
        self.version = version
        self.told = version  # the last one that everybody here was told, or is being told
        self.members: dict[Connection, None] = {}
        self.outbox: deque[Frame] = deque()
        self.now: tuple[Frame, Iterator[Connection]] | None = None
        self.here: tuple[list[int], int] = ([], 0)  # who is at the table, as last told
        self.changed = True  # who is here has changed
        self.ask = True  # who is elsewhere may have changed

    def tell(self, version: int) -> None:
        """Tell everybody the version."""
        self.version = max(self.version, version)
        self.say(frames.version(self.table, self.version))

    def say(self, frame: Frame) -> None:
        """Send a frame to everybody here."""
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
        """Take up the next frame, if there is one."""
        if not self.outbox:
            self.now = None
            return False
        SENT.inc(len(self.members))
        frame = self.outbox.popleft()
        self.told = max(self.told, frame.version)
        self.now = (frame, iter(tuple(self.members)))
        return True

    async def hand_out(self) -> None:
        """Hand out frames until there are none; `relay` takes over where a reader is slow."""
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
        """Return how many people without a seat are here."""
        return len({c.claim.user for c in self.members if c.seat is None})
