"""The contents of the streams, read from the database. Runs in reader threads, never waits.

Everything is based on what the reader's own seat may know (`play.reading`), so neither a line nor
its timing reveals an answer that is still sealed.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar
from uuid import UUID

from django.db import close_old_connections, connection, connections

from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import NotInstalled
from gonfalon.kernel.values.message import bit_of
from gonfalon.server.accounts.models import Token
from gonfalon.server.accounts.profiles import person
from gonfalon.server.play import reading
from gonfalon.server.play.storage.log import TableLog
from gonfalon.server.programs import challenges
from gonfalon.server.programs.models import Challenge
from gonfalon.server.tables.models import Table
from gonfalon.table.news import News, since
from gonfalon.table.views import seen

READERS = 2  # threads, each with a database connection
ENDED = (Table.Status.OVER, Table.Status.VOID)

Line = dict[str, Any]
T = TypeVar("T")

_pool: ThreadPoolExecutor | None = None


def readers() -> ThreadPoolExecutor:
    """Return the thread pool in which streams read."""
    global _pool
    if _pool is None:
        _pool = ThreadPoolExecutor(READERS, thread_name_prefix="stream")
    return _pool


def close_readers() -> None:
    """Stop the threads and close their connections (for tests and shutdown)."""
    global _pool
    pool, _pool = _pool, None
    if pool is not None:
        for _ in range(8 * READERS):
            pool.submit(connections.close_all)
        pool.shutdown()


def all_or_nothing(work: Callable[[T], list[Line]], state: T) -> list[Line]:
    """Return new lines; if reading fails, `state` is unchanged and nothing counts as sent."""
    draft = deepcopy(state)
    lines = work(draft)
    vars(state).update(vars(draft))
    return lines


# -- one table ----------------------------------------------------------------------------------


@dataclass
class Follower:
    """The state of a table stream."""

    table: UUID
    user: UUID
    with_view: bool = False
    version: int | None = None  # the last one sent; None: none yet
    stamp: tuple[Any, ...] = ()
    asked: list[str] = field(default_factory=list)
    over: bool = False


def hello(follower: Follower) -> bytes:
    """Return the first line: the current state, byte for byte as the view endpoint returns it."""
    close_old_connections()
    at = reading.position_of(follower.table, follower.user)
    match = reading.match_at(at)
    shown = seen(match, at.viewer)
    if follower.version is None:
        follower.version = match.version
        follower.asked = questions(shown)
        if at.status not in ENDED:
            follower.stamp = at.stamp
    body = canonical({"status": at.status, "times": reading.times(at), **shown})
    return f'{{"type":"hello","table":"{at.id}","seat":{at.viewer},{body[1:]}'.encode()


def questions(shown: dict[str, Any]) -> list[str]:
    """Return the ids of the pending decisions."""
    return [question["decision"] for question in shown["explain"]]


def table_lines(follower: Follower) -> list[Line]:
    """Return what is new at a table for its follower; the last line may be the end."""
    close_old_connections()
    at = reading.position_of(follower.table, follower.user)
    if at.viewer is None:
        follower.over = True
        return [{"type": "closed", "code": "not-seated"}]
    if at.stamp == follower.stamp:
        return []
    follower.stamp = at.stamp
    match = reading.match_at(at)
    sent = follower.version if follower.version is not None else match.version
    lines = [
        {"type": "version", **vars(news), "decisions": []}
        for news in news_between(follower.table, sent, match.version, at.viewer)
    ]
    follower.version = max(sent, match.version)
    shown = seen(match, at.viewer)
    asked = questions(shown)
    if not lines and asked != follower.asked:
        lines.append({"type": "asked", "version": match.version})
    follower.asked = asked
    if lines:
        lines[-1]["decisions"] = shown["explain"]
        if follower.with_view:
            lines[-1]["view"] = shown["view"]
    if at.status in ENDED:
        follower.over = True
        lines.append(end_line(follower.table))
    return lines


def news_between(table: UUID, sent: int, upto: int, viewer: int) -> list[News]:
    """Return what was published after one version, up to another."""
    found: list[News] = []
    more, log = True, TableLog(table)
    while more:
        page, more = since(log, sent, viewer)
        found += [news for news in page if news.version <= upto]
        if not page or page[-1].version >= upto:
            break
        sent = page[-1].version
    return found


def end_line(table: UUID) -> Line:
    """Return the line that ends a match."""
    status, version, outcome, reason = Table.objects.values_list(
        "status", "version", "outcome", "void_reason"
    ).get(id=table)
    return {
        "type": "over",
        "table": table,
        "status": status,
        "version": version,
        "outcome": outcome,
        "reason": reason,
    }


# -- an account ---------------------------------------------------------------------------------

# The running tables of an account, each with the account's own last input of the version.
TABLES = """
SELECT t.id, t.game, t.status, t.version, t.waiting, s.number, s.standing_in OR s.resigned,
       (SELECT max(e.seq) FROM play_entry e
        WHERE e.table_id = t.id AND e.version = t.version AND e.seat = s.number)
