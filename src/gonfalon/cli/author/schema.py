"""`gonfalon schema`: print a game's views, questions and events as JSON Schema."""

from __future__ import annotations

import argparse
import json
import sys

from gonfalon.cli.common import CommandError, Commands, add_game
from gonfalon.kernel.game import game
from gonfalon.schema import schema_of


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "schema",
        description="Print the JSON Schema (draft 2020-12) of what a match of a game says: views, "
        "questions with their answers, events, and the arguments of each message.",
    )
    add_game(parser)
    parser.add_argument("name", nargs="?", help="print this definition alone, such as OptionView")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    schema = schema_of(game(arguments.game))
    if arguments.name is not None:
        known = schema["$defs"]
        if arguments.name not in known:
            raise CommandError(f"no definition {arguments.name!r}: {', '.join(known)}")
        schema = known[arguments.name]
    json.dump(schema, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
    return 0
