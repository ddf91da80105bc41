"""The end of a table: outcome and results are stored, jobs queued; or void, with a reason."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.kernel.play.match import Match
from gonfalon.server.job_queue import enqueue_ending, enqueue_rating
from gonfalon.server.service_time import database_time
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.results import write_results


def close_table(table: UUID, match: Match[Any], now: datetime) -> None:
    """Store the outcome and everyone's result, in the transaction of the last move."""
    if match.outcome is None:
        return
    Table.objects.filter(id=table).update(
        status=Table.Status.OVER,
        outcome=match.outcome.to_json(match.content.vocabulary),
        ended_at=now,
    )
    Seat.objects.filter(table_id=table).update(over=True)
    sides = match.game.sides(match.content, match.seats, match.settings)
    write_results(table, match.outcome.ranks, sides)
    enqueue_rating(table)
    enqueue_ending(table)


def void_table(table: Table, reason: str) -> None:
    """End a table without a result; the caller holds its lock. The reason is public."""
    table.status = Table.Status.VOID
    table.void_reason = reason
    table.ended_at = database_time()
    table.waiting = 0
    table.waiting_since = table.deadline = table.round_closes = table.seed_by = None
    table.pace_offer = None
    table.save(
        update_fields=[
            "status",
            "void_reason",
            "ended_at",
            "waiting",
            "waiting_since",
            "deadline",
            "round_closes",
            "seed_by",
            "pace_offer",
        ]
    )
    Seat.objects.filter(table=table).update(over=True)
    if table.state:
        enqueue_ending(table.id)
