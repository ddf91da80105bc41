"""What a move is made of, measured from inside: one thread, nobody else asking."""

from __future__ import annotations

import io
import json
import os
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import psycopg
from crowd import Move, worked_out

from tests.server.harness.ground import Ground

# The stages of the move path, as the service itself measures them, and whose time they are.
STAGES = {
    "lock": "SQL",
    "load": "kernel",
    "rules": "kernel",
    "encode": "JSON",
    "append": "SQL",
    "follow": "SQL",
    "commit": "SQL",
    "tell": "Redis",
}


class Clock:
    """Times of named parts, in milliseconds."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = {}

    def of(self, name: str, act: Callable[..., Any], *args: Any) -> Any:
        """Do something, and note how long it took."""
        begun = time.perf_counter()
        result = act(*args)
        self.spent.setdefault(name, []).append((time.perf_counter() - begun) * 1000)
        return result


def parts(ground: Ground, each: int = 30) -> tuple[dict[str, float], dict[str, float]]:
    """Return what a move is made of, and its stages: milliseconds."""
    from django.conf import settings

    from gonfalon.server.bypass.request_threads import ThreadPoolHandler

    settings.LIMITS_ON = True
    clock, handler = Clock(), ThreadPoolHandler()
    queues = [worked_out(place, each, 99) for place in ground.places[:10]]
    moves = [move for turn in zip(*queues, strict=False) for move in turn]
    before: dict[str, float] = {}
    for number, move in enumerate(moves):
        if number == len(moves) // 5:  # warm by now
            clock, before = Clock(), stages()
        time.sleep(0.01)  # below the limits
        look_closer(move, clock)
        data = json.dumps(move.body).encode()
        answer = clock.of("whole", handler.answer, scope_of(move, data), io.BytesIO(data))
        if answer.status_code != 200:
            raise RuntimeError(answer.content)
    count = len(clock.spent["whole"])
    spent = {name: median(times) for name, times in clock.spent.items()}
    found = {name: (total - before[name]) / count for name, total in stages().items()}
    return summed(spent, found), {**found, **spent}


def summed(spent: dict[str, float], stage: dict[str, float]) -> dict[str, float]:
    """Return the parts of a move by whose time they are; what is left is HTTP and Django."""
    made = dict.fromkeys(("SQL", "kernel", "JSON", "Redis"), 0.0)
    for name, whose in STAGES.items():
        made[whose] += stage[name]
    made["SQL"] += spent["token"]
    made["Redis"] += spent["limit"]
    made["HTTP"] = max(0.0, spent["whole"] - sum(made.values()))
    return made


def stages() -> dict[str, float]:
    """Return the milliseconds this process has spent in each stage so far."""
    from prometheus_client import REGISTRY

    name = "gonfalon_move_stage_seconds_sum"
    return {s: (REGISTRY.get_sample_value(name, {"stage": s}) or 0.0) * 1000 for s in STAGES}


def look_closer(move: Move, clock: Clock) -> None:
    """Time what the stages do not tell: who asks, the limit; and what reading a view costs."""
    from gonfalon.server.accounts.tokens import find_token
    from gonfalon.server.api.limits.limits import counters
    from gonfalon.server.play.storage.editions import load_match
    from gonfalon.server.play.storage.storage import read_state
    from gonfalon.server.site.rate_limits import LIMITS
    from gonfalon.server.tables.models import Table
    from gonfalon.table.views import seen

    table = uuid.UUID(move.path.split("/")[3])
    clock.of("token", find_token, move.token)
    clock.of("limit", counters().wait, LIMITS["past"], "bench", str(uuid.uuid4()))
    found = read_state(table)
    assert found is not None
    _, _, packs, state = found
    slug = Table.objects.values_list("game", flat=True).get(id=table)
    match = clock.of("loading a state", load_match, slug, packs, state)
    shown = clock.of("a view", seen, match, 0)
    clock.of("a view as text", json.dumps, shown)


def scope_of(move: Move, data: bytes) -> dict[str, Any]:
    """Return a move as a server hands it to the application."""
    return {
        "type": "http",
        "method": "POST",
        "path": move.path,
        "query_string": b"",
        "scheme": "http",
        "headers": [
            (b"host", b"127.0.0.1"),
            (b"authorization", f"Bearer {move.token}".encode()),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(data)).encode()),
        ],
        "client": ("127.0.0.1", 1),
    }


class Processes:
    """The CPU time of everybody who takes part in a move."""

    def __init__(self, ground: Ground, supervisor: int) -> None:
        self.supervisor = supervisor
        with psycopg.connect(ground.database) as connection:
            found = connection.execute(
                "SELECT pid FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            self.postgres = [int(pid) for (pid,) in found]
        self.before = self.now()

    def now(self) -> dict[str, float]:
        """Return the seconds used so far."""
        children = Path(f"/proc/{self.supervisor}/task/{self.supervisor}/children").read_text()
        return {
            "web": sum(cpu(int(pid)) for pid in children.split()),
            "PostgreSQL": sum(cpu(pid) for pid in self.postgres),
            "clients": cpu(os.getpid()),
        }

    def each(self, moves: int) -> dict[str, float]:
        """Return the milliseconds of CPU for each move since this was made."""
        now = self.now()
        return {who: (now[who] - self.before[who]) / moves * 1000 for who in now}


def cpu(pid: int) -> float:
    """Return the seconds of CPU a process has used; of one that is gone, none."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
