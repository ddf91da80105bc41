"""What follows a move: bot turns, the end of the match, and a hint to listeners."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.kernel.play.match import Match
from gonfalon.server.hints import announce
from gonfalon.server.job_queue import enqueue_bots
from gonfalon.server.monitoring.move_trace import stage
from gonfalon.server.play.storage.storage import Place, Row
from gonfalon.server.tables.ending import close_table


@stage("follow")
def follow_up(row: Row, places: list[Place], match: Match[Any], now: datetime) -> None:
    """Close a finished match or queue the bots to move, in the move's transaction."""
    if match.over:
        close_table(row.id, match, now)
        return
    bots = {place.number for place in places if place.bot}
    asked = [decision.seat for decision in match.decisions if decision.seat in bots]
    if asked:
        enqueue_bots(row.id, row.seq + 1, asked)


def tell(table: UUID, version: int) -> None:
    """Send listeners a hint that a table has a new version. Hints may get lost."""
    announce(table, version)
