"""What several commands share: arguments, and how a report is printed."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import game
from gonfalon.kernel.step import POLICIES
from gonfalon.proving.playing import Failure

Commands = argparse._SubParsersAction  # the type that argparse gives no public name


class CommandError(GonfalonError):
    """A command that cannot do what was asked."""


class Report(Protocol):
    """What every check of the proving ground hands back."""

    @property
    def ok(self) -> bool:
        """Whether what was checked holds."""

    def lines(self) -> list[str]:
        """Return the report for people, the figure last."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game as the first argument."""
    parser.add_argument("game", help="the game, by its short name (mastery)")


def add_run(parser: argparse.ArgumentParser) -> None:
    """Add what every run of random matches knows."""
    parser.add_argument("--seed", type=int, default=1, help="of the run; 1 by default")
    parser.add_argument(
        "--processes", type=at_least_one, default=processors(), help="all processors by default"
    )
    parser.add_argument(
        "--policy",
        choices=POLICIES,
        default="",
        help="for sealed rounds; all of them in turn by default",
    )
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="write what fails there")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what is agreed before a match."""
    parser.add_argument(
        "--variant", action="append", default=[], metavar="NAME", help="may be given several times"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=agreed,
        metavar="NAME=VALUE",
        help="any other option of the game (team_mode=triples_6, round_limit=20)",
    )


def agreed(text: str) -> tuple[str, Any]:
    """Read one option of a match; its value is JSON, or else plain text."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def match_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the options of a match as they were given."""
    options: dict[str, Any] = dict(arguments.option)
    if arguments.variant:
        options["variants"] = arguments.variant
    return options


def processors() -> int:
    """Return how many processes may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1


def at_least_one(text: str) -> int:
    """Read a whole number above zero."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return number


def known(slug: str) -> str:
    """Return the slug of a game that exists, or refuse at once."""
    return game(slug).slug


def printed(report: Report, failures: Sequence[Failure], folder: Path | None) -> int:
    """Print a report, keep what failed, and return the exit code."""
    if folder is not None:
        for failed in failures:
            print(f"written: {failed.write(folder)}")
    for line in report.lines():
        print(line)
    return 0 if report.ok else 1
