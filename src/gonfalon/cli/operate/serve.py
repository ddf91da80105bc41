"""`gonfalon serve`: run the web server (HTTP and WebSockets)."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import Commands, at_least_one
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "serve",
        description="Serve until SIGTERM: then /readyz says so, nothing new is accepted, sockets "
        "are sent away and running requests end. With several processes, SIGHUP replaces them one "
        "by one. Settings come from the environment (docs/host/hosting.md).",
    )
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1 by default")
    parser.add_argument("--port", type=int, default=8000, help="8000 by default")
    parser.add_argument("--path", default="", help="a Unix socket, instead of host and port")
    parser.add_argument(
        "--workers", type=at_least_one, default=1, metavar="N", help="processes; 1 by default"
    )
    parser.add_argument(
        "--concurrency",
        type=at_least_one,
        default=4000,
        metavar="N",
        help="connections of a process, sockets included; 4000 by default",
    )
    parser.add_argument(
        "--grace",
        type=at_least_one,
        default=20,
        metavar="SECONDS",
        help="for an orderly end; 20 by default",
    )
    parser.add_argument(
        "--notice",
        type=float,
        default=2.0,
        metavar="SECONDS",
        help='for which /readyz says "leaving" before nothing is accepted; 2 by default',
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("web")
    from gonfalon.server.commands.keeper import serve
    from gonfalon.server.commands.web import Web

    return serve(
        Web(
            host=arguments.host,
            port=arguments.port,
            path=arguments.path,
            workers=arguments.workers,
            concurrency=arguments.concurrency,
            grace=arguments.grace,
            notice=arguments.notice,
        )
    )
