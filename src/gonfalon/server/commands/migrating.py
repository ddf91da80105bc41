"""Migrating the database: one at a time, patiently, as its owner."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from psycopg import sql

from gonfalon.server.environment import LIVELY, database_settings
from gonfalon.server.monitoring.health import pending_migrations

OWNER = "GONFALON_OWNER_DATABASE"
LOCK = 0x676F6E66  # advisory lock: only one machine migrates at a time
# A migration may take long, but must not make moves wait for its locks.
PATIENT = "-c statement_timeout=0 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=0"
GRANTS = (
    "GRANT USAGE ON SCHEMA public TO {role}",
    "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}",
    "GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO {role}",
    "GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO {role}",
)


def address(values: dict[str, Any], name: str) -> dict[str, Any]:
    """Return psycopg's connection parameters for a database."""
    return {
        "host": values["HOST"] or None,
        "port": values["PORT"] or None,
        "user": values["USER"] or None,
        "password": values["PASSWORD"] or None,
        "dbname": name,
        **LIVELY,
    }


def owner_settings() -> dict[str, Any]:
    """Return the database settings of the owner role: the application's own role by default."""
    given = os.environ.get(OWNER, "")
    found = database_settings(given) if given else dict(settings.DATABASES["default"])
    found["OPTIONS"] = {**LIVELY, "options": PATIENT}
    return found


def create_database() -> bool:
    """Create the database if it does not exist; return whether it was created."""
    values = owner_settings()
    name = str(values["NAME"])
    with psycopg.connect(**address(values, "postgres"), autocommit=True) as link:
        there = link.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone()
        if there is None:
            link.execute(
                sql.SQL("CREATE DATABASE {} TEMPLATE template0 ENCODING 'UTF8'").format(
                    sql.Identifier(name)
                )
            )
    return there is None


@contextmanager
def as_owner() -> Iterator[dict[str, Any]]:
    """Connect Django as the database's owner, while holding the migration lock."""
    values = owner_settings()
    before = connection.settings_dict
    connection.close()
    connection.settings_dict = {**before, **values}
    try:
        link = address(values, str(values["NAME"]))
        with psycopg.connect(**link, autocommit=True) as lock:
            lock.execute("SELECT pg_advisory_lock(%s)", [LOCK])
            yield values
    finally:
        connection.close()
        connection.settings_dict = before


def migrate(verbosity: int = 1) -> list[str]:
    """Apply pending migrations; return their names."""
    with as_owner() as values:
        pending = pending_migrations()
        if pending:
            call_command("migrate", interactive=False, verbosity=verbosity)
        role = str(settings.DATABASES["default"]["USER"])
        if values["USER"] != role:
            grant(role)
    return pending


def grant(role: str) -> None:
    """Let the application's role read and write everything, but own nothing."""
    with connection.cursor() as cursor:
        for statement in GRANTS:
            text = sql.SQL(statement).format(role=sql.Identifier(role))
            cursor.execute(text.as_string(cursor.connection))
