"""Uvicorn, with connections shared fairly, requests that arrive in time, and bounded buffers."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

log = logging.getLogger(__name__)
BUFFER = 16 * 1024  # bytes buffered in a socket before frames wait in its queue
TURN = 0.001  # seconds a process waits after accepting, so that others get the next
LATER = 1.0  # seconds until a process without free descriptors tries again
HEAD, BODY = 10.0, 15.0  # seconds for a request to arrive: up to its last header, and its body
LAST = (b"connection", b"close")  # the header of the last response on a connection


class TimedHttp(HttpToolsProtocol):
    """HTTP whose requests arrive in time; uvicorn itself waits for ever once one has begun."""

    head, body = HEAD, BODY

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self.ending: asyncio.TimerHandle | None = None
        self.is_socket = False
        self.wait_for(self.head)

    def wait_for(self, seconds: float) -> None:
        """Close the connection in some seconds, unless what it waits for has arrived."""
        self.arrived()
        self.ending = self.loop.call_later(seconds, self.transport.close)

    def arrived(self) -> None:
        """Wait for nothing, for now."""
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None

    def data_received(self, data: bytes) -> None:
        """Wait for the rest of a request, also if what came is not the beginning of one."""
        super().data_received(data)
        cycle: Any = self.cycle
        waits = self.ending is not None or self.timeout_keep_alive_task is not None
        answers = cycle is not None and not cycle.response_complete
        if not (waits or answers or self.is_socket or self.transport.is_closing()):
            self.wait_for(self.head)

    def on_message_begin(self) -> None:
        """Wait for the headers of a later request; the first one is waited for already."""
        super().on_message_begin()
        if self.ending is None:
            self.wait_for(self.head)

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        super().on_headers_complete()
        self.wait_for(self.body)

    def on_message_complete(self) -> None:
        """All of a request is there."""
        super().on_message_complete()
        self.arrived()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of sockets, which has time-outs of its own."""
        self.is_socket = True
        self.arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self.arrived()
        super().connection_lost(exc)


class RawWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with a small buffer, which can be aborted and written to directly."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Limit the bytes buffered for a slow reader; a handshake is no last response."""
        super().connection_made(transport)
        self.default_headers = [header for header in self.default_headers if header != LAST]
        self.transport.set_write_buffer_limits(high=BUFFER)

    def handle_connect(self, event: Request) -> None:
        """Offer the application two extensions: abort, and write raw bytes."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["gonfalon.abort"] = {"call": self.transport.abort}
            extensions["gonfalon.write"] = {"call": self.write_frame}

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole serialized frame; False if it must be sent the usual way."""
        if (
            self.disconnected
            or self.close_sent
            or not self.handshake_complete
            or not self.writable.is_set()
            or self.conn.state is not State.OPEN
        ):
            return False
        self.transport.write(frame)
        return True


class SharedListener:
    """Accepts connections one at a time, so that processes on one address share them.

    An event loop's own server accepts every pending connection at once. When many arrive together
    (after a restart, or from a proxy that opens its pool), one process would get them all.
    """

    def __init__(self, listening: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        self.loop = asyncio.get_running_loop()
        self.listening = listening
        self.protocol = protocol
        self.coming: set[asyncio.Future[Any]] = set()
        self.open = True
        listening.setblocking(False)
        self.loop.add_reader(listening, self.take)

    def take(self) -> None:
        """Accept one connection, then pause briefly so that another process gets the next."""
        pause = TURN
        try:
            connection, _ = self.listening.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return  # another process was quicker, or the client has gone
        except OSError as error:  # no descriptors left
            log.warning("cannot take connections: %s", error)
            pause = LATER
        else:
            self.let_in(connection)
        self.loop.remove_reader(self.listening)
        self.loop.call_later(pause, self.go_on)

    def let_in(self, connection: socket.socket) -> None:
        """Hand a connection to a new protocol instance."""
        connection.setblocking(False)
        if connection.family != socket.AF_UNIX:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        coming = asyncio.ensure_future(self.loop.connect_accepted_socket(self.protocol, connection))
        self.coming.add(coming)
        coming.add_done_callback(self.coming.discard)

    def go_on(self) -> None:
        """Resume accepting after a pause."""
        if self.open:
            self.loop.add_reader(self.listening, self.take)

    def close(self) -> None:
        """Stop accepting."""
        if self.open:
            self.open = False
            self.loop.remove_reader(self.listening)

    async def wait_closed(self) -> None:
        """Wait for connections that are being set up."""
        await asyncio.gather(*self.coming, return_exceptions=True)


class SharingServer(uvicorn.Server):
    """A server that shares its address fairly with other processes, and says when it leaves."""

    notice = 0.0  # seconds between saying that it leaves and accepting nothing more

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start a SharedListener on every socket that was handed over."""
        if not sockets:
            await super().startup(sockets)
            return
        await self.lifespan.startup()
        listeners: Any = [SharedListener(listening, self.protocol) for listening in sockets]
        self.servers = listeners
        self.started = True

    def protocol(self) -> asyncio.Protocol:
        """Return the protocol for one connection."""
        make: Any = self.config.http_protocol_class
        made: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def close_websockets(self) -> None:
        """Close the open WebSockets in an orderly way; called once nothing new is accepted."""

    def say_leaving(self) -> None:
        """Tell health checks that nothing new should be sent here."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say so, stop accepting, close all WebSockets, then stop.

        From now on each response is the last of its connection, so that a proxy does not reuse it.
        """
        self.server_state.default_headers = [*self.server_state.default_headers, LAST]
        if self.notice:
            self.say_leaving()
        until = time.monotonic() + self.notice
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(0.05)
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        if not self.force_exit:
            await self.close_websockets()
        await super().shutdown(sockets)
