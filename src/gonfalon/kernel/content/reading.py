"""Readers of single values of the content, for the games' components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.kernel.content.content import Section, whole_number
from gonfalon.kernel.values.errors import ContentError


def index_of(words: Sequence[str], word: Any, where: str) -> int:
    """Return the index of a word, or raise `ContentError` if it is unknown."""
    if word not in words:
        raise ContentError(f"{where}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def numbers_of(section: Section, field: str, least: int = 0) -> list[int]:
    """Return a number of every entry, in file order."""
    return [whole_number(entry, field, id, least) for id, entry in section.items()]


def number_list(entry: dict[str, Any], field: str, count: int, where: str) -> list[int]:
    """Return a list of exactly so many numbers from 0."""
    found = entry.get(field)
    if (
        not isinstance(found, list)
        or len(found) != count
        or not all(type(n) is int and n >= 0 for n in found)
    ):
        raise ContentError(f"{where}: {field} must hold {count} whole numbers")
    return list(found)


def copies_of(section: Section) -> list[int]:
    """Return one number for every physical piece: its kind."""
    found: list[int] = []
    for kind, (id, entry) in enumerate(section.items()):
        found += [kind] * whole_number(entry, "copies", id)
    return found
