"""The page for what nobody handled: the database is away (503), or the mistake is ours (500).

It needs neither the database nor Redis. Under /api/ and /auth/, the guard turns it into JSON.
"""

from __future__ import annotations

import sys

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.cache import add_never_cache_headers

from gonfalon.server.bypass.unavailable import UNAVAILABLE
from gonfalon.server.pages.public_style import style_path
from gonfalon.server.pages.site_texts import SiteTexts
from gonfalon.server.request_language import requested_language

AGAIN = "2"  # seconds


def trouble(request: HttpRequest) -> HttpResponse:
    """Say what is the matter; called by Django while it handles the exception."""
    away = isinstance(sys.exc_info()[1], UNAVAILABLE)
    language = requested_language(request)
    context = {
        "language": language,
        "t": SiteTexts(language),
        "style": style_path(),
        "away": away,
        "again": AGAIN,
    }
    response = HttpResponse(render_to_string("trouble.html", context), status=503 if away else 500)
    response["Content-Language"] = language
    if away:
        response["Retry-After"] = AGAIN
    add_never_cache_headers(response)
    return response
