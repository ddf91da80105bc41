"""A large site whose worker stands still for a while: play goes on, and no clock loses time.

Moves are made at a steady rate before, while and after the worker is away. What is looked at: no
answer of 500 or above, latency about as before, deadlines that people are shown moved by the whole
pause, and the statements that are asked all the time as quick as on a small site.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from crowd import Crowd, Move, pick, reconnected

from tests.server.harness.client import Http
from tests.server.harness.ground import Ground

LATENCY_GOAL = 2.0  # times what it was before
LOSS_GOAL = 1.0  # seconds
QUERY_GOAL = 20.0  # milliseconds
SAMPLES = 40


@dataclass
class Pause:
    """When the worker last beat and when it beat again, and what that gave back to clocks."""

    left: float = 0.0
    back: float = 0.0
    returned: list[float] = field(default_factory=list)

    @property
    def lost(self) -> float:
        """Seconds that the clock which lost most has lost."""
        return (self.back - self.left) - min(self.returned)


class Watching(Crowd):
    """Clients that go on whatever the answer is."""

    statuses: Counter[int]

    async def send(
        self, client: int, move: Move, times: list[float], begun: float | None = None
    ) -> None:
        """Send one move; count what it was answered with."""
        start = time.monotonic() if begun is None else begun
        status, _, _ = await self.http[client].send("POST", move.path, move.token, move.body)
        self.statuses[status] += 1
        times.append(time.monotonic() - start)


def standstill(stored: int, running: int, away: float, moves: float, phase: float) -> int:
    """Build a large site, take its worker away for a while, look what becomes of play."""
    ground = Ground(64, limits=True)
    try:
        people = build(ground, stored, running)
        ground.serve(2)
        each = int(moves * (2 * phase + away + 40) / 64 * 1.6) + 20
        crowd = Watching(ground, 32, each)
        crowd.statuses = Counter()
        pause, phases = asyncio.run(watched(ground, crowd, away, moves, phase))
        queries = asked_all_the_time(people)
    finally:
        ground.remove()
    before, during, after = ([*sorted(times)] for times in phases)
    figures = [pick(times, 0.99) for times in (before, during, after)]
    bad = sum(count for status, count in crowd.statuses.items() if status >= 500)
    for name, times in zip(("before", "during", "after"), (before, during, after), strict=True):
        middle, worst = pick(times, 0.5), pick(times, 0.99)
        print(f"{name}: {len(times)} moves, p50 {middle:.1f}, p99 {worst:.1f} ms")
    print(f"answers: {dict(crowd.statuses)}; of 500 or above: {bad}")
    print(
        f"the worker was away for {pause.back - pause.left:.1f} s; clocks got back "
        f"{min(pause.returned):.1f} to {max(pause.returned):.1f} s, lost at most {pause.lost:.2f} s"
    )
    print("queries, ms: " + ", ".join(f"{name} {time:.1f}" for name, time in queries.items()))
    ok = (
        not bad
        and max(figures[1:]) <= LATENCY_GOAL * figures[0]
        and abs(pause.lost) <= LOSS_GOAL
        and max(queries.values()) < QUERY_GOAL
    )
    print(
        f"{running} running of {stored} tables: answers of 500 or above {bad} (goal 0), p99 during "
        f"{figures[1] / figures[0]:.2f} and after {figures[2] / figures[0]:.2f} times as before "
        f"(goal {LATENCY_GOAL}), lost {pause.lost:.2f} s (goal {LOSS_GOAL}), slowest query "
        f"{max(queries.values()):.1f} ms (goal {QUERY_GOAL}): {'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


def build(ground: Ground, stored: int, running: int) -> list[Any]:
    """Make the site large; return who is there."""
    from django.utils import timezone

    from gonfalon.server.tables.models import Table
    from tests.server.harness.site import fill, in_bulk

    begun = time.monotonic()
    with in_bulk():
        site = fill(Table.objects.get(id=ground.places[0].table), stored, running, timezone.now())
    print(
        f"{running} running of {stored} tables made in {time.monotonic() - begun:.0f} s", flush=True
    )
    return site.people


async def watched(
    ground: Ground, crowd: Watching, away: float, moves: float, phase: float
) -> tuple[Pause, tuple[list[float], list[float], list[float]]]:
    """Play before, during and after the pause; return it, and the latencies."""
    reconnected(crowd)
    worker = await asyncio.to_thread(ground.work, 1)
    await asyncio.to_thread(wait_for_beat, time.time())
    await crowd.paced(moves, 5.0)  # warm
    before = await crowd.paced(moves, phase)
    pause = Pause()

    async def outage() -> None:
        due, counted = await deadlines_of_now(ground)
        await asyncio.to_thread(worker.stop)
        last = await asyncio.to_thread(wait_for_beat, 0.0)
        pause.left = max(last, counted)
        await asyncio.sleep(away)
        await asyncio.to_thread(ground.work, 1)
        pause.back = await asyncio.to_thread(wait_for_beat, pause.left)
        now = await deadlines(ground)
        pause.returned = [(now[table] - due[table]).total_seconds() for table in due]

    during = await while_(crowd, moves, outage())
    after = await crowd.paced(moves, phase)
    return pause, (before, during, after)


async def while_(crowd: Crowd, moves: float, other: Coroutine[Any, Any, None]) -> list[float]:
    """Play for as long as something else takes."""
    times: list[float] = []
    task = asyncio.create_task(other)
    while not task.done():
        times += await crowd.paced(moves, 2.0)
    task.result()
    return times


async def deadlines(ground: Ground) -> dict[str, datetime]:
    """Return what people are shown as the deadlines of some tables nobody moves at."""
    http = Http(ground.port)
    token = ground.places[0].tokens[0]
    _, body, _ = await http.send("GET", "/api/tables?status=playing&pace=days", token)
    found = {str(t["id"]): t["deadline"] for t in json.loads(body)[:SAMPLES]}
    http.close()
    return {table: datetime.fromisoformat(due) for table, due in found.items()}


async def deadlines_of_now(ground: Ground) -> tuple[dict[str, datetime], float]:
    """Return deadlines as they are shown, and up to when pauses are part of them."""

    def counted() -> float:
        from django.db import connection

        from gonfalon.server.jobs.models import Pulse

        found = Pulse.objects.get(id=1).made_good
        connection.close()
        return 0.0 if found is None else found.timestamp()

    while True:
        before = await asyncio.to_thread(counted)
        due = await deadlines(ground)
        if await asyncio.to_thread(counted) == before:
            return due, before


def wait_for_beat(since: float) -> float:
    """Wait until a worker has beaten after a moment; return when that was."""
    from django.db import connection

    from gonfalon.server.jobs.models import Pulse

    until = time.monotonic() + 60
    while time.monotonic() < until:
        row = Pulse.objects.filter(id=1).first()
        if row is not None and row.work_at is not None and row.work_at.timestamp() > since:
            connection.close()
            return row.work_at.timestamp()
        time.sleep(0.05)
    raise TimeoutError("no worker")


def asked_all_the_time(people: list[Any]) -> dict[str, float]:
    """Return how long the database takes for what is asked all the time, in milliseconds."""
    from django.db import connection
    from django.utils import timezone

    from gonfalon.server.accounts.models import User
    from gonfalon.server.jobs import deadlines as due
    from gonfalon.server.jobs import notices, nudging
    from gonfalon.server.live import rights
    from gonfalon.server.tables import lobby
    from gonfalon.server.tables.models import Table

    user = User.objects.get(pk=people[len(people) // 2])
    now = timezone.now()
    soon, second = now + timedelta(hours=2), timedelta(seconds=1)
    listening = Table.objects.filter(status="playing").values_list("id", "owner_id")[:200]
    claims = [rights.Claim(table=table, user=owner, session="x" * 32) for table, owner in listening]
    turn = {"kind": "turn", "now": now, "since": now - 902 * second, "until": now - 900 * second}

    def ask(statement: str, values: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute(statement, values)

    asked: dict[str, Callable[[], Any]] = {
        "own tables": lambda: lobby.mine(user),
        "lobby": lambda: lobby.listed(lobby.Filter()),
        "lobby of running tables": lambda: lobby.listed(lobby.Filter(status="playing", free=0)),
        "bots left alone": lambda: nudging.nudge_bots(now - 2 * second, now),
        "turns": lambda: ask(notices.TURN, turn),
        "time-outs": lambda: ask(due.DEADLINE, {"now": soon, "seen": []}),
        "presence": lambda: rights.examine(claims),
    }
    return {name: timed(work) for name, work in asked.items()}


def timed(work: Callable[[], Any]) -> float:
    """Return how long the database usually takes for all statements of something, undone again."""
    from django.db import connection, transaction

    taken: list[float] = []
    for _ in range(31):
        with transaction.atomic(), counted() as spent:
            work()
            transaction.set_rollback(True)
        taken.append(sum(spent))
    connection.close()
    return pick(sorted(taken[1:]), 0.25)


@contextmanager
def counted() -> Any:
    """Count the time that statements take."""
    from django.db import connection

    spent: list[float] = []

    def wrapper(execute: Any, *given: Any) -> Any:
        begun = time.monotonic()
        try:
            return execute(*given)
        finally:
            spent.append(time.monotonic() - begun)

    with connection.execute_wrapper(wrapper):
        yield spent
