"""The runs: what is set up, who is killed, what has to hold afterwards."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

from tests.server.harness.ground import Ground
from tests.server.harness.players import (
    FAIL,
    OK,
    UNKNOWN,
    History,
    Plan,
    ask_again,
    play,
)
from tests.server.harness.services import PrivatePostgres, PrivateRedis
from tests.server.harness.supervisor import Nemesis, Supervised
from tests.server.harness.watchers import Watchers

BACK = 5.0  # seconds after which live hints are as they were before Redis went


@dataclass
class Result:
    """What a run found."""

    name: str
    history: History
    wrong: list[str]
    figures: dict[str, Any] = field(default_factory=dict)
    claim: str = "0 lost, 0 doubled, 0 reordered"

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.wrong

    def lines(self) -> list[str]:
        """Return the report, the figure last."""
        history = self.history
        became = {
            state: sum(1 for sent in history.sent if sent.became == state)
            for state in (OK, FAIL, UNKNOWN)
        }
        lines = [f"  {what}" for what in self.wrong[:20]]
        lines.append(
            f"  sent {len(history.sent)} {became}, attempts "
            f"{sum(sent.attempts for sent in history.sent)}, answers lost {history.lost}, "
            f"faults {history.faults}, refused {history.refused}"
        )
        lines += [f"  {key}: {value}" for key, value in self.figures.items()]
        verdict = "holds" if self.ok else f"BROKEN ({len(self.wrong)})"
        lines.append(
            f"{self.name}: {history.acknowledged} acknowledged moves, {self.claim}: {verdict}"
            if self.ok
            else f"{self.name}: {verdict}"
        )
        return lines


def finish(
    ground: Ground,
    name: str,
    history: History,
    figures: dict[str, Any],
    outage: bool = False,
    limit: int = 20,
) -> Result:
    """Ask for what is unknown, then check everything, until `limit` mistakes are found."""
    from django.db import connections

    from tests.server.harness.checker import check

    connections.close_all()  # the server may have been stopped meanwhile
    figures["left unknown and asked again"] = asyncio.run(
        ask_again(ground.port, ground.places, history)
    )
    wrong = check(history, limit, outage)
    if any(sent.became == UNKNOWN for sent in history.sent):
        wrong.append("an input stayed unknown after everything was over")
    return Result(name, history, wrong, figures)


class Killer:
    """Kills a worker of a kind whenever so many more moves were acknowledged."""

    def __init__(self, workers: Supervised, kills: int, moves: int) -> None:
        self.workers = workers
        self.wanted = kills  # in all
        self.at_random = kills - kills // 2
        self.every = max(1, moves // self.at_random)
        self.next = self.every // 2
        self.struck = 0

    def go(self, acknowledged: int) -> None:
        """Kill one, if it is time."""
        if acknowledged >= self.next:
            self.next += self.every
            self.struck += 1
            self.workers.kill()

    def is_done(self) -> bool:
        """Tell whether enough were killed, at random and at the named points."""
        return self.struck >= self.at_random and self.workers.is_done()


def killing(
    tables: int, moves: int, kills: int, clients: int = 64, seed: int = 1, seconds: float = 1500.0
) -> Result:
    """T-01, T-02: workers are killed, half at random, half at the named points in turn.

    Three quarters of the killed are web workers, which serve HTTP and sockets; the others are
    job workers. `seconds` is how long it may take.
    """
    ground = Ground(tables, bots=True)
    try:
        of_jobs = kills // 4
        of_web = kills - of_jobs
        passes = max(2, moves // kills // 2)
        web = ground.serve(3, Nemesis(of_web // 2, passes, seed))
        jobs = ground.work(2, Nemesis(of_jobs // 2, min(3, passes), seed))
        killers = [Killer(web, of_web, moves), Killer(jobs, of_jobs, moves)]
        history, watchers = History(), Watchers(ground.port, ground.places[:8])
        plan = Plan(moves, clients, leave=0.2, resend=0.05, seed=seed)
        begun = time.monotonic()

        async def nemesis() -> None:
            while True:
                await asyncio.sleep(0.02)
                for killer in killers:
                    killer.go(history.acknowledged)

        async def run() -> None:
            async with watchers:
                bad = asyncio.create_task(nemesis())
                await play(ground.port, ground.places, plan, history)
                # Enough moves: play on until all the killing is done.
                while not all(killer.is_done() for killer in killers):
                    if time.monotonic() > begun + seconds:
                        break
                    plan.moves = history.acknowledged + max(20, moves // 50)
                    await play(ground.port, ground.places, plan, history)
                bad.cancel()

        asyncio.run(run())
        took = time.monotonic() - begun
        by_web, by_jobs = web.stop(), jobs.stop()
        ground.serve(2)
        told = watchers.told
        figures = {
            "seconds": round(took, 1),
            "kills of web workers": by_web["kills"],
            "at": by_web["where"],
            "kills of job workers": by_jobs["kills"],
            "there at": by_jobs["where"],
            "inputs by bots and clocks": house_inputs(),
            "tables": tables,
            "socket frames, connections": (told.frames, told.connections),
        }
        result = finish(ground, "T-01/T-02", history, figures)
        result.wrong += told.wrong + ahead(told.highest)
        for report, killer in zip((by_web, by_jobs), killers, strict=True):
            if report["kills"] < killer.wanted:
                result.wrong.append(f"only {report['kills']} of {killer.wanted} kills")
            itself = [where for where in report["where"] if where.startswith("by itself")]
            result.wrong += [f"a worker ended {where}" for where in itself]
        return result
    finally:
        ground.remove()


def house_inputs() -> int:
    """Return how many inputs were not a person's."""
    from gonfalon.server.play.models import Entry

    return Entry.objects.filter(key__isnull=True, seq__gt=0).count()


