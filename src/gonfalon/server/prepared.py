"""Statements that every request pays for: planned once for each connection, by the server.

Django binds values on its side and has every statement planned anew. These few go round that, on
Django's own connection and inside its transactions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.db import connection
from psycopg import Cursor

Values = Mapping[str, Any] | Sequence[Any]


def run(statement: str, values: Values) -> Cursor[tuple[Any, ...]]:
    """Run a statement and return its result. Values are typed by the server: cast where need be."""
    connection.ensure_connection()
    connection.validate_no_broken_transaction()
    raw: Any = connection.connection
    if raw.prepare_threshold is None:  # Django's usual; its own cursors never prepare
        raw.prepare_threshold = 1
    with connection.wrap_database_errors:
        return Cursor(raw).execute(statement, values, prepare=True)
