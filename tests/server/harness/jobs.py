"""A job worker that is killed now and then, and started again."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading

GONFALON = (sys.executable, "-c", "import sys; from gonfalon.cli import main; sys.exit(main())")


class Jobs:
    """`gonfalon work`, and whoever kills it."""

    def __init__(self, environment: dict[str, str], seconds: float = 0.0, seed: int = 1) -> None:
        self.environment = {**os.environ, **environment}
        self.seconds = seconds
        self.luck = random.Random(seed)
        self.kills = 0
        self.ended = threading.Event()
        self.process = self.begin()
        self.thread = threading.Thread(target=self.nemesis, daemon=True)
        self.thread.start()

    def begin(self) -> subprocess.Popen[bytes]:
        """Start a worker."""
        return subprocess.Popen(
            [*GONFALON, "work", "--bots", "2"],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def nemesis(self) -> None:
        """Kill the worker again and again."""
        while self.seconds and not self.ended.wait(self.seconds * self.luck.uniform(0.5, 1.5)):
            self.process.kill()
            self.process.wait()
            self.kills += 1
            self.process = self.begin()

    def stop(self) -> int:
        """Stop; return how often it was killed."""
        self.ended.set()
        self.thread.join()
        self.process.kill()
        self.process.wait()
        return self.kills
