"""Socket routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from channels.routing import URLRouter
from django.urls import path, re_path

from gonfalon.server.live.consumer import Listener


async def nowhere(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    """Refuse a socket at an unknown path."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})


sockets = URLRouter(
    [path("live/tables/<uuid:table>", Listener.as_asgi()), re_path(r"", cast("Any", nowhere))]
)
