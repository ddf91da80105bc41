"""One socket at a table, from handshake to close. Frames go out through this process's hub."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any

from django.db import Error as DatabaseError

from gonfalon.server.live import frames
from gonfalon.server.live.connection import Connection
from gonfalon.server.live.frames import BadFrame, ClientFrame
from gonfalon.server.live.handshake import REFUSED, Admission, Refusal, Scope, enter
from gonfalon.server.live.hub import Hub, hub
from gonfalon.server.live.rights import versions_of
from gonfalon.server.live.room import Room
from gonfalon.server.security_headers import Receive, Send

log = logging.getLogger(__name__)


class Listener:
    """One user's socket at a table."""

    hub: Hub
    room: Room
    connection: Connection | None = None

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send

    async def serve(self) -> None:
        """Serve until the socket closes, and always remove it from the hub afterwards."""
        try:
            while (event := await self.receive())["type"] != "websocket.disconnect":
                if event["type"] == "websocket.connect":
                    await self.on_connect()
                else:
                    await self.on_frame(event.get("text"))
        finally:
            await self.left()

    async def on_connect(self) -> None:
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
            await self.send({"type": "websocket.accept", "subprotocol": admission.subprotocol})
        except BaseException:
            for key in admission.keys:
                self.hub.socket_counts.release(key)
            raise
        self.enter(admission)

    def enter(self, admission: Admission) -> None:
        """Join the hub and start listening."""
        self.hub.start()
        made = Connection(admission.claim, self.send, self.breaker(), self.quick())
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
            await self.send({"type": "websocket.close", "code": frames.POLICY})
            return
        body = json.dumps({"code": refusal.code, "message": refusal.code, "rule": ""}).encode()
        headers = [(b"content-type", b"application/json")]
        if refusal.status in (429, 503):
            headers.append((b"retry-after", b"5"))
        start = {"type": "websocket.http.response.start", "status": refusal.status}
        await self.send({**start, "headers": headers})
        await self.send({"type": "websocket.http.response.body", "body": body})

    async def on_frame(self, text: str | None) -> None:
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
            frame = frames.read(text)
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

    async def left(self) -> None:
        """Leave the hub and release the socket counts."""
        connection, self.connection = self.connection, None
        if connection is None:
            return
        self.hub.leave(connection)
        for key in connection.keys:
            self.hub.socket_counts.release(key)
        await self.hub.socket_counts.note(connection.keys)
