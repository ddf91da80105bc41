"""Clocks: when an answer is due. Deadlines live in the table row; a sweeper is their truth.

Time runs for every seat that is waited for, as far as everybody can tell: it is taken when
something is published, from all of them alike, so that a clock never tells who has answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from gonfalon.kernel.match import Match
from gonfalon.kernel.message import seats_in
from gonfalon.kernel.step import FIXED, WINDOW, Lanes
from gonfalon.server.jobs.heartbeat import PAUSE, alive_until
from gonfalon.server.play.storage import Place, Row

NONE = "none"
PER_MOVE = "per_move"
BANK = "bank"
KINDS = (NONE, PER_MOVE, BANK)
WINDOW_SECONDS = 12  # how long a response window of a `fixed` table stays open

Clock = Mapping[str, Any]
Banks = Mapping[int, int]  # milliseconds left, by seat


@dataclass(frozen=True)
class Times:
    """What a move leaves for the table row, and what it takes from the banks of which seats."""

    waiting_since: datetime | None
    deadline: datetime | None
    round_closes: datetime | None
    charged: tuple[int, ...] = ()
    change: int = 0  # milliseconds


def after(row: Row, places: list[Place], match: Match[Any], now: datetime) -> Times:
    """Return the times after a move; a sealed answer changes none of them."""
    if match.over:
        return Times(None, None, None)
    if match.version == row.version and row.waiting_since is not None:
        return Times(row.waiting_since, row.deadline, row.round_closes)
    banks = {p.number: p.clock_left for p in places if p.clock_left is not None}
    charged: tuple[int, ...] = ()
    change = 0
    if row.clock.get("kind") == BANK and row.waiting_since is not None:
        charged = tuple(seat for seat in seats_in(row.waiting) if seat in banks)
        change = given_back(row, match) - charge(row.waiting_since, now)
        for seat in charged:
            banks[seat] += change
    if is_retraced(match) and match.waiting == asked_again(match) and row.deadline is not None:
        due: datetime | None = row.deadline
    else:
        due = deadline(row.clock, match, banks, now)
    return Times(now, due, window_end(row.clock, match, now), charged, change)


def charge(since: datetime, now: datetime) -> int:
    """Return the milliseconds that an answer took: none while the service stood still.

    A move that gets in after an outage may come before the first beat of the pulse, which would
    have moved all clocks.
    """
    until = alive_until(now) if now - since > PAUSE else now
    return max(0, int((until - since).total_seconds() * 1000))


def is_retraced(match: Match[Any]) -> bool:
    """Tell whether something was taken back since the last barrier.

    Then nobody gets fresh time: else a clock could be stopped by taking back for ever.
    """
    trail = match.trail
    return trail is not None and trail.base is not None and match.epoch > trail.base.epoch


def asked_again(match: Match[Any]) -> int:
    """Return the mask of the seat that could take something back."""
    return 1 << match.trail.seat if match.trail is not None and match.trail.seat >= 0 else 0


def given_back(row: Row, match: Match[Any]) -> int:
    """Return the increment, in milliseconds."""
    return 0 if is_retraced(match) else int(row.clock.get("increment", 0)) * 1000


def deadline(clock: Clock, match: Match[Any], banks: Banks, now: datetime) -> datetime | None:
    """Return when the answers that are waited for are due."""
    kind = clock.get("kind", NONE)
    if kind == PER_MOVE:
        return now + timedelta(seconds=int(clock["seconds"]))
    if kind == BANK:
        left = [banks[seat] for seat in seats_in(match.waiting) if seat in banks]
        if left:
            return now + timedelta(milliseconds=max(0, min(left)))
    return None


def window_end(clock: Clock, match: Match[Any], now: datetime) -> datetime | None:
    """Return when a response window of a `fixed` table closes: the same for every window."""
    top = match.stack[-1] if match.stack else None
    if match.policy == FIXED and isinstance(top, Lanes) and top.SECRECY == WINDOW:
        return now + timedelta(seconds=int(clock.get("window", WINDOW_SECONDS)))
    return None
