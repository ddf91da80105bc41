"""The consumer: one socket, from handshake to close.

Channels routes and dispatches. Frames go out through this process's hub, never through a channel
layer, whose dispatch costs ten times as much as the delivery.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from channels.consumer import AsyncConsumer
from channels.exceptions import StopConsumer
from django.db import Error as DatabaseError

from gonfalon.server.live import frames
from gonfalon.server.live.connection import Connection
from gonfalon.server.live.frames import BadFrame, ClientFrame, Event
from gonfalon.server.live.handshake import REFUSED, Admission, Refusal, Scope, enter
from gonfalon.server.live.hub import Hub, hub
from gonfalon.server.live.rights import versions_of
from gonfalon.server.live.room import Room

log = logging.getLogger(__name__)


class Listener(AsyncConsumer):  # type: ignore[misc]
    """One user's socket at a table."""

    scope: Scope
    hub: Hub
    room: Room
    connection: Connection | None = None

    async def __call__(
        self,
        scope: Scope,
        receive: Callable[[], Awaitable[Event]],
        send: Callable[[Event], Awaitable[None]],
    ) -> None:
        """Serve one socket, and always remove it from the hub afterwards."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self.left()

    async def dispatch(self, message: Event) -> None:
        """Dispatch an event to its handler."""
        handlers = {
            "websocket.connect": self.websocket_connect,
            "websocket.receive": self.websocket_receive,
            "websocket.disconnect": self.websocket_disconnect,
        }
        await handlers[message["type"]](message)

    async def websocket_connect(self, message: Event) -> None:
        """Accept or refuse the handshake."""
        self.hub = hub()
        try:
            admission = await enter(self.scope, self.hub)
        except Refusal as refusal:
            await self.refuse(refusal)
            return
        except DatabaseError:
            await self.refuse(Refusal(503, "busy"))
            return
        try:
            await self.base_send({"type": "websocket.accept", "subprotocol": admission.subprotocol})
        except BaseException:
            for key in admission.keys:
                self.hub.socket_counts.release(key)
            raise
        self.enter(admission)

    def enter(self, admission: Admission) -> None:
        """Join the hub and start listening."""
        self.hub.start()
        made = Connection(admission.claim, self.base_send, self.breaker(), self.quick())
        made.keys = admission.keys
        made.seat = admission.verdict.seat
        self.connection = made
        self.room = self.hub.join(made, admission.version)

    def breaker(self) -> Callable[[], Any]:
        """Return a function that aborts the connection when the peer ignores a close frame."""
        abort = self.scope.get("extensions", {}).get("gonfalon.abort")
        task = asyncio.current_task()
        assert task is not None
        return abort["call"] if abort else task.cancel

    def quick(self) -> Callable[[bytes], bool] | None:
        """Return a function that writes a frame's bytes directly, if the server offers one."""
        found = self.scope.get("extensions", {}).get("gonfalon.write")
        return found["call"] if found else None

    async def refuse(self, refusal: Refusal) -> None:
        """Refuse a handshake, with an HTTP status if the server supports it."""
        REFUSED.labels(refusal.code).inc()
        if "websocket.http.response" not in self.scope.get("extensions", {}):
            await self.base_send({"type": "websocket.close", "code": frames.POLICY})
            return
        body = json.dumps({"code": refusal.code, "message": refusal.code, "rule": ""}).encode()
        headers = [(b"content-type", b"application/json")]
        if refusal.status in (429, 503):
            headers.append((b"retry-after", b"5"))
        start = {"type": "websocket.http.response.start", "status": refusal.status}
        await self.base_send({**start, "headers": headers})
        await self.base_send({"type": "websocket.http.response.body", "body": body})

    async def websocket_receive(self, message: Event) -> None:
        """Handle a frame; a bad one ends the connection."""
        connection = self.connection
        if connection is None or connection.closed:
            return
        now = monotonic()
        connection.heard_at = now
        connection.pinged = False
        try:
            if not connection.bucket.spend(now):
                raise BadFrame(frames.POLICY, "too often")
            frame = frames.read(message.get("text"))
        except BadFrame as bad:
            await connection.close(bad.code, bad.reason)
            return
        await self.answer(connection, frame)

    async def answer(self, connection: Connection, frame: ClientFrame) -> None:
        """Respond to a client's frame."""
        if frame.kind == "ping":
            await connection.push(frames.PONG)
        elif frame.kind == "presence":
            await connection.push(frames.presence(self.room.table, *self.room.sent_presence))
        elif frame.kind == "hello":
            await self.hello(connection, frame.since)

    async def hello(self, connection: Connection, since: int) -> None:
        """Send the current version to a client that has (re)connected.

        Newer versions may arrive while the database is queried. They are queued and follow by
        themselves, so no client gets an older version after a newer one.
        """
        table = self.room.table
        try:
            found = await self.hub.in_thread(versions_of, [table])
        except DatabaseError:
            await connection.push(frames.RESYNC)
            return
        self.hub.send_newer_versions(found)
        known = since <= self.room.version
        await connection.push(
            frames.version(table, self.room.sent_version) if known else frames.RESYNC
        )

    async def websocket_disconnect(self, message: Event) -> None:
        """Stop after the socket has closed."""
        raise StopConsumer

    async def left(self) -> None:
        """Leave the hub and release the socket counts."""
        connection, self.connection = self.connection, None
        if connection is None:
            return
        self.hub.leave(connection)
        for key in connection.keys:
            self.hub.socket_counts.release(key)
        await self.hub.socket_counts.note(connection.keys)
