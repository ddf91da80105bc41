"""The web server, set up for our WebSockets.

config = uvicorn.Config("gonfalon.server.asgi:application", **OPTIONS)
LiveServer(config).run()
"""

from __future__ import annotations

from typing import Any

from gonfalon.server.bypass.uvicorn_server import RawWebSocket, SharingServer, TimedHttp
from gonfalon.server.live.frames import LONGEST
from gonfalon.server.live.hub import DEAD, GRACE, IDLE, SPREAD, close_all_sockets
from gonfalon.server.monitoring import health

OPTIONS: dict[str, Any] = {
    "http": TimedHttp,
    "ws": RawWebSocket,
    "ws_max_size": LONGEST,
    "ws_per_message_deflate": False,
    "ws_ping_interval": IDLE,
    "ws_ping_timeout": DEAD - IDLE,
    "timeout_graceful_shutdown": 10,
    "lifespan": "off",
    "server_header": False,
}


class LiveServer(SharingServer):
    """A server that tells its WebSockets to reconnect elsewhere before it stops."""

    spread = SPREAD
    grace = GRACE

    def say_leaving(self) -> None:
        """Let `/readyz` answer that this process leaves."""
        health.leave()

    async def close_websockets(self) -> None:
        """Close all WebSockets of this process, spread over a few seconds."""
        await close_all_sockets(self.spread, self.grace)
