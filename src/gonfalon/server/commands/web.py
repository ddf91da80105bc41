"""A web process, alone or as the child of a keeper (`keeper.py`).

Nothing here imports Django before the settings can be read.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import Any, NamedTuple

log = logging.getLogger(__name__)

APPLICATION = "gonfalon.server.asgi:application"
BACKLOG = 1024
STARTED = b"1"


@dataclass(frozen=True)
class Web:
    """How to serve."""

    host: str = "127.0.0.1"
    port: int = 8000
    path: str = ""  # of a Unix socket, instead of host and port
    workers: int = 1
    concurrency: int = 4000  # connections per process, sockets included; above that: 503
    grace: int = 20  # seconds for requests and sockets to finish
    notice: float = 2.0  # seconds for which /readyz says "leaving" before nothing is accepted


def bind(web: Web) -> socket.socket:
    """Return a listening socket."""
    if web.path:
        if os.path.exists(web.path):
            os.unlink(web.path)
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        made.bind(web.path)
        os.chmod(web.path, 0o660)
    else:
        family = socket.AF_INET6 if ":" in web.host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((web.host, web.port))
    made.listen(BACKLOG)
    return made


def serve_here(
    web: Web, listening: socket.socket, started: Callable[[], None] | None = None
) -> int:
    """Serve in this process until a signal; `started` is called when it accepts requests.

    SIGTERM stops it with notice. SIGHUP stops it without: another process on the same address has
    taken its place, and a proxy should not hear that anything leaves.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gonfalon.server.settings")
    import django

    django.setup()
    import uvicorn

    from gonfalon.server.jobs.heartbeat import WEB, keep_beating
    from gonfalon.server.live.server import OPTIONS, LiveServer

    options: dict[str, Any] = {
        **OPTIONS,
        "limit_concurrency": web.concurrency,
        "timeout_graceful_shutdown": web.grace,
        "timeout_keep_alive": 75,  # longer than a proxy keeps an idle connection
        "access_log": False,  # the proxy has one; ours has failures only, without addresses
        "log_config": None,  # Django's
        "proxy_headers": False,  # Django decides which proxies to trust
        "backlog": BACKLOG,
    }

    class Announcing(LiveServer):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started and started is not None:
                started()

    stop = threading.Event()
    keep_beating(WEB, stop)
    server = Announcing(uvicorn.Config(APPLICATION, **options))
    server.notice = web.notice

    def make_way(number: int, frame: FrameType | None) -> None:
        server.notice = 0.0
        server.should_exit = True

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGHUP, make_way)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        log.debug("interrupted")
    finally:
        stop.set()
    return 0 if server.started else 1


class Order(NamedTuple):
    """What a keeper hands to a child: descriptors of the listening socket and of a pipe."""

    listening: int
    started: int  # written to when the child accepts requests
    web: dict[str, Any]


def main(text: str) -> int:
    """Serve as the child of a keeper."""
    order = Order(*json.loads(text))

    def started() -> None:
        os.write(order.started, STARTED)
        os.close(order.started)

    return serve_here(Web(**order.web), socket.socket(fileno=order.listening), started)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
