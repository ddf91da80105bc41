"""What a move costs: the full HTTP path beside the bare engine, its parts, and what it depends on.

    python bench/moves.py rate     moves/s by two web workers, pgbench beside it, the parts between
    python bench/moves.py pace     latency at 100 moves/s, from the intended start
    python bench/moves.py flat     cost with 100 / 10,000 / 100,000 tables, at move 10 and 1,000

Each prints its figure last, and exits non-zero when the goal is missed. The machine is shared:
trust the ratios of one round, taken side by side, more than any absolute figure.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

ROOT = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, ROOT)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH"))))

from tests.server.harness.client import Http  # noqa: E402
from tests.server.harness.players import Place  # noqa: E402
from tests.server.harness.runs import Ground  # noqa: E402
from tests.server.harness.services import tool  # noqa: E402

RATE_GOAL, STORAGE_GOAL = 0.10, 0.25
P99_GOAL = 0.150
FLAT_GOAL = 1.20

PGBENCH = """
\\set n random(1, {tables})
BEGIN;
SELECT game, seat_count, status, visibility, owner_id, policy, clock, seq, version, waiting,
  waiting_since, deadline, round_closes, rated FROM tables_table t
  WHERE id = (SELECT id FROM bench_ids WHERE n = :n) FOR UPDATE;
WITH moved AS (
  UPDATE tables_table SET seq = seq + 1, version = version + 1, state = '{state}', waiting = 1,
    waiting_since = now(), deadline = NULL, round_closes = NULL, moved_at = now()
  WHERE id = (SELECT id FROM bench_ids WHERE n = :n) RETURNING id, seq, version)
INSERT INTO play_entry
  (table_id, seq, version, kind, seat, user_id, target, answers, key, trace, events, at)
SELECT id, seq, version, 'choose', 1, NULL, '0.1.2.kind.1', '{answers}', gen_random_uuid(), -1,
  '{events}', now() FROM moved;
