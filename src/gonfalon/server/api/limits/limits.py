"""Rate limits: moving windows in Redis, with a fallback without it.

    @router.post("/tables")
    @limited("create-table")
    def create(request: HttpRequest, ...): ...

or, where the key is not simply the caller, `spend("choices-seat", f"{table}:{seat}")`.

While Redis is away every process counts for itself: at half the limit where guessing is the danger,
at the whole limit where play must continue.
"""

from __future__ import annotations

import functools
import inspect
import logging
import math
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar, cast

import redis
from django.conf import settings
from django.http import HttpRequest
from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage, RedisStorage
from limits.strategies import MovingWindowRateLimiter

from gonfalon.server.accounts.bots import user_behind
from gonfalon.server.accounts.cache import QUICK
from gonfalon.server.accounts.models import User
from gonfalon.server.api.errors import Problem, plain
from gonfalon.server.api.limits.cpu_budget import set_aside
from gonfalon.server.client_address import address, networks
from gonfalon.server.site.rate_limits import LIMITS, PERSON, USER, Limit
from gonfalon.server.site.state import is_exempt, limit_of

log = logging.getLogger(__name__)
F = TypeVar("F", bound=Callable[..., Any])

BY_ADDRESS = "a"  # how keys of addresses begin
PAUSE = 5.0  # seconds to leave Redis alone after a failure
SPARED = 4  # the first quarter of a limit is counted here alone
MOST_KEYS, QUIET = 10_000, 60.0  # keys kept here, and seconds until one may be dropped


class RecentUses:
    """Moving windows of this process alone, by key; fast.

    Every move checks two. The in-memory storage of `limits` would do, but its moving windows start
    a thread that walks all keys ever seen and drops none: with 2,000 known users it takes 0.25 ms
    of CPU per call at the pace of play, where this takes 0.016 ms. In Redis it would be one more
    query of at least 0.08 ms. So the limit of 60 per second for a user at many tables applies to
    each process, not to all of them together.
    """

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.times: dict[str, deque[float]] = {}

    def wait(self, key: str, amount: int, seconds: int, now: float) -> float:
        """Count one use; return 0 or the seconds to wait."""
        with self.lock:
            times = self.times.get(key)
            if times is None:
                if len(self.times) >= MOST_KEYS:
                    self.forget(now)
                times = self.times[key] = deque(maxlen=amount)
            if len(times) == amount and now - times[0] < seconds:
                return seconds - (now - times[0])
            times.append(now)
            return 0.0

    def used(self, key: str, seconds: int, now: float) -> int:
        """Return how often a key was used within its window."""
        with self.lock:
            return sum(now - at < seconds for at in self.times.get(key, ()))

    def forget(self, now: float) -> None:
        """Drop keys that have been idle for a while; if none has, drop all."""
        kept = {k: times for k, times in self.times.items() if now - times[-1] < QUIET}
        self.times = kept if len(kept) < MOST_KEYS else {}


