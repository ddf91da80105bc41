"""The API's guard: refuses oversized or unstorable input, and turns HTML errors into JSON."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse
from ninja.parser import Parser

from gonfalon.server.api.errors import CODES, Problem, answer, failure, plain
from gonfalon.server.api.limits.limits import spend_for
from gonfalon.server.bypass.request_threads import CROWDED
from gonfalon.server.site.state import site_state

DEEPEST = 16
UNWRITABLE = re.compile("[\x00\ud800-\udfff]")
FORM = "application/x-www-form-urlencoded"
MALFORMED = (LookupError, TypeError, ValueError, AttributeError, struct.error)
PREFIXES = ("/api/", "/auth/")
# Parts of allauth we do not use: phones, and sessions, for which we have /api/me/.
UNUSED = ("/account/phone", "/auth/phone/verify", "/auth/phone/verify/resend", "/auth/sessions")
# What allauth serves under /auth/ and we limit by address.
GUARDED = {
    "auth/login": "sign-in",
    "auth/webauthn/login": "sign-in",
    "auth/2fa/authenticate": "sign-in",
    "auth/reauthenticate": "sign-in",
    "auth/2fa/reauthenticate": "sign-in",
    "auth/webauthn/authenticate": "sign-in",
    "auth/webauthn/reauthenticate": "sign-in",
    "auth/password/reset": "sign-in",
    "auth/signup": "sign-up",
    "auth/password/request": "sign-up",
}
AUTH = "/auth/browser/v1/"
SIGN_UP = f"{AUTH}auth/signup"
SAFE = ("GET", "HEAD", "OPTIONS")
# What a read-only site still accepts: signing in and out, and POST requests that change nothing.
SIGNING_IN = tuple(f"{AUTH}{path}" for path, limit in GUARDED.items() if limit == "sign-in")
HARMLESS = ("/settings", "/plans", "/series", "/tickets")


class Guard:
    """Our outermost middleware for the API."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Check the request, and convert error pages."""
        if not request.path.startswith(PREFIXES):
            return self.get_response(request)
        try:
            refuse_unanswerable(request)
        except Problem as problem:
            return answer(problem)
        except SuspiciousOperation:  # such as a thousand parameters
            return answer(plain(400, "The request makes no sense."))
        try:
            response = self.get_response(request)
        except Exception as error:
            return answer(failure(error))
        return tidied(response)

    def process_view(self, request: HttpRequest, *_: Any) -> HttpResponse | None:
        """Refuse guests what only a full account has: mailboxes, a password, factors."""
        is_change = request.path.startswith(f"{AUTH}account/") and request.method not in SAFE
        if is_change and request.user.is_authenticated and request.user.is_guest:
            return answer(Problem(403, "guest", "Make this a full account first."))
        return None

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Turn exceptions into JSON; a malformed passkey is the client's error."""
        if not request.path.startswith(PREFIXES) or isinstance(error, (Http404, PermissionDenied)):
            return None
        if "/webauthn" in request.path and isinstance(error, MALFORMED):
            return answer(plain(400, "The credential cannot be read."))
        return answer(failure(error))


def refuse_unanswerable(request: HttpRequest) -> None:
    """Refuse requests there is no room for, and those that no operation could handle."""
    check_room(request)
    if request.path.startswith("/auth/") and request.path.endswith(UNUSED):
        raise plain(404, "There is no such thing.")
    if request.method not in SAFE:
        refuse_closed(request.path)
    length = checked_length(request)
    check_type(request, length)
    check_characters(request)
    if request.path.startswith("/auth/"):
        check_auth(request, length)


def check_room(request: HttpRequest) -> None:
    """Refuse a request that found no free thread, as those that hash passwords may."""
    if getattr(request, "scope", {}).get(CROWDED):
        raise plain(503, "Many people sign in just now. Please try again.", {"Retry-After": "3"})


def checked_length(request: HttpRequest) -> int:
    """Return the length of the body; refuse one that is too large."""
    try:
        length = int(request.META.get("CONTENT_LENGTH") or 0)
    except ValueError:
        raise plain(400, "Content-Length is not a number.") from None
    if length > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        raise plain(413, "The body is too large.")
    return length


def check_type(request: HttpRequest, length: int) -> None:
    """Refuse bodies that are not JSON."""
    kind = request.content_type or ""
    if kind not in ("", "application/json") and (length or kind.startswith(("multipart/", FORM))):
        raise plain(415, "Bodies are JSON.")


def check_characters(request: HttpRequest) -> None:
    """Refuse an address with characters that the database cannot store."""
    if not writable(request.path) or not all(
        writable(name) and all(map(writable, values)) for name, values in request.GET.lists()
    ):
        raise plain(400, "The address holds characters that cannot be stored.")


def check_auth(request: HttpRequest, length: int) -> None:
    """Count a request to allauth against its limit, and refuse a body that it could not read."""
    limit = GUARDED.get(request.path.removeprefix(AUTH))
    if request.method == "POST" and limit is not None:
        spend_for(request, limit)
    if length:
        try:
            read(request)
        except (ValueError, RecursionError):
            raise plain(400, "The body cannot be read.") from None


def refuse_closed(path: str) -> None:
    """Refuse changes while the site is read-only, and new accounts while registration is closed."""
    site = site_state()
    if site.read_only and not (
        path.endswith(HARMLESS) or path in SIGNING_IN or path == f"{AUTH}auth/session"
    ):
        raise Problem(
            503,
            "read-only",
            "The site is read-only for a while. Clocks are paused.",
            headers={"Retry-After": "60"},
        )
    if path in (SIGN_UP, "/api/guest") and not site.registration_open:
        raise Problem(403, "registration-closed", "No new accounts are made at the moment.")


def tidied(response: HttpResponse) -> HttpResponse:
    """Turn an error page into JSON; headers such as Allow are kept."""
    kind = response.headers.get("Content-Type", "")
    if response.status_code < 400 or kind.startswith("application/json"):
        return response
    made = answer(plain(response.status_code, CODES.get(response.status_code, "")))
    for name, value in response.headers.items():
        if name not in ("Content-Type", "Content-Length"):
            made.headers[name] = value
    made.cookies = response.cookies
    return made


class Reader(Parser):
    """A JSON parser that refuses deep nesting and characters the database cannot store."""

    def parse_body(self, request: HttpRequest) -> Any:
        """Return the body; exceptions raised here become a 400."""
        return read(request)


def read(request: HttpRequest) -> Any:
    """Return the JSON body of a request, if it can be stored."""
    data = json.loads(request.body, parse_constant=no_constant)
    if not storable(data, DEEPEST):
        raise ValueError("too deep, or characters that cannot be stored")
    return data


def no_constant(name: str) -> None:
    """Refuse NaN and infinities, which are not JSON."""
    raise ValueError(name)


def storable(data: Any, depth: int) -> bool:
    """True if a value can be stored."""
    if isinstance(data, str):
        return writable(data)
    if isinstance(data, dict):
        return depth > 0 and all(
            writable(name) and storable(value, depth - 1) for name, value in data.items()
        )
    if isinstance(data, list):
        return depth > 0 and all(storable(value, depth - 1) for value in data)
    return True


def writable(text: str) -> bool:
    """True if PostgreSQL can store a text: no NUL, no surrogates."""
    return UNWRITABLE.search(text) is None
