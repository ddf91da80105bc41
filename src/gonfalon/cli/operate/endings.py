"""`gonfalon endings`: store what finished matches show, where that is missing."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from gonfalon.cli.common import CommandError, Commands, add_output, follow, print_report
from gonfalon.cli.site import set_up


@dataclass
class Endings:
    """How many endings were stored, and how many could not be."""

    stored: int = 0
    missing: int = 0

    @property
    def ok(self) -> bool:
        """Whether every ending is stored now."""
        return not self.missing

    def lines(self) -> list[str]:
        """Return the result as text."""
        return [f"{self.stored} endings stored, {self.missing} matches cannot be played here"]

    def figures(self) -> dict[str, Any]:
        """Return the result as JSON."""
        return {"stored": self.stored, "missing": self.missing}


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "endings",
        description="Store the last views, the course and the verification of every finished "
        "match that lacks them, so that it can be read when its rules are no longer installed. "
        "The worker does this after each match; the command is for matches that ended before "
        "it did, or while it failed.",
    )
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("endings")
    from django.db import Error

    from gonfalon.server.play.storage.keeping import keep_ending, without_ending

    result = Endings()
    try:
        with follow(arguments) as progress:
            wanted = without_ending()
            kept = (keep_ending(table) for table in wanted.iterator(500))
            for stored in progress(kept, wanted.count(), "matches"):
                result.stored += stored
                result.missing += not stored
    except Error as error:
        raise CommandError(f"the database does not answer: {error}") from error
    return print_report(arguments, result, progress)
