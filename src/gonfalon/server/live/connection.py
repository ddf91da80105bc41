"""One socket: its send queue, when it was last heard from, how long it may listen."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from prometheus_client import Counter

from gonfalon.server.live import frames
from gonfalon.server.live.frames import Bucket, Event, Frame
from gonfalon.server.live.rights import Claim

ROOM = 64  # maximum frames queued for a slow reader
FRESH = 5.0  # seconds for which a check of the right to listen is valid
CLOSING = 5.0  # seconds a peer has to accept the close frame

SENT = Counter("gonfalon_live_frames", "Frames sent to sockets")
DROPPED = Counter("gonfalon_live_dropped", "Frames dropped because a reader was slow")
WITHHELD = Counter("gonfalon_live_withheld", "Frames withheld until a right was checked again")
log = logging.getLogger(__name__)


class Connection:
    """An accepted socket."""

    __slots__ = (
        "abort",
        "bucket",
        "busy_since",
        "claim",
        "closed",
        "fresh_until",
        "heard_at",
        "keys",
        "missed",
        "pinged",
        "queue",
        "quick",
        "seat",
        "send",
    )

    def __init__(
        self,
        claim: Claim,
        send: Callable[[Event], Awaitable[Any]],
        abort: Callable[[], Any],
        quick: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.claim = claim
        self.send = send
        self.abort = abort
        self.quick = quick
        self.keys: tuple[str, ...] = ()  # the socket count keys it occupies
        self.seat: int | None = None
        self.queue: deque[Frame] = deque()
        self.busy_since = 0.0  # 0: nothing is being written
        self.closed = False
        self.missed = False
        self.pinged = False
        now = monotonic()
        self.heard_at = now
        self.fresh_until = now + FRESH
        self.bucket = Bucket(now)

    def write_at_once(self, now: float, frame: Frame) -> bool:
        """Write a frame's bytes directly, if the server allows it and nothing is queued."""
        return (
            self.quick is not None
            and not self.busy_since
            and not self.closed
            and now <= self.fresh_until
            and self.quick(frame.wire)
        )

    async def push(self, frame: Frame) -> None:
        """Send a frame, or queue it if the reader is slow.

        Nothing is sent unless the right to listen was checked recently. Withheld frames become one
        `resync` after the next check.
        """
        if self.is_ready(monotonic(), frame):
            await self.write(frame)

    async def write(self, frame: Frame) -> None:
        """Write a frame and then whatever was queued meanwhile; call only after `is_ready`."""
        try:
            await self.send(frame.event)
            while self.queue and not self.closed:
                self.busy_since = monotonic()
                await self.send(self.queue.popleft().event)
        except Exception:  # whatever a server raises when the peer is gone
            self.closed = True
        finally:
            self.busy_since = 0.0

    def is_ready(self, now: float, frame: Frame) -> bool:
        """True if a frame can be written now. If not, it has been queued, withheld or dropped."""
        if now > self.fresh_until:
            self.missed = True
            WITHHELD.inc()
        elif self.busy_since:
            self.wait(frame)
        elif not self.closed:
            self.busy_since = now
            return True
        return False

    def wait(self, frame: Frame) -> None:
        """Queue a frame; a full queue is replaced by one `resync`."""
        if self.closed:
            return
        if len(self.queue) >= ROOM:
            DROPPED.inc(len(self.queue) + 1)
            self.queue.clear()
            self.queue.append(frames.RESYNC)
        else:
            self.queue.append(frame)

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket; abort it if the peer does not accept the close frame in time."""
        if self.closed:
            return
        self.closed = True
        self.queue.clear()
        if self.busy_since:
            self.abort()
            return
        try:
            async with asyncio.timeout(CLOSING):
                await self.send({"type": "websocket.close", "code": code, "reason": reason})
        except TimeoutError:
            self.abort()
        except Exception as error:  # already gone
            log.debug("close: %s", type(error).__name__)
