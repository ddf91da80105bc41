"""`gonfalon verify`: check a record against the commitment made before the match."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.cli.common import Commands
from gonfalon.cli.play.replay import add_record, apply, edition_lines, opened, outcome_lines
from gonfalon.kernel.chance.chance import ProvableChance, commitment
from gonfalon.kernel.records.record import RecordPlayer, check_draws, listing_draws
from gonfalon.kernel.values.errors import RecordError


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "verify",
        description="Check that the seed fits the commitment made before the match, that every "
        "input was allowed and that every draw follows from the seed.",
    )
    add_record(parser)
    parser.add_argument(
        "--draws",
        type=Path,
        metavar="FILE",
        help="then write the record with a list of all draws, which can be checked without rules",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    try:
        record, match = opened(arguments)
        chance = match.chance
        assert isinstance(chance, ProvableChance)
        print(f"commitment {commitment(chance.seed)}: the seed fits")
        checked = 0
        repeater = RecordPlayer(match, record.entries)
        for number, entry in enumerate(record.entries, 1):
            apply(repeater, entry, number)
            checked += entry.trace >= 0
        if not match.over:
            raise RecordError("the match is not over after the last input")
        if "draws" in record.header:
            check_draws(record, match)
    except RecordError as error:
        print(f"does not hold: {error}")
        return 1
    for line in (*edition_lines(match), *outcome_lines(match)):
        print(line)
    print(f"holds: {len(record.entries)} inputs, {chance.used} draws, checked {checked} times")
    if arguments.draws is not None:
        arguments.draws.write_text(listing_draws(record, match).text, encoding="utf-8", newline="")
    return 0
