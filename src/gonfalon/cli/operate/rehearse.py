"""`gonfalon rehearse`: compare a restored backup with the live database."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import Commands, add_output, follow, print_report
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "rehearse",
        description="Compare every match of a restored database with the live one, replay those "
        "played lately, and note the result for `gonfalon doctor`. Exits with 1 if they differ.",
    )
    parser.add_argument("address", help="of the restored one: postgresql://…")
    parser.add_argument(
        "--days", type=float, default=7.0, help="replay what was played since; 7 by default"
    )
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("rehearse")
    from gonfalon.server.commands.rehearsal import rehearse

    with follow(arguments) as progress:
        report = rehearse(arguments.address, arguments.days, progress)
    return print_report(arguments, report, progress)
