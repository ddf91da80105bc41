"""Which paths are sockets."""

from __future__ import annotations

from django.urls.resolvers import RoutePattern

from gonfalon.server.live import frames
from gonfalon.server.live.consumer import Listener
from gonfalon.server.security_headers import Receive, Scope, Send

TABLE = RoutePattern("live/tables/<uuid:table>", is_endpoint=True)


async def serve_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a socket at a table; refuse one at an unknown path."""
    path = scope["path"].removeprefix(scope.get("root_path", "")).removeprefix("/")
    found = TABLE.match(path)
    if found is None:
        await receive()
        await send({"type": "websocket.close", "code": frames.POLICY})
        return
    await Listener({**scope, "table": found[2]["table"]}, receive, send).serve()
