"""`gonfalon arena`: play bots against each other, with rotating seats."""

from __future__ import annotations

import argparse
from functools import partial
from time import perf_counter
from typing import Any

from gonfalon.bots import BOTS, SEARCH
from gonfalon.bots.arena import Results, check_names, interval, play_matches
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
from gonfalon.proving.playing import chunks, spread

CHUNK = 1  # matches that a process plays at a time


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
        help=f"who plays, round the table ({', '.join(BOTS)}, {SEARCH}, or {SEARCH} with a budget:"
        f" {SEARCH}/worlds=24/horizon=2); heuristic,random by default",
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
    add_output(parser)
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
    parts = spread(work, chunks(arguments.matches, CHUNK), arguments.processes)
    with follow(arguments) as progress:
        for done in progress(parts, arguments.matches, "matches"):
            results.add(done)
    report = ArenaReport(played.slug, results, perf_counter() - began, arguments.require)
    return print_report(arguments, report, progress)


class ArenaReport:
    """The results of a run, and whether the first bot has won often enough."""

    def __init__(self, slug: str, results: Results, seconds: float, required: float) -> None:
        self.slug = slug
        self.results = results
        self.seconds = seconds
        self.required = required
        self.first = results.names[0]

    @property
    def ok(self) -> bool:
        """Whether the first bot has won the share that was asked for."""
        return self.results.share(self.first) >= self.required

    def lines(self) -> list[str]:
        """Return the results, those of the first bot last."""
        results, seconds = self.results, self.seconds
        won = results.share(self.first)
        low, high = interval(won, results.matches)
        return [
            *results.lines(),
            f"{results.answers} decisions in {seconds:.1f} s, "
            f"{results.answers / seconds:.0f} a second",
            f"{self.first} won {100 * won:.1f} % "
            f"(95 % interval {100 * low:.1f} to {100 * high:.1f})",
        ]

    def figures(self) -> dict[str, Any]:
        """Return the same as JSON."""
        results = self.results
        return {
            "game": self.slug,
            "seats": results.seats,
            "matches": results.matches,
            "decisions": results.answers,
            "seconds": self.seconds,
            "median_rounds": results.median_rounds(),
            "bots": {
                name: {
                    "won": results.share(name),
                    "interval": interval(results.share(name), results.matches),
                    "if_all_were_equal": results.fair(name),
                    "mean_rank": standing.ranks / max(1, standing.seats),
                }
                for name, standing in results.standings.items()
            },
        }
