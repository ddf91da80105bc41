"""Web workers under a supervisor that kills them and starts them again.

The supervisor loads the application once and forks the workers, so that a killed one is replaced
in milliseconds. Each worker is an ordinary uvicorn server on one shared socket, with connections
of its own. Run as a program:

    python -m tests.server.harness.web PORT WORKERS [KILLS SECONDS SEED PASSES]

With KILLS, workers are killed (SIGKILL) so often: half of them at random moments, about every so
many SECONDS, half at the named points of the move path, in turn, passed up to PASSES times. At
the end, when its standard input is closed, it prints how many died and where.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from typing import Any

from gonfalon.server.operations import faults


class Supervisor:
    """Keeps so many workers running."""

    def __init__(
        self, port: int, workers: int, kills: int, seconds: float, seed: int, passes: int
    ) -> None:
        from gonfalon.server.asgi import application

        self.application = application
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", port))
        self.socket.listen(1024)
        self.socket.set_inheritable(True)
        self.workers = workers
        self.kills = kills
        self.seconds = seconds
        self.passes = passes
        self.luck = random.Random(seed)
        self.alive: dict[int, str] = {}
        self.died: Counter[str] = Counter()
        self.points = 0
        self.next_kill = time.monotonic() + seconds

    def fork(self) -> None:
        """Start a worker; every other one is told where to die."""
        order = ""
        if self.kills and self.points < self.kills // 2 and self.armed() < self.workers - 1:
            name = faults.POINTS[self.points % len(faults.POINTS)]
            self.points += 1
            order = f"{name}:{self.luck.randint(1, self.passes)}"
        child = os.fork()
        if child:
            self.alive[child] = order.partition(":")[0]
            return
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        faults.arm(order)
        serve(self.application, self.socket)
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
                if not sys.stdin.readline():
                    break
                print(sum(self.died.values()), flush=True)
            self.bury()
            self.strike()
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
                self.died[point or "anywhere"] += 1
            else:
                self.died[f"by itself ({status})"] += 1
            self.fork()

    def strike(self) -> None:
        """Kill a worker, if it is time."""
        random_ones = self.kills - self.kills // 2
        if self.died["anywhere"] >= random_ones or time.monotonic() < self.next_kill:
            return
        self.next_kill = time.monotonic() + self.seconds * self.luck.uniform(0.4, 1.6)
        free = [child for child, point in self.alive.items() if not point]
        if free:
            os.kill(self.luck.choice(free), signal.SIGKILL)


def serve(application: Any, listening: socket.socket) -> None:
    """Serve with uvicorn, as in service."""
    import uvicorn

    from gonfalon.server.live.serving import OPTIONS, Server

    config = uvicorn.Config(
        application, log_level="critical", access_log=False, timeout_keep_alive=60, **OPTIONS
    )
    Server(config).run(sockets=[listening])


class Web:
    """A supervisor in a process of its own."""

    def __init__(
        self, environment: dict[str, str], port: int, workers: int = 2, *plan: float
    ) -> None:
        command = [sys.executable, "-m", "tests.server.harness.web", str(port), str(workers)]
        self.process = subprocess.Popen(
            [*command, *(f"{number:g}" for number in plan)],
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        if self.process.stdout.readline() != "ready\n":
            raise RuntimeError("the web workers did not start")

    def deaths(self) -> int:
        """Return how many have died so far."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("how many\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def stop(self) -> dict[str, Any]:
        """Stop, and return how many died and where."""
        out, _ = self.process.communicate(timeout=30)
        report: dict[str, Any] = json.loads(out.strip().splitlines()[-1])
        return report


if __name__ == "__main__":
    port, workers, kills, seconds, seed, passes = [
        float(text) for text in sys.argv[1:] + ["0", "1", "1", "12"][len(sys.argv) - 3 :]
    ]
    Supervisor(int(port), int(workers), int(kills), seconds, int(seed), int(passes)).run()
