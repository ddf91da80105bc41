"""The course of a match that is over: everybody's points after each version that changed them.

Made by one replay of the record. Everything in it is public by then, so it is the same for all
viewers.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gonfalon.kernel.records.record import RecordPlayer
from gonfalon.table.log import Entry, Log
from gonfalon.table.news import told

Step = dict[str, Any]


def steps_of(player: RecordPlayer, shown: Collection[int]) -> list[Step]:
    """Return the versions at which a turn began or points changed; plays the record to its end.

    The first version and the last one are always among them. What was taken back later is left out,
    and so are the versions inside a series of answers, which were never published: those that are
    not in `shown`.
    """
    m = player.m
    steps: list[Step] = [{"version": m.version, "turn": m.turn, "points": m.game.points(m)}]
    reached = [m.version]  # by number of inputs
    given: dict[str, int] = {}  # the version after the answer to a decision
    for line in player.entries:
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
        ends = m.over or player.given == len(player.entries)
        if m.version in shown and (ends or differs(now, steps[-1])):
            if steps[-1]["version"] == m.version:
                steps.pop()
            steps.append(now)
    return steps


def differs(now: Step, before: Step) -> bool:
    """True if points have changed, or another turn has begun."""
    return bool(now["points"] != before["points"] or now["turn"] != before["turn"])


def with_events(log: Log, steps: list[Step]) -> list[Step]:
    """Add when each version was published, and what everybody learnt then."""
    published = log.published([one["version"] for one in steps])
    return [one | public_part(published.get(one["version"])) for one in steps]


def public_part(entry: Entry | None) -> dict[str, Any]:
    """Return when an input was given and what everybody learnt by it; the set-up has no input."""
    if entry is None:
        return {"at": None, "events": []}
    return {"at": entry.at.isoformat(), "events": told(entry, None)}
