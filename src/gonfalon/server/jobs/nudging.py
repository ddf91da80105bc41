"""Bots that should have moved by now: their job may have got lost, so they are woken again.

Idle tables are found by an index on the time of the last move, in a few short intervals. Only
tables that have just crossed one of the times below are looked at, however many there are.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import connection

from gonfalon.server.job_queue import wake_bots

# How long a bot may take before its table is checked; repeated a few times.
NUDGES = tuple(timedelta(seconds=s) for s in (5, 15, 60, 300, 1800, 7200, 43200))
MOST = 1000
PAGE = 500  # tables per page when looking back

# The intervals are literal, each with its ends, so that PostgreSQL can see how short they are.
STRETCHES = " OR ".join(["t.moved_at > %s AND t.moved_at <= %s"] * len(NUDGES))
STILL = """
SELECT t.id FROM tables_table t
WHERE t.status = 'playing' AND ({stretches}) AND EXISTS (
    SELECT 1 FROM tables_seat s
    WHERE s.table_id = t.id AND s.bot <> '' AND (t.waiting >> s.number) & 1 = 1)
LIMIT %s
"""

LOOK_BACK = """
SELECT t.id, t.moved_at, EXISTS (
    SELECT 1 FROM tables_seat s
    WHERE s.table_id = t.id AND s.bot <> '' AND (t.waiting >> s.number) & 1 = 1)
FROM (
    SELECT id, waiting, moved_at FROM tables_table
    WHERE status = 'playing' AND moved_at < %(before)s ORDER BY moved_at DESC LIMIT %(most)s
) AS t
ORDER BY t.moved_at DESC
"""


def nudge_bots(since: datetime, now: datetime) -> int:
    """Wake the bots that became idle for one of NUDGES since `since`; return how many."""
    with connection.cursor() as cursor:
        ends = [end - nudge for nudge in NUDGES for end in (since, now)]
        cursor.execute(STILL.format(stretches=STRETCHES), [*ends, MOST])
        found = [id for (id,) in cursor.fetchall()]
    for id in found:
        wake_bots(id)
    return len(found)


def look_back(before: datetime) -> tuple[int, datetime | None]:
    """Wake all bots of tables that last moved before `before`, latest first.

    Handles one page of tables. Returns how many were woken, and where to continue (None at the
    end).
    """
    with connection.cursor() as cursor:
        cursor.execute(LOOK_BACK, {"before": before, "most": PAGE})
        found = cursor.fetchall()
    asked = [id for id, _, is_asked in found if is_asked]
    for id in asked:
        wake_bots(id)
    return len(asked), found[-1][1] if len(found) == PAGE else None
