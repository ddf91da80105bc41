"""Frames: what a viewer saw at each version after another, for showing moves one at a time.

A client that is one turn of a bot behind asks once and gets every view in between. The frames come
from replaying the record.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry as Line
from gonfalon.kernel.records.record import RecordPlayer
from gonfalon.table.lines import lines_of
from gonfalon.table.log import Log
from gonfalon.table.news import News

MOST_FRAMES = 40
Mark = tuple[int, datetime]  # number and time of a stored input
Begin = Callable[[list[Line], int, set[Mark]], RecordPlayer]
"""Returns a replay of these lines, at most so many inputs in; the marks tell the log's inputs."""


@dataclass(frozen=True)
class Frame:
    """What a viewer saw at a version. Questions are left out: none can be answered any more."""

    version: int
    view: Any
    news: News


@dataclass(frozen=True)
class Reached:
    """Where a replay stopped: how many inputs in, the mark of the last one, and the match."""

    given: int
    mark: Mark
    match: Match[Any]


def frames_of(
    log: Log, viewer: int | None, news: list[News], begin: Begin
) -> tuple[list[Frame], Reached | None]:
    """Return what a viewer saw at each version, and where the replay may be taken up again."""
    if not news:
        return [], None
    published = log.published([one.version for one in news])
    end = published[news[-1].version].seq
    entries = log.inputs(end)
    # At a publication no sealed round is half answered, so the lines up to it never change.
    numbers = {entry.seq: index for index, entry in enumerate(entries, 1)}
    places = [len(lines_of(entries[: numbers.get(published[one.version].seq, 0)])) for one in news]
    marks = {entry.seq: (entry.seq, entry.at) for entry in entries}
    player = begin(lines_of(entries), places[0], {*marks.values()})
    frames: list[Frame] = []
    for one, place in zip(news, places, strict=True):
        player.advance(place)
        frames.append(Frame(player.m.version, player.m.view(viewer), one))
    last = marks.get(end)
    return frames, None if last is None else Reached(player.given, last, player.m)
