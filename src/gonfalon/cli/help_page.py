"""The help page of `gonfalon`: what most people need, then all commands by what they are for."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from typing import Any, Final, NoReturn

from gonfalon.cli.commands import COMMANDS, EXIT_CODES, FIRST, GROUPS
from gonfalon.cli.spoken import Parser
from gonfalon.kernel.game import game_slugs
from gonfalon.speech import ENGLISH

NARROWEST: Final = 50
WIDEST: Final = 100
NO_COMMAND: Final = re.compile(r"argument COMMAND: invalid choice: '([^']*)' .*")
UNKNOWN: Final = re.compile(r"unrecognized arguments: (.*)")


class TopParser(Parser):
    """The parser of the whole command line."""

    command = ""  # the one that is wanted

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Record the command, then parse."""
        words = sys.argv[1:] if args is None else args
        self.command = next((word for word in words if word in COMMANDS), "")
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        """Return the help page, to the width of the terminal."""
        width = max(NARROWEST, min(shutil.get_terminal_size().columns - 1, WIDEST))
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        lines = [*formatter.format_help().splitlines(), "", *wrapped(self.description or "", width)]
        lines += section("start here", FIRST, width)
        for group in GROUPS:
            lines += section(group.title, group.commands, width)
        options = {
            ", ".join(option.option_strings) + (f" {option.metavar}" if option.metavar else ""): (
                option.help or ""
            )
            for option in self._actions
            if option.option_strings
        }
        lines += section("options", options, width)
        lines += ["", *wrapped(f"Games: {', '.join(game_slugs())}.", width)]
        lines += ["", "gonfalon COMMAND --help explains a command.", *wrapped(EXIT_CODES, width)]
        return "\n".join(lines) + "\n"

    def error(self, message: str) -> NoReturn:
        """Exit with a one-line error; for a command that does not exist, name similar ones."""
        unknown = UNKNOWN.fullmatch(message)
        if unknown and self.command and self.language == ENGLISH:
            name = f"gonfalon {self.command}"
            self.exit(2, f"{name}: not understood: {unknown[1]}; {name} --help lists its options\n")
        wrong = NO_COMMAND.fullmatch(message)
        if wrong is None:
            super().error(message)
        from difflib import get_close_matches  # only needed here, and slow to import

        near = get_close_matches(wrong[1], COMMANDS)
        hint = f"did you mean {' or '.join(near)}?" if near else "gonfalon --help lists them"
        self.exit(2, f"gonfalon: no command {wrong[1]!r}: {hint}\n")


def section(title: str, items: dict[str, str], width: int) -> list[str]:
    """Return a titled list of names, each with its text beside it."""
    room = max(map(len, items)) + 4
    lines = ["", f"{title}:"]
    for name, text in items.items():
        first, rest = f"  {name}".ljust(room), " " * room
        lines += textwrap.wrap(text, width, initial_indent=first, subsequent_indent=rest)
    return lines


def wrapped(text: str, width: int) -> list[str]:
    """Return a text in lines."""
    return textwrap.wrap(text, width, break_on_hyphens=False)
