"""The description of the API as text: the same bytes for the same API."""

from __future__ import annotations

import json

from django.core.serializers.json import DjangoJSONEncoder

from gonfalon.server.api.root import api


def description() -> str:
    """Return the OpenAPI description as it is kept in docs/openapi.json."""
    schema = api.get_openapi_schema(path_prefix="/api/")
    text = json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False, cls=DjangoJSONEncoder)
    return text + "\n"
