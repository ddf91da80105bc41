"""Editions: game contents by digest, each built once and shared by its matches.

Correcting a card creates a new edition. Matches that started earlier continue with theirs, which is
rebuilt from the text stored when they started. A server stores the editions of its matches. A
game's package keeps those of its own files (records, saved states, lessons) in the folder
`editions`, so that a correction concerns none of them.
"""

from __future__ import annotations

from collections import OrderedDict
from importlib.resources import files
from typing import Any, Final

from gonfalon.kernel.content.content import Entries, from_text
from gonfalon.kernel.game import Content, Game, game

FOLDER: Final = "editions"
MAX_EDITIONS = 64


def installed_content(played: Game[Any]) -> Content | None:
    """Return the installed content of a game; None if it is invalid.

    Matches with a stored edition can go on then. Whatever needs the installed content, such as a
    new match, loads it and says what is wrong with it.
    """
    try:
        return played.load()
    except Exception:  # a game's loader may fail on content in any way
        return None


def find_edition(played: Game[Any], digest: str) -> Content | None:
    """Return the content with this digest: the installed one, or one kept in the game's package."""
    installed = installed_content(played)
    if installed is not None and installed.digest == digest:
        return installed
    found = played.editions.get(digest)
    if found is None:
        if installed is not None:
            found = known_as(played, installed, digest)
        if found is None:
            found = kept_edition(played, digest)
        if found is not None:
            played.editions[digest] = found
    return found


def known_as(played: Game[Any], content: Content, digest: str) -> Content | None:
    """Return a content under one of its digests, or None if that is not one of them."""
    if content.digest == digest:
        return content
    entries = content.entries.known_as(digest)
    return None if entries is None else played.build(entries)


def kept_edition(played: Game[Any], digest: str) -> Content | None:
    """Return the content with this digest from the game's package, or None."""
    for entries in kept_entries(played):
        found = entries.known_as(digest)
        if found is not None:
            return played.build(found)
    return None


def kept_entries(played: Game[Any]) -> list[Entries]:
    """Return the contents that the game's package keeps, each in a file named by its digest."""
    folder = files(played.package).joinpath(FOLDER) if played.package else None
    if folder is None or not folder.is_dir():
        return []
    return [
        from_text(path.read_text(encoding="utf-8"), path.name.removesuffix(".json"))
        for path in sorted(folder.iterdir(), key=lambda p: p.name)
        if path.name.endswith(".json")
    ]


class Editions:
    """A small LRU cache of stored editions. Not thread-safe."""

    def __init__(self, room: int = MAX_EDITIONS) -> None:
        self.room = room
        self.contents: OrderedDict[tuple[str, str], Content] = OrderedDict()

    def find(self, slug: str, digest: str) -> Content | None:
        """Return the content with this digest if it is cached or comes with the game, else None."""
        found = self.contents.get((slug, digest))
        if found is not None:
            self.contents.move_to_end((slug, digest))
            return found
        return find_edition(game(slug), digest)

    def add(self, slug: str, content: Content) -> None:
        """Cache a content. The least recently used one is dropped when the cache is full."""
        self.contents[slug, content.digest] = content
        self.contents.move_to_end((slug, content.digest))
        while len(self.contents) > self.room:
            self.contents.popitem(last=False)

    def build(self, slug: str, digest: str, text: str) -> Content:
        """Build the content from its stored text and cache it."""
        content = game(slug).build(from_text(text, digest))
        self.add(slug, content)
        return content

    def clear(self) -> None:
        """Empty the cache. What comes with the games is unaffected."""
        self.contents.clear()
