"""`gonfalon endings`: store what finished matches show, where that is missing."""

from __future__ import annotations

import argparse

from gonfalon.cli.common import CommandError, Commands
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "endings",
        description="Store the last views, the course and the verification of every finished "
        "match that lacks them, so that it can be read when its rules are no longer installed. "
        "The worker does this after each match; the command is for matches that ended before "
        "it did, or while it failed.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("endings")
    from django.db import Error

    from gonfalon.server.play.keeping import keep_ending, without_ending

    try:
        stored = [keep_ending(table) for table in without_ending()]
    except Error as error:
        raise CommandError(f"the database does not answer: {error}") from error
    missing = stored.count(False)
    print(f"{stored.count(True)} endings stored, {missing} matches cannot be played here")
    return 1 if missing else 0