class Counters:
    """The counters in Redis, with a fallback in this process."""

    def __init__(self, url: str, prefix: str) -> None:
        self.own = MovingWindowRateLimiter(MemoryStorage())
        self.recent = RecentUses()
        self.shared = self.own  # a single process needs no Redis
        if url:
            storage = RedisStorage(url, key_prefix=prefix, **QUICK)
            self.shared = MovingWindowRateLimiter(storage)
        self.away_until = 0.0

    def wait(self, limit: Limit, name: str, key: str) -> float:
        """Count one use; return 0 or the seconds to wait."""
        if time.monotonic() >= self.away_until:
            try:
                return self.count(self.shared, limit, name, key, 1)
            except (redis.RedisError, OSError) as error:
                self.away_until = time.monotonic() + PAUSE
                log.warning("limits without Redis: %s", type(error).__name__)
        return self.count(self.own, limit, name, key, 2 if limit.half_without_redis else 1)

    def count(
        self, counter: MovingWindowRateLimiter, limit: Limit, name: str, key: str, part: int
    ) -> float:
        """Count one use in every window of a limit; the first full window refuses."""
        for amount, seconds in limit.windows:
            item: RateLimitItem = RateLimitItemPerSecond(max(1, amount // part), seconds)
            if not counter.hit(item, name, key):
                reset = counter.get_window_stats(item, name, key).reset_time
                return min(float(seconds), max(1.0, reset - time.time()))
        return 0.0


_lock = threading.Lock()
_counters: Counters | None = None


def counters() -> Counters:
    """Return this process's counters."""
    global _counters
    with _lock:
        if _counters is None:
            _counters = Counters(settings.REDIS, settings.LIMITS_PREFIX)
        return _counters


def use(made: Counters | None) -> None:
    """Replace the counters (for tests)."""
    global _counters
    with _lock:
        _counters = made


class TooOften(Problem):
    """A 429 response with the time to wait."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        usual = plain(429, f"Too often. Please wait {seconds} s.", {"Retry-After": str(seconds)})
        super().__init__(usual.status, usual.code, usual.message, headers=usual.headers)
        self.seconds = seconds


def spend(name: str, key: str, customers: int = 1) -> None:
    """Count one use of a limit; raise TooOften if there were too many."""
    if not settings.LIMITS_ON:
        return
    limit = limit_of(name)
    wait = counters().wait(limit.times(customers) if customers > 1 else limit, name, key)
    if wait:
        raise TooOften(wait)


def spend_here(name: str, key: str) -> None:
    """Count one use in this process alone, for frequent, cheap calls with another limit too."""
    if not settings.LIMITS_ON:
        return
    recent = counters().recent
    for amount, seconds in limit_of(name).windows:
        wait = recent.wait(f"{name}:{seconds}:{key}", amount, seconds, time.monotonic())
        if wait:
            raise TooOften(wait)


def spend_sparingly(name: str, key: str) -> None:
    """Count one use here, and in Redis too once a key is used often.

    For what everybody does all the time and hardly anybody too often. Each process allows the whole
    limit. The first quarter of it is not counted for the others, which saves Redis nearly all of
    these questions.
    """
    spend_here(name, key)
    if not settings.LIMITS_ON:
        return
    amount, seconds = limit_of(name).windows[0]
    recent = counters().recent
    if recent.used(f"{name}:{seconds}:{key}", seconds, time.monotonic()) > amount // SPARED:
        spend(name, key)


def spend_for(request: HttpRequest, name: str) -> None:
    """Count one use for the caller; an address in an exempt network is not counted.

    Its cost in CPU time is set aside, which is refused to those who have used up their budget.
    """
    set_cost_aside(request, name)
    user = getattr(getattr(request, "auth", None), "user", None)
    if LIMITS[name].per in (USER, PERSON) and user is not None:
        spend(name, key_of(user, LIMITS[name].per))
    elif not is_exempt(found := address(request)):
        for key, customers in networks(found):
            spend(name, f"{BY_ADDRESS}{key}", customers)


def key_of(user: User, per: str = PERSON) -> str:
    """Return the key of a user; all bots of a person share the key by person with them."""
    return f"u{user_behind(user) if per == PERSON else user.pk}"


def set_cost_aside(request: HttpRequest, name: str) -> None:
    """Set aside what one use of a limit may cost; raise TooOften if the budget does not allow it.

    `spend_for` does it. Others call it where they count a limit by a key of their own.
    """
    if not settings.LIMITS_ON:
        return
    wait = set_aside(request, LIMITS[name].cost)
    if wait:
        raise TooOften(wait)


def spend_for_guest(request: HttpRequest, name: str) -> None:
    """Count one use of a limit by address if the caller is a guest: anyone can make guests."""
    if request.user.is_authenticated and request.user.is_guest:
        spend_for(request, name)


def limited(*names: str) -> Callable[[F], F]:
    """Limit an operation; place it below the router's decorator."""
    unknown = [name for name in names if name not in LIMITS]
    if unknown:
        raise KeyError(f"no limit called {unknown[0]}")

    def decorate(operation: F) -> F:
        @functools.wraps(operation)
        def counted(request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
            for name in names:
                spend_for(request, name)
            return operation(request, *args, **kwargs)

        # Ninja resolves annotations in the module where a function is defined, here for `counted`.
        counted.__signature__ = inspect.signature(operation, eval_str=True)  # type: ignore[attr-defined]
        return cast("F", counted)

    return decorate
