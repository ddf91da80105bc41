"""`gonfalon leaks`: check that no viewer can learn more than the rules allow."""

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
from gonfalon.proving.secrecy.leaks import LENGTH, TWINS, leaks
from gonfalon.proving.secrecy.plants import PLANTS


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "leaks",
        description="Compare reached states with imagined twins, for every seat and a spectator, "
        "now and played forward. Fails when a single byte differs that no rule reveals.",
    )
    add_game(parser)
    parser.add_argument("--states", type=at_least_one, default=1000, help="reached states")
    parser.add_argument("--runs", type=at_least_one, default=100, help="twin runs played forward")
    parser.add_argument("--twins", type=at_least_one, default=TWINS, help="for each viewer")
    parser.add_argument(
        "--length", type=at_least_one, default=LENGTH, help="public choices of a twin run"
    )
    parser.add_argument(
        "--plant",
        metavar="LEAK",
        default="",
        help=f"build a leak in, which the test has to find: {', '.join(PLANTS)}, or a secret that "
        "the game names in `Game.secrets`",
    )
    add_run(parser)
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    with follow(arguments) as progress:
        report = leaks(
            existing_slug(arguments.game),
            arguments.states,
            arguments.runs,
            arguments.seed,
            arguments.processes,
            arguments.policy,
            arguments.plant,
            arguments.twins,
            arguments.length,
            progress=progress,
        )
    return print_report(arguments, report, progress, report.tally.failures, arguments.records)
