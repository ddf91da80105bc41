"""The page that the service worker shows without a connection, and the worker itself.

The worker keeps that page and the files it needs, and nothing else: no start page of the client and
no answer of the API can be out of date. What it keeps is named by its digest, so a new page makes a
new worker.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe

from gonfalon.server.pages.public_style import preloaded_fonts, style_path
from gonfalon.server.pages.site_texts import SiteTexts, pairs
from gonfalon.server.request_language import LANGUAGES, requested_language

SOURCE: Final = Path(__file__).with_name("worker.js")


@lru_cache(maxsize=8)
def offline_html(language: str, style: str) -> str:
    """Return the page in a language."""
    t = SiteTexts(language)
    works = pairs(t, "offline", ("saved", "clock", "needs"))
    context = {"language": language, "t": t, "style": style, "works": works}
    return render_to_string("offline.html", context)


@require_safe
def offline_page(request: HttpRequest, language: str) -> HttpResponse:
    """Return the page that says what works without a connection."""
    if language not in LANGUAGES or settings.WEB_CLIENT is None:
        raise Http404
    response = HttpResponse(offline_html(language, style_path()))
    response["Content-Language"] = language
    patch_cache_control(response, public=True, no_cache=True)
    return response


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """Return the service worker, with what it keeps in the browser's language."""
    if settings.WEB_CLIENT is None:
        raise Http404
    language = requested_language(request)
    page = f"/offline/{language}"
    kept = [page, style_path(), "/offline.js", "/icon.svg", *preloaded_fonts(language)]
    facts = json.dumps([kept, offline_html(language, style_path())])
    digest = hashlib.sha256(facts.encode()).hexdigest()[:12]
    head = f"const PAGE = {json.dumps(page)};\nconst KEPT = {json.dumps(kept)};\n"
    text = f"{head}const VERSION = {json.dumps(digest)};\n{SOURCE.read_text(encoding='utf-8')}"
    response = HttpResponse(text, content_type="text/javascript; charset=utf-8")
    response["Vary"] = "Accept-Language, Cookie"
    patch_cache_control(response, private=True, no_cache=True)
    return response
