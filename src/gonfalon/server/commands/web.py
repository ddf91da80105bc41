"""Web processes: one that serves, and a keeper that supervises several of them.

The keeper binds the address once and hands it to its children. When one dies it is replaced, while
the others keep serving. Nothing here imports Django before the settings can be read.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from types import FrameType
from typing import Any

log = logging.getLogger(__name__)

APPLICATION = "gonfalon.server.asgi:application"
BACKLOG = 1024
YOUNG = 5.0  # seconds; a child that dies sooner counts as failing to start
MOST_FAILURES = 5


@dataclass(frozen=True)
class Web:
    """How to serve."""

    host: str = "127.0.0.1"
    port: int = 8000
    path: str = ""  # of a Unix socket, instead of host and port
    workers: int = 1
    concurrency: int = 4000  # connections per process, sockets included; above that: 503
    grace: int = 20  # seconds for requests and sockets to finish


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
    """Serve in this process until a signal; `started` is called when it accepts requests."""
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
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        log.debug("interrupted")
    finally:
        stop.set()
    return 0 if server.started else 1


class Keeper:
    """Keeps several web processes alive."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.listening = bind(web)
        self.children: dict[int, tuple[subprocess.Popen[bytes], float]] = {}
        self.stopping = threading.Event()
        self.failures = 0

    def start(self, number: int) -> None:
        """Start one process."""
        descriptor = self.listening.fileno()
        order = json.dumps({"descriptor": descriptor, **asdict(self.web)})
        child = subprocess.Popen(  # noqa: S603  (our own program)
            (sys.executable, "-m", "gonfalon.server.commands.web", order),
            pass_fds=(descriptor,),
            start_new_session=True,  # Ctrl-C reaches only us, and we pass it on once
        )
        self.children[number] = (child, time.monotonic())

    def look(self) -> None:
        """Replace processes that have died."""
        for number, (child, since) in list(self.children.items()):
            if child.poll() is None:
                continue
            young = time.monotonic() - since < YOUNG
            self.failures = self.failures + 1 if young else 0
            log.error("a web process ended", extra={"status": child.returncode})
            if self.failures >= MOST_FAILURES:
                self.stopping.set()
                return
            self.start(number)

    def run(self) -> int:
        """Run the processes until stopped; return the exit code."""

        def on_signal(number: int, frame: FrameType | None) -> None:
            self.stopping.set()

        for wanted in (signal.SIGTERM, signal.SIGINT):
            signal.signal(wanted, on_signal)
        counts = tempfile.mkdtemp(prefix="gonfalon-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts
        try:
            for number in range(self.web.workers):
                self.start(number)
            while not self.stopping.wait(0.5):
                self.look()
        finally:
            self.end()
            shutil.rmtree(counts, ignore_errors=True)
        return 1 if self.failures >= MOST_FAILURES else 0

    def end(self) -> None:
        """Terminate all processes; kill those that outlive their grace period."""
        for child, _ in self.children.values():
            if child.poll() is None:
                child.send_signal(signal.SIGTERM)
        until = time.monotonic() + self.web.grace + 12
        for child, _ in self.children.values():
            try:
                child.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
        self.listening.close()
        if self.web.path and os.path.exists(self.web.path):
            os.unlink(self.web.path)


def serve(web: Web) -> int:
    """Serve until a signal; return the exit code."""
    if web.workers > 1:
        return Keeper(web).run()
    return serve_here(web, bind(web))


def main(order: str) -> int:
    """Serve as the child of a keeper."""
    values = json.loads(order)
    listening = socket.socket(fileno=values.pop("descriptor"))
    return serve_here(Web(**values), listening)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
