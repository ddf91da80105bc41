"""The ASGI application: Django handles HTTP, Channels handles sockets."""

from __future__ import annotations

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gonfalon.server.settings")
django.setup(set_prefix=False)

from channels.routing import ProtocolTypeRouter  # noqa: E402  (after the apps are ready)

from gonfalon.server.live.routing import sockets  # noqa: E402
from gonfalon.server.operations.edge import Edge  # noqa: E402
from gonfalon.server.serving import Handler  # noqa: E402

application = Edge(ProtocolTypeRouter({"http": Handler(), "websocket": sockets}))
