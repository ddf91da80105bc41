"""The trace of a move: how long each of its stages takes, and where a test may kill the process.

    @traced_move("person")
    def by_user(...): ...

    @stage("lock")
    def lock(...): ...

Every stage has two named points, `before-<stage>` and `after-<stage>`. With
GONFALON_DIE_AT=after-append:3 the process is killed, without any cleanup, the third time it passes
that point. That is the only honest way to test what a crash leaves behind.

The commit has no function of its own: it is what happens between the stages "follow" and "tell".
"""

from __future__ import annotations

import functools
import os
import signal
import threading
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from gonfalon.server.monitoring.metrics import MOVES, STAGE_SECONDS

P = ParamSpec("P")
T = TypeVar("T")

STAGES = ("lock", "load", "rules", "encode", "append", "follow", "tell")
POINTS = tuple(f"{side}-{name}" for name in STAGES for side in ("before", "after"))
COMMIT, WHOLE = "commit", "whole"

_wanted = ""
_left = 1


def arm(order: str) -> None:
    """Die at a point, the n-th time it is passed (name:n); an empty order disarms."""
    global _wanted, _left
    _wanted, _, count = order.partition(":")
    _left = int(count) if count.isdigit() else 1


def pass_point(name: str) -> None:
    """Die here, if a test wants that."""
    global _left
    if name == _wanted:
        _left -= 1
        if _left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)


class Trace(threading.local):
    """This thread's current move: who makes it, when it began, when its last stage ended."""

    by = ""
    began = 0.0
    last = 0.0


_trace = Trace()


def traced_move(by: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorate a function that makes a whole move, commit included, for a person or the house."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @functools.wraps(function)
        def traced(*args: P.args, **kwargs: P.kwargs) -> T:
            _trace.by, _trace.began = by, time.perf_counter()
            try:
                return function(*args, **kwargs)
            finally:
                _trace.by = ""

        return traced

    return decorate


def stage(name: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorate a function that is one stage of a move; outside a traced move it is not timed."""
    assert name in STAGES, name
    before, after = f"before-{name}", f"after-{name}"
    seconds, is_last = STAGE_SECONDS.labels(name), name == STAGES[-1]

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @functools.wraps(function)
        def staged(*args: P.args, **kwargs: P.kwargs) -> T:
            begun = time.perf_counter()
            if is_last and _trace.by:
                STAGE_SECONDS.labels(COMMIT).observe(begun - _trace.last)
                MOVES.labels(_trace.by).inc()
            pass_point(before)
            result = function(*args, **kwargs)
            pass_point(after)
            if _trace.by:
                _trace.last = time.perf_counter()
                seconds.observe(_trace.last - begun)
                if is_last:
                    STAGE_SECONDS.labels(WHOLE).observe(_trace.last - _trace.began)
            return result

        return staged

    return decorate


arm(os.environ.get("GONFALON_DIE_AT", ""))
