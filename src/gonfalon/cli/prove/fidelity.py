"""`gonfalon fidelity`: check that copies, undos and replays reproduce the match exactly."""

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
from gonfalon.proving.fidelity import fidelity


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "fidelity",
        description="At every decision of random matches: saving and loading, asking again, "
        "independence of clones, refusal of wrong inputs, undo and its barriers, replay of the "
        "record.",
    )
    add_game(parser)
    parser.add_argument("--matches", type=at_least_one, default=100)
    add_run(parser)
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    with follow(arguments) as progress:
        report = fidelity(
            existing_slug(arguments.game),
            arguments.matches,
            arguments.seed,
            arguments.processes,
            arguments.policy,
            progress=progress,
        )
    return print_report(arguments, report, progress, report.tally.failures, arguments.records)
