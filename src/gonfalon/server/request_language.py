"""The language in which to answer a request from a browser."""

from __future__ import annotations

from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse

LANGUAGES: Final = ("en", "ru", "uk", "pl")
COOKIE: Final = "language"  # the web client sets it too
KEPT: Final = 365 * 24 * 3600  # seconds


def chosen_language(request: HttpRequest) -> str | None:
    """Return the language that the URL asks for (`?lang=pl`), if it does."""
    chosen = request.GET.get("lang", "")
    return chosen if chosen in LANGUAGES else None


def requested_language(request: HttpRequest) -> str:
    """Return the page's language: of the URL, chosen here before, or the browser's preference."""
    chosen = chosen_language(request) or request.COOKIES.get(COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    best, found = 0.0, LANGUAGES[0]
    for part in request.headers.get("Accept-Language", "")[:400].split(","):
        name, _, weight = part.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        try:
            wanted = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and wanted > best:
            best, found = wanted, language
    return found


def states_language(request: HttpRequest) -> bool:
    """True if a request says anything about its language."""
    return bool(
        chosen_language(request)
        or COOKIE in request.COOKIES
        or request.headers.get("Accept-Language", "*") != "*"
    )


def keep_language(request: HttpRequest, response: HttpResponse) -> None:
    """Let the browser keep the language that the URL asks for."""
    chosen = chosen_language(request)
    if chosen is not None:
        secure: bool = settings.SESSION_COOKIE_SECURE
        response.set_cookie(COOKIE, chosen, max_age=KEPT, samesite="Lax", secure=secure)
