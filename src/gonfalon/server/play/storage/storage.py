"""The SQL of a move: lock the table, read its seats, append the input.

Raw SQL, prepared once per connection, since every move runs it. Everything else about tables goes
through Django's models; these statements run inside Django's transactions.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.server.bypass.prepared import run
from gonfalon.server.monitoring.move_trace import stage
from gonfalon.server.service_time import COLUMNS, ServiceClock, clock_from
from gonfalon.table.quick_start import QuickStart, read_quick_start

LOCK = """
SELECT game, seat_count, status, visibility, owner_id, policy, clock, seq, version,
       waiting, waiting_since, deadline, round_closes, rated, tag
FROM tables_table WHERE id = %s FOR UPDATE
"""

# Runs after the lock, as a separate statement: one that waited for the lock would still see the log
# as it was before the wait.
SEATED = """
SELECT s.number, s.user_id, s.bot, s.standing_in, s.resigned, s.clock_left, s.standing_orders,
       s.quick_start, e.kind, e.target, e.answers, e.version, e.user_id,
       EXISTS (
           SELECT 1 FROM tables_suspension
           WHERE user_id IN (%(user)s, (SELECT keeper_id FROM accounts_user WHERE id = %(user)s))
               AND lifted_at IS NULL AND (until IS NULL OR until > now())
       ), {clock}, {packs}, {state}
FROM tables_seat s {loaded}
    LEFT JOIN jobs_pulse p ON p.id = 1
    LEFT JOIN play_entry e ON e.table_id = %(table)s AND e.key = %(key)s
WHERE s.table_id = %(table)s ORDER BY s.number
"""
SEATED_ALONE = SEATED.format(clock=COLUMNS, packs="NULL", state="NULL", loaded="")
SEATED_LOADED = SEATED.format(
    clock=COLUMNS,
    packs="t.packs",
    state="t.state",
    loaded="LEFT JOIN tables_table t ON s.number = 0 AND t.id = s.table_id",
)

STATE = "SELECT seq, tag, packs, state FROM tables_table WHERE id = %s"

APPEND = """
WITH moved AS (
    UPDATE tables_table
    SET seq = %(seq)s, version = %(version)s, state = %(state)s, tag = %(tag)s,
        waiting = %(waiting)s, waiting_since = %(waiting_since)s, deadline = %(deadline)s,
        round_closes = %(round_closes)s, moved_at = %(at)s
    WHERE id = %(table)s AND seq = %(seq)s - 1
    RETURNING id
), charged AS (
    UPDATE tables_seat SET clock_left = clock_left + %(change)s
    WHERE table_id = %(table)s AND number = ANY(%(charged)s)
)
INSERT INTO play_entry
    (table_id, seq, version, kind, seat, user_id, target, answers, key, trace, events, at)
SELECT id, %(seq)s, %(version)s, %(kind)s, %(seat)s, %(user)s::uuid, %(target)s,
       %(answers)s::jsonb, %(key)s::uuid, %(trace)s, %(events)s::jsonb, %(at)s
FROM moved
"""


@dataclass
class Row:
    """A locked table without its state. Times are in service time."""

    id: UUID
    game: str
    seat_count: int
    status: str
    visibility: str
    owner: UUID | None
    policy: str
    clock: dict[str, Any]
    seq: int
    version: int
    waiting: int
    waiting_since: datetime | None
    deadline: datetime | None
    round_closes: datetime | None
    rated: bool
    tag: str  # of the state


@dataclass(frozen=True)
class Place:
    """A seat of a locked table."""

    number: int
    user: UUID | None
    bot: str
    standing_in: bool
    resigned: bool
    clock_left: int | None
    orders: tuple[str, ...] = ()  # kinds of windows in which its user passes
    quick_start: QuickStart | None = None


@dataclass(frozen=True)
class StoredInput:
    """The input that was stored under an idempotency key."""

    kind: str
    target: str
    answers: list[list[str]]
    version: int
    user: UUID | None


@dataclass
class LockedTable:
    """A locked table: its seats, and the input already stored under the key, if any."""

    row: Row
    places: list[Place]
    given: StoredInput | None = None
    suspended: bool = False  # the requesting user
    clock: ServiceClock = field(default_factory=ServiceClock)
    packs: tuple[str, ...] = ()
    state: str = ""  # only if requested


def lock_table(table: UUID) -> Row | None:
    """Lock a table until the transaction ends; None if there is no such table."""
    found = run(LOCK, [table]).fetchone()
    if found is None:
        return None
    game, seat_count, status, visibility, owner, policy, clock, *rest = found
    return Row(table, game, seat_count, status, visibility, owner, policy, json.loads(clock), *rest)


def held(
    row: Row, user: UUID | None = None, key: UUID | None = None, load: bool = False
) -> LockedTable:
    """Return the seats of a locked table, and the input stored under a key, if any.

    With `load`, the state is read too, for callers that do not have the match cached.
    """
    statement = SEATED_LOADED if load else SEATED_ALONE
    rows = run(statement, {"table": row.id, "user": user, "key": key}).fetchall()
    if not rows:
        return LockedTable(row, [])
    here = LockedTable(row, [place_from(found) for found in rows])
    kind, target, answers, version, giver, here.suspended, *pulse, packs, state = rows[0][8:]
    if kind is not None:
        here.given = StoredInput(kind, target, json.loads(answers), version, giver)
    here.clock = clock_from(pulse)
    if state is not None:
        here.packs, here.state = tuple(json.loads(packs)), state
    return here


def place_from(found: tuple[Any, ...]) -> Place:
    """Return a seat from the first columns of `SEATED`."""
    number, user, bot, standing_in, resigned, clock_left, orders, quick_start = found[:8]
    kinds = tuple(json.loads(orders))
    wish = None if quick_start is None else read_quick_start(json.loads(quick_start))
    return Place(number, user, bot, standing_in, resigned, clock_left, kinds, wish)


def read_state(table: UUID) -> tuple[int, str, tuple[str, ...], str] | None:
    """Return input number, tag, packs and state of a table."""
    found = run(STATE, [table]).fetchone()
    if found is None:
        return None
    seq, tag, packs, state = found
    return seq, tag, tuple(json.loads(packs)), state


def tag_of(state: str) -> str:
    """Return the tag of a state: a digest that tells it from any other with the same number."""
    return hashlib.blake2b(state.encode(), digest_size=8).hexdigest()


@stage("append")
def append(values: dict[str, Any]) -> bool:
    """Store an input and the state after it; False if another input came first."""
    return run(APPEND, values).rowcount == 1
