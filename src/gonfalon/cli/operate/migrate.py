"""`gonfalon migrate`: bring the database up to date."""

from __future__ import annotations

import argparse
import os

from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "migrate",
        description="Apply the migrations that the database lacks. Safe to run at any time and by "
        "several at once; the service may go on running.",
    )
    parser.add_argument(
        "--check", action="store_true", help="apply nothing; fail if any is missing"
    )
    parser.add_argument("--create", action="store_true", help="make the database if there is none")
    parser.add_argument(
        "--space-ids",
        type=int,
        metavar="ABOVE",
        help="then give only ids that no other cell gives (GONFALON_CELL), above that number; "
        "prints the number for the next cell",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("migrate")
    from django.db import Error
    from psycopg import Error as DriverError

    from gonfalon.server.commands.migrating import create_database, migrate
    from gonfalon.server.monitoring.health import pending_migrations

    try:
        if arguments.check:
            pending = pending_migrations()
            for name in pending:
                print(f"missing: {name}")
            print(f"{len(pending)} migrations are missing" if pending else "up to date")
            return 1 if pending else 0
        if arguments.create and create_database():
            print("made the database")
        applied = migrate()
        if arguments.space_ids is not None:
            print(f"ids are spaced; for the next cell: {spaced(arguments.space_ids)}")
    except (Error, DriverError) as error:
        raise CommandError(f"the database does not answer: {error}") from error
    print(f"applied {len(applied)} migrations" if applied else "up to date")
    return 0


def spaced(above: int) -> int:
    """Let the database leave the ids of other cells to them; return its highest."""
    from django.conf import settings

    from gonfalon.server.commands.migrating import OWNER
    from gonfalon.server.commands.moving import connect
    from gonfalon.server.commands.table_rows import space_ids

    with connect(os.environ.get(OWNER) or settings.ENVIRONMENT.database) as link:
        return space_ids(link, settings.CELL, above)
