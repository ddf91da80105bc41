"""Every error in one format: a code for programs, a message, and the rule if there is one.

Routers raise `Problem` (or the services' exceptions) and never build error responses themselves.
Unexpected exceptions are logged by type and location, without their message, which may contain
secrets.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from django.core.exceptions import (
    ImproperlyConfigured,
    PermissionDenied,
    RequestDataTooBig,
    SuspiciousOperation,
)
from django.core.exceptions import ValidationError as Invalid
from django.db import DataError, IntegrityError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from gonfalon.kernel.values.errors import ContentError, NotInstalled, Refused
from gonfalon.server.bypass.unavailable import UNAVAILABLE
from gonfalon.server.play.moves import NoSuchTable, NotPlaying, NotYourSeat
from gonfalon.server.tables.refusals import Refusal

log = logging.getLogger(__name__)

CODES: Mapping[int, str] = {
    400: "malformed",
    401: "who-are-you",
    403: "forbidden",
    404: "not-found",
    405: "bad-method",
    409: "conflict",
    413: "too-large",
    415: "bad-media-type",
    422: "bad-input",
    429: "too-often",
    500: "internal",
    503: "busy",
}

# Kernel refusals: 404 and 422 by code; anything else means the match moved on (409).
REFUSED_STATUS: Mapping[str, int] = {
    "unknown-game": 404,
    "no-such-rule": 404,
    "unknown-bot": 422,
    "no-such-kind": 422,
}


class Problem(Exception):
    """An error response."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str = "",
        rule: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message or code)
        self.status = status
        self.code = code
        self.message = message or code
        self.rule = rule
        self.headers = dict(headers or {})


def answer(problem: Problem) -> HttpResponse:
    """Return a problem as JSON."""
    body = {"code": problem.code, "message": problem.message, "rule": problem.rule}
    return JsonResponse(body, status=problem.status, headers=problem.headers)


def plain(status: int, message: str = "", headers: Mapping[str, str] | None = None) -> Problem:
    """Return the standard problem for a status."""
    return Problem(status, CODES.get(status, f"status-{status}"), message, headers=headers)


def refused(error: Refused) -> Problem:
    """Return the problem for a kernel refusal."""
    status = REFUSED_STATUS.get(error.code, 422 if error.code.startswith("bad-") else 409)
    return Problem(status, error.code, str(error), error.rule)


def invalid_schema(error: ValidationError) -> Problem:
    """Return which fields do not fit the schema; the input itself is not repeated."""
    parts = []
    for found in error.errors[:5]:
        where = ".".join(str(part) for part in found.get("loc", ()))
        parts.append(f"{where}: {found.get('msg', 'invalid')}")
    return plain(422, printable("; ".join(parts)))


def invalid_value(error: Invalid) -> Problem:
    """Return a validator's error, under its own code if there is one."""
    code = getattr(error, "code", None)
    if not isinstance(code, str) and len(getattr(error, "error_list", ())) == 1:
        code = error.error_list[0].code
    return Problem(
        422, str(code or "bad-input").replace("_", "-"), printable(" ".join(error.messages))
    )


def http_error(error: HttpError) -> Problem:
    """Return Ninja's own errors in our format."""
    return plain(error.status_code, printable(str(error)))


def printable(text: str) -> str:
    """Return a text that can be encoded, cut to 1000 characters."""
    return text.encode("utf-8", "replace").decode()[:1000]


def unexpected(error: Exception) -> Problem:
    """Log an unexpected exception: its type and location, never its message."""
    places = traceback.extract_tb(error.__traceback__)[-12:]
    log.error(
        "unexpected %s",
        type(error).__name__,
        extra={"places": [f"{p.filename}:{p.lineno} {p.name}" for p in places]},
    )
    return plain(500, "Something went wrong on our side.")


def busy(error: Exception) -> Problem:
    """Return the problem for an unavailable database or a lock timeout."""
    log.warning("database busy: %s", type(error).__name__)
    return plain(503, "Please try again in a moment.", {"Retry-After": "1"})


def failure(error: Exception) -> Problem:
    """Return the problem for an exception that nobody handled, or that went through allauth."""
    if isinstance(error, Problem):
        return error
    return busy(error) if isinstance(error, UNAVAILABLE) else unexpected(error)


def itself(error: Problem) -> Problem:
    """Return the problem that was raised."""
    return error


def always(status: int, code: str, message: str) -> Callable[[Any], Problem]:
    """Return a translator that always returns the same problem."""

    def translate(_error: Any) -> Problem:
        return Problem(status, code, message)

    return translate


TRANSLATIONS: tuple[tuple[type[Exception], Callable[[Any], Problem]], ...] = (
    (Problem, itself),
    (Refused, refused),
    (Refusal, lambda e: Problem(e.status, e.code, printable(e.message))),
    (NotInstalled, lambda e: Problem(409, e.code, str(e))),
    (ContentError, lambda e: Problem(422, "bad-content", printable(str(e)))),
    (NotYourSeat, always(403, "not-your-seat", "You do not play from that seat.")),
    (NoSuchTable, always(404, "no-such-table", "There is no such table.")),
    (NotPlaying, always(409, "not-playing", "No match is running at this table.")),
    (ValidationError, invalid_schema),
    (Invalid, invalid_value),
    (AuthenticationError, always(401, "who-are-you", "Sign in, or send a token.")),
    (HttpError, http_error),
    (Http404, always(404, "not-found", "There is no such thing.")),
    (PermissionDenied, always(403, "forbidden", "This is not yours to do.")),
    (MultiPartParserError, always(400, "malformed", "The request makes no sense.")),
    (UnreadablePostError, always(400, "malformed", "The body did not arrive.")),
    (RequestDataTooBig, always(413, "too-large", "The body is too large.")),
    (SuspiciousOperation, always(400, "malformed", "The request makes no sense.")),
    (DataError, always(422, "out-of-range", "A value is out of range.")),
    (IntegrityError, always(409, "conflict", "Somebody else was there first.")),
    *((kind, busy) for kind in UNAVAILABLE),
    (ImproperlyConfigured, unexpected),
    (Exception, unexpected),
)


def register(api: NinjaAPI) -> None:
    """Make an API return all errors in our format."""

    def handler(
        translate: Callable[[Any], Problem],
    ) -> Callable[[HttpRequest, Any], HttpResponse]:
        return lambda request, error: answer(translate(error))

    for kind, translate in TRANSLATIONS:
        api.add_exception_handler(kind, handler(translate))
