"""T-07 and T-08, the rest: a full disk, no free connections, a Redis emptied or out of memory."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psycopg
import redis

from tests.server.harness.ground import Ground
from tests.server.harness.players import History, Plan
from tests.server.harness.runs import Result, ahead, finish, slowest, with_nemesis
from tests.server.harness.services import PrivatePostgres, PrivateRedis
from tests.server.harness.trio import wait_for
from tests.server.harness.watchers import Watchers

SIZE = 320  # MiB of the small disk
LONGEST = 60.0  # seconds until served again
SHORTAGE = 4.0  # seconds without connections


def strike_postgres(
    name: str,
    postgres: PrivatePostgres,
    tables: int,
    blow: Callable[[PrivatePostgres, Ground, History], None],
    times: int,
) -> Result:
    """Play while PostgreSQL lacks something, again and again; see that it comes back each time."""
    ground = Ground(tables, postgres.address)
    try:
        ground.serve(2)
        history, back = History(), list[float]()

        def nemesis() -> None:
            for _ in range(times):
                enough = history.acknowledged + 50
                wait_for(lambda: history.acknowledged >= enough, 60, "no moves")  # noqa: B023
                blow(postgres, ground, history)
                healed, before = time.monotonic(), history.acknowledged
                wait_for(lambda: history.acknowledged > before + 5, 90, "no moves")  # noqa: B023
                back.append(time.monotonic() - healed)

        with_nemesis(ground, Plan(10**9, 12, patience=30), history, nemesis)
        figures = {"blows": len(back), "longest until served again, s": round(max(back), 2)}
        result = finish(ground, name, history, figures, outage=True)
        others = {status: n for status, n in history.faults.items() if status != 503}
        if others:
            result.wrong.append(f"answers other than 503: {others}")
        if not history.faults and not history.lost:
            result.wrong.append("nobody noticed: nothing was lacking")
        if max(back) > LONGEST:
            result.wrong.append(f"not served again within {LONGEST:.0f} s")
        return result
    finally:
        ground.remove()


def full_disk(tables: int, times: int) -> Result:
    """T-07: PostgreSQL on a small disk that is filled up, then freed."""
    folder = Path(tempfile.mkdtemp(prefix="gonfalon-pg-"))
    with ExitStack() as after:
        after.callback(shutil.rmtree, folder, ignore_errors=True)
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "tmpfs", str(folder)], check=True
        )
        after.callback(subprocess.run, ["umount", "-l", str(folder)], check=False)
        settings = {"max_wal_size": "64MB", "min_wal_size": "32MB"}
        postgres = PrivatePostgres(folder, settings)
        after.callback(postgres.remove)

        def blow(postgres: PrivatePostgres, ground: Ground, history: History) -> None:
            ballast = folder / "ballast"
            with suppress(OSError), ballast.open("wb") as file:
                while True:
                    file.write(bytes(1 << 20))
                    file.flush()
            faults = sum(history.faults.values()) + history.lost
            with suppress(TimeoutError):  # until it hurts
                wait_for(lambda: sum(history.faults.values()) + history.lost > faults, 60, "")
            time.sleep(1)
            ballast.unlink()
            if postgres.process is not None and postgres.process.poll() is not None:
                postgres.start()  # as the service manager does

        return strike_postgres("T-07 (full disk)", postgres, tables, blow, times)


def no_connections(tables: int, times: int) -> Result:
    """T-07: every connection that PostgreSQL allows is taken, and the server's are cut."""
    postgres = PrivatePostgres(settings={"max_connections": "60"})
    try:

        def blow(postgres: PrivatePostgres, ground: Ground, history: History) -> None:
            name = ground.database.rpartition("/")[2]
            taken: list[psycopg.Connection[Any]] = []
            with psycopg.connect(f"{postgres.address}/postgres", autocommit=True) as link:
                until = time.monotonic() + SHORTAGE
                while time.monotonic() < until:
                    link.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                        [name],
                    )
                    with suppress(psycopg.OperationalError):
                        while True:
                            taken.append(psycopg.connect(f"{postgres.address}/postgres"))
                    time.sleep(0.02)
            for one in taken:
                one.close()

        return strike_postgres("T-07 (connections)", postgres, tables, blow, times)
    finally:
        postgres.remove()


def redis_short(tables: int, seconds: float, late: float = 3.0, clients: int = 8) -> Result:
    """T-08: Redis forgets everything, all the time; then it has no memory left."""
    server = PrivateRedis()
    ground = Ground(tables, redis=server.address)
    try:
        ground.serve(2)
        history, watchers = History(), Watchers(ground.port, ground.places[:8])
        plan = Plan(10**9, clients, pause=0.2)
        figures: dict[str, Any] = {}
        client = redis.Redis.from_url(server.address)

        def forget() -> None:
            client.flushall()

        def choke() -> None:
            client.config_set("maxmemory", "1")
            client.config_set("maxmemory-policy", "noeviction")

        def nemesis() -> None:
            for name, act in (("as usual", None), ("FLUSHALL", forget), ("no memory", choke)):
                began, before = time.monotonic(), history.acknowledged
                while time.monotonic() < began + seconds:
                    if act is not None:
                        act()
                    time.sleep(0.5)
                figures[f"moves, {name}"] = history.acknowledged - before

        with_nemesis(ground, plan, history, nemesis, watchers, late)
        figures["live hints, the slowest, s"] = slowest(watchers.lags(history), 0.0, float("inf"))
        result = finish(ground, "T-08 (FLUSHALL, memory)", history, figures)
        result.wrong += watchers.told.wrong + ahead(watchers.told.highest)
        if history.faults or history.lost:
            result.wrong.append(f"faults {history.faults}, lost {history.lost}")
        if figures["live hints, the slowest, s"] > late:
            result.wrong.append(f"somebody heard of a move more than {late} s later")
        usual = figures["moves, as usual"]
        if min(figures["moves, FLUSHALL"], figures["moves, no memory"]) < usual / 3:
            result.wrong.append("moves did not go on")
        return result
    finally:
        ground.remove()
        server.stop()
