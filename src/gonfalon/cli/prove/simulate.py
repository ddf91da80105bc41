"""`gonfalon simulate`: play whole matches, running every check along the way."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import (
    Commands,
    add_game,
    add_output,
    add_run,
    at_least_one,
    existing_slug,
    follow,
    print_report,
)
from gonfalon.proving.simulate import simulate


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "simulate",
        description="Play matches over all seat counts and settings, most of them at random, a "
        "share by the game's heuristic bot. Fails when a match does not end, breaks an invariant "
        "or raises, and when a content entry is never used or an option never chosen.",
    )
    add_game(parser)
    parser.add_argument("--matches", type=at_least_one, default=1000)
    parser.add_argument(
        "--no-coverage",
        action="store_true",
        help="for short runs: do not demand that everything comes into play",
    )
    parser.add_argument(
        "--every-option", action="store_true", help="demand every single option, not only kinds"
    )
    parser.add_argument(
        "--beside",
        default="",
        metavar="GAME",
        help="compare the speed with another game, played in the same run",
    )
    add_run(parser)
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    with follow(arguments) as progress:
        report = simulate(
            existing_slug(arguments.game),
            arguments.matches,
            arguments.seed,
            arguments.processes,
            arguments.policy,
            not arguments.no_coverage,
            arguments.every_option,
            existing_slug(arguments.beside) if arguments.beside else "",
            progress=progress,
        )
    return print_report(arguments, report, progress, report.failures, arguments.records)
