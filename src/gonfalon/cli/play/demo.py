"""`gonfalon demo`: run the whole server on this machine with one command."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import INSTALL

DEMO_INSTALL = INSTALL.replace("server]", "demo]")


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "demo",
        description="Play in the browser on this machine. Starts all that is needed (a private "
        "database, the web server, the bots), signs you in as a guest and opens the lobby. Ctrl-C "
        "ends it; matches are kept for the next time. Only this machine can connect, unless --lan "
        "lets others in your network join.",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="keep matches there; the demo prints where they are",
    )
    parser.add_argument(
        "--port", type=int, default=0, help="8000 by default; any free one if that is taken"
    )
    parser.add_argument(
        "--lan",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="let others in your network join, and print the address that they open and a QR "
        "code for phones; ADDRESS chooses one if this machine has several",
    )
    parser.add_argument(
        "--fresh",
        action="store_true",
        help="start without the matches of before, which are set aside until the next --fresh",
    )
    parser.add_argument("--no-browser", action="store_true", help="print the address, open nothing")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    began = time.monotonic()
    try:
        import segno

        from gonfalon.server.commands.demo import LOOPBACK, Demo, Ready, Wanted
        from gonfalon.server.commands.own_addresses import (
            NoAddress,
            other_addresses,
            own_address,
        )
        from gonfalon.server.commands.private_postgres import (
            InUse,
            NotInstalled,
            default_folder,
        )
    except ImportError as error:
        raise CommandError(DEMO_INSTALL) from error

    def say(text: str) -> None:
        print(f"demo: {text}", flush=True)

    def ready(site: Ready) -> None:
        say(f"ready after {time.monotonic() - began:.1f} s")
        if lan:
            say("friends in this network open this address, or point a phone's camera at the code:")
            print(f"\n    {site.origin}\n")
            segno.make(site.origin).terminal(sys.stdout, border=2, compact=True)
            print()
            others = {} if arguments.lan else other_addresses(wanted.host)
            if others:
                say("if they can't open it, try another address of this machine:")
                for name, address in others.items():
                    print(f"    gonfalon demo --lan {address}  ({name})")
            say("whoever is in this network can open it and play as a guest; it has no encryption,")
            say("so use it in a network you trust")
        say(f"open {site.origin}{site.link}")
        say(f"which signs you in as {site.name}; the API is described at {site.origin}/api/docs")
        say("Ctrl-C stops everything; what was played is kept")

    lan = arguments.lan is not None
    folder = (arguments.data or default_folder()).expanduser().resolve()
    try:
        wanted = Wanted(
            folder,
            arguments.port,
            browser=not arguments.no_browser,
            host=(arguments.lan or own_address()) if lan else LOOPBACK,
            fresh=arguments.fresh,
        )
        return Demo(wanted, say).run(ready)
    except (InUse, NoAddress, NotInstalled) as error:
        raise CommandError(str(error)) from error
