"""`gonfalon editions`: list the earlier contents of games that their kept files need."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.cli.common import CommandError, Commands
from gonfalon.kernel.game import game, installed_games
from gonfalon.testing.kept_editions import KeptEditions


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "editions",
        description="List the contents that a game's package keeps for its own records, saved "
        "states and lessons: how many files name each, and which entries differ from the installed "
        "ones. Fail if one is missing, or if nothing needs it.",
    )
    parser.add_argument("game", nargs="?", help="all games by default")
    parser.add_argument(
        "--tests",
        type=Path,
        default=Path("tests"),
        help="the folder of the records and saved states",
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="keep the installed content if a file names it, and remove what nothing needs",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    if not arguments.tests.is_dir():
        raise CommandError(f"{arguments.tests} is no folder: where are the tests that keep files?")
    chosen = [game(arguments.game)] if arguments.game else list(installed_games().values())
    complete = True
    for played in chosen:
        found = KeptEditions(played, [arguments.tests])
        if arguments.write:
            found.mend()
            found = KeptEditions(played, [arguments.tests])
        for line in found.lines():
            print(line)
        complete &= found.ok
    return 0 if complete else 1
