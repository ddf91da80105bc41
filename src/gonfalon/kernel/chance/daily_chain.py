"""The daily chain: every day's commitments in one hash, which includes the day before.

A site publishes a *leaf* for each match that starts. After the end of a day (UTC), all its leaves
and the previous day's *head* make the new head:

    leaf = SHA-256("gonfalon/1 leaf" NUL table NUL house-commitment NUL seed-commitment)
    head = SHA-256("gonfalon/1 day" NUL day NUL previous-head NUL leaf NUL …)   leaves in order

Whoever keeps a single head can later tell whether any commitment before it was exchanged. A leaf
does not reveal its table: the id and the commitments cannot be guessed.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from gonfalon.kernel.values.errors import RecordError

LEAF: Final = "gonfalon/1 leaf"
DAY: Final = "gonfalon/1 day"
BEGINNING: Final = "0" * 64  # the head before the first day
HASH: Final = re.compile("[0-9a-f]{64}")
DATE: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def leaf_of(table: str, house_commitment: str, seed_commitment: str) -> str:
    """Return the leaf of a match."""
    return hashed([LEAF, table, house_commitment, seed_commitment])


def head_of(day: str, previous: str, leaves: list[str]) -> str:
    """Return the head of a day. The order of the leaves does not matter."""
    return hashed([DAY, day, previous, *sorted(leaves)])


def hashed(parts: list[str]) -> str:
    """Return SHA-256 of parts that contain no NUL."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


class ChainDay:
    """A day as published: its head, the head before it, and how many matches started."""

    __slots__ = ("count", "day", "head", "previous")

    def __init__(self, day: str, previous: str, head: str, count: int) -> None:
        for name, value in (("previous head", previous), ("head", head)):
            if not HASH.fullmatch(value):
                raise RecordError(f"day {day[:20]}: damaged {name}")
        if not DATE.fullmatch(day) or count < 0:
            raise RecordError(f"damaged day: {day[:20]}")
        self.day = day
        self.previous = previous
        self.head = head
        self.count = count

    def __repr__(self) -> str:
        return f"ChainDay({self.day}, {self.count} matches, {self.head[:12]}…)"

    def check(self, leaves: list[str]) -> None:
        """Raise `RecordError` if these are not all leaves of the day."""
        if len(leaves) != self.count or head_of(self.day, self.previous, leaves) != self.head:
            raise RecordError(f"the commitments of {self.day} do not fit the published head")


def check_links(days: list[ChainDay], before: str = BEGINNING) -> None:
    """Raise `RecordError` unless every day names the head of the day before it."""
    last = ""
    for day in days:
        if day.previous != before or day.day <= last:
            raise RecordError(f"the chain is broken at {day.day}")
        before, last = day.head, day.day


def check_kept(kept: list[ChainDay], days: list[ChainDay]) -> None:
    """Raise `RecordError` if a day that was seen before is missing or has another head."""
    heads = {day.day: day.head for day in days}
    for day in kept:
        if heads.get(day.day) != day.head:
            found = "missing" if day.day not in heads else "exchanged"
            raise RecordError(f"the head of {day.day} is {found}: the past was rewritten")
