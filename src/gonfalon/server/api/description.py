"""The OpenAPI description. Generating it takes a second of CPU, so each process does it once."""

from __future__ import annotations

import json
import threading
from functools import cache
from http import HTTPStatus
from typing import Any, Final

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from gonfalon.server.api.errors import answer
from gonfalon.server.api.fixed import Fixed, freeze_text, send
from gonfalon.server.api.limits.limits import TooOften, spend_for
from gonfalon.server.api.root import api

ERROR: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
WIDTH: Final = 100

_making = threading.Lock()


@cache
def _schema() -> Any:
    found = json.loads(
        json.dumps(api.get_openapi_schema(path_prefix="/api/"), cls=DjangoJSONEncoder)
    )
    share_errors(found)
    return found


def share_errors(found: Any) -> None:
    """Define each error answer once: every operation has about ten of them."""
    shared = found["components"]["responses"] = {}
    for operations in found["paths"].values():
        for operation in operations.values():
            responses = operation["responses"]
            for status, response in responses.items():
                if response.get("content") == ERROR:
                    name = HTTPStatus(int(status)).phrase.replace(" ", "")
                    shared[name] = response
                    responses[status] = {"$ref": f"#/components/responses/{name}"}


def written(value: Any, indent: int = 0) -> str:
    """Return JSON in which whatever fits on one line stands on one."""
    flat = json.dumps(value, sort_keys=True, ensure_ascii=False)
    if indent + len(flat) <= WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    inner, outer = " " * (indent + 1), " " * indent
    if isinstance(value, list):
        lines = [written(one, indent + 1) for one in value]
        return "[\n" + ",\n".join(inner + line for line in lines) + f"\n{outer}]"
    names = {name: json.dumps(name, ensure_ascii=False) for name in sorted(value)}
    lines = [f"{text}: {written(value[name], indent + 1)}" for name, text in names.items()]
    return "{\n" + ",\n".join(inner + line for line in lines) + f"\n{outer}}}"


def schema() -> Any:
    """Return the OpenAPI description; concurrent callers wait while it is generated."""
    with _making:
        return _schema()


@cache
def description() -> str:
    """Return the text of docs/openapi.json: the same bytes for the same API."""
    return written(schema()) + "\n"


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
