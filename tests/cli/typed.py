"""Lines typed at a table of the terminal, and what it says to them."""

from __future__ import annotations

import io
from collections.abc import Iterable

import pytest

from gonfalon.cli import main
from tests.cli.person import table

LANGUAGES = ["en", "ru", "uk", "pl"]
FIRST = ["mastery", "--seed", "7", "--name", "Olena"]
"""A match in which Olena (seat 0) is asked for the first time in the second turn."""


def play(
    words: list[str],
    typed: Iterable[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> tuple[int, str]:
    """Type lines into the command; return its exit code and what it printed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    code = main(["play", *words])
    return code, capsys.readouterr().out


class Typed:
    """Types given lines, then nothing more; an exception in the list is raised."""

    def __init__(self, *lines: str | type[BaseException]) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str) -> str | None:
        if not self.lines:
            return None
        line = self.lines.pop(0)
        if not isinstance(line, str):
            raise line
        return line


def said(words: list[str], *lines: str | type[BaseException]) -> tuple[int, str]:
    """Type lines at a table without the command around it."""
    session, printed = table(words, Typed(*lines))
    return session.play(), "\n".join(printed)
