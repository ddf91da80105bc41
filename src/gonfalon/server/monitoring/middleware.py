"""Per-request work: id, timing and log line; health probes; no API over plain http."""

from __future__ import annotations

import logging
import re
import time
import uuid
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from structlog.contextvars import bind_contextvars, clear_contextvars

from gonfalon.server.monitoring import health, metrics

log = logging.getLogger(__name__)

SLOW = 0.5  # seconds
GOOD_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
# Called by internal machines, under any host name.
PROBES: dict[str, Callable[[HttpRequest], HttpResponse]] = {
    "/livez": health.live,
    "/readyz": health.ready,
    "/metrics": health.metrics,
}


class RequestMonitor:
    """The middleware that runs before anything that checks the host or the session."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Handle a request, and count it."""
        probe = PROBES.get(request.path)
        if probe is not None:
            return probe(request)
        began = time.perf_counter()
        clear_contextvars()
        number = request_id(request)
        bind_contextvars(request_id=number)
        response = refuse_plain(request) or self.get_response(request)
        response.headers["X-Request-ID"] = number
        spent = time.perf_counter() - began
        note(request, response.status_code, spent)
        clear_contextvars()
        return response


def request_id(request: HttpRequest) -> str:
    """Return the id our proxy set, or a new one."""
    given = request.headers.get("X-Request-ID", "") if settings.PROXIES else ""
    return given if GOOD_ID.fullmatch(given) else uuid.uuid4().hex[:20]


def refuse_plain(request: HttpRequest) -> HttpResponse | None:
    """Refuse an API call over plain http: its contents have already been exposed.

    A redirect would hide the mistake, and secrets would be sent in the clear every time. Page
    requests never get here, because Django has already redirected them.
    """
    if not settings.ONLY_HTTPS or request.is_secure():
        return None
    body = {"code": "https-only", "message": f"Use {settings.ORIGIN}.", "rule": ""}
    return JsonResponse(body, status=400)


def note(request: HttpRequest, status: int, spent: float) -> None:
    """Count a request; log those that failed or took long."""
    route = route_of(request)
    method = request.method if request.method in metrics.METHODS else "other"
    metrics.REQUESTS.labels(method, route, status).inc()
    metrics.REQUEST_SECONDS.labels(route).observe(spent)
    if status >= 500:
        level = logging.ERROR
    elif status >= 400 or spent > SLOW:
        level = logging.INFO
    else:
        level = logging.DEBUG
    if log.isEnabledFor(level):
        extra = {"method": method, "route": route, "status": status, "ms": round(spent * 1000, 1)}
        log.log(level, "request", extra=extra)


def route_of(request: HttpRequest) -> str:
    """Return the URL pattern, never the URL itself: ids and invitations must not be logged."""
    match = request.resolver_match
    return match.route if match is not None and match.route else "none"
