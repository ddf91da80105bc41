"""Server-side prepared statements for the few queries that run on every request.

Django binds parameters on the client, so PostgreSQL plans each statement again. These statements
bypass that and are planned once per connection. They still run on Django's own connection, inside
its transactions.

Every connection keeps one cursor for each statement. A cursor that runs the same statement again
still knows how to write its parameters and read its columns; finding that out takes longer than
the rest of what the driver does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections
from psycopg import Cursor

Values = Mapping[str, Any] | Sequence[Any]
Row = tuple[Any, ...]


def run(statement: str, values: Values) -> Cursor[Row]:
    """Run a constant statement and return its cursor. Types are inferred by the server: add casts.

    Read the result at once: the same statement, run again, puts its own in the same cursor.
    """
    connection = connections[DEFAULT_DB_ALIAS]
    connection.ensure_connection()
    connection.validate_no_broken_transaction()
    with connection.wrap_database_errors:
        return cursor_for(statement, connection.connection).execute(statement, values, prepare=True)


def cursor_for(statement: str, raw: Any) -> Cursor[Row]:
    """Return the cursor that a connection keeps for a statement."""
    if raw.prepare_threshold is None:  # Django's default; its own cursors never prepare
        raw.prepare_threshold = 1
    kept: dict[str, Cursor[Row]] = raw.__dict__.setdefault("kept_cursors", {})
    cursor = kept.get(statement)
    if cursor is None:
        cursor = kept[statement] = Cursor(raw)
    return cursor
