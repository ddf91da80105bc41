"""The hub: all sockets of this process, and the background work they need.

There is one Redis connection per process, however many sockets there are. Lost hints are
recovered: every few seconds each socket's right to listen is checked against the database, which
also reads the versions of the tables. While Redis is away, versions are polled every second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from django.db import close_old_connections
from prometheus_client import Gauge

from gonfalon.server.hints import LISTENERS, Hint, session_mark
from gonfalon.server.live import frames
from gonfalon.server.live.connection import FRESH, Connection
from gonfalon.server.live.hint_subscriber import HintSubscriber
from gonfalon.server.live.presence import EVERY as PRESENCE_EVERY
from gonfalon.server.live.presence import Presence
from gonfalon.server.live.rights import Findings, examine, versions_of
from gonfalon.server.live.room import Room, spawn
from gonfalon.server.live.socket_counts import SocketCounts
from gonfalon.server.live.store import Store

TICK = 1.0
STALE = 2.5  # seconds after which a right is checked again
TOGETHER = 0.05  # seconds for which requested checks are batched
BATCH = 500
IDLE, DEAD, SLOW = 25.0, 60.0, 30.0
LIFE_EVERY, COUNTS_EVERY = 3, 20  # ticks
SPREAD, GRACE = 5.0, 8.0

SOCKETS = Gauge("gonfalon_live_sockets", "Open sockets", multiprocess_mode="livesum")
log = logging.getLogger(__name__)
T = TypeVar("T")


class Hub:
    """The sockets of a process."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.pool = ThreadPoolExecutor(4, "live")
        self.rooms: dict[str, Room] = {}
        self.connections: dict[Connection, Room] = {}
        self.to_check: set[Connection] = set()  # to be checked at once
        self.rooms_with_news: set[Room] = set()  # rooms that get a `news` frame after that check
        self.wake = asyncio.Event()
        self.store = Store()
        self.socket_counts = SocketCounts(self.store)
        self.presence = Presence(self.store)
        self.subscriber = HintSubscriber(
            self.on_hint, self.catch_up, lambda: tuple(self.rooms), self.catch_up_at
        )
        self.tasks: list[asyncio.Task[Any]] = []
        self.closing = False
        self.ticks = 0

    # -- start and stop ---------------------------------------------------------------------------

    def start(self) -> None:
        """Start the background tasks, unless they are running."""
        if self.tasks:
            return
        LISTENERS.append(self.on_local_hint)
        for work in (
            self.subscriber.listen,
            self.tick_forever,
            self.check_forever,
            self.send_presence,
        ):
            self.tasks.append(self.loop.create_task(forever(work)))

    async def stop(self) -> None:
        """Stop everything; closing the sockets is left to the server."""
        self.closing = True
        if self.on_local_hint in LISTENERS:
            LISTENERS.remove(self.on_local_hint)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()
        await self.socket_counts.leave()
        await self.subscriber.close()
        await self.store.close()
        self.pool.shutdown(wait=False)
        hubs.pop(self.loop, None)

    async def close_all(self, spread: float = SPREAD, grace: float = GRACE) -> None:
        """Dismiss all sockets, spread over time so that they do not all reconnect at once."""
        self.closing = True
        leaving = [spawn(self.close_later(c, spread)) for c in self.connections]
        if leaving:
            await asyncio.wait(leaving, timeout=grace)
        for connection in tuple(self.connections):
            connection.abort()

    async def close_later(self, connection: Connection, spread: float) -> None:
        """Dismiss one socket after a random delay."""
        await asyncio.sleep(random.uniform(0, spread))  # noqa: S311  (no secret)
        await connection.push(frames.GOING_AWAY)
        await connection.close(frames.RESTART, "restart")

    async def in_thread(self, function: Callable[..., T], *args: Any) -> T:
        """Run a database function in a thread."""

        def work() -> T:
            close_old_connections()
            try:
                return function(*args)
            finally:
                close_old_connections()

        return await self.loop.run_in_executor(self.pool, work)

    # -- joining and leaving ----------------------------------------------------------------------

    def join(self, connection: Connection, version: int) -> Room:
        """Add a socket to its table's room."""
        table = str(connection.claim.table)
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms[table] = Room(table, version)
            self.subscriber.follow(table)
        self.send_newer_versions({table: version})
        room.members[connection] = None
        room.changed = True
        self.connections[connection] = room
        SOCKETS.inc()
        return room

    def leave(self, connection: Connection) -> None:
        """Remove a closed socket."""
        connection.closed = True
        room = self.connections.pop(connection, None)
        self.to_check.discard(connection)
        if room is not None:
            SOCKETS.dec()
            room.members.pop(connection, None)
            room.changed = True

    # -- hints ----------------------------------------------------------------------------------

    def on_local_hint(self, hint: Hint) -> None:
        """Take a hint from this process; callable from any thread."""
        try:
            self.loop.call_soon_threadsafe(self.on_hint, hint)
        except RuntimeError:  # the loop is closed
            log.debug("hint after the end")

    def on_hint(self, hint: Hint) -> None:
        """Pass a hint on to the sockets it concerns."""
        if "version" in hint:
            room = self.rooms.get(hint["table"])
            if room is None:
                return
            if hint["version"] > room.version:
                room.send_version(hint["version"])
            else:
                # Not a move, but seats, visibility or chat. Check who may know of it, then send.
                self.rooms_with_news.add(room)
                self.check(room.members)
        elif "recheck" in hint:
            self.check(self.sockets_of(**hint["recheck"]))
        elif "presence" in hint:
            room = self.rooms.get(hint["presence"])
            if room is not None:
                room.count_elsewhere = True

    def sockets_of(self, user: str = "", session: str = "") -> list[Connection]:
        """Return the sockets of a user or a session."""
        return [
            c
            for c in self.connections
            if (user and str(c.claim.user) == user)
            or (session and c.claim.session and session_mark(c.claim.session) == session)
        ]

    async def catch_up(self) -> None:
        """Recover from hints missed before subscribing: check all rights, then poll versions."""
        self.check(self.connections)
        await self.poll_versions()

    def catch_up_at(self, table: str) -> None:
        """Recover what was missed at one table before its hints were heard."""
        room = self.rooms.get(table)
        if room is not None:
            self.check(room.members)

    async def poll_versions(self) -> None:
        """Poll the versions of all tables, since hints may have been lost."""
        if not self.rooms:
            return
        found = await self.in_thread(versions_of, list(self.rooms))
        self.send_newer_versions(found)

    def send_newer_versions(self, versions: dict[str, int]) -> None:
        """Pass on versions that rooms do not know yet."""
        for table, version in versions.items():
            room = self.rooms.get(table)
            if room is not None and version > room.version:
                room.send_version(version)

    # -- rights ---------------------------------------------------------------------------------

    def check(self, connections: Iterable[Connection]) -> None:
        """Request an immediate check of these sockets' rights."""
        self.to_check.update(connections)
        self.wake.set()

    async def check_forever(self) -> None:
        """Check rights: requested ones at once, all others every few seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TICK):
                await self.wake.wait()
                await asyncio.sleep(TOGETHER)
        self.wake.clear()
        limit = monotonic() + FRESH - STALE
        self.to_check.update(c for c in self.connections if c.fresh_until < limit)
        news, self.rooms_with_news = self.rooms_with_news, set()
        due = [c for c in self.to_check if not c.closed]
        self.to_check.clear()
        for start in range(0, len(due), BATCH):
            batch = due[start : start + BATCH]
            since = monotonic()
            try:
                found = await self.in_thread(examine, [c.claim for c in batch])
            except Exception:
                self.to_check.update(due[start:])
                self.rooms_with_news |= news
                raise
            self.apply_verdicts(batch, found, since)
        for room in news:
            room.broadcast(frames.news(room.table))

    def apply_verdicts(self, batch: list[Connection], found: Findings, since: float) -> None:
        """Close sockets whose right has ended; extend the others."""
        for connection, verdict in zip(batch, found.verdicts):
            if verdict.code:
                connection.fresh_until = 0.0
                spawn(connection.close(verdict.code))
                continue
            connection.fresh_until = since + FRESH
            room = self.connections.get(connection)
            if room is not None and connection.seat != verdict.seat:
                connection.seat = verdict.seat
                room.changed = True
            if connection.missed:
                connection.missed = False
                spawn(connection.push(frames.RESYNC))
        self.send_newer_versions(found.versions)

    # -- maintenance ------------------------------------------------------------------------------

    async def tick_forever(self) -> None:
        """Once a second: ping idle sockets, close dead and slow ones, renew the sign of life."""
        await asyncio.sleep(TICK)
        self.ticks += 1
        now = monotonic()
        for connection in tuple(self.connections):
            self.ping_or_close(connection, now)
        if not self.subscriber.hears:
            await self.poll_versions()
        if self.ticks % LIFE_EVERY == 0:
            await self.socket_counts.sign_of_life(self.ticks % COUNTS_EVERY < LIFE_EVERY)

    def ping_or_close(self, connection: Connection, now: float) -> None:
        """Close or ping one socket, if needed."""
        silence = now - connection.heard_at
        if connection.busy_since and now - connection.busy_since > SLOW:
            log.info("slow reader")
            spawn(connection.close(frames.TOO_SLOW, "too slow"))
        elif silence > DEAD:
            spawn(connection.close(frames.SILENT, "silent"))
        elif silence > IDLE and not connection.pinged:
            connection.pinged = True
            spawn(connection.push(frames.PING))

    async def send_presence(self) -> None:
        """Send presence at fixed intervals and drop empty rooms."""
        await asyncio.sleep(PRESENCE_EVERY)
        await self.presence.tell(self.rooms.values())
        for room in tuple(self.rooms.values()):
            if not room.members and not room.changed:
                del self.rooms[room.table]
                self.subscriber.leave(room.table)


async def forever(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine function again and again; after an error, continue a little later."""
    while True:
        try:
            await work()
        except Exception as error:
            log.warning("live: %s in %s", type(error).__name__, work.__name__)
            await asyncio.sleep(TICK)


hubs: WeakKeyDictionary[asyncio.AbstractEventLoop, Hub] = WeakKeyDictionary()


def hub() -> Hub:
    """Return the hub of the running loop; in production there is one loop per process."""
    loop = asyncio.get_running_loop()
    found = hubs.get(loop)
    if found is None:
        found = hubs[loop] = Hub()
    return found


async def close_all_sockets(spread: float = SPREAD, grace: float = GRACE) -> None:
    """Dismiss all sockets of the running loop and stop its hub, if it has one."""
    found = hubs.get(asyncio.get_running_loop())
    if found is not None:
        await found.close_all(spread, grace)
        await found.stop()
