"""T-05: every process is restarted again and again, behind the public proxy of deploy/cluster."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.harness.ground import Ground
from tests.server.harness.players import History, Plan
from tests.server.harness.runs import Result, ahead, finish, with_nemesis
from tests.server.harness.trio import ROOT, fill, wait_for
from tests.server.harness.watchers import Watchers

HERE = (sys.executable, "-W", "ignore", "-m", "gonfalon")
P99 = 1.0  # seconds a move may take, the client's retries included


class Unit:
    """A process as a service manager keeps it: started, told to stop, waited for."""

    def __init__(self, log: Path, environment: dict[str, str], *arguments: str) -> None:
        self.log = log
        self.environment = {**os.environ, **environment}
        self.arguments = arguments
        self.start()

    def start(self) -> None:
        """Start it."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*HERE, *self.arguments], env=self.environment, stdout=log, stderr=log
            )

    def stop(self) -> None:
        """Stop it in an orderly way; one that does not is a mistake."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    def restart(self) -> None:
        """Restart it."""
        self.stop()
        self.start()


class Fleet:
    """Three web processes behind the proxy, and two workers."""

    def __init__(self, ground: Ground) -> None:
        self.folder = ROOT / "build" / f"rolling-{os.getpid()}"
        self.folder.mkdir(parents=True, exist_ok=True)
        net = f"127.{random.randint(16, 250)}.{os.getpid() % 250}"
        self.addresses = [f"{net}.{n}" for n in (1, 2, 3)]
        values = dict(zip("ABC", self.addresses, strict=True))
        fill(
            "proxy.cfg",
            self.folder,
            {**values, "BIND": f"127.0.0.1:{ground.port}", "SCHEME": "http", "ADDRESS": ""},
        )
        told = {**ground.environment, "GONFALON_PROXIES": "1", "GONFALON_LOG": "warning"}
        self.web = [
            Unit(
                self.folder / f"web-{n}.log",
                told,
                *("serve", "--host", address, "--port", "8000", "--grace", "10"),
            )
            for n, address in enumerate(self.addresses)
        ]
        self.workers = [
            Unit(self.folder / f"work-{n}.log", told, "work", "--bots", "1") for n in range(2)
        ]
        with (self.folder / "haproxy.log").open("ab") as log:
            self.proxy = subprocess.Popen(
                ["haproxy", "-db", "-f", str(self.folder / "proxy.cfg")], stdout=log, stderr=log
            )
        for address in self.addresses:
            wait_for(lambda a=address: is_ready(a), 90, f"{address} does not start")  # type: ignore[misc]
        time.sleep(2)

    def roll(self) -> None:
        """Restart everything, one after the other; a web process waits for the one before."""
        for unit, address in zip(self.web, self.addresses, strict=True):
            unit.restart()
            wait_for(lambda a=address: is_ready(a), 90, f"{address} does not come back")  # type: ignore[misc]
            time.sleep(1.5)  # the proxy looks twice, half a second apart
        for unit in self.workers:
            unit.restart()

    def remove(self) -> None:
        """Stop everything."""
        for unit in (*self.web, *self.workers):
            unit.process.kill()
            unit.process.wait()
        self.proxy.kill()
        self.proxy.wait()
        if "GONFALON_KEEP" not in os.environ:
            shutil.rmtree(self.folder, ignore_errors=True)


def is_ready(address: str) -> bool:
    """Tell whether a web process is ready."""
    with suppress(OSError), urllib.request.urlopen(f"http://{address}:8000/readyz", timeout=2) as a:
        return bool(a.status == 200)
    return False


def rolling(
    tables: int, seconds: float, every: float, clients: int = 12, pause: float = 0.1
) -> Result:
    """Restart all processes every so many seconds; nobody notices."""
    ground = Ground(tables, bots=True)
    fleet = None
    try:
        fleet = Fleet(ground)
        history, watchers = History(), Watchers(ground.port, ground.places[:8])
        plan = Plan(10**9, clients, pause=pause)
        rounds: list[float] = []

        def nemesis() -> None:
            assert fleet is not None
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                began = time.monotonic()
                fleet.roll()
                rounds.append(time.monotonic() - began)
                time.sleep(max(0.5, every - rounds[-1]))

        with_nemesis(ground, plan, history, nemesis, watchers, late=10)
        for unit in fleet.workers:
            unit.stop()  # bots that still play would be read half-way
        took = sorted(seconds for _, seconds in history.times)
        figures: dict[str, Any] = {
            "rounds": len(rounds),
            "seconds of a round, at most": round(max(rounds), 1),
            "moves a second": round(len(took) / seconds, 1),
            "p50, p99, slowest, s": [
                round(took[min(len(took) - 1, int(len(took) * part))], 3) for part in (0.5, 0.99, 1)
            ],
            "socket frames, connections": (watchers.told.frames, watchers.told.connections),
        }
        result = finish(ground, "T-05", history, figures)
        result.wrong += watchers.told.wrong + ahead(watchers.told.highest)
        if took[int(len(took) * 0.99)] > P99:
            result.wrong.append(f"p99 above {P99} s")
        return result
    finally:
        if fleet is not None:
            fleet.remove()
        ground.remove()
