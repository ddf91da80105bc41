"""Clocks: when an answer is due. Deadlines are stored in the table row; the sweeper enforces them.

All times here are service time (`service_time.py`), which pauses during downtime.

Time is charged only when something is published, and to every seat that was being waited for, so a
clock never reveals which seats have already answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import FIXED, WINDOW, Lanes
from gonfalon.kernel.values.message import bits_of
from gonfalon.server.play.storage.storage import Place, Row

NONE = "none"
PER_MOVE = "per_move"
BANK = "bank"
KINDS = (NONE, PER_MOVE, BANK)
# A rated match without a clock: nobody lets it wait for good instead of losing it.
LONGEST_RATED = timedelta(days=30)
WINDOW_SECONDS = 12  # how long a response window stays open under the `fixed` policy

Clock = Mapping[str, Any]
Banks = Mapping[int, int]  # milliseconds left, by seat


@dataclass(frozen=True)
class Times:
    """The times a move writes to the table row, and the change to which seats' banks."""

    waiting_since: datetime | None
    deadline: datetime | None
    round_closes: datetime | None
    charged: tuple[int, ...] = ()
    change: int = 0  # milliseconds


def after(row: Row, places: list[Place], match: Match[Any], now: datetime) -> Times:
    """Return the times after a move, in service time; a sealed answer changes none of them."""
    if match.over:
        return Times(None, None, None)
    if match.version == row.version and row.waiting_since is not None:
        return Times(row.waiting_since, row.deadline, row.round_closes)
    banks = {p.number: p.clock_left for p in places if p.clock_left is not None}
    charged: tuple[int, ...] = ()
    change = 0
    if row.clock.get("kind") == BANK and row.waiting_since is not None:
        charged = tuple(seat for seat in bits_of(row.waiting) if seat in banks)
        change = given_back(row, match) - charge(row.waiting_since, now)
        for seat in charged:
            banks[seat] += change
    if is_retraced(match) and match.waiting == asked_again(match) and row.deadline is not None:
        due: datetime | None = row.deadline
    else:
        due = deadline(row.clock, match, banks, now, rated=row.rated)
    return Times(now, due, window_end(row.clock, match, now), charged, change)


def charge(since: datetime, now: datetime) -> int:
    """Return the milliseconds between two moments, never negative."""
    return max(0, int((now - since).total_seconds() * 1000))


def is_retraced(match: Match[Any]) -> bool:
    """True if an input was undone since the last barrier.

    If so, no seat gets fresh time. Otherwise a player could stop the clock by undoing forever.
    """
    trail = match.trail
    return trail is not None and trail.base is not None and match.epoch > trail.base.epoch


def asked_again(match: Match[Any]) -> int:
    """Return a mask with the seat that may undo, or 0."""
    return 1 << match.trail.seat if match.trail is not None and match.trail.seat >= 0 else 0


def given_back(row: Row, match: Match[Any]) -> int:
    """Return the increment in milliseconds; none after an undo."""
    return 0 if is_retraced(match) else int(row.clock.get("increment", 0)) * 1000


def deadline(
    clock: Clock, match: Match[Any], banks: Banks, now: datetime, *, rated: bool
) -> datetime | None:
    """Return when the pending answers are due, or None without a clock at an unrated table."""
    kind = clock.get("kind", NONE)
    if kind == PER_MOVE:
        return now + timedelta(seconds=int(clock["seconds"]))
    if kind == BANK:
        left = [banks[seat] for seat in bits_of(match.waiting) if seat in banks]
        if left:
            return now + timedelta(milliseconds=max(0, min(left)))
    return now + LONGEST_RATED if rated and kind == NONE else None


def window_end(clock: Clock, match: Match[Any], now: datetime) -> datetime | None:
    """Return when a response window closes under `fixed`: the same length for every window."""
    top = match.stack[-1] if match.stack else None
    if match.policy == FIXED and isinstance(top, Lanes) and top.SECRECY == WINDOW:
        return now + timedelta(seconds=int(clock.get("window", WINDOW_SECONDS)))
    return None
