"""The course of a match that is over; kept in the response cache, since it is the same for all."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import NotInstalled, Refused
from gonfalon.server.play.endings import find_ending
from gonfalon.server.play.reading import Position
from gonfalon.server.play.storage.log import TableLog
from gonfalon.server.play.storage.records import ENDED, stored
from gonfalon.server.play.storage.response_cache import RESPONSES, CachedResponse
from gonfalon.server.tables.models import Table
from gonfalon.table.course import Step, steps_of, with_events
from gonfalon.table.lines import lines_of
from gonfalon.table.replays import from_start


def course_response(at: Position) -> CachedResponse:
    """Return the course of a match; refused until it is over."""
    if at.status not in ENDED:
        raise Refused("not-over", "the course of a match can be read when it is over")

    def make() -> bytes:
        try:
            steps, _ = replayed_course(at.id)
        except NotInstalled:
            ending = find_ending(at.id)
            if ending is None:
                raise
            steps = ending.course
        return canonical({"steps": with_events(TableLog(at.id), steps)}).encode()

    return RESPONSES.fetch((at.id, "course"), at.version, make)


def replayed_course(table: UUID) -> tuple[list[Step], Match[Any]]:
    """Return the course of a match from its log, and the match that this has led to."""
    entries = TableLog(table).inputs()
    player = from_start(stored(Table.objects.get(id=table)), lines_of(entries))
    return steps_of(player, {entry.version for entry in entries}), player.m