def ahead(highest: dict[str, int]) -> list[str]:
    """Return where a socket told of a version that there never was."""
    from gonfalon.server.tables.models import Table

    reached = {str(id): v for id, v in Table.objects.values_list("id", "version")}
    return [
        f"C7: {table}: told of version {version}, there is {reached[table]}"
        for table, version in highest.items()
        if version > reached[table]
    ]


def doubling(tables: int, keys: int, clients: int = 8, seed: int = 2) -> Result:
    """T-04: the same key sent 2 to 20 times at once."""
    ground = Ground(tables)
    try:
        ground.serve(2)
        history = History()
        plan = Plan(keys, clients, copies=(2, 20), seed=seed, undo=0.02)
        asyncio.run(play(ground.port, ground.places, plan, history))
        return finish(ground, "T-04", history, {"keys": len(history.sent)})
    finally:
        ground.remove()


def with_nemesis(
    ground: Ground,
    plan: Plan,
    history: History,
    nemesis: Callable[[], None],
    watchers: Watchers | None = None,
    late: float = 0.0,
) -> None:
    """Play while something bad happens in another thread; stop when it is over.

    Watchers then have some more seconds to hear of everything.
    """
    failed: list[BaseException] = []

    def run() -> None:
        try:
            nemesis()
        except BaseException as error:
            failed.append(error)
        finally:
            plan.moves = 0

    async def both() -> None:
        async with watchers or nullcontext():
            if watchers is not None:
                await watchers.ready()
            thread.start()
            await play(ground.port, ground.places, plan, history)
            if watchers is not None:
                await watchers.all_heard(history, late)

    thread = threading.Thread(target=run)
    asyncio.run(both())
    thread.join()
    if failed:
        raise failed[0]


def database_stops(tables: int, stops: int, clients: int = 16, seed: int = 3) -> Result:
    """T-07: PostgreSQL stopped hard and started again under load."""
    postgres = PrivatePostgres()
    try:
        ground = Ground(tables, postgres.address)
        try:
            ground.serve(2)
            history = History()
            plan = Plan(10**9, clients, seed=seed, patience=30)
            back: list[float] = []

            def nemesis() -> None:
                for number in range(stops):
                    enough = history.acknowledged + 30
                    until = time.monotonic() + 60
                    while history.acknowledged < enough and time.monotonic() < until:
                        time.sleep(0.02)
                    postgres.stop(("immediate", "kill", "fast")[number % 3])
                    time.sleep(0.3)
                    starts, before = time.monotonic(), history.acknowledged
                    postgres.start()
                    while history.acknowledged == before and time.monotonic() < starts + 60:
                        time.sleep(0.01)
                    back.append(time.monotonic() - starts)
                time.sleep(0.5)

            with_nemesis(ground, plan, history, nemesis)
            figures = {"stops": len(back), "longest until served again, s": round(max(back), 2)}
            result = finish(ground, "T-07", history, figures, outage=True)
            if max(back) > 60 or len(back) < stops:
                result.wrong.append("not served again within 60 s")
            return result
        finally:
            ground.remove()
    finally:
        postgres.remove()


def redis_away(
    tables: int, seconds: float, clients: int = 8, seed: int = 4, late: float = 3.0
) -> Result:
    """T-08: Redis gone for a while; moves go on as if nothing had happened.

    Listeners hear of moves meanwhile, at most `late` seconds later; soon after Redis is back, as
    before.
    """
    redis = PrivateRedis()
    ground = Ground(tables, redis=redis.address)
    try:
        ground.serve(2)
        history, watchers = History(), Watchers(ground.port, ground.places[:8])
        plan = Plan(10**9, clients, seed=seed, pause=0.2)
        moments: list[tuple[float, int]] = []

        def nemesis() -> None:
            for wait, act in (
                (min(10.0, seconds), redis.stop),
                (seconds, redis.start),
                (BACK, None),
                (min(10.0, seconds), None),
            ):
                time.sleep(wait)
                moments.append((time.monotonic(), history.acknowledged))
                if act is not None:
                    act()

        with_nemesis(ground, plan, history, nemesis, watchers, late)
        (gone, before), (back, until), (again, _), _ = moments
        lags = watchers.lags(history)
        figures: dict[str, Any] = {
            "moves before": before,
            "moves while Redis was away": until - before,
            "live hints, the slowest, s": {
                "with Redis": slowest(lags, 0.0, gone),
                "without": slowest(lags, gone, back),
                f"from {BACK:.0f} s after": slowest(lags, again, moments[-1][0]),
            },
        }
        result = finish(ground, "T-08", history, figures)
        result.wrong += watchers.told.wrong + ahead(watchers.told.highest)
        if history.faults or history.lost:
            result.wrong.append(f"faults {history.faults}, lost {history.lost}")
        if until - before < seconds:
            result.wrong.append("moves did not go on")
        if slowest(lags, gone, back) > late or slowest(lags, again, moments[-1][0]) > late:
            result.wrong.append(f"somebody heard of a move more than {late} s later")
        return result
    finally:
        ground.remove()
        redis.stop()


def slowest(lags: list[tuple[float, float]], start: float, end: float) -> float:
    """Return how long the slowest hint of a time took: without any, for ever."""
    found = [lag for at, lag in lags if start <= at < end]
    return round(max(found), 2) if found else float("inf")
