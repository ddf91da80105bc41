"""The runs: what is set up, who is killed, what has to hold afterwards."""

from __future__ import annotations

import asyncio
import os
import threading
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.server.harness.jobs import Jobs
from tests.server.harness.players import (
    FAIL,
    OK,
    UNKNOWN,
    History,
    Place,
    Plan,
    ask_again,
    play,
)
from tests.server.harness.services import (
    SHARED,
    PrivatePostgres,
    PrivateRedis,
    drop_database,
    free_port,
    make_database,
)
from tests.server.harness.watchers import Watchers
from tests.server.harness.web import Web

REDIS = os.environ.get("GONFALON_REDIS", "redis://127.0.0.1:6379/0")


@dataclass
class Result:
    """What a run found."""

    name: str
    history: History
    wrong: list[str]
    figures: dict[str, Any] = field(default_factory=dict)

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
            f"{self.name}: {history.acknowledged} acknowledged moves, 0 lost, 0 doubled, "
            f"0 reordered: {verdict}"
            if self.ok
            else f"{self.name}: {verdict}"
        )
        return lines


class Ground:
    """A database with tables to play at, and the workers that serve it."""

    def __init__(
        self,
        tables: int,
        server: str = SHARED,
        redis: str = REDIS,
        seats: int = 4,
        limits: bool = False,
        bots: bool = False,
    ) -> None:
        self.database = make_database(server, f"gonfalon_run_{os.getpid()}_{uuid.uuid4().hex[:6]}")
        self.environment = {
            "GONFALON_DATABASE": self.database,
            "GONFALON_REDIS": redis,
            "GONFALON_LIMITS": "1" if limits else "0",
            "GONFALON_SECRET_KEY": "only for tests",
            "GONFALON_HOSTS": "127.0.0.1,localhost",
            "DJANGO_SETTINGS_MODULE": "gonfalon.server.settings",
        }
        use_database(self.database)
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        self.places = open_tables(tables, seats, limits, bots)
        self.port = free_port()
        self.web: Web | None = None

    def serve(self, workers: int = 2, *plan: float) -> Web:
        """Start the web workers."""
        self.web = Web(self.environment, self.port, workers, *plan)
        return self.web

    def remove(self) -> None:
        """Leave nothing behind."""
        from django.db import connections

        if self.web is not None and self.web.process.poll() is None:
            self.web.stop()
        connections.close_all()
        with suppress(Exception):
            drop_database(self.database)


