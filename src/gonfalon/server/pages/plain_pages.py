"""The server's own pages: the front page and the API documentation."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.html import escape
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST, require_safe

from gonfalon import __version__
from gonfalon.server.api.description import schema
from gonfalon.server.monitoring.metrics import CSP_REPORTS
from gonfalon.server.pages.public_pages import front_for_strangers, is_signed_in
from gonfalon.server.pages.start_pages import client_page

STYLE = """\
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; font: 1rem/1.5 serif; }
body { color: #222; background: #fbf8f0; }
a { color: #7a1f1f; } code { font-size: .95em; } h2 { margin-top: 2rem; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1c1a17; } a { color: #e0a37e; }
}
"""
LARGEST = 8 * 1024  # bytes of a report


def page(title: str, body: str) -> HttpResponse:
    """Return a page without scripts or external resources."""
    return HttpResponse(
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{title}</title>\n<link rel="stylesheet" href="/plain.css">\n</head>\n'
        f"<body>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n"
    )


@require_safe
def front(request: HttpRequest) -> HttpResponse:
    """Serve the web client to users and guests, the landing page to strangers.

    If the client is not built, everybody gets a plain page.
    """
    if settings.WEB_CLIENT is None:
        return plain_front(request)
    return client_page(request) if is_signed_in(request) else front_for_strangers(request)


@never_cache
def plain_front(request: HttpRequest) -> HttpResponse:
    """Show what this server is, who is signed in, and where the API is."""
    if request.user.is_authenticated:
        name = escape(request.user.get_username())
        who = f"<p>You are signed in as <strong>{name}</strong>.</p>\n"
    else:
        who = ""
    return page(
        "Gonfalon",
        f"<p>This is a Gonfalon server, version {escape(__version__)}: board games with every rule"
        " enforced. Its web client has not been built. Programs play here through the API.</p>\n"
        f"{who}"
        "<ul>\n"
        '<li><a href="/api/docs">The API, to read</a></li>\n'
        '<li><a href="/api/openapi.json">The API, as an OpenAPI description</a></li>\n'
        '<li><a href="/api/tables">Open tables</a> and '
        '<a href="/api/tables/mine">your tables</a>, as JSON</li>\n'
        "</ul>\n",
    )


@require_safe
def style(request: HttpRequest) -> HttpResponse:
    """Return the stylesheet of these pages."""
    answer = HttpResponse(STYLE, content_type="text/css; charset=utf-8")
    answer["Cache-Control"] = "public, max-age=3600"
    return answer


@require_safe
def api_docs(request: HttpRequest) -> HttpResponse:
    """List all operations of the API."""
    return page("The API of Gonfalon", described())


@lru_cache(maxsize=1)
def described() -> str:
    """Return the operations of our API as HTML; cached, since generating it takes a while."""
    return operations(schema())


def operations(schema: Any) -> str:
    """Return the operations of an OpenAPI description as HTML, by tag."""
    by_tag: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            tag = (operation.get("tags") or ["other"])[0]
            text = operation.get("description") or operation.get("summary", "")
            by_tag.setdefault(tag, []).append(
                f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(text)}</dd>\n"
            )
    parts = [
        "<p>Requests and answers in detail: "
        '<a href="/api/openapi.json">the OpenAPI description</a>.</p>\n'
    ]
    for tag in sorted(by_tag):
        parts.append(f"<h2>{escape(tag)}</h2>\n<dl>\n{''.join(by_tag[tag])}</dl>\n")
    return "".join(parts)


@csrf_exempt
@require_POST
def csp_report(request: HttpRequest) -> HttpResponse:
    """Count a browser's report of blocked content by directive; the report is not stored."""
    if len(request.body) > LARGEST:
        return HttpResponse(status=413)
    CSP_REPORTS.labels(directive_of(request.body)).inc()
    return HttpResponse(status=204)


def directive_of(body: bytes) -> str:
    """Return the directive of our policy that a report is about."""
    try:
        report = json.loads(body)["csp-report"]
        name = str(report.get("effective-directive") or report["violated-directive"]).split()[0]
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError):
        return "malformed"
    known = settings.CONTENT_SECURITY_POLICY["DIRECTIVES"]
    name = name.removesuffix("-elem").removesuffix("-attr")
    return name if name in known else "other"
