"""The `gonfalon` command, with one module for each sub-command, in packages by what they are for.

A command exits with 0 if its check holds and 1 if it does not. It exits with 2, after a one-line
message, if it could not run at all (a wrong argument, an unknown game, a damaged file).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from gonfalon import __version__
from gonfalon.cli.commands import COMMANDS, module_of
from gonfalon.cli.help_page import TopParser
from gonfalon.cli.spoken import Parser
from gonfalon.cli.stopping import STOPPED, say_stopped
from gonfalon.kernel.values.errors import GonfalonError

TROUBLE = 2


def parser(words: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """Build the parser for the whole command line.

    With the words of a command line, only the command in them is read; the others are only named.
    Reading all takes as long as everything else that the help page needs.
    """
    top = TopParser(prog="gonfalon", description="Medieval board games with every rule enforced.")
    version = f"gonfalon {__version__}"
    top.add_argument("--version", action="version", version=version, help="show the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    wanted = COMMANDS if words is None else [word for word in words if word[:1] != "-"][:1]
    for name in COMMANDS:
        if name in wanted:
            import_module(module_of(name)).add_parser(commands)
        else:
            commands.add_parser(name)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = sys.argv[1:] if argv is None else argv
    top = parser(words)
    try:
        arguments = top.parse_args(words)
    except SystemExit as stop:  # argparse has already printed its message
        return stop.code if isinstance(stop.code, int) else TROUBLE
    if arguments.command is None:
        top.print_help()
        return 0
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except (GonfalonError, OSError, UnicodeDecodeError) as error:
        if isinstance(error, BrokenPipeError):  # the reader (a pager, `head`) has closed the pipe
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return TROUBLE
        print(f"gonfalon: {' '.join(str(error).split())}", file=sys.stderr)
        return TROUBLE
    except KeyboardInterrupt:
        say_stopped()
        return STOPPED
    return code
