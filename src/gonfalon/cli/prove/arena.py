"""`gonfalon arena`: play bots against each other, with rotating seats."""

from __future__ import annotations

import argparse
from functools import partial
from time import perf_counter

from gonfalon.bots import BOTS
from gonfalon.bots.arena import Results, check_names, interval, play_matches
from gonfalon.cli.common import (
    CommandError,
    Commands,
    add_game,
    add_settings,
    at_least_one,
    match_settings,
    processors,
)
from gonfalon.kernel.game import game
from gonfalon.proving.playing import chunks, spread

CHUNK = 10  # matches that a process plays at a time


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "arena",
        description="Play matches between bots, with changing seats, and print what each has won. "
        "Fails when the first bot wins a smaller share than --require.",
    )
    add_game(parser)
    parser.add_argument(
        "--bots",
        default="heuristic,random",
        metavar="NAME,NAME",
        help=f"who plays, round the table ({', '.join(BOTS)}); heuristic,random by default",
    )
    parser.add_argument("--seats", type=at_least_one, default=2)
    parser.add_argument("--matches", type=at_least_one, default=100)
    parser.add_argument(
        "--require", type=share, default=0.0, metavar="SHARE", help="of wins of the first bot"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the run; 1 by default")
    parser.add_argument(
        "--processes", type=at_least_one, default=processors(), help="all processors by default"
    )
    add_settings(parser)
    parser.set_defaults(run=run)


def share(text: str) -> float:
    """Parse a share from 0 to 1."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 1")
    return number


def part(
    slug: str,
    names: list[str],
    seats: int,
    settings: dict[str, object],
    seed: int,
    numbers: tuple[int, int],
) -> Results:
    """Play one chunk of the run, in any process."""
    return play_matches(game(slug), names, seats, range(*numbers), settings, seed)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    played = game(arguments.game)
    names = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    seats = arguments.seats
    check_names(names, seats)
    settings = match_settings(arguments)
    played.check_settings(played.load(), seats, settings)  # fail before the first process starts
    if not played.min_seats <= seats <= played.max_seats:
        raise CommandError(f"{played.slug} is for {played.min_seats} to {played.max_seats} seats")
    results = Results(names, seats)
    began = perf_counter()
    work = partial(part, played.slug, names, seats, settings, arguments.seed)
    for done in spread(work, chunks(arguments.matches, CHUNK), arguments.processes):
        results.add(done)
    seconds = perf_counter() - began
    for line in results.lines():
        print(line)
    print(
        f"{results.answers} decisions in {seconds:.1f} s, {results.answers / seconds:.0f} a second"
    )
    won = results.share(names[0])
    low, high = interval(won, results.matches)
    print(f"{names[0]} won {100 * won:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f})")
    return 0 if won >= arguments.require else 1
