"""Named points of the move path at which a test may kill the process.

In production, `point` only records the time for the metrics. With GONFALON_DIE_AT=name:n the
process is killed, without any cleanup, the n-th time it passes the point. That is the only honest
way to test what a crash leaves behind.
"""

from __future__ import annotations

import os
import signal

from gonfalon.server.monitoring.metrics import passed

_wanted = ""
_left = 1

POINTS = (
    "before-transaction",
    "before-lock",
    "after-lock",
    "after-load",
    "after-choose",
    "before-append",
    "after-append",
    "before-commit",
    "after-commit",
    "before-tell",
    "after-tell",
    "before-answer",
)


def arm(order: str) -> None:
    """Die at a point, the n-th time it is passed (name:n); an empty order disarms."""
    global _wanted, _left
    _wanted, _, count = order.partition(":")
    _left = int(count) if count.isdigit() else 1


def point(name: str) -> None:
    """Pass a named point."""
    global _left
    passed(name)
    if name == _wanted:
        _left -= 1
        if _left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)


arm(os.environ.get("GONFALON_DIE_AT", ""))
