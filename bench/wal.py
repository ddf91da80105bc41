"""What a move writes: bytes of the write-ahead log, and of the log's rows and indexes."""

from __future__ import annotations

import random
import uuid
from statistics import mean
from typing import Any

import psycopg

from tests.server.harness.ground import Ground, use_database

GAMES = ("mastery", "paladins")
SEATS = 4
MOST = 600  # inputs of one match


def wal(matches: int) -> int:
    """Play random matches and print what a move writes."""
    ground = Ground(0)
    try:
        for game in GAMES:
            moves, bytes_each, states = played(ground, game, matches)
            print(
                f"{game}, {SEATS} seats: {moves} moves, {bytes_each:.0f} bytes of write-ahead log "
                f"each, state {mean(states) / 1000:.1f} KB (largest {max(states) / 1000:.1f})",
                flush=True,
            )
        rows, heap, indexes = log_size(ground)
        print(
            f"log: {rows} rows, {heap / rows:.0f} bytes each, {indexes / rows:.0f} of indexes; "
            f"compressed {compressed():.0f} bytes each"
        )
    finally:
        ground.remove()
    return 0


def played(ground: Ground, game: str, matches: int) -> tuple[int, float, list[int]]:
    """Play random matches of a game; return moves, bytes of each, and the sizes of states."""
    from gonfalon.server.play.moves import choose
    from gonfalon.server.play.storage.records import stored
    from gonfalon.server.tables.models import Table
    from tests.server.playing import people, table

    use_database(ground.database)
    users = people(SEATS, f"Wal{uuid.uuid4().hex[:6]}")
    tables = [table(users, game=game) for _ in range(matches)]
    luck = random.Random(7)  # noqa: S311  (a game, no secret)
    moves, states = 0, []
    with psycopg.connect(ground.database, autocommit=True) as link:
        link.execute("CHECKPOINT")
        before = position(link)
        for made in tables:
            for _ in range(MOST):
                match = stored(Table.objects.get(id=made.id))
                if match.over:
                    break
                decision = luck.choice(match.decisions)
                option = luck.choice(decision.options).id
                choose(made.id, users[decision.seat].id, decision.id, [option], uuid.uuid4())
                moves += 1
            states.append(len(Table.objects.values_list("state", flat=True).get(id=made.id)))
        spent = position(link) - before
    return moves, spent / moves, states


def position(link: psycopg.Connection[Any]) -> int:
    """Return how much write-ahead log has been written."""
    found = link.execute("SELECT pg_current_wal_insert_lsn() - '0/0'").fetchone()
    assert found is not None
    return int(found[0])


def log_size(ground: Ground) -> tuple[int, int, int]:
    """Return the rows of the log, and the bytes of rows and indexes."""
    with psycopg.connect(ground.database, autocommit=True) as link:
        link.execute("VACUUM FULL play_entry")
        found = link.execute(
            "SELECT count(*), pg_table_size('play_entry'), pg_indexes_size('play_entry')"
            " FROM play_entry"
        ).fetchone()
    assert found is not None
    rows, heap, indexes = found
    return rows, heap, indexes


def compressed() -> float:
    """Return the bytes of an input in an archived log."""
    from gonfalon.server.play.models import Entry
    from gonfalon.server.play.storage.archive import packed

    tables = Entry.objects.order_by().values_list("table_id", flat=True).distinct()
    logs = [list(Entry.objects.filter(table_id=table).order_by("seq")) for table in tables]
    return sum(len(packed(log)) for log in logs) / sum(map(len, logs))
