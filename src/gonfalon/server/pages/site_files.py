"""Files that machines ask a site for: robots.txt, security.txt, the sitemap, the web manifest."""

from __future__ import annotations

import json
from datetime import UTC, timedelta

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from gonfalon.server.pages.public_games import slugs
from gonfalon.server.pages.public_links import absolute, alternates
from gonfalon.server.request_language import requested_language
from gonfalon.server.texts import bundle, say

# Pages of tables and players may be read, for link previews; a header keeps them out of indexes.
UNREAD = ("/api/", "/auth/", "/accounts/", "/account/", "/admin/", "/enter/", "/offline/")
DAY = 24 * 3600
CONTACTS_HOLD = timedelta(days=180)  # RFC 9116 recommends less than a year


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Tell crawlers what to leave alone, and where the sitemap is."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in UNREAD), "Allow: /api/docs"]
    text = "\n".join([*lines, "", f"Sitemap: {absolute('/sitemap.xml')}", ""])
    return lasting(HttpResponse(text, content_type="text/plain; charset=utf-8"))


@require_safe
def security(request: HttpRequest) -> HttpResponse:
    """Say where to report a security problem of this site (RFC 9116).

    It expires half a year after it was last served. So a site that is gone is not believed for long
    from somebody's copy.
    """
    if not settings.SECURITY_CONTACTS:
        raise Http404
    expires = (timezone.now() + CONTACTS_HOLD).astimezone(UTC)
    lines = [
        *(f"Contact: {contact}" for contact in settings.SECURITY_CONTACTS),
        f"Expires: {expires:%Y-%m-%dT00:00:00Z}",
        f"Canonical: {absolute(request.path)}",
        "",
    ]
    return lasting(HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8"))


@require_safe
def sitemap(request: HttpRequest) -> HttpResponse:
    """List the public pages in all languages."""
    if settings.WEB_CLIENT is None:
        raise Http404
    found = [alternates(path) for path in ("/", *(f"/games/{slug}" for slug in slugs()))]
    entries = [(one.url, page) for page in found for one in page if one.code != "x-default"]
    kind = "application/xml; charset=utf-8"
    return lasting(render(request, "sitemap.xml", {"entries": entries}, content_type=kind))


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """Describe the web client as an app that can be installed, in the browser's language."""
    language = requested_language(request)
    texts = bundle(language)
    described = {
        "id": "/",
        "name": "Gonfalon",
        "short_name": "Gonfalon",
        "description": say(texts, "site-description"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/lobby",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f6f0e1",
        "theme_color": "#fdf9ef",
        "categories": ["games"],
        "icons": [
            icon("/icon-192.png", "192x192"),
            icon("/icon-512.png", "512x512"),
            icon("/icon-maskable.png", "512x512", purpose="maskable"),
            icon("/icon.svg", "any", type="image/svg+xml"),
        ],
        "shortcuts": [
            {"name": say(texts, "site-app-mine"), "url": "/me"},
            {"name": say(texts, "site-app-new"), "url": "/new"},
        ],
    }
    text = json.dumps(described, ensure_ascii=False, indent=1)
    response = HttpResponse(text, content_type="application/manifest+json")
    patch_vary_headers(response, ("Accept-Language", "Cookie"))
    response["Cache-Control"] = "private, max-age=3600"
    return response


def icon(src: str, sizes: str, type: str = "image/png", purpose: str = "any") -> dict[str, str]:
    """Return an icon of the manifest."""
    return {"src": src, "sizes": sizes, "type": type, "purpose": purpose}


def lasting(response: HttpResponse) -> HttpResponse:
    """Let caches keep a file for a day."""
    response["Cache-Control"] = f"public, max-age={DAY}"
    return response