FROM tables_seat s JOIN tables_table t ON t.id = s.table_id
WHERE s.user_id = %s AND NOT s.over AND t.status IN ('seeding', 'playing')
ORDER BY t.started_at, t.id
"""


@dataclass
class Listener:
    """The state of an account stream."""

    user: UUID
    token: UUID
    since: datetime | None = None  # tables that ended after this are reported at the start
    running: dict[UUID, int] = field(default_factory=dict)  # table -> seat
    started: set[UUID] = field(default_factory=set)
    turns: dict[UUID, tuple[Any, ...]] = field(default_factory=dict)
    asked: dict[UUID, list[str]] = field(default_factory=dict)
    offered: set[UUID] = field(default_factory=set)


def account_lines(listener: Listener) -> list[Line]:
    """Return what is new for an account."""
    close_old_connections()
    lines: list[Line] = []
    if listener.since is not None:
        lines += missed_ends(listener.user, listener.since)
        listener.since = None
    lines += challenge_lines(listener)
    running: dict[UUID, int] = {}
    with connection.cursor() as cursor:
        cursor.execute(TABLES, [listener.user])
        rows = cursor.fetchall()
    for table, game, status, version, waiting, seat, absent, own in rows:
        running[table] = seat
        if status != Table.Status.PLAYING:
            continue
        if table not in listener.started:
            listener.started.add(table)
            lines.append(
                {"type": "started", "table": table, "game": game, "seat": seat, "version": version}
            )
        if absent or not waiting & bit_of(seat):
            listener.turns.pop(table, None)
            listener.asked.pop(table, None)
        elif listener.turns.get(table) != (version, own):
            listener.turns[table] = (version, own)
            lines += turn_line(listener, table)
    for table in [table for table in listener.running if table not in running]:
        lines += ending(listener, table)
    listener.running = running
    return lines


def turn_line(listener: Listener, table: UUID) -> list[Line]:
    """Return the line for the account's turn, if it has a pending decision."""
    at = reading.position_of(table, listener.user)
    try:
        match = reading.match_at(at)
    except NotInstalled:  # no seat can answer there
        return []
    asked = [d.id for d in match.decisions if d.seat == at.viewer]
    if not asked or listener.asked.get(table) == asked:
        listener.asked[table] = asked
        return []
    listener.asked[table] = asked
    return [{"type": "turn", "table": table, "version": match.version, "decisions": asked}]


def ending(listener: Listener, table: UUID) -> list[Line]:
    """Return the line that ends a table; none if the account just left its seat."""
    listener.started.discard(table)
    listener.turns.pop(table, None)
    listener.asked.pop(table, None)
    status = Table.objects.filter(id=table).values_list("status", flat=True).first()
    return [end_line(table)] if status in ENDED else []


def missed_ends(user: UUID, since: datetime) -> list[Line]:
    """Return the end lines of tables that ended since a moment."""
    ended = Table.objects.filter(seats__user_id=user, status__in=ENDED, ended_at__gt=since)
    return [end_line(table) for table in ended.order_by("ended_at").values_list("id", flat=True)]


def challenge_lines(listener: Listener) -> list[Line]:
    """Return new challenges, and those that are closed."""
    found = list(challenges.pending().filter(bot_id=listener.user).order_by("created_at"))
    now = {challenge.id for challenge in found}
    lines: list[Line] = [
        {"type": "challenge", "challenge": challenge_facts(challenge)}
        for challenge in found
        if challenge.id not in listener.offered
    ]
    lines += [{"type": "challenge-closed", "id": gone} for gone in listener.offered - now]
    listener.offered = now
    return lines


def challenge_facts(challenge: Challenge) -> Line:
    """Return a challenge as both sides may see it."""
    table = challenge.table
    return {
        "id": challenge.id,
        "table": table.id,
        "bot": person(challenge.bot),
        "challenger": person(challenge.challenger),
        "seat": challenge.seat,
        "status": challenge.status,
        "reason": challenge.reason,
        "game": table.game,
        "seats": table.seat_count,
        "settings": table.settings,
        "pace": table.pace,
        "clock": table.clock,
        "rated": table.rated,
        "created_at": challenge.created_at,
    }


def is_live(token: UUID) -> bool:
    """True if a token is still valid."""
    close_old_connections()
    return Token.objects.filter(id=token, revoked_at__isnull=True, user__is_active=True).exists()
