"""A database with every migration applied, of which the databases of tests are copies.

Its name tells which migrations those are. Whoever needs it first makes it, and it stays: a copy
takes a fraction of a second where the migrations take five.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import psycopg
from psycopg import sql

LOCK = 0x676F6E74  # so that it is made once, however many need it
MAKING = "gonfalon_template_in_the_making"


@cache
def template(server: str) -> str:
    """Return the name of the template on a server; make it if it is not there."""
    name = f"gonfalon_template_{known_migrations()}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as link:
        link.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        there = link.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone()
        if there is None:
            link.execute(f"DROP DATABASE IF EXISTS {MAKING}")
            migrate(f"{server}/{MAKING}")
            rename = sql.SQL("ALTER DATABASE {} RENAME TO {}")
            link.execute(rename.format(sql.Identifier(MAKING), sql.Identifier(name)))
    return name


def known_migrations() -> str:
    """Return what tells these migrations from others: a digest of their files."""
    from django.db.migrations.loader import MigrationLoader

    found = hashlib.sha256()
    for key, migration in sorted(MigrationLoader(None).disk_migrations.items()):
        file = sys.modules[migration.__module__].__file__
        found.update(f"{key}".encode() + Path(file or "").read_bytes())
    return found.hexdigest()[:16]


def migrate(address: str) -> None:
    """Make a database as an operator does, in a process of its own."""
    kept = {n: v for n, v in os.environ.items() if not n.startswith(("GONFALON_", "DJANGO_"))}
    subprocess.run(
        (sys.executable, "-m", "gonfalon", "migrate", "--create"),
        env={**kept, "GONFALON_DATABASE": address},
        check=True,
        capture_output=True,
    )
