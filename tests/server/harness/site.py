"""A site with many tables: stored ones, running ones, people who sit at them, in bulk.

Nobody plays at these tables: they have seats, clocks and the beginning of a log, but no state. The
logs of those that are over count as archived.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection
from django.db.models import Model

from gonfalon.server.accounts.models import User
from gonfalon.server.play.models import Entry
from gonfalon.server.tables.models import Table
from tests.games.every import SLUGS

SEATS = 3
LARGE = ("tables_table", "tables_seat", "tables_result", "play_entry")

# Tables by number: the first ones run, then a few are open, the others are over. What runs has last
# moved within the hour, and is waited for since then; a third each have no clock, one of an hour or
# two, one of days. Every fourth has a bot.
TABLE = {
    "id": "md5('table' || n)::uuid",
    "invite": "md5('invite' || n)",
    "status": "CASE WHEN n < {running} THEN 'playing' WHEN n < {open} THEN 'open' ELSE 'over' END",
    "visibility": "(ARRAY['public', 'public', 'link', 'private'])[n %% 4 + 1]",
    "pace": "CASE WHEN n %% 3 = 2 THEN 'days' ELSE 'live' END",
    "language": "(ARRAY['en', 'en', 'en', 'ru', 'uk', 'pl'])[n %% 6 + 1]",
    "game": f"(ARRAY{SLUGS})[n / 12 %% {len(SLUGS)} + 1]",  # not in step with another column
    "rated": "n %% 5 = 0",
    "clock": 'CASE WHEN n %% 3 = 0 THEN \'{{"kind": "none"}}\' ELSE'
    ' \'{{"kind": "per_move", "seconds": 7200}}\' END::jsonb',
    "owner_id": "(%(people)s::uuid[])[n * 3 %% {people} + 1]",
    "state": "''",
    "version": "1",
    "seq": "1",
    "waiting": "CASE WHEN n < {running} THEN 1 ELSE 0 END",
    "moved_at": "{moved}",
    "started_at": "{moved} - interval '10 minutes'",
    "created_at": "{moved} - interval '20 minutes'",
    "ended_at": "CASE WHEN n < {open} THEN NULL ELSE {moved} END",
    "waiting_since": "CASE WHEN n < {running} THEN {moved} END",
    "deadline": "CASE WHEN n >= {running} OR n %% 3 = 0 THEN NULL"
    " WHEN n %% 3 = 1 THEN {moved} + interval '2 hours' ELSE {moved} + interval '3 days' END",
    "round_closes": "NULL",
    "seed_by": "NULL",
    "rematch_of_id": "NULL",
    "log_archived": "n >= {open}",
}
MOVED = (
    "%(now)s::timestamptz - (n %% {running}) * interval '1 hour' / {running}"
    " - CASE WHEN n < {running} THEN interval '0' ELSE interval '2 hours' END"
)
SEAT = {
    "table_id": "md5('table' || n)::uuid",
    "number": "k",
    "user_id": "CASE WHEN k = 2 AND n %% 4 = 3 THEN NULL"
    " ELSE (%(people)s::uuid[])[(n * 3 + k) %% {people} + 1] END",
    "bot": "CASE WHEN k = 2 AND n %% 4 = 3 THEN 'heuristic' ELSE '' END",
    "over": "n >= {open}",
}
ENTRY = {
    "table_id": "md5('table' || n)::uuid",
    "seq": "k",
    "version": "k",
    "kind": "CASE WHEN k = 0 THEN 'start' ELSE 'choose' END",
    "seat": "k - 1 + k",
    "key": "NULL",
    "user_id": "NULL",
}

RESULTS = """
INSERT INTO tables_result (user_id, table_id, game, seat_count, rated, public, place, kind)
SELECT s.user_id, t.id, t.game, t.seat_count, t.rated, t.visibility = 'public', s.number + 1,
       CASE WHEN s.number = 0 THEN 'won' ELSE 'lost' END
FROM tables_table t JOIN tables_seat s ON s.table_id = t.id
WHERE t.status = 'over' AND s.user_id IS NOT NULL
ORDER BY t.ended_at
"""


# Who was rated for each match: people by turns, each with one standing.
STANDINGS = """
INSERT INTO ratings_standing (who, user_id, bot, game, seats, mu, sigma, matches)
SELECT 'user:' || id, id, '', 'mastery', {seats}, 25, 8, 1 FROM accounts_user
WHERE username ~ '^Site[0-9]+$'
"""
RECKONED = """
INSERT INTO ratings_reckoned ("table", game, seats, number, at)
SELECT md5('rated' || n)::uuid, 'mastery', {seats}, n + 1,
       %(now)s::timestamptz - ({count} - n) * %(every)s::interval
