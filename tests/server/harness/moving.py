"""Tables change cells while people play at them, behind the proxy of deploy/cells."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import UUID

import psycopg

from tests.server.harness.ground import Ground, use_database
from tests.server.harness.jobs import job_workers
from tests.server.harness.players import UNKNOWN, History, Plan, ask_again
from tests.server.harness.runs import Result, with_nemesis
from tests.server.harness.services import PrivatePostgres, drop_database, free_port, make_database
from tests.server.harness.supervisor import Supervised
from tests.server.harness.trio import ROOT, wait_for
from tests.server.harness.watchers import Watchers
from tests.server.harness.web import web_workers

CELLS = ROOT / "deploy" / "cells"
BACKENDS = ("cell00", "cell01")
LONGEST = 2.0  # seconds for which nobody can play at a table that moves
POINTS = ("read", "written", "decided", "arrived")
# Accounts are in both databases, tables in the first. Time has been lost in the second only.
SECOND = """
TRUNCATE tables_table CASCADE;
TRUNCATE procrastinate_jobs CASCADE;
DELETE FROM chain_leaf;
DELETE FROM jobs_pulse;
INSERT INTO jobs_pulse (id, lost) VALUES (1, interval '1 hour 2 minutes 3.456789 seconds')
"""


class Interrupted(Exception):
    """The process that moves a table dies."""


class TwoCells:
    """Two databases with a web process and a worker each, and the proxy."""

    def __init__(self, ground: Ground) -> None:
        from django.db import connections

        from gonfalon.server.commands.moving import connect
        from gonfalon.server.commands.table_rows import space_ids

        connections.close_all()
        first = ground.database
        server, _, name = first.rpartition("/")
        self.databases = (first, make_database(server, f"{name}_b", name))
        with psycopg.connect(self.databases[1], autocommit=True) as link:
            for statement in SECOND.split(";"):
                link.execute(statement)
        above = 0
        for cell, database in enumerate(self.databases):
            with connect(database) as link:
                above = space_ids(link, cell, above)
        self.folder = Path(tempfile.mkdtemp(prefix="gonfalon-cells-"))
        for file in CELLS.glob("*.map"):
            shutil.copy(file, self.folder)
        self.map, self.admin = self.folder / "moved.map", self.folder / "socket"
        self.web: list[Supervised] = []
        self.workers: list[Supervised] = []
        ports = [free_port() for _ in self.databases]
        for cell, (database, port) in enumerate(zip(self.databases, ports, strict=True)):
            told = {
                **ground.environment,
                "GONFALON_DATABASE": database,
                "GONFALON_CELL": f"0{cell}",
            }
            self.web.append(web_workers(told, port, 1))
            self.workers.append(job_workers(told, 1))
        at = [f"127.0.0.1:{port}" for port in ports]
        environment = {
            **os.environ,
            "GONFALON_BIND": f"127.0.0.1:{ground.port}",
            "GONFALON_MAPS": str(self.folder),
            "GONFALON_PROXY_SOCKET": str(self.admin),
            "GONFALON_HOME": at[0],
            "GONFALON_CELL_00": at[0],
            "GONFALON_CELL_01": at[1],
        }
        self.proxy = subprocess.Popen(
            ["haproxy", "-db", "-f", str(CELLS / "haproxy.cfg")],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.admin.exists, 20, "the proxy does not start")
        time.sleep(2)  # it looks twice, half a second apart

    def move(self, table: UUID, cell: int, interrupt: str = "") -> tuple[float, float]:
        """Move a table to a cell; return for how long it was locked, and nobody could play.

        That ends when the proxy knows. `interrupt`: die at that point, and start again.
        """
        from gonfalon.server.commands import moving, proxy_map

        reached: dict[str, float] = {}

        def at(point: str) -> None:
            reached.setdefault(point, time.monotonic())
            if point == interrupt:
                raise Interrupted

        def route() -> None:
            proxy_map.tell(self.admin, self.map, table, BACKENDS[cell])
            reached["routed"] = time.monotonic()
            proxy_map.note_in_file(self.map, table, BACKENDS[cell])

        while True:
            source, target = (moving.connect(self.databases[n]) for n in (1 - cell, cell))
            try:
                moving.move(source, target, table, BACKENDS[cell], route, at)
                break
            except Interrupted:
                interrupt = ""
            finally:
                source.close()
                target.close()
        since = reached["locked"]
        return reached["decided"] - since, reached["routed"] - since

    def remove(self) -> None:
        """Leave nothing behind."""
        for supervised in (*self.web, *self.workers):
            if supervised.process.poll() is None:
                supervised.stop()
        self.proxy.kill()
        self.proxy.wait()
        drop_database(self.databases[1])
        shutil.rmtree(self.folder, ignore_errors=True)


def moving(tables: int, moves: int, clients: int = 8, seed: int = 5) -> Result:
    """Move tables to and fro between two databases; nobody loses a move, or waits for long.

    Every fourth time, the process that moves a table dies in the middle and is started again.
    """
    postgres = PrivatePostgres()
    ground = cells = None
    try:
        ground = Ground(tables, postgres.address, bots=True)
        cells = TwoCells(ground)
        history, watchers = History(), Watchers(ground.port, ground.places[:4])
        plan = Plan(10**9, clients, seed=seed, resend=0.05, pause=0.05)
        luck = random.Random(seed)
        at = dict.fromkeys((UUID(place.table) for place in ground.places), 0)
        taken: list[tuple[str, float, float, float, float, bool]] = []
        refused: list[str] = []
        slow: list[float] = []

        def nemesis() -> None:
            from gonfalon.server.commands.moving import CannotMove, TooSlow

            while len(taken) < moves:
                time.sleep(luck.uniform(0.2, 1.0))
                table = luck.choice(list(at))
                dies = POINTS[len(taken) // 4 % len(POINTS)] if len(taken) % 4 == 3 else ""
                begun = time.monotonic()
                try:
                    locked, known = cells.move(table, 1 - at[table], dies)
                except TooSlow:
                    slow.append(time.monotonic() - begun)
                    continue
                except CannotMove as no:  # the match is over
                    refused.append(str(no))
                    del at[table]
                    continue
                at[table] = 1 - at[table]
                taken.append((str(table), begun, time.monotonic(), locked, known, bool(dies)))
            time.sleep(3)

        with_nemesis(ground, plan, history, nemesis, watchers, late=20)
        undisturbed = [one for one in taken if not one[-1]]
        figures: dict[str, Any] = {
            "tables, moved, of these interrupted": (
                tables,
                len(taken),
                len(taken) - len(undisturbed),
            ),
            "refused, given up as too slow": (len(refused), len(slow)),
            "locked, s: median, longest": ends([one[3] for one in undisturbed]),
            "nobody could play, s": ends([one[4] for one in undisturbed]),
            "… with an interruption": ends([one[4] for one in taken if one[-1]]),
            "moves sent while their table moved: median, longest answer, s": ends(
                delayed(history, taken)
            ),
            "all moves: median, longest answer, s": ends([took for _, took in history.times]),
            "socket frames, connections": (watchers.told.frames, watchers.told.connections),
        }
        return checked(ground, cells, history, watchers, figures, taken)
    finally:
        if cells is not None:
            cells.remove()
        if ground is not None:
            ground.remove()
        postgres.remove()


def delayed(history: History, taken: list[Any]) -> list[float]:
    """Return how long the answers took of inputs that were on their way while their table moved."""
    return [
        sent.answered - sent.invoked
        for table, begun, ended, *_ in taken
        for sent in history.sent
        if sent.table == table and sent.invoked < ended and sent.answered > begun
    ]


def ends(found: list[float]) -> tuple[float, float]:
    """Return the median and the greatest of some figures."""
    ordered = sorted(found) or [0.0]
    return round(ordered[len(ordered) // 2], 3), round(ordered[-1], 3)


def checked(
    ground: Ground,
    cells: TwoCells,
    history: History,
    watchers: Watchers,
    figures: dict[str, Any],
    taken: list[Any],
) -> Result:
    """Check both databases against what the clients were told."""
    from gonfalon.server.jobs.models import Pulse
    from gonfalon.server.play.models import MovedTable
    from gonfalon.server.tables.models import Table
    from tests.server.harness.checker import check

    again = asyncio.run(ask_again(ground.port, ground.places, history))
    figures["left unknown and asked again"] = again
    for workers in cells.workers:
        workers.stop()  # bots that still play would be read half-way
    wrong = [*watchers.told.wrong]
    found: list[str] = []
    versions: dict[str, int] = {}
    outages = []
    for database in cells.databases:
        use_database(database)
        outages.append(Pulse.objects.filter(made_good__isnull=False).exists())
    figures["outages by the pulse"] = outages
    for database in cells.databases:
        use_database(database)
        wrong += check(history, outage=any(outages))
        here = {str(id): version for id, version in Table.objects.values_list("id", "version")}
        found += here
        versions |= here
        wrong += [f"not arrived: {one}" for one in MovedTable.objects.exclude(rows="")]
    use_database(ground.database)
    if sorted(found) != sorted(place.table for place in ground.places):
        wrong.append("a table is missing, or in both databases")
    wrong += [
        f"C7: {table}: told of version {version}, there is {versions[table]}"
        for table, version in watchers.told.highest.items()
        if version > versions[table]
    ]
    if any(sent.became == UNKNOWN for sent in history.sent):
        wrong.append("an input stayed unknown after everything was over")
    if max(known for *_, known, dies in taken if not dies) > LONGEST:
        wrong.append(f"a table could not be played at for more than {LONGEST} s")
    return Result("moving", history, wrong, figures)
