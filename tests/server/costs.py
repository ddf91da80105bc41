"""What operations cost: the CPU time of a web process, on a machine of known speed.

A yardstick is timed beside every operation, so that a slow or busy machine does not make them
dearer: some plain requests, which need of a machine what operations need (a loop in plain Python is
faster by another factor). Where one takes `YARDSTICK` milliseconds, a millisecond is one of
`Limit.cost`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from django.db import transaction

from gonfalon.server.api import learn
from gonfalon.server.api.limits import limits
from gonfalon.server.api.matches import plans, play, table_lists
from gonfalon.server.play.frames import REPLAYS
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.site.rate_limits import BUDGETS, CPU_USER, LIMITS
from tests.server.visitor import Visitor

YARDSTICK = 1.1
REQUESTS = 3
CHEAP = 45.0  # what an operation may cost that counts no limit
TIMES, MOST_TIMES = 3, 12


@dataclass
class Cost:
    """What an operation has cost, and what its limits allow."""

    name: str
    status: int
    milliseconds: float
    limits: list[str] = field(default_factory=list)

    @property
    def allowed(self) -> float:
        """What the dearest of its limits allows."""
        return max((float(LIMITS[name].cost) for name in self.limits), default=CHEAP)

    @property
    def is_too_dear(self) -> bool:
        """True if it costs more than that."""
        return self.milliseconds > self.allowed

    def __str__(self) -> str:
        """Return a line of the table."""
        often = BUDGETS[CPU_USER].rate / self.milliseconds
        names = ", ".join(self.limits) or "none"
        return (
            f"{self.name:<52} {self.status} {self.milliseconds:6.1f} of {self.allowed:5.0f} ms,"
            f" {often:5.1f}/s a user; limits: {names}"
        )


def yardstick(visitor: Visitor) -> float:
    """Return how long a plain request takes now, in milliseconds of CPU."""
    began = time.thread_time()
    for _ in range(REQUESTS):
        visitor.get("/api/hello")
    return (time.thread_time() - began) * 1000 / REQUESTS


def measure(name: str, ask: Callable[[], Any], counted: list[str]) -> Cost:
    """Return what an operation costs with nothing in the caches; it is undone each time.

    The least of a few times counts: whatever else the machine does makes them longer. What seems
    too dear is measured again.
    """
    spent = stick = float("inf")
    visitor = Visitor()
    yardstick(visitor)  # what is built once
    found = Cost(name, 0, spent)
    for done in range(MOST_TIMES):
        if done >= TIMES and not found.is_too_dear:
            break
        forget_everything()
        stick = min(stick, yardstick(visitor))
        counted.clear()
        with transaction.atomic():
            began = time.thread_time()
            status = ask().status_code
            spent = min(spent, (time.thread_time() - began) * 1000)
            transaction.set_rollback(True)
        limits_counted = sorted(set(counted))
        stick = min(stick, yardstick(visitor))
        found = Cost(name, status, spent / stick * YARDSTICK, limits_counted)
    return found


def forget_everything() -> None:
    """Empty the caches that answer instead of an operation, and whose contents anyone can choose.

    What a process builds once, such as the texts of games, stays.
    """
    for cache in (MATCHES, RESPONSES, REPLAYS, learn.STEPS, table_lists.PAGES):
        cache.clear()


@contextmanager
def listening(patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Note which limits set something aside; none of them refuses."""
    heard: list[str] = []
    real = limits.set_cost_aside

    def noted(request: Any, name: str) -> None:
        heard.append(name)
        real(request, name)

    patch.setattr(limits, "set_cost_aside", noted)
    for module in (play, plans):
        patch.setattr(module, "set_cost_aside", noted)
    patch.setattr(limits.Counters, "wait", lambda *_: 0.0)
    patch.setattr(limits.RecentUses, "wait", lambda *_: 0.0)
    patch.setattr(limits, "set_aside", lambda *_: 0.0)
    patch.setattr("gonfalon.server.api.limits.cpu_charging.BUCKETS.wait", lambda *_: 0.0)
    yield heard
