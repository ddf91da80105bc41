"""What the cost of a move depends on: how many tables there are, how long the match is."""

from __future__ import annotations

import asyncio
import time
import uuid

import psycopg
from crowd import Crowd, Move, pick, worked_out

from tests.server.harness.client import Http
from tests.server.harness.ground import Ground, open_tables, use_database
from tests.server.harness.players import Place

FLAT_GOAL = 1.20

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
            play_here(ground, 12)
            fill(ground, size - 24)
            ground.serve(1)
        crowds = []
        for ground in grounds:
            use_database(ground.database)
            crowds.append(Crowd(ground, 1, samples // 24 + 4))
        costs = asyncio.run(alternate(crowds, samples))
        quick = [usual(times) for times in costs]
        for size, times in zip(sizes, costs, strict=True):
            print(f"{size} tables: {usual(times):.2f} ms (median {pick(sorted(times), 0.5):.2f})")
        by_size = max(quick) / min(quick)
        early, late = by_length(grounds[0], samples)
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


async def alternate(crowds: list[Crowd], samples: int) -> list[list[float]]:
    """Send a move to each in turn, so that whatever disturbs disturbs all alike."""
    costs: list[list[float]] = [[] for _ in crowds]
    for number in range(samples):
        for crowd, times in zip(crowds, costs, strict=True):
            queues = crowd.queues[0]
            queue = queues[number % len(queues)]
            if queue:
                await crowd.send(0, queue.pop(), times)
    return [times[len(times) // 10 :] for times in costs]


def by_length(ground: Ground, samples: int) -> tuple[list[float], list[float]]:
    """Return the times of a move at the beginning of a match and after a thousand inputs."""
    use_database(ground.database)
    young, old = open_tables(2, 4)
    go_on(old, 1000)
    go_on(young, 10)
    times: dict[str, list[float]] = {young.table: [], old.table: []}
    with asyncio.Runner() as runner:
        http = Http(ground.port)
        for _ in range(samples // 2):
            for place in (young, old):
                move, back = to_and_fro(place)
                begun = time.monotonic()
                status, body, _ = runner.run(http.send("POST", move.path, move.token, move.body))
                times[place.table].append(time.monotonic() - begun)
                if status != 200:
                    raise RuntimeError(body)
                runner.run(http.send("POST", back.path, back.token, back.body))
    return times[young.table], times[old.table]


def to_and_fro(place: Place) -> tuple[Move, Move]:
    """Return a move that can be taken back, and the taking back."""
    from gonfalon.kernel.play.trail import clone_with_trail
    from gonfalon.server.play.storage.records import stored
    from gonfalon.server.tables.models import Table

    match = stored(Table.objects.get(id=place.table))
    for decision in match.decisions:
        for option in decision.options:
            tried = clone_with_trail(match)
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
