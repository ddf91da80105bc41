"""One socket: what waits to be sent, when it last spoke, until when it may listen."""

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

ROOM = 64  # frames that may wait for a reader
FRESH = 5.0  # seconds for which a check of somebody's right holds
CLOSING = 5.0  # seconds a peer gets to take the close frame

SENT = Counter("gonfalon_live_frames", "Frames sent to sockets")
DROPPED = Counter("gonfalon_live_dropped", "Frames dropped because a reader was slow")
WITHHELD = Counter("gonfalon_live_withheld", "Frames withheld until a right was checked again")
log = logging.getLogger(__name__)


class Connection:
    """A socket that has been let in."""

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
        self.keys: tuple[str, ...] = ()  # the places it takes
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
        """Write the bytes of a frame if the server can take them now, and all is well."""
        return (
            self.quick is not None
            and not self.busy_since
            and not self.closed
            and now <= self.fresh_until
            and self.quick(frame.wire)
        )

    async def push(self, frame: Frame) -> None:
        """Send a frame; if the reader is slow, let it wait in the queue.

        Nothing leaves unless the right to listen was checked just now; what is withheld becomes
        one `resync` after the next check.
        """
        if self.is_ready(monotonic(), frame):
            await self.write(frame)

    async def write(self, frame: Frame) -> None:
        """Write a frame, and then what has come meanwhile; `is_ready` has been asked."""
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
        """Tell whether a frame can be written at once; if not, it has been seen to."""
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
        """Put a frame into the queue; a full queue becomes one `resync`."""
        if self.closed:
            return
        if len(self.queue) >= ROOM:
            DROPPED.inc(len(self.queue) + 1)
            self.queue.clear()
            self.queue.append(frames.RESYNC)
        else:
            self.queue.append(frame)

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket; break it if the peer does not take even that."""
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
        except Exception as error:  # gone already
            log.debug("close: %s", type(error).__name__)
