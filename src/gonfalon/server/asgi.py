"""The ASGI application: Django handles HTTP, Channels handles sockets."""

from __future__ import annotations

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gonfalon.server.settings")
django.setup(set_prefix=False)

from channels.routing import ProtocolTypeRouter  # noqa: E402  (after the apps are ready)

from gonfalon.server.bypass.request_threads import ThreadPoolHandler  # noqa: E402
from gonfalon.server.live.routing import sockets  # noqa: E402
from gonfalon.server.security_headers import SecurityHeaders  # noqa: E402

application = SecurityHeaders(
    ProtocolTypeRouter({"http": ThreadPoolHandler(), "websocket": sockets})
)
