"""The OpenAPI description. Generating it takes a second of CPU, so each process does it once."""

from __future__ import annotations

import json
import threading
from functools import cache
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from gonfalon.server.api.errors import answer
from gonfalon.server.api.fixed import Fixed, freeze_text, send
from gonfalon.server.api.limits import TooOften, spend_for
from gonfalon.server.api.root import api

_making = threading.Lock()


@cache
def _schema() -> Any:
    return api.get_openapi_schema(path_prefix="/api/")


def schema() -> Any:
    """Return the OpenAPI description; concurrent callers wait while it is generated."""
    with _making:
        return _schema()


@cache
def description() -> str:
    """Return the text of docs/openapi.json: the same bytes for the same API."""
    text = json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False, cls=DjangoJSONEncoder)
    return text + "\n"


@cache
def served() -> Fixed:
    """Return the description as a cached response."""
    return freeze_text(description().encode())


@require_safe
def openapi(request: HttpRequest) -> HttpResponse:
    """Serve the description to anyone."""
    try:
        spend_for(request, "anonymous")
    except TooOften as problem:
        return answer(problem)
    return send(request, served())