COMMIT;
"""


@dataclass
class Move:
    """A move worked out beforehand."""

    path: str
    token: str
    body: dict[str, Any]


def worked_out(place: Place, count: int, seed: int) -> list[Move]:
    """Work out random moves of a table, so that the client has nothing to do but send them."""
    from gonfalon.kernel.trail import branch
    from gonfalon.server.play.records import stored
    from gonfalon.server.tables.models import Table

    match = branch(stored(Table.objects.get(id=place.table)))
    luck = random.Random(seed)  # noqa: S311  (a game, no secret)
    moves: list[Move] = []
    while len(moves) < count and not match.over:
        decision = luck.choice(match.decisions)
        option = luck.choice(decision.options).id
        match.choose(decision.id, option)
        body = {"decision": decision.id, "options": [option], "key": str(uuid.uuid4())}
        path = f"/api/tables/{place.table}/choices"
        moves.append(Move(path, place.tokens[decision.seat], body))
    return moves


class Crowd:
    """Clients that send what was worked out, each at tables of its own."""

    def __init__(self, ground: Ground, clients: int, each: int) -> None:
        self.http = [Http(ground.port) for _ in range(clients)]
        self.queues: list[list[list[Move]]] = [[] for _ in range(clients)]
        for number, place in enumerate(ground.places):
            self.queues[number % clients].append(worked_out(place, each, number)[::-1])

    async def one(self, client: int, until: float, times: list[float]) -> None:
        """Send moves, one after the other, going round the tables."""
        queues, at = self.queues[client], 0
        while time.monotonic() < until and any(queues):
            queue = queues[at % len(queues)]
            at += 1
            if queue:
                await self.send(client, queue.pop(), times)

    async def send(
        self, client: int, move: Move, times: list[float], begun: float | None = None
    ) -> None:
        """Send one move."""
        start = time.monotonic() if begun is None else begun
        status, body, _ = await self.http[client].send("POST", move.path, move.token, move.body)
        if status != 200:
            raise RuntimeError(f"{status}: {body[:200]!r}")
        times.append(time.monotonic() - start)

    async def run(self, seconds: float) -> list[float]:
        """Let all clients send for a while; return how long each answer took."""
        times: list[float] = []
        until = time.monotonic() + seconds
        await asyncio.gather(*(self.one(n, until, times) for n in range(len(self.http))))
        return times

    async def paced(self, rate: float, seconds: float) -> list[float]:
        """Send at a fixed rate, whether answers come or not; times count from the plan."""
        times: list[float] = []
        free: asyncio.Queue[int] = asyncio.Queue()
        for number in range(len(self.http)):
            free.put_nowait(number)
        turn = 0
        begun = time.monotonic()
        tasks = []

        async def one(move: Move, planned: float) -> None:
            client = await free.get()
            try:
                await self.send(client, move, times, planned)
            finally:
                free.put_nowait(client)

        queues = [queue for queues in self.queues for queue in queues]
        for number in range(int(rate * seconds)):
            planned = begun + number / rate
            await asyncio.sleep(max(0.0, planned - time.monotonic()))
            for _ in range(len(queues)):
                turn += 1
                if queues[turn % len(queues)]:
                    break
            move = queues[turn % len(queues)].pop()
            tasks.append(asyncio.create_task(one(move, planned)))
        await asyncio.gather(*tasks)
        return times


def pgbench(ground: Ground, clients: int, seconds: float) -> float:
    """Return the transactions per second of the bare engine: the same two statements."""
    import psycopg

    from gonfalon.server.play.models import Entry
    from gonfalon.server.tables.models import Table

    row = Table.objects.get(id=ground.places[0].table)
    entry = Entry.objects.filter(table=row).order_by("-seq")[0]
    with psycopg.connect(ground.database, autocommit=True) as connection:
        connection.execute("DROP TABLE IF EXISTS bench_ids, bench_before")
        connection.execute("CREATE TABLE bench_before AS SELECT * FROM tables_table")
        connection.execute(
            "CREATE TABLE bench_ids AS SELECT row_number() OVER () AS n, id FROM tables_table"
        )
        connection.execute("ALTER TABLE bench_ids ADD PRIMARY KEY (n)")
        last = connection.execute("SELECT max(id) FROM play_entry").fetchone()
        assert last is not None
        script = PGBENCH.format(
            tables=len(ground.places),
            state=row.state.replace("'", "''").replace(":", "="),  # colons begin its variables
            answers=json.dumps(entry.answers).replace("'", "''"),
            events=json.dumps(entry.events).replace("'", "''"),
        ).replace("\n  ", " ")
        with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
            file.write(script)
            file.flush()
            command = [tool("pgbench"), "-n", "-M", "prepared", "-f", file.name]
            command += ["-c", str(clients), "-j", "2", "-T", f"{seconds:g}", ground.database]
            done = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            raise RuntimeError(done.stderr[-500:])
        connection.execute("DELETE FROM play_entry WHERE id > %s", last)
        connection.execute(
            "UPDATE tables_table t SET seq = b.seq, version = b.version, state = b.state,"
            " waiting = b.waiting FROM bench_before b WHERE b.id = t.id"
        )
        connection.execute("VACUUM ANALYZE tables_table")
        connection.execute("VACUUM ANALYZE play_entry")
    line = next(line for line in done.stdout.splitlines() if line.startswith("tps"))
    return float(line.split("=")[1].split()[0])


STORING = """
import sys, threading, time, uuid
sys.path.insert(0, {root!r})
from tests.server.harness.runs import use_database
use_database({database!r})
from django.db import connection, transaction
from django.utils import timezone
from gonfalon.server.play.storage import append, held, lock_table
from gonfalon.server.tables.models import Table
tables = [uuid.UUID(t) for t in {tables!r}]
state = Table.objects.get(id=tables[0]).state
user = Table.objects.get(id=tables[0]).owner_id
counts = [0] * {threads}
until = time.monotonic() + {seconds}
def work(n):
    mine = tables[n::{threads}]
    while time.monotonic() < until:
        table = mine[counts[n] % len(mine)]
        with transaction.atomic():
            row = lock_table(table)
            here = held(row, user, uuid.uuid4())
            now = timezone.now()
            append({{"table": table, "seq": row.seq + 1, "version": row.version + 1,
                "state": state, "waiting": 1, "waiting_since": now, "deadline": None,
                "round_closes": None, "charged": [], "change": 0, "kind": "choose", "seat": 0,
                "user": user, "target": "0.1.2.kind.1", "answers": "[]", "key": uuid.uuid4(),
                "trace": -1, "events": "[]", "at": now}})
        counts[n] += 1
    connection.close()
