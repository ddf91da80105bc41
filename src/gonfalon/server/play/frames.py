"""Frames: what a viewer saw at each version after another, for showing moves one at a time.

A client that is one turn of a bot behind asks once and gets every view in between. The frames come
from replaying the record. Since clients ask again a few moves later, the match at the last frame
is kept, and the next replay goes on from there.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry as Line
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.records.record import RecordPlayer, match_at_start
from gonfalon.kernel.records.saving import canonical
from gonfalon.server.play.reading import News, Position, news_json, since
from gonfalon.server.play.storage.log import entries_of
from gonfalon.server.play.storage.records import lines_of, publication, published_by, running_record
from gonfalon.server.play.storage.response_cache import RESPONSES, CachedResponse

MOST_FRAMES = 40
MAX_REPLAYS = 128
Mark = tuple[int, datetime]  # number and time of a stored input


class ReplayCache:
    """A small thread-safe LRU cache of replayed matches, by table, at their last asked version.

    Each is kept with the mark of its last input: the log of a table can lose inputs (in a restore).
    """

    def __init__(self, room: int = MAX_REPLAYS) -> None:
        self.room = room
        self.lock = threading.Lock()
        self.replays: OrderedDict[UUID, tuple[int, Mark, Match[Any]]] = OrderedDict()

    def find(self, table: UUID, most: int, marks: set[Mark]) -> tuple[int, Match[Any]] | None:
        """Return a copy of the kept match and how many inputs it is into the record."""
        with self.lock:
            found = self.replays.get(table)
            if found is None:
                return None
            given, mark, match = found
            if given > most or mark not in marks:
                return None
            return given, clone_with_trail(match)

    def keep(self, table: UUID, given: int, mark: Mark, match: Match[Any]) -> None:
        """Keep a match that is never changed again."""
        with self.lock:
            self.replays[table] = (given, mark, match)
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
        news, more = since(at.id, after, at.viewer)
        more = more or len(news) > MOST_FRAMES
        frames = frames_of(at, news[:MOST_FRAMES])
        return canonical({"frames": frames, "more": more}).encode()

    return RESPONSES.fetch(
        (at.id, at.viewer, "frames", after), publication(at.id, at.version), make
    )


def frames_of(at: Position, news: list[News]) -> list[dict[str, Any]]:
    """Return the view of each version, with what was published under it."""
    if not news:
        return []
    published = published_by(at.id, [one.version for one in news])
    entries = entries_of(at.id, published[news[-1].version])
    # At a publication no sealed round is half answered, so the lines up to it never change.
    numbers = {entry.seq: index for index, entry in enumerate(entries, 1)}
    places = [len(lines_of(entries[: numbers.get(published[one.version], 0)])) for one in news]
    marks = {entry.seq: (entry.seq, entry.at) for entry in entries}
    player = replay_from(at.id, lines_of(entries), places[0], {*marks.values()})
    frames: list[dict[str, Any]] = []
    for one, place in zip(news, places, strict=True):
        player.advance(place)
        frames.append(frame_of(player.m, at.viewer, one))
    last = marks.get(published[news[-1].version])
    if last is not None:
        REPLAYS.keep(at.id, player.given, last, player.m)
    return frames


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
    record, seed, stored = running_record(table, lines)
    return RecordPlayer(match_at_start(record, seed, stored.content, stored.game), lines)


def frame_of(match: Match[Any], viewer: int | None, news: News) -> dict[str, Any]:
    """Return one frame. Its questions are left out: nothing can be answered any more."""
    return {"version": match.version, "view": match.view(viewer), "news": news_json(news)}
