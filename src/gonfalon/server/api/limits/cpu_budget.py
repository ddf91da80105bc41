"""Budgets of CPU time: how much of this web process a user, or the newcomers of an address, have.

A thread of the pool runs a request from beginning to end, so the CPU time of the thread is what the
request costs, and whoever asked pays for it. A budget is a leaky bucket of milliseconds: what has
leaked out may be spent again. What an operation may cost is set aside before it begins
(`set_aside`), or many dear ones at once would all get in before the first is paid.

Each process counts for itself: what is scarce is its one interpreter, and a budget is a share of
it.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.http import HttpRequest
from django.utils import timezone

from gonfalon.server.accounts.bots import user_behind
from gonfalon.server.accounts.models import User
from gonfalon.server.client_address import address, networks
from gonfalon.server.site.rate_limits import CPU_ADDRESS, CPU_USER, Budget
from gonfalon.server.site.state import budget_of, is_exempt

NEW = timedelta(days=1)  # accounts are free, too: for so long they count as guests do
MOST_NETWORK = 2  # how many addresses' worth of CPU a whole network of IPv6 has
MOST_BUCKETS = 10_000
# What takes twice as long as its limits say is a process that warms up: not the caller's fault.
MOST_TIMES, LEAST_COST = 2.0, 50.0
MOST_DEBT = 2.0  # nobody is locked out for longer than the burst takes to leak out


@dataclass(frozen=True)
class Payer:
    """Whose bucket, and how large it is."""

    key: str
    budget: str  # the name of one
    parts: int = 1

    @property
    def allowed(self) -> Budget:
        """The budget as operators have set it."""
        return budget_of(self.budget).times(self.parts)


class Buckets:
    """What everybody has lately spent here, in milliseconds; those idle longest are forgotten."""

    def __init__(self, room: int = MOST_BUCKETS) -> None:
        self.room = room
        self.lock = threading.Lock()
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, payer: Payer, now: float) -> float:
        """Return what has not leaked out yet."""
        spent, at = self.levels.get(payer.key, (0.0, now))
        return max(0.0, spent - (now - at) * payer.allowed.rate)

    def wait(self, payers: tuple[Payer, ...], cost: float, now: float) -> float:
        """Set a cost aside for all payers; or return how many seconds to wait, with none set aside.

        What costs more than a whole budget fits into an empty bucket.
        """
        with self.lock:
            waits = [0.0]
            for payer in payers:
                budget = payer.allowed
                over = self.level(payer, now) + min(cost, budget.burst) - budget.burst
                waits.append(over / budget.rate)
            if max(waits) <= 0:
                for payer in payers:
                    self.add(payer, cost, now)
            return max(waits)

    def pay(self, payers: tuple[Payer, ...], cost: float, now: float) -> None:
        """Charge what something has cost; negative if too much was set aside."""
        with self.lock:
            for payer in payers:
                self.add(payer, cost, now)

    def add(self, payer: Payer, cost: float, now: float) -> None:
        """Change a level; the lock is held."""
        most = payer.allowed.burst * MOST_DEBT
        self.levels[payer.key] = (min(most, max(0.0, self.level(payer, now) + cost)), now)
        self.levels.move_to_end(payer.key)
        while len(self.levels) > self.room:
            self.levels.popitem(last=False)

    def clear(self) -> None:
        """Forget what was spent."""
        with self.lock:
            self.levels.clear()


BUCKETS = Buckets()


@dataclass
class Account:
    """Who pays for a request, and what has been set aside for it."""

    payers: tuple[Payer, ...]
    set_aside: float = 0.0


def set_aside(request: HttpRequest, cost: float) -> float:
    """Set aside what an operation may cost; or return how many seconds to wait.

    Where an operation counts several limits, the dearest says what it costs.
    """
    account: Account | None = getattr(request, "cpu_account", None)
    if account is None or account.set_aside == 0:
        account = Account(payers_of(request))
        request.cpu_account = account  # type: ignore[attr-defined]
    more = cost - account.set_aside
    if more <= 0:
        return 0.0
    wait = BUCKETS.wait(account.payers, more, time.monotonic())
    if wait <= 0:
        account.set_aside = cost
    return max(0.0, wait)


def settle(request: HttpRequest, spent: float) -> tuple[Payer, ...]:
    """Charge a request for what it has cost instead of what was set aside; return who paid."""
    account: Account = getattr(request, "cpu_account", None) or Account(payers_of(request))
    charged = min(spent, MOST_TIMES * max(account.set_aside, LEAST_COST))
    BUCKETS.pay(account.payers, charged - account.set_aside, time.monotonic())
    return account.payers


def wait_for(request: HttpRequest, user: Any) -> float:
    """Return how many seconds a caller must wait who has been recognized just now."""
    account = Account(payers_for(user, address(request)))
    request.cpu_account = account  # type: ignore[attr-defined]
    return BUCKETS.wait(account.payers, 0.0, time.monotonic())


def payers_of(request: HttpRequest) -> tuple[Payer, ...]:
    """Return who pays for a request.

    The session is not read for this: until it has been, a request is a stranger's.
    """
    user = getattr(getattr(request, "auth", None), "user", None)
    return payers_for(user or getattr(request, "_cached_user", None), address(request))


def payers_for(user: Any, found: str) -> tuple[Payer, ...]:
    """Return who pays for a user, or a stranger, at an address.

    That is the person behind an account, and the address of newcomers.
    """
    if not isinstance(user, User):
        return payers_at(found)
    own = Payer(f"u{user_behind(user)}", CPU_USER)
    return (own, *payers_at(found)) if is_newcomer(user) else (own,)


def is_newcomer(user: User) -> bool:
    """True for guests, accounts of less than a day, and their bots."""
    since = timezone.now() - NEW
    if user.is_guest or user.date_joined <= since:
        return user.is_guest
    return user.keeper is None or user.keeper.date_joined > since


def payers_at(found: str) -> tuple[Payer, ...]:
    """Return the networks of an address; none if operators have exempted it."""
    if is_exempt(found):
        return ()
    return tuple(
        Payer(f"a{key}", CPU_ADDRESS, min(customers, MOST_NETWORK))
        for key, customers in networks(found)
    )
