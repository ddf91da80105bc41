"""What was published since a version, as far as one viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from gonfalon.kernel.values.message import bit_of
from gonfalon.table.lines import is_sealed
from gonfalon.table.log import Entry, Log

PAGE = 200


@dataclass(frozen=True)
class News:
    """What was published under one version, as far as one viewer may know.

    `taken_back` is set for an undo or a rewind: everything published from that version on is void.
    """

    version: int
    at: datetime
    kind: str
    seat: int | None
    events: list[dict[str, Any]]
    taken_back: int | None


def since(log: Log, version: int, viewer: int | None) -> tuple[list[News], bool]:
    """Return what was published after a version, and whether there is more than one page of it.

    Sealed answers publish nothing and leave no trace here: not who answered, when, or how many did.
    A version was published by the first input that has it.
    """
    entries = log.published_after(version, PAGE + 1)
    found: list[News] = []
    for entry in entries[:PAGE]:
        public = entry.kind != "choose" or not is_sealed(entry.target)
        giver = entry.seat if public and entry.seat >= 0 else None
        back = taken_back(log, entry)
        events = told(entry, viewer)
        found.append(News(entry.version, entry.at, entry.kind, giver, events, back))
    return found, len(entries) > PAGE


def told(entry: Entry, viewer: int | None) -> list[dict[str, Any]]:
    """Return the messages of an input that a viewer was told."""
    bit = bit_of(viewer)
    return [
        {"message": message, "args": args}
        for audience, message, args in entry.events
        if audience & bit
    ]


def taken_back(log: Log, entry: Entry) -> int | None:
    """Return the first version whose publications an input takes back, or None."""
    if entry.kind == "rewind":
        return int(entry.answers[0][1]) + 1
    return log.version_of_answer(entry.target) if entry.kind == "undo" else None
