"""`gonfalon digests`: print checksums of random matches, to compare builds and machines."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import (
    Commands,
    add_game,
    add_output,
    at_least_one,
    existing_slug,
    follow,
    print_report,
    processors,
)
from gonfalon.proving.digests import digests


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "digests",
        description="Print a line of check sums for each of some random matches. The output has "
        "to be the same everywhere: under any PYTHONHASHSEED, compiled or not.",
    )
    add_game(parser)
    parser.add_argument("--records", type=at_least_one, default=200, help="how many matches")
    parser.add_argument("--seed", type=int, default=1, help="of the run; 1 by default")
    parser.add_argument("--processes", type=at_least_one, default=processors())
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    slug = existing_slug(arguments.game)
    with follow(arguments) as progress:
        report = digests(
            slug, arguments.records, arguments.seed, arguments.processes, progress=progress
        )
    return print_report(arguments, report, progress)
