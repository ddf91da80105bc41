"""The description of the API as text: the same bytes for the same API."""

from __future__ import annotations

import json
from functools import cache

from django.core.serializers.json import DjangoJSONEncoder

from gonfalon.server.api.root import api


@cache
def description() -> str:
    """Return the OpenAPI description as it is kept in docs/openapi.json; it takes a while."""
    schema = api.get_openapi_schema(path_prefix="/api/")
    text = json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False, cls=DjangoJSONEncoder)
    return text + "\n"
