"""Web workers that may be killed: ordinary uvicorn servers on one shared socket.

They serve HTTP and sockets alike, each with connections of its own, and keep the pulse as in
service.
"""

from __future__ import annotations

import socket
import threading
from typing import Any

from gonfalon.server.monitoring import move_trace
from tests.server.harness.supervisor import Nemesis, Supervised, Supervisor, read_arguments


def listening_on(port: int) -> socket.socket:
    """Return the socket that all workers share."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind(("127.0.0.1", port))
    made.listen(1024)
    made.set_inheritable(True)
    return made


def serve(application: Any, listening: socket.socket) -> None:
    """Serve with uvicorn, as in service."""
    import uvicorn

    from gonfalon.server.jobs.heartbeat import WEB, keep_beating
    from gonfalon.server.live.server import OPTIONS, LiveServer

    keep_beating(WEB, threading.Event())
    config = uvicorn.Config(
        application, log_level="critical", access_log=False, timeout_keep_alive=60, **OPTIONS
    )
    LiveServer(config).run(sockets=[listening])


def web_workers(
    environment: dict[str, str], port: int, workers: int = 2, nemesis: Nemesis | None = None
) -> Supervised:
    """Start web workers."""
    return Supervised(__name__, environment, nemesis or Nemesis(), port, workers)


def main() -> None:
    """Run as a supervisor."""
    nemesis, (port, workers) = read_arguments()
    from gonfalon.server.asgi import application

    listening = listening_on(port)
    Supervisor(lambda: serve(application, listening), workers, move_trace.POINTS, nemesis).run()


if __name__ == "__main__":
    main()
