"""The log of a match as it is stored: one entry for each input, in order.

Whoever stores it in rows asks with queries; `ListedLog` reads a log that is in memory as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol


@dataclass(frozen=True)
class Entry:
    """A stored input, and what it published.

    `version` is the public version after it: a sealed answer does not change that. `answers` are
    pairs of a decision and the option chosen, `events` triples of audience, message and arguments.
    """

    seq: int
    version: int
    kind: str
    seat: int
    target: str
    answers: list[list[str]]
    trace: int
    events: list[list[Any]]
    at: datetime


class Log(Protocol):
    """What is asked of a log, however it is stored."""

    def inputs(self, last: int | None = None) -> list[Entry]:
        """Return the inputs, up to and including the one numbered `last`; perhaps without events.

        The set-up is not among them.
        """

    def published(self, versions: Iterable[int]) -> dict[int, Entry]:
        """Return the input that published each of these versions, as far as there is one."""

    def published_after(self, version: int, most: int) -> list[Entry]:
        """Return the input that published each version after another, at most `most`."""

    def version_of_answer(self, decision: str) -> int | None:
        """Return the version after the first answer to a decision."""


class ListedLog:
    """A log whose entries are all at hand, the set-up (number 0) included."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries

    def inputs(self, last: int | None = None) -> list[Entry]:
        return [e for e in self.entries if e.seq > 0 and (last is None or e.seq <= last)]

    def published(self, versions: Iterable[int]) -> dict[int, Entry]:
        wanted = set(versions)
        return {e.version: e for e in first_of_versions(self.entries) if e.version in wanted}

    def published_after(self, version: int, most: int) -> list[Entry]:
        return [e for e in first_of_versions(self.entries) if e.version > version][:most]

    def version_of_answer(self, decision: str) -> int | None:
        for entry in self.entries:
            if entry.kind == "choose" and any(decision in answer for answer in entry.answers):
                return entry.version
        return None


def first_of_versions(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Yield the first entry of each version, by version."""
    before: int | None = None
    for entry in sorted(entries, key=lambda e: (e.version, e.seq)):
        if entry.version != before:
            yield entry
        before = entry.version
