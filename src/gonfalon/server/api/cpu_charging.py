"""The middleware that charges every request for its CPU time, and refuses those who have none left.

Someone who was here lately is refused before their session is read, which would cost more than the
refusal. Signing in is not charged: it is limited by counts, and hashing passwords keeps nobody from
the interpreter.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from gonfalon.server.api.cpu_budget import BUCKETS, Payer, payers_at, settle
from gonfalon.server.api.errors import answer
from gonfalon.server.api.limits import TooOften
from gonfalon.server.client_address import address

FREE = "/auth/"
MOST_KNOWN = 10_000


class CpuCharging:
    """The middleware. It runs in the thread that runs the request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self.lock = threading.Lock()
        self.known: OrderedDict[int, tuple[Payer, ...]] = OrderedDict()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Handle a request, and charge it."""
        if not settings.LIMITS_ON or request.path.startswith(FREE):
            return self.get_response(request)
        began = time.thread_time()
        who = credential(request)
        payers = self.known.get(who) if who else payers_at(address(request))
        wait = BUCKETS.wait(payers, 0.0, time.monotonic()) if payers else 0.0
        if wait > 0 and payers:
            BUCKETS.pay(payers, (time.thread_time() - began) * 1000, time.monotonic())
            return refusal(request, wait)
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


def credential(request: HttpRequest) -> int:
    """Return a number for what a request shows to be recognized; 0 if it shows nothing.

    The address belongs to it, since that of a newcomer pays, too.
    """
    shown = request.headers.get("Authorization", "")
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