threads = [threading.Thread(target=work, args=(n,)) for n in range({threads})]
[t.start() for t in threads]; [t.join() for t in threads]
print(sum(counts) / {seconds})
"""


def storage_part(ground: Ground, clients: int, seconds: float) -> float:
    """Return transactions per second of the storage functions alone, in two processes."""
    import psycopg

    halves = [[p.table for p in ground.places[n::2]] for n in range(2)]
    with psycopg.connect(ground.database, autocommit=True) as connection:
        last = connection.execute("SELECT max(id) FROM play_entry").fetchone()
        assert last is not None
        connection.execute("DROP TABLE IF EXISTS bench_before")
        connection.execute("CREATE TABLE bench_before AS SELECT * FROM tables_table")
        programs = [
            STORING.format(
                root=ROOT,
                database=ground.database,
                tables=half,
                threads=clients // 2,
                seconds=seconds,
            )
            for half in halves
        ]
        running = [
            subprocess.Popen(  # noqa: S603
                [sys.executable, "-W", "ignore", "-c", program],
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, **ground.environment},
            )
            for program in programs
        ]
        total = sum(float(process.communicate()[0].split()[-1]) for process in running)
        connection.execute("DELETE FROM play_entry WHERE id > %s", last)
        connection.execute(
            "UPDATE tables_table t SET seq = b.seq, version = b.version, state = b.state"
            " FROM bench_before b WHERE b.id = t.id"
        )
    return total


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


def parts(ground: Ground, each: int = 20) -> dict[str, float]:
    """Return what a move is made of: medians of one thread, nobody else asking."""
    from gonfalon.server.serving import Handler

    clock, handler = Clock(), Handler()
    queues = [worked_out(place, each, 99) for place in ground.places[:10]]
    for turn in zip(*queues, strict=False):
        for move in turn:
            time.sleep(0.01)  # below the limits
            take_apart(move, clock)
            data = json.dumps(move.body).encode()
            answer = clock.of(
                "whole request", handler.answer, scope_of(move, data), io.BytesIO(data)
            )
            if answer.status_code != 200:
                raise RuntimeError(answer.content)
    return {name: median(times) for name, times in clock.spent.items()}


def take_apart(move: Move, clock: Clock) -> None:
    """Do the parts of a move one by one, without making it."""
    from django.db import connection, transaction

    from gonfalon.kernel.saving import canonical, to_json
    from gonfalon.kernel.trail import branch
    from gonfalon.server.accounts.tokens import find_token
    from gonfalon.server.api.limits import LIMITS, counters
    from gonfalon.server.play.desk import DESK, load_match
    from gonfalon.server.play.moves import told
    from gonfalon.server.play.reading import seen
    from gonfalon.server.play.storage import held, lock_table, read_state

    table = uuid.UUID(move.path.split("/")[3])
    found = clock.of("SQL: token", find_token, move.token)
    clock.of("Redis: one limit", counters().wait, LIMITS["past"], "bench", str(uuid.uuid4()))
    with transaction.atomic():
        row = clock.of("SQL: lock", lock_table, table)
        clock.of("SQL: seats and key", held, row, found.user.id, uuid.uuid4())
    seq, _, packs, state = clock.of("SQL: state", read_state, table)
    match = DESK.find(table, seq)
    if match is None:
        match = load_match(row.game, packs, state)
    clock.of("JSON: load state", load_match, row.game, packs, state)
    tried = clock.of("kernel: branch", branch, match)
    body = move.body
    choose = tried.choose_series
    events = clock.of("kernel: choose", choose, body["decision"], body["options"])
    clock.of("JSON: state", to_json, tried)
    clock.of("JSON: events", lambda: canonical(told(tried, events)))
    shown = clock.of("view: build", seen, tried, 0)
    clock.of("view: JSON", canonical, shown)
    with connection.cursor() as cursor:
        clock.of("SQL: bare round trip", cursor.execute, "SELECT 1")


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


def rate(clients: int, seconds: float, rounds: int) -> int:
    """Moves per second beside the bare engine."""
    ground = Ground(clients * 12, limits=True)
    try:
        split = parts(ground)
        ground.serve(2)
        crowd = Crowd(ground, clients, 380)
        asyncio.run(reconnected(crowd).run(1.0))
        ratios, storage, speeds, bare = [], [], [], []
        for number in range(rounds):
            times = asyncio.run(reconnected(crowd).run(seconds))
            speeds.append(len(times) / seconds)
            bare.append(pgbench(ground, clients, seconds))
            stored = storage_part(ground, clients, seconds)
            ratios.append(speeds[-1] / bare[-1])
            storage.append(stored / bare[-1])
            times.sort()
            print(
                f"round {number + 1}: {speeds[-1]:.0f} moves/s (p50 {pick(times, 0.5):.1f}, p99 "
                f"{pick(times, 0.99):.1f} ms), pgbench {bare[-1]:.0f}/s, storage {stored:.0f}/s, "
                f"ratios {ratios[-1]:.3f} and {storage[-1]:.3f}"
            )
    finally:
        ground.remove()
    print("a move in one thread, ms: " + ", ".join(f"{k} {v:.2f}" for k, v in split.items()))
    ok = median(ratios) >= RATE_GOAL and median(storage) >= STORAGE_GOAL
    print(
        f"moves/s {median(speeds):.0f}, pgbench {median(bare):.0f}, ratio {median(ratios):.3f} "
        f"(goal {RATE_GOAL}), storage alone {median(storage):.3f} (goal {STORAGE_GOAL}): "
        f"{'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


def reconnected(crowd: Crowd) -> Crowd:
    """Return the crowd with fresh connections (each run has an event loop of its own)."""
    crowd.http = [Http(http.port) for http in crowd.http]
    return crowd


def pick(ordered: list[float], part: float) -> float:
    """Return a quantile in milliseconds."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


