"""A match that was begun elsewhere, played again here from its seed and its inputs.

Nothing else of it is believed: not what happened, nor what it looks like now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import MAX_REWINDS, rewind
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import Event
from gonfalon.table.inputs import carry_out, stored_events
from gonfalon.table.lines import lines_of
from gonfalon.table.log import Entry


@dataclass(frozen=True)
class BroughtInput:
    """An input as it was given: answers are pairs of a decision and an option."""

    kind: str
    seat: int
    target: str
    answers: list[list[str]]


class BroughtMatch:
    """A match at its start, and its log so far; `give` plays the next input."""

    def __init__(self, match: Match[Any], inputs: Sequence[BroughtInput], at: datetime) -> None:
        """Take a match that has just begun. All entries of its log get the time `at`."""
        self.match = match
        self.at = at
        self.wanted = {version_of(one) for one in inputs if one.kind == "rewind"}
        if sum(one.kind == "rewind" for one in inputs) > MAX_REWINDS:
            raise Refused("too-often", f"a match goes back at most {MAX_REWINDS} times")
        self.kept: dict[int, tuple[Match[Any], int]] = {}
        self.entries: list[Entry] = []
        start = BroughtInput("start", -1, "", [])
        self.log(start, match.drain_events(), [], match.chance.trace)
        for number, one in enumerate(inputs, 1):
            try:
                self.give(one)
            except Refused as error:
                raise Refused(error.code, f"input {number}: {error}") from error

    def give(self, one: BroughtInput) -> None:
        """Carry out an input as it was given there."""
        before = self.match.chance.trace
        events, answers = carry_out(self.match, lambda m: self.act(m, one))
        trace = self.match.chance.trace
        self.log(one, events, answers, trace if trace != before else -1)

    def act(self, m: Match[Any], one: BroughtInput) -> list[Event]:
        """Do to the match what the input says."""
        if one.kind == "choose" and one.answers:
            events = []
            for decision, option in one.answers:
                m.decision(decision, one.seat)  # refused if it is another seat's
                events += m.choose(decision, option)
            return events
        if one.kind == "undo":
            m.undo(one.seat, one.target)
            return []
        if one.kind != "rewind" or version_of(one) not in self.kept:
            raise Refused("bad-input", f"{one.kind} cannot be carried out here")
        earlier, place = self.kept[version_of(one)]
        rewind(m, earlier, place)
        return []

    def log(
        self, one: BroughtInput, events: list[Event], answers: list[list[str]], trace: int
    ) -> None:
        """Log an input, and keep a copy of the match if a later one goes back to it."""
        match, seq = self.match, len(self.entries)
        told = stored_events(match, events)
        given = answers or one.answers
        target = one.target
        if one.kind == "rewind":
            target = str(self.kept[version_of(one)][1])
        self.entries.append(
            Entry(seq, match.version, one.kind, one.seat, target, given, trace, told, self.at)
        )
        if match.version in self.wanted and match.version not in self.kept and not match.over:
            self.kept[match.version] = (match.clone(), len(lines_of(self.entries)))


def version_of(one: BroughtInput) -> int:
    """Return the version to which a rewind goes back."""
    try:
        return int(one.answers[0][1]) if one.kind == "rewind" else -1
    except (IndexError, ValueError):
        raise Refused("bad-input", "a rewind names the version it goes back to") from None
