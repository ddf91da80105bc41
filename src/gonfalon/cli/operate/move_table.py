"""`gonfalon move-table`: move a running table to the database of another cell."""

from __future__ import annotations

import argparse
from pathlib import Path
from uuid import UUID

from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "move-table",
        description="Move a running table from GONFALON_DATABASE to another database, while people "
        "play. Accounts must be in both. After an interruption, run it again with the same words.",
    )
    parser.add_argument("table", type=UUID, help="its id")
    parser.add_argument("--to", required=True, metavar="URL", help="the other database")
    parser.add_argument("--backend", required=True, help="of the proxy, such as cell01")
    parser.add_argument("--map", type=Path, metavar="FILE", help="the proxy's moved.map")
    parser.add_argument("--proxy", type=Path, metavar="SOCKET", help="of the running proxy")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    if arguments.proxy and not arguments.map:
        raise CommandError("--proxy needs --map: the proxy knows the map by the name of its file")
    set_up("move-table")
    import psycopg
    from django.conf import settings

    from gonfalon.server.commands import moving, proxy_map
    from gonfalon.server.hints import announce

    table, backend = arguments.table, arguments.backend

    def route() -> None:
        if arguments.proxy:
            proxy_map.tell(arguments.proxy, arguments.map, table, backend)
        if arguments.map:
            proxy_map.note_in_file(arguments.map, table, backend)

    try:
        here = moving.connect(settings.ENVIRONMENT.database)
        with here, moving.connect(arguments.to) as there:
            moved = moving.move(here, there, table, backend, route)
    except (moving.CannotMove, proxy_map.ProxyTrouble, psycopg.Error, OSError) as error:
        raise CommandError(f"not moved, or not completely: {error}") from error
    announce(table, 0)  # sockets look whether the table is still here
    if moved.rows:
        print(f"{moved.rows} rows, digest {moved.digest[:16]}, {moved.waited:.2f} s without writes")
    print(f"{table} {backend}")
    return 0
