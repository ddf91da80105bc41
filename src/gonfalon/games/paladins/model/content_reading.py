"""Readers of single values, shared by everything that is read from the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.games.paladins.model.constants import ANY, WORKERS
from gonfalon.kernel.errors import ContentError

Intern = Callable[[Any, str], int]
"""Parses a list of effects, which it names in errors; returns its number."""


def whole_list(value: Any, where: str) -> list[Any]:
    """Return the value if it is a list, else raise `ContentError`."""
    if not isinstance(value, list):
        raise ContentError(f"{where}: a list is needed, not {value!r}")
    return value


def index_of(words: tuple[str, ...] | list[str], word: Any, where: str) -> int:
    """Return the index of a word, or raise `ContentError` if it is unknown."""
    if word not in words:
        raise ContentError(f"{where}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def requirement(word: Any, where: str) -> int:
    """Return what a worker space requires: a type of worker, or ANY."""
    return ANY if word == "any" else index_of(WORKERS, word, where)
