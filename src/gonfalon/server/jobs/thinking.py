"""Asking bots in their processes. This side holds the match; only an imagined one goes over.

A thinker that does not answer in time, or dies, is killed and replaced; the question is then the
caller's again. Thinkers end when this process does, however it ends: their input is closed.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import select
import subprocess
import sys
import threading
import time
from dataclasses import asdict, dataclass
from typing import Any

PATIENCE = 10.0  # seconds for one answer
THINKERS = max(1, (os.cpu_count() or 2) // 2)
COMMAND = (sys.executable, "-I", "-B", "-m", "gonfalon.server.jobs.thinker")
NOTHING = {"LANG": "C.UTF-8"}  # the whole environment of a thinker


class NoThought(Exception):
    """A bot gave no answer."""


@dataclass(frozen=True)
class Asked:
    """Everything a bot is told."""

    world: str  # an imagined match, as text
    packs: tuple[str, ...]
    level: str
    decision: str
    luck: int


class Thinker:
    """One process in which bots think."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            cwd="/",
            env=NOTHING,
            start_new_session=True,
        )
        self.left = b""

    def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """Send one line and return the answer."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        line = memoryview(json.dumps(question).encode() + b"\n")
        until = time.monotonic() + patience
        try:
            while line:
                line = line[stdin.write(line) or 0 :]
        except OSError as error:
            raise NoThought("gone") from error
        while b"\n" not in self.left:
            wait = until - time.monotonic()
            if wait <= 0 or not select.select([stdout], [], [], wait)[0]:
                raise NoThought("too slow")
            part = os.read(stdout.fileno(), 1 << 16)
            if not part:
                raise NoThought("gone")
            self.left += part
        answer, _, self.left = self.left.partition(b"\n")
        found: dict[str, Any] = json.loads(answer)
        return found

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class Thinkers:
    """A few thinkers, started when they are first needed, shared by the threads of a worker."""

    def __init__(self, count: int = THINKERS) -> None:
        self.free: queue.Queue[Thinker | None] = queue.Queue()
        for _ in range(count):
            self.free.put(None)
        self.all: set[Thinker] = set()
        self.lock = threading.Lock()

    def ask(self, question: dict[str, Any], patience: float = PATIENCE) -> dict[str, Any]:
        """Ask a thinker that has nothing else to do; wait for one if need be."""
        try:
            thinker = self.free.get(timeout=patience)
        except queue.Empty:
            raise NoThought("all are busy") from None
        try:
            if thinker is None or thinker.process.poll() is not None:
                thinker = self.start()
            return thinker.ask(question, patience)
        except BaseException:
            if thinker is not None:
                self.drop(thinker)
            thinker = None
            raise
        finally:
            self.free.put(thinker)

    def start_all(self) -> None:
        """Start all of them, so that the first question need not wait for one."""
        for _ in range(self.free.qsize()):
            thinker = self.free.get()
            self.free.put(thinker or self.start())

    def start(self) -> Thinker:
        """Start one more."""
        made = Thinker()
        with self.lock:
            self.all.add(made)
        return made

    def drop(self, thinker: Thinker) -> None:
        """End one."""
        with self.lock:
            self.all.discard(thinker)
        thinker.end()

    def end(self) -> None:
        """End all of them."""
        with self.lock:
            ending, self.all = self.all, set()
        for thinker in ending:
            thinker.end()


THOUGHTS = Thinkers()
atexit.register(THOUGHTS.end)


def chosen(asked: Asked, patience: float = PATIENCE) -> str:
    """Return the id of the option a bot chooses."""
    answer = THOUGHTS.ask(asdict(asked), patience)
    option = answer.get("option")
    if not isinstance(option, str):
        raise NoThought(str(answer.get("error")))
    return option
