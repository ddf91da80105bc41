"""How uvicorn serves sockets: small frames, no compression, bounded buffers, a polite end.

config = uvicorn.Config("gonfalon.server.asgi:application", **OPTIONS)
Server(config).run()
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from gonfalon.server.live.frames import LONGEST
from gonfalon.server.live.hub import DEAD, GRACE, IDLE, SPREAD, say_farewell

BUFFER = 16 * 1024  # bytes that may wait in a socket before frames wait in its queue


class Sockets(WebSocketsSansIOProtocol):
    """A socket whose buffer is small, and that can be broken off."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Bound what may wait for a slow reader."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=BUFFER)

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to break off, and how to write what is ready."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["gonfalon.abort"] = {"call": self.transport.abort}
            extensions["gonfalon.write"] = {"call": self.write_frame}

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole frame, made once for all; False if it has to go the usual way."""
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


OPTIONS: dict[str, Any] = {
    "ws": Sockets,
    "ws_max_size": LONGEST,
    "ws_per_message_deflate": False,
    "ws_ping_interval": IDLE,
    "ws_ping_timeout": DEAD - IDLE,
    "timeout_graceful_shutdown": 10,
    "lifespan": "off",
    "server_header": False,
}


class Server(uvicorn.Server):
    """A server that says good-bye to its sockets before it stops."""

    spread = SPREAD
    grace = GRACE

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, send everybody away, then stop."""
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        if not self.force_exit:
            await say_farewell(self.spread, self.grace)
        await super().shutdown(sockets)
