"""`gonfalon balance`: results of matches between equal bots, by seat and by component."""

from __future__ import annotations

import argparse

from gonfalon.bots import BOTS
from gonfalon.cli.common import (
    CommandError,
    Commands,
    add_game,
    add_output,
    add_settings,
    at_least_one,
    follow,
    match_settings,
    print_report,
    processors,
)
from gonfalon.kernel.game import game
from gonfalon.proving.balance import balance, seat_counts, values_of


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "balance",
        description="Play matches with the same bot in every seat. Prints, as tables in Markdown, "
        "the scores by seat and seat count, where the points come from, and which components are "
        "taken more or less often than by chance.",
    )
    add_game(parser)
    parser.add_argument("--matches", type=at_least_one, default=200, help="of all seat counts")
    parser.add_argument(
        "--seats", default="", metavar="N,N", help="which seat counts; all of the game by default"
    )
    parser.add_argument("--bot", choices=sorted(BOTS), default="heuristic")
    parser.add_argument("--seed", type=int, default=1, help="of the run; 1 by default")
    parser.add_argument(
        "--processes", type=at_least_one, default=processors(), help="all processors by default"
    )
    parser.add_argument(
        "--by",
        default="",
        metavar="SETTING",
        help="vary a setting that has a value for each seat, and count by it (states)",
    )
    add_settings(parser)
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    played = game(arguments.game)
    possible = seat_counts(played)
    try:
        seats = [int(text) for text in arguments.seats.split(",") if text] or possible
    except ValueError:
        seats = []
    if not seats or not set(seats) <= set(possible):
        raise CommandError(f"{played.slug} is for {possible[0]} to {possible[-1]} seats")
    settings = match_settings(arguments)
    content = played.load()
    for count in seats:  # fail before the first process starts
        played.check_settings(content, count, settings)
        if arguments.by and not values_of(played, content, count, arguments.by):
            raise CommandError(f"{arguments.by} has no value for each of {count} seats")
    with follow(arguments) as progress:
        report = balance(
            played.slug,
            arguments.matches,
            seats,
            settings,
            arguments.bot,
            arguments.seed,
            arguments.processes,
            arguments.by,
            progress=progress,
        )
    return print_report(arguments, report, progress)
