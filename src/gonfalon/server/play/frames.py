"""Frames of a table, replayed from where the last ones ended: clients ask again soon."""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import partial
from typing import Any
from uuid import UUID

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry as Line
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.records.record import RecordPlayer
from gonfalon.kernel.records.saving import canonical
from gonfalon.server.play.reading import Position, news_json
from gonfalon.server.play.storage.log import TableLog
from gonfalon.server.play.storage.records import publication, stored
from gonfalon.server.play.storage.response_cache import RESPONSES, CachedResponse
from gonfalon.server.tables.models import Table
from gonfalon.table.frames import MOST_FRAMES, Frame, Mark, Reached, frames_of
from gonfalon.table.news import since
from gonfalon.table.replays import from_start

MAX_REPLAYS = 128


class ReplayCache:
    """A small thread-safe LRU cache of replayed matches, by table, at their last asked version.

    Each is kept with the mark of its last input: the log of a table can lose inputs (in a restore).
    """

    def __init__(self, room: int = MAX_REPLAYS) -> None:
        self.room = room
        self.lock = threading.Lock()
        self.replays: OrderedDict[UUID, Reached] = OrderedDict()

    def find(self, table: UUID, most: int, marks: set[Mark]) -> tuple[int, Match[Any]] | None:
        """Return a copy of the kept match and how many inputs it is into the record."""
        with self.lock:
            found = self.replays.get(table)
            if found is None:
                return None
            if found.given > most or found.mark not in marks:
                return None
            return found.given, clone_with_trail(found.match)

    def keep(self, table: UUID, reached: Reached) -> None:
        """Keep a match that is never changed again."""
        with self.lock:
            self.replays[table] = reached
            self.replays.move_to_end(table)
            while len(self.replays) > self.room:
                self.replays.popitem(last=False)

    def clear(self) -> None:
        """Drop every match."""
        with self.lock:
            self.replays.clear()


REPLAYS = ReplayCache()


def frames_response(at: Position, after: int) -> CachedResponse:
    """Return the frames after a version, at most `MOST_FRAMES`, the oldest first."""

    def make() -> bytes:
        log = TableLog(at.id)
        news, more = since(log, after, at.viewer)
        more = more or len(news) > MOST_FRAMES
        begin = partial(replay_from, at.id)
        frames, reached = frames_of(log, at.viewer, news[:MOST_FRAMES], begin)
        if reached is not None:
            REPLAYS.keep(at.id, reached)
        return canonical({"frames": list(map(frame_json, frames)), "more": more}).encode()

    return RESPONSES.fetch(
        (at.id, at.viewer, "frames", after), publication(at.id, at.version), make
    )


def replay_from(table: UUID, lines: list[Line], most: int, marks: set[Mark]) -> RecordPlayer:
    """Return the replay of a record, at most `most` inputs in: kept from before, or at its start.

    A rewind needs copies of earlier moments, so a record with one is replayed from its start.
    """
    kept = None
    if all(line.what != "rewind" for line in lines):
        kept = REPLAYS.find(table, most, marks)
    if kept is not None:
        given, match = kept
        return RecordPlayer(match, lines, given)
    return from_start(stored(Table.objects.get(id=table)), lines)


def frame_json(frame: Frame) -> dict[str, Any]:
    """Return a frame as JSON values."""
    return {"version": frame.version, "view": frame.view, "news": news_json(frame.news)}
