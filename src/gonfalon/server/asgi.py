"""The ASGI application: Django handles HTTP, `live` handles sockets."""

from __future__ import annotations

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gonfalon.server.settings")
django.setup(set_prefix=False)

# After the apps are ready:
from gonfalon.server.bypass.request_threads import ThreadPoolHandler  # noqa: E402
from gonfalon.server.live.routing import serve_socket  # noqa: E402
from gonfalon.server.security_headers import (  # noqa: E402
    Receive,
    Scope,
    SecurityHeaders,
    Send,
)

requests = ThreadPoolHandler()


async def by_protocol(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a request or a socket."""
    if scope["type"] == "websocket":
        await serve_socket(scope, receive, send)
    elif scope["type"] == "http":
        await requests(scope, receive, send)
    else:
        raise ValueError(f"unknown protocol: {scope['type']}")  # a server goes on without lifespan


application = SecurityHeaders(by_protocol)
