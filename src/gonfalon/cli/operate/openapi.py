"""`gonfalon openapi`: write the OpenAPI description of the API."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gonfalon.cli.common import Commands
from gonfalon.cli.site import set_up


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "openapi",
        description="Write the OpenAPI description; with --check, compare it with a file.",
    )
    parser.add_argument("file", nargs="?", type=Path, help="standard output by default")
    parser.add_argument("--check", action="store_true", help="fail if the file says otherwise")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    set_up("openapi")
    from gonfalon.server.api.description import description

    text = description()
    if arguments.file is None:
        sys.stdout.write(text)
    elif not arguments.check:
        arguments.file.write_text(text, "utf-8")
    elif not arguments.file.exists() or arguments.file.read_text("utf-8") != text:
        print(f"{arguments.file} is not current: run `gonfalon openapi {arguments.file}`")
        return 1
    return 0
