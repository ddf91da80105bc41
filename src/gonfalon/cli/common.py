"""Shared by several commands: common arguments, and printing a report."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from gonfalon.cli.commands import EXIT_CODES
from gonfalon.cli.progress.displays import display_for
from gonfalon.cli.progress.following import Follower
from gonfalon.cli.stopping import STOPPED
from gonfalon.kernel.game import game, game_slugs
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.proving.playing import Failure

Commands = argparse._SubParsersAction  # the type has no public name in argparse


class CommandError(GonfalonError):
    """The command cannot do what the arguments ask for."""


class Report(Protocol):
    """The result of every check in `gonfalon.proving`."""

    @property
    def ok(self) -> bool:
        """Whether the check passed."""

    def lines(self) -> list[str]:
        """Return the report as readable lines, ending with the key figure."""

    def figures(self) -> dict[str, Any]:
        """Return the report as JSON."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game as the first argument."""
    parser.add_argument("game", help=f"the game, by its short name ({', '.join(game_slugs())})")


def add_run(parser: argparse.ArgumentParser) -> None:
    """Add the options shared by all runs of random matches."""
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


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add the options for a match's settings."""
    parser.add_argument(
        "--variant", action="append", default=[], metavar="NAME", help="may be given several times"
    )
    parser.add_argument(
        "--setting",
        action="append",
        default=[],
        type=setting,
        metavar="NAME=VALUE",
        help="any other setting of the game (team_mode=triples_6, round_limit=20)",
    )


def setting(text: str) -> tuple[str, Any]:
    """Parse one setting of a match; its value is JSON, or else plain text."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def match_settings(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the match settings given on the command line."""
    settings: dict[str, Any] = dict(arguments.setting)
    if arguments.variant:
        settings["variants"] = arguments.variant
    return settings


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1


def at_least_one(text: str) -> int:
    """Parse a whole number above zero."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return number


def existing_slug(slug: str) -> str:
    """Return the slug of an existing game, or raise `Refused`."""
    return game(slug).slug


def add_output(parser: argparse.ArgumentParser) -> None:
    """Add the options for what a long command prints, and what its exit codes mean."""
    parser.add_argument("--json", action="store_true", help="print the result as one JSON document")
    parser.add_argument("-q", "--quiet", action="store_true", help="say nothing about the progress")
    parser.epilog = EXIT_CODES


def follow(arguments: argparse.Namespace) -> Follower:
    """Return what shows the progress of a command on standard error."""
    return Follower(display_for(arguments.command, sys.stderr, arguments.quiet))


def broken_between_words(line: str) -> str:
    """Break a line that is longer than the terminal is wide."""
    width = shutil.get_terminal_size().columns
    if len(line) <= width:
        return line
    return textwrap.fill(
        line, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )


def print_report(
    arguments: argparse.Namespace,
    report: Report,
    progress: Follower,
    failures: Sequence[Failure] = (),
    folder: Path | None = None,
) -> int:
    """Print a report, write failures to a folder if given, and return the exit code.

    The report of a run that was stopped is about what was done until then.
    """
    written = [] if folder is None else [str(failed.write(folder)) for failed in failures]
    if arguments.json:
        document = {
            "command": arguments.command,
            "ok": report.ok,
            "stopped": progress.stopped,
            **({"written": written} if folder is not None else {}),
            **report.figures(),
        }
        print(json.dumps(document, indent=1, ensure_ascii=False))
    else:
        for line in [*(f"written: {path}" for path in written), *report.lines()]:
            print(broken_between_words(line) if sys.stdout.isatty() else line)
    if progress.stopped:
        sys.stdout.flush()
        if not arguments.quiet:
            print(f"gonfalon: stopped after {progress.count()}", file=sys.stderr)
        return STOPPED
    return 0 if report.ok else 1
