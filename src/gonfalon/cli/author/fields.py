"""`gonfalon fields`: write what follows from the fields of steps and states into their files."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.cli.common import Commands
from gonfalon.proving.fields import rewritten, sources


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "fields",
        description="Read the fields that steps and states set in __init__, and write slots, "
        "clone, dump and load between two marker lines of the same class.",
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a file or a folder")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if out of date")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    stale = 0
    for path in sources(arguments.paths):
        text = rewritten(path)
        if text is None:
            continue
        stale += 1
        if arguments.check:
            print(f"{path} is out of date")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path} written")
    return 1 if arguments.check and stale else 0
