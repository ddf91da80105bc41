"""`gonfalon move-table`: move a running table to the database of another cell."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from gonfalon.cli.common import CommandError, Commands, add_output
from gonfalon.cli.site import set_up
from gonfalon.cli.stopping import STOPPED, say_stopped

if TYPE_CHECKING:
    from gonfalon.server.commands.moving import Moved

POINTS: Final = {
    "locked": "nobody can write to it",
    "read": "its rows are read",
    "written": "its rows are written there",
    "decided": "it is moved; it arrives now",
    "arrived": "it can be played there; the proxy is told",
}
"""What is said at the points of a move."""


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "move-table",
        description="Move a running table from GONFALON_DATABASE to another database, while people "
        "play. Accounts must be in both. After an interruption, run the same command again.",
    )
    parser.add_argument("table", type=UUID, help="its id")
    parser.add_argument("--to", required=True, metavar="URL", help="the other database")
    parser.add_argument("--backend", required=True, help="of the proxy, such as cell01")
    parser.add_argument("--map", type=Path, metavar="FILE", help="the proxy's moved.map")
    parser.add_argument("--proxy", type=Path, metavar="SOCKET", help="of the running proxy")
    add_output(parser)
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
    reached = ""

    def at(point: str) -> None:
        nonlocal reached
        reached = point
        if not arguments.quiet:
            print(f"move-table: {POINTS[point]}", file=sys.stderr, flush=True)

    def route() -> None:
        if arguments.proxy:
            proxy_map.tell(arguments.proxy, arguments.map, table, backend)
        if arguments.map:
            proxy_map.note_in_file(arguments.map, table, backend)

    try:
        here = moving.connect(settings.ENVIRONMENT.database)
        with here, moving.connect(arguments.to) as there:
            moved = moving.move(here, there, table, backend, route, at)
    except (moving.CannotMove, proxy_map.ProxyTrouble, psycopg.Error, OSError) as error:
        raise CommandError(f"not moved, or not completely: {error}") from error
    except KeyboardInterrupt:
        if arguments.json:
            print_document(arguments, None)
        if not arguments.quiet:
            sys.stdout.flush()
            say_stopped(f", {left_by_stopping(reached)}")
        return STOPPED
    announce(table, 0)  # sockets look whether the table is still here
    if arguments.json:
        print_document(arguments, moved)
        return 0
    if moved.rows:
        print(f"{moved.rows} rows, digest {moved.digest[:16]}, {moved.waited:.2f} s without writes")
    print(f"{table} {backend}")
    return 0


def print_document(arguments: argparse.Namespace, moved: Moved | None) -> None:
    """Print the result as JSON; a move that was stopped has no figures."""
    document: dict[str, Any] = {
        "command": arguments.command,
        "ok": moved is not None,
        "stopped": moved is None,
        "table": str(arguments.table),
        "backend": arguments.backend,
    }
    if moved is not None:
        document["rows"] = moved.rows
        document["digest"] = moved.digest
        document["seconds_without_writes"] = round(moved.waited, 3)
    print(json.dumps(document, indent=1))


def left_by_stopping(reached: str) -> str:
    """Say how things are after a stop at some point of the move."""
    if reached in ("", "locked", "read"):
        return "and nothing has changed"
    return "perhaps after the decision: run the same command again"
