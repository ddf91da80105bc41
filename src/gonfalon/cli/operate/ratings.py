"""`gonfalon ratings`: recompute all ratings from the finished tables."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import Commands, add_output, follow, print_report
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "ratings",
        description="Ratings are a sum over finished tables in one order. This repeats the sum.",
    )
    actions = parser.add_subparsers(title="actions", dest="action", metavar="ACTION", required=True)
    again = actions.add_parser("recompute", help="compute everything again and store it")
    again.add_argument(
        "--check", action="store_true", help="write nothing; fail if any number differs"
    )
    add_output(again)
    again.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("ratings")
    from gonfalon.server.ratings import recomputing

    with follow(arguments) as progress:
        recompute = recomputing.check if arguments.check else recomputing.rewrite
        result = recompute(progress)
    return print_report(arguments, result, progress)
