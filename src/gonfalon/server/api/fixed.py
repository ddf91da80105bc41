"""Responses that stay the same while the server runs: built once, kept plain and gzipped.

    @lru_cache(maxsize=64)
    def rules(slug: str, language: str) -> Fixed:
        return freeze(list[RuleShown], [...])

    return send(request, rules(slug, language))

A client that sends a matching `If-None-Match` gets 304 and no body.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.middleware.gzip import re_accepts_gzip
from django.utils.cache import get_conditional_response, patch_vary_headers
from pydantic import TypeAdapter


@dataclass(frozen=True)
class Fixed:
    """A JSON response."""

    plain: bytes
    packed: bytes
    tag: str


def freeze(shape: Any, value: Any) -> Fixed:
    """Return a value of a type (a schema, or a list of them) as a response."""
    return freeze_text(TypeAdapter(shape).dump_json(value))


def freeze_text(text: bytes) -> Fixed:
    """Return JSON text as a response."""
    tag = f'W/"{hashlib.sha256(text).hexdigest()[:24]}"'  # weak: shared by both encodings
    return Fixed(text, gzip.compress(text, 9, mtime=0), tag)


def send(request: HttpRequest, made: Fixed) -> HttpResponse:
    """Send a response, gzipped if the client accepts it."""
    packed = re_accepts_gzip.search(request.headers.get("Accept-Encoding", "")) is not None
    response = HttpResponse(
        made.packed if packed else made.plain, content_type="application/json; charset=utf-8"
    )
    if packed:
        response["Content-Encoding"] = "gzip"
    response["ETag"] = made.tag
    response["Cache-Control"] = "no-cache"  # cache, but revalidate: a 304 is cheap
    patch_vary_headers(response, ("Accept-Encoding",))
    return get_conditional_response(request, etag=made.tag, response=response) or response