def pace(moves: float, seconds: float) -> int:
    """Latency at a fixed rate."""
    ground = Ground(64, limits=True)
    try:
        ground.serve(2)
        crowd = Crowd(ground, 32, int(moves * seconds / 64 * 1.6) + 20)
        asyncio.run(reconnected(crowd).run(1.0))
        times = sorted(asyncio.run(reconnected(crowd).paced(moves, seconds)))
    finally:
        ground.remove()
    p99 = pick(times, 0.99)
    ok = p99 < P99_GOAL * 1000
    print(
        f"{moves:.0f} moves/s for {seconds:.0f} s: p50 {pick(times, 0.5):.1f}, p99 {p99:.1f}, "
        f"p99.9 {pick(times, 0.999):.1f} ms (goal p99 {P99_GOAL * 1000:.0f}): "
        f"{'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


FILL = """
INSERT INTO tables_table ({columns})
SELECT {values} FROM tables_table t, generate_series(1, %s) n WHERE t.id = %s
"""
FILL_LOG = """
INSERT INTO play_entry
    (table_id, seq, version, kind, seat, user_id, target, answers, key, trace, events, at)
SELECT f.id, e.seq, e.version, e.kind, e.seat, e.user_id, e.target, e.answers,
       CASE WHEN e.key IS NULL THEN NULL ELSE gen_random_uuid() END, e.trace, e.events, e.at
FROM tables_table f, play_entry e
WHERE f.rematch_of_id IS NOT NULL AND e.table_id = %s
"""
FILL_SEATS = """
INSERT INTO tables_seat ({columns})
SELECT {values} FROM tables_table f, tables_seat s
WHERE f.rematch_of_id IS NOT NULL AND s.table_id = %s
"""


def fill(ground: Ground, count: int) -> None:
    """Add stored tables in mid-match, each with seats, state and log of its own."""
    import psycopg

    from gonfalon.server.tables.models import Seat, Table

    model = ground.places[0].table
    own = {
        "id": "gen_random_uuid()",
        "invite": "md5(gen_random_uuid()::text)",
        "rematch_of_id": "t.id",
    }
    columns = [str(f.column) for f in Table._meta.concrete_fields]
    seat_columns = [str(f.column) for f in Seat._meta.concrete_fields if f.column != "id"]
    with psycopg.connect(ground.database, autocommit=True) as connection:
        connection.execute(
            FILL.format(
                columns=", ".join(columns),
                values=", ".join(own.get(c, f"t.{c}") for c in columns),
            ),
            [count, model],
        )
        connection.execute(FILL_LOG, [model])
        connection.execute(
            FILL_SEATS.format(
                columns=", ".join(seat_columns),
                values=", ".join("f.id" if c == "table_id" else f"s.{c}" for c in seat_columns),
            ),
            [model],
        )
        connection.execute("VACUUM ANALYZE")


def flat(most: int, samples: int) -> int:
    """Cost of a move with few and many stored tables, early and late in a match."""
    sizes = [size for size in (100, 10_000, 100_000) if size <= most]
    grounds: list[Ground] = []
    try:
        for size in sizes:
            ground = Ground(24)
            grounds.append(ground)
            asyncio.run(warm(ground, 12))
            fill(ground, size - 24)
            ground.serve(1)
        costs = asyncio.run(alternate(grounds, samples))
        quick = [usual(times) for times in costs]
        for size, times in zip(sizes, costs, strict=True):
            print(f"{size} tables: {usual(times):.2f} ms (median {pick(sorted(times), 0.5):.2f})")
        by_size = max(quick) / min(quick)
        early, late = asyncio.run(by_length(grounds[0], samples))
        print(f"move 10: {usual(early):.2f} ms; move 1,000: {usual(late):.2f} ms")
        by_age = max(usual(early), usual(late)) / min(usual(early), usual(late))
    finally:
        for ground in grounds:
            ground.remove()
    ok = by_size <= FLAT_GOAL and by_age <= FLAT_GOAL
    print(
        f"cost by number of tables {by_size:.2f}, by length of the match {by_age:.2f} "
        f"(goal at most {FLAT_GOAL:.2f}): {'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


def usual(times: list[float]) -> float:
    """Return the lower quartile, in milliseconds: what else the machine does only ever adds."""
    return pick(sorted(times), 0.25)


async def warm(ground: Ground, moves: int) -> None:
    """Play a few moves at every table, in this process."""
    from asgiref.sync import sync_to_async

    await sync_to_async(play_here)(ground, moves)


def play_here(ground: Ground, moves: int) -> None:
    """Play moves through the move path, without HTTP."""
    for number, place in enumerate(ground.places):
        for move in worked_out(place, moves, number):
            make(move, place)


def make(move: Move, place: Place) -> None:
    """Make a move in this process."""
    from gonfalon.server.accounts.tokens import find_token
    from gonfalon.server.play.moves import choose

    found = find_token(move.token)
    assert found is not None
    body = move.body
    table, key = uuid.UUID(place.table), uuid.UUID(body["key"])
    choose(table, found.user.id, body["decision"], body["options"], key)


async def alternate(grounds: list[Ground], samples: int) -> list[list[float]]:
    """Send a move to each in turn, so that whatever disturbs disturbs all alike."""
    from asgiref.sync import sync_to_async

    from tests.server.harness.runs import use_database

    crowds = []
    for ground in grounds:
        await sync_to_async(use_database)(ground.database)
        crowds.append(await sync_to_async(Crowd)(ground, 1, samples // 24 + 4))
    costs: list[list[float]] = [[] for _ in grounds]
    for number in range(samples):
        for crowd, times in zip(crowds, costs, strict=True):
            queues = crowd.queues[0]
            queue = queues[number % len(queues)]
            if queue:
                await crowd.send(0, queue.pop(), times)
    return [times[len(times) // 10 :] for times in costs]


async def by_length(ground: Ground, samples: int) -> tuple[list[float], list[float]]:
    """Return the times of a move at the beginning of a match and after a thousand inputs."""
    from asgiref.sync import sync_to_async

    from tests.server.harness.runs import open_tables, use_database

    await sync_to_async(use_database)(ground.database)
    young, old = await sync_to_async(open_tables)(2, 4)
    await sync_to_async(go_on)(old, 1000)
    await sync_to_async(go_on)(young, 10)
    times: dict[str, list[float]] = {young.table: [], old.table: []}
    http = Http(ground.port)
    for _ in range(samples // 2):
        for place in (young, old):
            move, back = await sync_to_async(to_and_fro)(place)
            begun = time.monotonic()
            status, body, _ = await http.send("POST", move.path, move.token, move.body)
            times[place.table].append(time.monotonic() - begun)
            if status != 200:
                raise RuntimeError(body)
            await http.send("POST", back.path, back.token, back.body)
    return times[young.table], times[old.table]


def to_and_fro(place: Place) -> tuple[Move, Move]:
    """Return a move that can be taken back, and the taking back."""
    from gonfalon.kernel.trail import branch
    from gonfalon.server.play.records import stored
    from gonfalon.server.tables.models import Table

    match = stored(Table.objects.get(id=place.table))
    for decision in match.decisions:
        for option in decision.options:
            tried = branch(match)
            tried.choose(decision.id, option.id)
            if decision.id in tried.undoable(decision.seat):
                token = place.tokens[decision.seat]
                path = f"/api/tables/{place.table}"
                body = {"decision": decision.id, "options": [option.id], "key": str(uuid.uuid4())}
                back = {"to": decision.id, "key": str(uuid.uuid4())}
                return Move(f"{path}/choices", token, body), Move(f"{path}/undo", token, back)
    raise LookupError("nothing that can be taken back")


def go_on(place: Place, inputs: int) -> None:
    """Bring a match to that many inputs and a question whose answer can be taken back."""
    from gonfalon.server.accounts.tokens import find_token
    from gonfalon.server.play.moves import undo
    from gonfalon.server.tables.models import Table

    table = uuid.UUID(place.table)
    while Table.objects.get(id=table).seq < inputs:
        try:
            move, back = to_and_fro(place)
        except LookupError:
            for one in worked_out(place, 1, 5):
                make(one, place)
            continue
        make(move, place)
        found = find_token(back.token)
        assert found is not None
        undo(table, found.user.id, back.body["to"], uuid.UUID(back.body["key"]))


def main() -> int:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description="What a move costs.")
    parser.add_argument("what", choices=("rate", "pace", "flat"))
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=float, default=100.0, help="a second (pace)")
    parser.add_argument("--most", type=int, default=100_000, help="stored tables (flat)")
    parser.add_argument("--samples", type=int, default=600, help="moves (flat)")
    given = parser.parse_args()
    if given.what == "rate":
        return rate(given.clients, given.seconds or 5.0, given.rounds)
    if given.what == "pace":
        return pace(given.moves, given.seconds or 20.0)
    return flat(given.most, given.samples)


if __name__ == "__main__":
    sys.exit(main())
