"""`gonfalon fields`: show the methods that follow from the fields of a class."""

from __future__ import annotations

import argparse
import importlib
import sys

from gonfalon.cli.common import CommandError, Commands
from gonfalon.kernel.fields import written


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "fields",
        description="Show what follows from the fields and phases that a step, a state or a part "
        "of one declares: slots, constructor, clone, dump, load, run, ask, take.",
    )
    parser.add_argument(
        "--show",
        required=True,
        metavar="CLASS",
        help="a class with its module, such as gonfalon.kernel.questions.dice.Dice",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    module, _, name = arguments.show.rpartition(".")
    try:
        cls = getattr(importlib.import_module(module), name)
    except (ImportError, ValueError, AttributeError) as error:
        raise CommandError(f"no class {arguments.show}: {error}") from error
    lines = written(cls)
    if not lines:
        raise CommandError(f"nothing was made for {arguments.show}: its source says everything")
    sys.stdout.write("\n".join([*lines, ""]))
    return 0
