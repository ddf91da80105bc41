"""The course of a match that is over: everybody's points after each version that changed them.

Made by one replay of the record. Everything in it is public by then, so it is the same for all
viewers and kept in the response cache.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import RecordPlayer, match_at_start
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import NotInstalled, Refused
from gonfalon.kernel.values.message import bit_of
from gonfalon.server.play.endings import find_ending
from gonfalon.server.play.reading import Position
from gonfalon.server.play.storage.log import entries_of, published
from gonfalon.server.play.storage.records import ENDED, lines_of, running_record
from gonfalon.server.play.storage.response_cache import RESPONSES, CachedResponse

Step = dict[str, Any]


def course_response(at: Position) -> CachedResponse:
    """Return the course of a match; refused until it is over."""
    if at.status not in ENDED:
        raise Refused("not-over", "the course of a match can be read when it is over")

    def make() -> bytes:
        try:
            steps, _ = steps_of(at.id)
        except NotInstalled:
            ending = find_ending(at.id)
            if ending is None:
                raise
            steps = ending.course
        return canonical({"steps": with_events(at.id, steps)}).encode()

    return RESPONSES.fetch((at.id, "course"), at.version, make)


def steps_of(table: UUID) -> tuple[list[Step], Match[Any]]:
    """Return the versions at which a turn began or points changed, and the replayed match.

    The first version and the last one are always among them. What was taken back later is left out,
    and so are the versions inside a series of answers, which were never published.
    """
    entries = entries_of(table)
    shown = {entry.version for entry in entries}
    lines = lines_of(entries)
    record, seed, stored = running_record(table, lines)
    player = RecordPlayer(match_at_start(record, seed, stored.content, stored.game), lines)
    m = player.m
    steps: list[Step] = [{"version": m.version, "turn": m.turn, "points": m.game.points(m)}]
    reached = [m.version]  # by number of inputs
    given: dict[str, int] = {}  # the version after the answer to a decision
    for line in lines:
        player.advance(player.given + 1)
        reached.append(m.version)
        if line.what == "rewind":
            steps = [one for one in steps if one["version"] <= reached[int(line.target)]]
        elif line.what == "undo":
            first = given.get(line.target, m.version)
            steps = [one for one in steps if one["version"] < first]
        else:
            given[line.target] = m.version
        now = {"version": m.version, "turn": m.turn, "points": m.game.points(m)}
        ends = m.over or player.given == len(lines)
        if m.version in shown and (ends or differs(now, steps[-1])):
            if steps[-1]["version"] == m.version:
                steps.pop()
            steps.append(now)
    return steps, m


def differs(now: Step, before: Step) -> bool:
    """True if points have changed, or another turn has begun."""
    return bool(now["points"] != before["points"] or now["turn"] != before["turn"])


def with_events(table: UUID, steps: list[Step]) -> list[Step]:
    """Add when each version was published, and what everybody learnt then."""
    bit = bit_of(None)
    told = {
        version: {
            "at": entry.at.isoformat(),
            "events": [
                {"message": m, "args": args} for audience, m, args in entry.events if audience & bit
            ],
        }
        for version, entry in published(table, (one["version"] for one in steps)).items()
    }
    return [one | told.get(one["version"], {"at": None, "events": []}) for one in steps]
