"""Workers under a supervisor that kills them and starts them again.

The supervisor has loaded everything once and forks the workers, so that a killed one is replaced
in milliseconds. Some die by themselves (SIGKILL) at the named points of the move path, in turn,
the others when it is told to kill one. At the end, when its standard input is closed, it prints
how many died and where.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Any

from gonfalon.server.monitoring import move_trace

ANYWHERE = "anywhere"


@dataclass(frozen=True)
class Nemesis:
    """How many workers die at the named points of the move path."""

    deaths: int = 0
    passes: int = 12  # of a point, at most, before a worker dies at it
    seed: int = 1


class Supervisor:
    """Keeps so many workers running."""

    def __init__(
        self,
        work: Callable[[], Any],
        workers: int,
        points: tuple[str, ...],
        nemesis: Nemesis,
    ) -> None:
        self.work = work
        self.workers = workers
        self.names = points
        self.nemesis = nemesis
        self.luck = random.Random(nemesis.seed)
        self.alive: dict[int, str] = {}
        self.died: Counter[str] = Counter()
        self.points = 0

    def fork(self) -> None:
        """Start a worker; all but one are told where to die."""
        order = ""
        if self.points < self.nemesis.deaths and self.armed() < self.workers - 1:
            name = self.names[self.points % len(self.names)]
            self.points += 1
            order = f"{name}:{self.luck.randint(1, self.nemesis.passes)}"
        child = os.fork()
        if child:
            self.alive[child] = order.partition(":")[0]
            return
        os.setsid()  # as in service, where each worker stands for itself
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        move_trace.arm(order)
        self.work()
        os._exit(0)

    def armed(self) -> int:
        """Return how many workers are told where to die."""
        return sum(1 for point in self.alive.values() if point)

    def run(self) -> None:
        """Keep the workers running until standard input is closed."""
        for _ in range(self.workers):
            self.fork()
        print("ready", flush=True)
        while True:
            if select.select([sys.stdin], [], [], 0.01)[0]:
                told = sys.stdin.readline()
                if not told:
                    break
                if told == "kill\n":
                    self.strike()
                else:
                    print(int(self.is_done()), flush=True)
            self.bury()
        for child in self.alive:
            os.kill(child, signal.SIGKILL)
        report = {"kills": sum(self.died.values()), "where": dict(sorted(self.died.items()))}
        print(json.dumps(report), flush=True)

    def bury(self) -> None:
        """Replace the dead."""
        while True:
            try:
                child, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not child:
                return
            point = self.alive.pop(child)
            if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
                self.died[point or ANYWHERE] += 1
            else:
                self.died[f"by itself ({status})"] += 1
            self.fork()

    def is_done(self) -> bool:
        """Tell whether as many have died at the points as were to."""
        return sum(self.died.values()) - self.died[ANYWHERE] >= self.nemesis.deaths

    def strike(self) -> None:
        """Kill a worker that would not die by itself: it would draw all connections."""
        free = [child for child, point in self.alive.items() if not point]
        if free:
            os.kill(self.luck.choice(free), signal.SIGKILL)


class Supervised:
    """A supervisor in a process of its own."""

    def __init__(
        self, module: str, environment: dict[str, str], nemesis: Nemesis, *arguments: object
    ) -> None:
        command = [sys.executable, "-W", "ignore", "-m", module]
        self.process = subprocess.Popen(
            [*command, *map(str, astuple(nemesis)), *map(str, arguments)],
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        if self.process.stdout.readline() != "ready\n":
            raise RuntimeError(f"{module}: the workers did not start")

    def is_done(self) -> bool:
        """Tell whether as many have died at the points as were to."""
        assert self.process.stdout is not None
        self.tell("done?")
        return self.process.stdout.readline() == "1\n"

    def kill(self) -> None:
        """Kill one, whatever it is doing."""
        self.tell("kill")

    def tell(self, order: str) -> None:
        """Tell the supervisor something."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{order}\n")
        self.process.stdin.flush()

    def stop(self) -> dict[str, Any]:
        """Stop, and return how many died and where."""
        out, _ = self.process.communicate(timeout=30)
        report: dict[str, Any] = json.loads(out.strip().splitlines()[-1])
        return report


def read_arguments() -> tuple[Nemesis, list[int]]:
    """Return what `Supervised` has passed on."""
    deaths, passes, seed, *rest = map(int, sys.argv[1:])
    return Nemesis(deaths, passes, seed), rest
