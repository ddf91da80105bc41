"""The keeper of several web processes on one address.

It binds the address once and hands it to its children. When one dies it is replaced, while the
others keep serving. SIGHUP replaces all of them one by one, each only when its successor accepts
requests: after an upgrade, the children run the new code and nobody was refused.
"""

from __future__ import annotations

import json
import logging
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import asdict
from types import FrameType

from gonfalon.server.commands.web import STARTED, Order, Web, bind, serve_here

log = logging.getLogger(__name__)

YOUNG = 5.0  # seconds; a child that dies sooner counts as failing to start
MOST_FAILURES = 5
STARTING = 60.0  # seconds a successor may take until it accepts requests


class Child:
    """One web process."""

    def __init__(self, web: Web, listening: int) -> None:
        self.since = time.monotonic()
        self.pipe, writing = os.pipe()
        order = Order(listening, writing, asdict(web))
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            (sys.executable, "-m", "gonfalon.server.commands.web", json.dumps(order)),
            pass_fds=(listening, writing),
            start_new_session=True,  # Ctrl-C reaches only the keeper, who passes it on once
        )
        os.close(writing)

    @property
    def is_alive(self) -> bool:
        """True while the process runs."""
        return self.process.poll() is None

    def has_said(self) -> bytes | None:
        """Return what the child wrote when it started, nothing if it has died, None before."""
        readable, _, _ = select.select([self.pipe], [], [], 0)
        return os.read(self.pipe, 1) if readable else None

    def end(self, seconds: float) -> None:
        """Wait for the process, and kill it if it outlives its time."""
        try:
            self.process.wait(max(0.1, seconds))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.forget()

    def forget(self) -> None:
        """Close what was kept for a process that has ended."""
        os.close(self.pipe)


class Keeper:
    """Keeps several web processes alive."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.listening = bind(web)
        self.children: dict[int, Child] = {}
        self.leaving: list[Child] = []  # replaced, finishing their requests
        self.stopping = threading.Event()
        self.renewing = False
        self.failures = 0

    def start(self) -> Child:
        """Start one process."""
        return Child(self.web, self.listening.fileno())

    def look(self) -> None:
        """Replace processes that have died."""
        for number, child in list(self.children.items()):
            if child.is_alive:
                continue
            young = time.monotonic() - child.since < YOUNG
            self.failures = self.failures + 1 if young else 0
            log.error("a web process ended", extra={"status": child.process.returncode})
            child.forget()
            del self.children[number]
            if self.failures >= MOST_FAILURES:
                self.stopping.set()
                return
            self.children[number] = self.start()
        for child in [child for child in self.leaving if not child.is_alive]:
            child.forget()
            self.leaving.remove(child)

    def renew(self) -> None:
        """Replace all processes one by one; stop at the first whose successor does not start."""
        for number in list(self.children):
            successor = self.start()
            if not self.is_serving(successor):
                log.error("a new web process did not start: the others stay as they are")
                successor.process.kill()
                successor.end(1.0)
                return
            old = self.children[number]
            self.children[number] = successor
            self.leaving.append(old)
            if old.is_alive:
                old.process.send_signal(signal.SIGHUP)
            while self.leaving and not self.stopping.wait(0.1):
                self.look()
            if self.stopping.is_set():
                return
        log.warning("all web processes were replaced")

    def is_serving(self, child: Child) -> bool:
        """Wait until a process accepts requests; False if it does not."""
        until = time.monotonic() + STARTING
        while time.monotonic() < until and not self.stopping.wait(0.05):
            said = child.has_said()
            if said is not None:
                return said == STARTED
            self.look()
        return False

    def run(self) -> int:
        """Run the processes until stopped; return the exit code."""

        def stop(number: int, frame: FrameType | None) -> None:
            self.stopping.set()

        def renew(number: int, frame: FrameType | None) -> None:
            self.renewing = True

        for wanted in (signal.SIGTERM, signal.SIGINT):
            signal.signal(wanted, stop)
        signal.signal(signal.SIGHUP, renew)
        counts = tempfile.mkdtemp(prefix="gonfalon-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts
        try:
            for number in range(self.web.workers):
                self.children[number] = self.start()
            while not self.stopping.wait(0.5):
                self.look()
                if self.renewing:
                    self.renewing = False
                    self.renew()
        finally:
            self.end()
            shutil.rmtree(counts, ignore_errors=True)
        return 1 if self.failures >= MOST_FAILURES else 0

    def end(self) -> None:
        """Terminate all processes; kill those that outlive their grace period."""
        left = [*self.children.values(), *self.leaving]
        for child in self.children.values():
            if child.is_alive:
                child.process.send_signal(signal.SIGTERM)
        until = time.monotonic() + self.web.notice + self.web.grace + 12
        for child in left:
            child.end(until - time.monotonic())
        self.listening.close()
        if self.web.path and os.path.exists(self.web.path):
            os.unlink(self.web.path)


def serve(web: Web) -> int:
    """Serve until a signal; return the exit code."""
    if web.workers > 1:
        return Keeper(web).run()
    return serve_here(web, bind(web))
