"""The command line of `gonfalon play`, in the language given by `--lang`.

Help and errors of a parser marked as `spoken` come from the Fluent files (`interface-command-`).
The messages of argparse are recognised by pattern and replaced.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final, NoReturn

from gonfalon.kernel.content.texts import LANGUAGES, read_texts
from gonfalon.kernel.game import game_slugs
from gonfalon.kernel.values.errors import (
    ContentError,
    GonfalonError,
    NotInstalled,
    RecordError,
    Refused,
)
from gonfalon.speech import ENGLISH, INTERFACE
from gonfalon.terminal.voice import FluentVoice, Voice, has_library

PREFIX: Final = "command-"
WRONG: Final = (
    ("unrecognised", re.compile(r"unrecognized arguments: (?P<names>.+)")),
    ("missing", re.compile(r"the following arguments are required: (?P<names>.+)")),
    ("no-choice", re.compile(r"argument (?P<name>.+?): invalid choice: (?P<value>\S+) \(.*\)")),
    ("no-number", re.compile(r"argument (?P<name>.+?): invalid int value: (?P<value>.+)")),
    ("no-value", re.compile(r"argument (?P<name>.+?): expected .+")),
    ("unclear", re.compile(r"ambiguous option: (?P<value>\S+) could match (?P<names>.+)")),
    ("no-pair", re.compile(r"argument (?P<name>.+?): (?P<value>.+) is not NAME=VALUE")),
)
"""Patterns of argparse messages, by the name of our message with the same arguments."""

FILES: Final = (
    (FileNotFoundError, "no-file"),
    (PermissionError, "closed-file"),
    (IsADirectoryError, "folder"),
)


class Console(Voice):
    """The interface's own texts, for use before there is a match."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self.read()

    def sources(self) -> Iterator[str]:
        """Yield the Fluent files of the interface only."""
        yield from read_texts(INTERFACE, self.language).values()

    def command(self, key: str, /, **args: str) -> str:
        """Return a text of the command line: the message `interface-command-<key>`."""
        return self.interface(PREFIX + key, **args)


class FluentConsole(Console, FluentVoice):
    """The same in any language, with the Fluent library."""


def console(language: str) -> Console:
    """Return a console in the given language, with Fluent if it is installed."""
    return FluentConsole(language) if has_library() else Console(language)


def language_in(words: Sequence[str]) -> str:
    """Return the language that a command line asks for; English if it is unknown."""
    found = ENGLISH
    for word, following in zip(words, [*words[1:], ""]):
        name, _, value = word.partition("=")
        if name == "--lang":
            found = value or following
    return found if found in LANGUAGES else ENGLISH


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors can be in any language."""

    language = ENGLISH
    spoken = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Record the language, then parse."""
        self.language = language_in(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Exit with a one-line error; English errors are left to argparse."""
        if self.language == ENGLISH:
            super().error(message)
        told = console(self.language)
        for key, pattern in WRONG:
            found = pattern.fullmatch(message)
            if found:
                message = told.command(key, **found.groupdict())
        self.exit(2, f"{self.prog}: {message} {told.command('see-help')}\n")

    def format_help(self) -> str:
        """Return the help page, in the requested language if the parser is `spoken`."""
        if not self.spoken:
            return super().format_help()
        told = console(self.language)
        self.description = told.command("description")
        self._positionals.title = told.command("arguments")
        self._optionals.title = told.command("options")
        for action in self._actions:
            action.help = told.command(action.dest.replace("_", "-"), games=", ".join(game_slugs()))
        return super().format_help().replace("usage:", told.command("usage"), 1)


def trouble(error: Exception, told: Voice) -> str:
    """Return why something failed, in the language of `told`."""
    if isinstance(error, OSError):
        key = next((key for kind, key in FILES if isinstance(error, kind)), "bad-file")
        return told.interface(PREFIX + key, file=str(error.filename))
    if told.language == ENGLISH or not isinstance(error, GonfalonError):
        return str(error)
    if isinstance(error, Refused):
        rule = told.rule(error.rule) if error.rule else ""
        return " ".join([refusal(error.code, told), rule]).strip()
    if isinstance(error, NotInstalled):
        return told.interface(PREFIX + "not-installed")
    if isinstance(error, RecordError):
        return told.interface(PREFIX + "damaged")
    if isinstance(error, ContentError):
        return told.interface(PREFIX + "bad-pack", reason=str(error))
    return str(error)


def refusal(code: str, told: Voice) -> str:
    """Return why the requested settings were refused, and what is possible instead."""
    if code == "bad-variants":
        names = ", ".join(told.content.entries.section("variants"))
        return told.interface(PREFIX + code, names=names)
    if code == "bad-settings":
        _seats, settings = told.game.setups(told.content)[0]
        return told.interface(PREFIX + code, names=", ".join(settings))
    return told.interface(PREFIX + "refused", code=code)


def no_game(slug: str, language: str) -> str:
    """Return that there is no such game, and which games there are."""
    return console(language).command("no-game", name=slug, names=", ".join(game_slugs()))
