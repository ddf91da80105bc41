"""Readers of single values, shared by everything that is read from the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.games.paladins.model.constants import ANY, WORKERS
from gonfalon.games.paladins.model.effect import Reward
from gonfalon.kernel.errors import ContentError

ReadReward = Callable[[Any, str], Reward]
"""Reads a list of effects; the text is where it stands, for errors."""


def index_of(words: tuple[str, ...] | list[str], word: Any, where: str) -> int:
    """Return the index of a word, or raise `ContentError` if it is unknown."""
    if word not in words:
        raise ContentError(f"{where}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def requirement(word: Any, where: str) -> int:
    """Return what a worker space requires: a type of worker, or ANY."""
    return ANY if word == "any" else index_of(WORKERS, word, where)
