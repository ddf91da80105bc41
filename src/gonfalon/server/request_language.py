"""The language in which to answer a request from a browser."""

from __future__ import annotations

from typing import Final

from django.http import HttpRequest

LANGUAGES: Final = ("en", "ru", "uk", "pl")
COOKIE: Final = "language"


def requested_language(request: HttpRequest) -> str:
    """Return the page's language: the one chosen here before, or the browser's preference."""
    chosen = request.COOKIES.get(COOKIE, "")
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
