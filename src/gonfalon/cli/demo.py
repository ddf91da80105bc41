"""`gonfalon demo`: run the whole server on this machine with one command."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import INSTALL


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "demo",
        help="run the whole server on this machine, with a database of its own",
        description="Start a private PostgreSQL, the web server, the worker and the bots on "
        "loopback, make a guest and open the lobby. What was played is kept for the next time.",
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where everything is kept")
    parser.add_argument("--port", type=int, default=0, help="8000 by default, or any free one")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    began = time.monotonic()
    try:
        from gonfalon.server.commands.demo import Demo, Wanted
        from gonfalon.server.commands.private_postgres import (
            InUse,
            NotInstalled,
            default_folder,
        )
    except ImportError as error:
        raise CommandError(INSTALL.replace("server]", "demo]")) from error

    def say(text: str) -> None:
        print(f"demo: {text}", flush=True)

    def ready(origin: str, link: str, name: str) -> None:
        say(f"ready after {time.monotonic() - began:.1f} s")
        say(f"open {origin}{link}")
        say(f"which signs you in as {name}; the API is described at {origin}/api/docs")
        say("Ctrl-C stops everything; what was played is kept")

    folder = (arguments.data or default_folder()).expanduser().resolve()
    wanted = Wanted(folder, arguments.port, not arguments.no_browser)
    try:
        return Demo(wanted, say).run(ready)
    except (InUse, NotInstalled) as error:
        raise CommandError(str(error)) from error