def use_database(address: str) -> None:
    """Let Django in this process work on a database."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gonfalon.server.settings")
    os.environ.setdefault("GONFALON_SECRET_KEY", "only for tests")
    import django
    from django.apps import apps

    if not apps.ready:
        django.setup()
    from django.db import connections

    from gonfalon.server.environment import database_settings

    connections.close_all()
    settings = connections["default"].settings_dict
    settings.update(database_settings(address))
    settings.setdefault("TIME_ZONE", None)
    settings["OPTIONS"] = {}


def open_tables(count: int, seats: int, apart: bool = False, bots: bool = False) -> list[Place]:
    """Start tables, half of them with a clock.

    `apart`: everybody sits at one table only; `bots`: every fourth table has one.
    """
    from tests.server.playing import people, table, token

    groups = count if apart else 2
    users = people(seats * groups, f"Run{uuid.uuid4().hex[:6]}")
    tokens = [token(user) for user in users]
    places = []
    for number in range(count):
        first = seats * (number % groups)
        clock: dict[str, Any] = {"kind": "none"}
        if number % 2:
            clock = {"kind": "bank", "seconds": 6 * 3600, "increment": 5}
        policy = "everyone" if number % 3 == 0 else "quick"
        bot = number % seats if bots and number % 4 == 3 else -1
        made = table(users[first : first + seats], bot, clock=clock, policy=policy)
        places.append(Place(str(made.id), tokens[first : first + seats]))
    return places


def finish(
    ground: Ground, name: str, history: History, figures: dict[str, Any], sweeper: bool = False
) -> Result:
    """Ask for what is unknown, then check everything."""
    from django.db import connections

    from tests.server.harness.checker import check

    connections.close_all()  # the server may have been stopped meanwhile
    figures["left unknown and asked again"] = asyncio.run(
        ask_again(ground.port, ground.places, history)
    )
    wrong = check(history, sweeper)
    if any(sent.became == UNKNOWN for sent in history.sent):
        wrong.append("an input stayed unknown after everything was over")
    return Result(name, history, wrong, figures)


def killing(tables: int, moves: int, kills: int, clients: int = 64, seed: int = 1) -> Result:
    """T-01, T-02: workers are killed at random and at each named point."""
    ground = Ground(tables, bots=True)
    jobs: Jobs | None = None
    try:
        each = moves / max(1, kills)
        web = ground.serve(3, kills, max(0.6, each / 20), seed, max(4, int(each)))
        jobs = Jobs(ground.environment, 8.0, seed)
        history, watchers = History(), Watchers(ground.port, ground.places[:8])
        plan = Plan(moves, clients, leave=0.2, resend=0.05, seed=seed)
        begun = time.monotonic()

        async def run() -> None:
            async with watchers:
                await play(ground.port, ground.places, plan, history)
                # Enough moves: play on until all the killing is done.
                while web.deaths() < kills and history.acknowledged < moves * 3:
                    plan.moves = history.acknowledged + max(50, moves // 20)
                    await play(ground.port, ground.places, plan, history)

        asyncio.run(run())
        seconds = time.monotonic() - begun
        report = web.stop()
        by_bots = jobs.stop()
        ground.serve(2)
        told = watchers.told
        figures = {
            "seconds": round(seconds, 1),
            "web kills": report["kills"],
            "at": report["where"],
            "job worker kills": by_bots,
            "inputs by bots": house_inputs(),
            "tables": tables,
            "socket frames, connections": (told.frames, told.connections),
        }
        result = finish(ground, "T-01/T-02", history, figures, sweeper=True)
        result.wrong += told.wrong + ahead(told.highest)
        if report["kills"] < kills:
            result.wrong.append(f"only {report['kills']} of {kills} kills")
        itself = [where for where in report["where"] if where.startswith("by itself")]
        result.wrong += [f"a worker ended {where}" for where in itself]
        return result
    finally:
        if jobs is not None:
            jobs.stop()
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


def with_nemesis(ground: Ground, plan: Plan, history: History, nemesis: Callable[[], None]) -> None:
    """Play while something bad happens in another thread; stop when it is over."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            nemesis()
        except BaseException as error:
            failed.append(error)
        finally:
            plan.moves = 0

    thread = threading.Thread(target=run)
    thread.start()
    asyncio.run(play(ground.port, ground.places, plan, history))
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
                    postgres.start()
                    served, before = time.monotonic(), history.acknowledged
                    while history.acknowledged == before and time.monotonic() < served + 60:
                        time.sleep(0.01)
                    back.append(time.monotonic() - served)
                time.sleep(0.5)

            with_nemesis(ground, plan, history, nemesis)
            figures = {"stops": len(back), "longest until served again, s": round(max(back), 2)}
            result = finish(ground, "T-07", history, figures)
            if max(back) > 60 or len(back) < stops:
                result.wrong.append("not served again within 60 s")
            return result
        finally:
            ground.remove()
    finally:
        postgres.remove()


def redis_away(tables: int, seconds: float, clients: int = 8, seed: int = 4) -> Result:
    """T-08: Redis gone for a while; moves go on as if nothing had happened."""
    redis = PrivateRedis()
    ground = Ground(tables, redis=redis.address)
    try:
        ground.serve(2)
        history = History()
        plan = Plan(10**9, clients, seed=seed)
        figures: dict[str, Any] = {}

        def nemesis() -> None:
            time.sleep(min(5.0, seconds))
            there = history.acknowledged
            redis.stop()
            time.sleep(seconds)
            figures["moves before"] = there
            figures["moves while Redis was away"] = history.acknowledged - there
            redis.start()
            time.sleep(1)

        with_nemesis(ground, plan, history, nemesis)
        result = finish(ground, "T-08", history, figures)
        if history.faults or history.lost:
            result.wrong.append(f"faults {history.faults}, lost {history.lost}")
        if figures["moves while Redis was away"] < seconds:
            result.wrong.append("moves did not go on")
        return result
    finally:
        ground.remove()
        redis.stop()
