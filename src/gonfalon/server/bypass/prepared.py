"""Server-side prepared statements for the few queries that run on every request.

Django binds parameters on the client, so PostgreSQL plans each statement again. These statements
bypass that and are planned once per connection. They still run on Django's own connection, inside
its transactions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.db import connection
from psycopg import Cursor

Values = Mapping[str, Any] | Sequence[Any]


def run(statement: str, values: Values) -> Cursor[tuple[Any, ...]]:
    """Run a statement and return its cursor. The server infers parameter types: add casts."""
    connection.ensure_connection()
    connection.validate_no_broken_transaction()
    raw: Any = connection.connection
    if raw.prepare_threshold is None:  # Django's default; its own cursors never prepare
        raw.prepare_threshold = 1
    with connection.wrap_database_errors:
        return Cursor(raw).execute(statement, values, prepare=True)
