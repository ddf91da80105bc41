"""Runs bots in separate processes, which get an imagined match, never the real one.

A process that dies or does not answer in time is killed and replaced, and the caller gets NoAnswer,
which says why. What a process writes to standard error is kept only until it is ready: after that
a bot could write there what it imagines.
A new process has more time for its first answer: on a busy machine it takes seconds to start.
Bot processes end with this process, however it ends, because their input is closed.
"""

from __future__ import annotations

import atexit
import json
import logging
import os
import queue
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gonfalon.kernel.content.content import Entries

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds for one answer
STARTING = 20.0  # seconds that the first answer of a process may take longer
MAX_PROCESSES = max(2, (os.cpu_count() or 2) // 2)  # two, so that no owner can have all
COMMAND = (sys.executable, "-I", "-B", "-m", "gonfalon.server.jobs.bot_worker")
HELLO = {"hello": True}  # a question that every process answers
LONGEST = 500  # characters of a reason
NOTHING = {"LANG": "C.UTF-8"}  # the whole environment of a bot process


class NoAnswer(Exception):
    """A bot gave no answer."""


@dataclass(frozen=True)
class Asked:
    """Everything a bot gets to know."""

    world: str  # an imagined match, as text
    level: str  # the bot that answers; empty for the coach
    decision: str
    luck: int
    content: Entries  # of the match; sent only to a process that lacks it


class BotProcess:
    """One process that runs bots."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            cwd="/",
            env=NOTHING,
            start_new_session=True,
        )
        self.left = b""
        self.has_answered = False

    @property
    def is_running(self) -> bool:
        """True until the process has ended."""
        return self.process.poll() is None

    def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """Send one line and return the answer."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        line = memoryview(json.dumps(question).encode() + b"\n")
        until = time.monotonic() + patience + (0 if self.has_answered else STARTING)
        try:
            while line:
                line = line[stdin.write(line) or 0 :]
        except OSError as error:
            raise NoAnswer(self.reason()) from error
        while b"\n" not in self.left:
            wait = until - time.monotonic()
            if wait <= 0 or not select.select([stdout], [], [], wait)[0]:
                raise NoAnswer("too slow" if self.has_answered else "too slow to start")
            part = os.read(stdout.fileno(), 1 << 16)
            if not part:
                raise NoAnswer(self.reason())
            self.left += part
        answer, _, self.left = self.left.partition(b"\n")
        self.has_answered = True
        found: dict[str, Any] = json.loads(answer)
        return found

    def reason(self) -> str:
        """Return why a process that closed its output is gone, as far as it can be told."""
        try:
            status = self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "closed its output"
        how = f"exited with {status}" if status >= 0 else f"killed by {signal_name(-status)}"
        if self.has_answered:
            return how
        assert self.process.stderr is not None
        lines = (self.process.stderr.read() or b"").decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"did not start: {how}: {last[:LONGEST]}" if last else f"did not start: {how}"

    def end(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


def signal_name(number: int) -> str:
    """Return the name of a signal."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


class BotProcesses:
    """A few processes, started on first use, shared by the threads of a worker.

    The process that was used last is used next, so that no more are started than are needed.
    """

    def __init__(self, count: int = MAX_PROCESSES) -> None:
        self.free: queue.LifoQueue[BotProcess | None] = queue.LifoQueue()
        for _ in range(count):
            self.free.put(None)
        self.all: set[BotProcess] = set()
        self.lock = threading.Lock()

    def ask(
        self, question: dict[str, Any], patience: float, content: Callable[[], str]
    ) -> dict[str, Any]:
        """Ask an idle process, waiting for one if all are busy.

        A process that lacks the content of the match is asked again with the content.
        """
        try:
            process = self.free.get(timeout=patience)
        except queue.Empty:
            raise NoAnswer("all are busy") from None
        try:
            if process is None or not process.is_running:
                process = self.start()
            answer = process.ask(question, patience)
            if "needs" in answer:
                answer = process.ask({**question, "content": content()}, patience)
            return answer
        except BaseException:
            if process is not None:
                self.drop(process)
            process = None
            raise
        finally:
            self.free.put(process)

    def start_all(self) -> None:
        """Start all processes, so that the first question does not wait for one."""
        idle = [self.free.get() for _ in range(self.free.qsize())]
        for process in idle:
            try:
                self.free.put(process or self.start())
            except OSError:  # `check` says so, and whoever asks tries again
                self.free.put(None)

    def check(self) -> bool:
        """Ask one process whether it works, and log if not, before a bot needs it."""
        began = time.monotonic()
        try:
            self.ask(HELLO, PATIENCE, str)
        except (NoAnswer, OSError) as failed:
            log.error("bots cannot play: %s", explained(failed))
            return False
        log.info("bots can play: a process was ready in %.1f s", time.monotonic() - began)
        return True

    def start_first(self) -> None:
        """Start a process if none is running, because a question is likely to come soon."""
        with self.lock:
            if any(process.is_running for process in self.all):
                return
        try:
            process = self.free.get_nowait()
        except queue.Empty:  # whoever has it starts it
            return
        try:
            if process is None or not process.is_running:
                process = self.start()
        finally:
            self.free.put(process)

    def start(self) -> BotProcess:
        """Start one more process."""
        made = BotProcess()
        with self.lock:
            self.all.add(made)
        return made

    def drop(self, process: BotProcess) -> None:
        """End one process."""
        with self.lock:
            self.all.discard(process)
        process.end()

    def end(self) -> None:
        """End all processes."""
        with self.lock:
            ending, self.all = self.all, set()
        for process in ending:
            process.end()


def explained(failed: NoAnswer | OSError) -> str:
    """Return why there was no answer. An OSError means that no process could be started."""
    if isinstance(failed, NoAnswer):
        return str(failed)
    return f"no process could be started: {failed.strerror or type(failed).__name__}"


BOT_PROCESSES = BotProcesses()
atexit.register(BOT_PROCESSES.end)


def chosen(asked: Asked, patience: float = PATIENCE) -> str:
    """Return the id of the option a bot chooses."""
    answer = BOT_PROCESSES.ask(question_of(asked), patience, lambda: asked.content.text)
    option = answer.get("option")
    if not isinstance(option, str):
        raise NoAnswer(str(answer.get("error")))
    return option


def advised(asked: Asked, patience: float = PATIENCE) -> dict[str, Any]:
    """Return the coach's advice on a decision, as JSON."""
    question = {**question_of(asked), "advise": True}
    answer = BOT_PROCESSES.ask(question, patience, lambda: asked.content.text)
    advice = answer.get("advice")
    if not isinstance(advice, dict):
        raise NoAnswer(str(answer.get("error")))
    return advice


def question_of(asked: Asked) -> dict[str, Any]:
    """Return what is sent to a process."""
    return {
        "world": asked.world,
        "level": asked.level,
        "decision": asked.decision,
        "luck": asked.luck,
    }
