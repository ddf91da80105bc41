"""Middleware that charges every request for its CPU time, and refuses those who have none left.

Someone who was here lately is refused before their session is read, which would cost more than the
refusal. Whoever shows a session or token that this process does not know is refused as soon as it
has been read: otherwise a new one with every request would be a way past the budget. What is
limited by counts in `/auth/` is not charged: hashing passwords keeps nobody from the interpreter.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from gonfalon.server.accounts.tokens import find_token
from gonfalon.server.api.errors import answer
from gonfalon.server.api.limits.cpu_budget import BUCKETS, Payer, payers_at, settle, wait_for
from gonfalon.server.api.limits.guard import AUTH, GUARDED
from gonfalon.server.api.limits.limits import TooOften
from gonfalon.server.bypass.unavailable import UNAVAILABLE
from gonfalon.server.client_address import address

COUNTED = frozenset(f"{AUTH}{path}" for path in GUARDED)
MOST_KNOWN = 10_000


class CpuCharging:
    """The middleware. It runs in the thread that runs the request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self.lock = threading.Lock()
        self.known: OrderedDict[int, tuple[Payer, ...]] = OrderedDict()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Handle a request, and charge it."""
        if not settings.LIMITS_ON or (request.method == "POST" and request.path in COUNTED):
            return self.get_response(request)
        began = time.thread_time()
        who = credential(request)
        payers = self.known.get(who) if who else payers_at(address(request))
        wait = BUCKETS.wait(payers, 0.0, time.monotonic()) if payers else 0.0
        if wait > 0 and payers:
            BUCKETS.pay(payers, (time.thread_time() - began) * 1000, time.monotonic())
            return refusal(request, wait)
        request.is_unknown = payers is None  # type: ignore[attr-defined]
        response = self.get_response(request)
        paid = settle(request, (time.thread_time() - began) * 1000)
        if who:
            self.remember(who, paid)
        return response

    def remember(self, who: int, payers: tuple[Payer, ...]) -> None:
        """Keep who pays for requests like this one."""
        with self.lock:
            self.known[who] = payers
            self.known.move_to_end(who)
            while len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)


class CpuGate:
    """Refuses those who have spent everything under another session or token; follows sessions."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Handle a request, if its caller is known or has something left."""
        wait = wait_of_unknown(request) if getattr(request, "is_unknown", False) else 0.0
        return refusal(request, wait) if wait > 0 else self.get_response(request)


def wait_of_unknown(request: HttpRequest) -> float:
    """Return how many seconds a caller has to wait whom this process does not know yet."""
    try:
        token = find_token(bearer(request))
        return wait_for(request, request.user if token is None else token.user)
    except UNAVAILABLE:
        return 0.0  # what needs no database is served without one


def bearer(request: HttpRequest) -> str:
    """Return the token that a request shows, or "": only the API reads one."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and request.path.startswith("/api/") else ""


def credential(request: HttpRequest) -> int:
    """Return a number for what a request shows to be recognized; 0 if it shows nothing.

    The address belongs to it, since that of a newcomer pays, too.
    """
    shown = bearer(request)
    session = request.COOKIES.get(settings.SESSION_COOKIE_NAME, "")
    return hash((shown, session, address(request))) if shown or session else 0


def refusal(request: HttpRequest, wait: float) -> HttpResponse:
    """Return the refusal, for a program or for a browser's window."""
    problem = TooOften(wait)
    if request.path.startswith("/api/"):
        return answer(problem)
    return HttpResponse(
        problem.message, status=429, content_type="text/plain", headers=problem.headers
    )
