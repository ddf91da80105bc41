"""What follows a move: bots' turns, the end of a match, and the hint that something is new."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.kernel.match import Match
from gonfalon.server.jobs.queue import enqueue_bots
from gonfalon.server.live.announce import announce
from gonfalon.server.play.storage import Place, Row
from gonfalon.server.tables.ending import close_table


def follow_up(row: Row, places: list[Place], match: Match[Any], now: datetime) -> None:
    """Prepare what comes next, in the transaction of the move."""
    if match.over:
        close_table(row.id, match, now)
        return
    bots = {place.number for place in places if place.bot}
    asked = [decision.seat for decision in match.decisions if decision.seat in bots]
    if asked:
        enqueue_bots(row.id, row.seq + 1, asked)


def tell(table: UUID, version: int) -> None:
    """Tell everybody who listens that a table has a new version. May get lost."""
    announce(table, version)