FROM generate_series(0, {count} - 1) n
"""
CHANGES = """
INSERT INTO ratings_change (reckoned_id, standing_id, seat, side, rank, gave_up, early,
                            mu_before, sigma_before, mu_after, sigma_after)
SELECT r.id, s.ids[(r.number * 7 + k) % array_length(s.ids, 1) + 1], k, k, k + 1, k = 1, FALSE,
       25, 8, 25, 8
FROM ratings_reckoned r CROSS JOIN generate_series(0, {seats} - 1) k
CROSS JOIN (SELECT array_agg(id ORDER BY id) AS ids FROM ratings_standing WHERE bot = '') s
"""


@dataclass(frozen=True)
class Site:
    """How much there is, and who is there."""

    stored: int
    running: int
    people: list[UUID]


def fill(model: Table, stored: int, running: int, now: datetime, people: int = 0) -> Site:
    """Add that many tables like a running one, most of them over; statistics are up to date."""
    made = Site(stored, running, make_people(people or max(30, stored // 50)))
    numbers = {"running": running, "open": running + stored // 200, "people": len(made.people)}
    moved = MOVED.format(**numbers)
    values: dict[str, Any] = {"now": now, "people": made.people}
    seat, entry = model.seats.first(), Entry.objects.filter(table=model).first()
    assert seat is not None
    assert entry is not None
    with connection.cursor() as cursor:
        for row, own, times, count in (
            (model, TABLE, 1, stored),
            (seat, SEAT, SEATS, stored),
            (entry, ENTRY, 2, running),
        ):
            own = {c: v.format(**numbers, moved=moved) for c, v in own.items()}
            cursor.execute(copy_of(row, own, times, count), {**values, **key_of(row)})
        cursor.execute(RESULTS)
    return made


def fill_ratings(count: int, now: datetime, every: timedelta) -> None:
    """Add rated matches of the people of the site, up to now; their tables are not there."""
    ends: dict[str, Any] = {"now": now, "every": every}
    with connection.cursor() as cursor:
        for statement in (STANDINGS, RECKONED, CHANGES):
            made = statement.format(seats=SEATS, count=count)
            cursor.execute(made, ends if statement is RECKONED else None)


def copy_of(row: Model, own: dict[str, str], times: int, count: int) -> str:
    """Return the statement that copies a row for every number n and k, with values of their own."""
    meta, key = type(row)._meta, key_of(row)
    columns = [
        str(f.column) for f in meta.concrete_fields if f.column not in key or f.column in own
    ]
    chosen = ", ".join(own.get(column, f"m.{column}") for column in columns)
    model = " AND ".join(f"m.{column} = %({column})s" for column in key)
    return (
        f"INSERT INTO {meta.db_table} ({', '.join(columns)}) SELECT {chosen}"
        f" FROM {meta.db_table} m, generate_series(0, {count - 1}) n,"
        f" generate_series(0, {times - 1}) k WHERE {model}"
    )


def key_of(row: Model) -> dict[str, Any]:
    """Return the columns of a row's primary key, and their values."""
    return {str(f.column): getattr(row, f.attname) for f in type(row)._meta.pk_fields}


def make_people(count: int) -> list[UUID]:
    """Make accounts."""
    made = User.objects.bulk_create(User(username=f"Site{n}") for n in range(count))
    return [user.pk for user in made]


@contextmanager
def in_bulk() -> Iterator[None]:
    """Load much at once: indexes are made afterwards, and references are not checked."""
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute("SET synchronous_commit = off")
        cursor.execute("SET maintenance_work_mem = '256MB'")
        cursor.execute(
            "SELECT i.indexname, i.indexdef FROM pg_indexes i WHERE i.tablename = ANY(%s)"
            " AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conname = i.indexname)",
            [list(LARGE)],
        )
        found = cursor.fetchall()
        for name, _ in found:
            cursor.execute(f'DROP INDEX "{name}"')
        yield
        for _, definition in found:
            cursor.execute(definition)
        cursor.execute("SET session_replication_role = DEFAULT")
        cursor.execute("SET synchronous_commit = DEFAULT")
        for name in (*LARGE, "accounts_user"):
            cursor.execute(f"VACUUM ANALYZE {name}")
