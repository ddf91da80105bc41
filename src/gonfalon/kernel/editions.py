"""Editions: game contents by digest, each built once and shared by its matches.

Correcting a card creates a new edition. Matches that started earlier continue with theirs, which is
rebuilt from the text stored when they started.
"""

from __future__ import annotations

from collections import OrderedDict

from gonfalon.kernel.content import from_text
from gonfalon.kernel.game import Content, game

MAX_EDITIONS = 64


def installed_content(slug: str) -> Content | None:
    """Return the installed content of a game; None if it is invalid.

    Matches with a stored edition can go on then. Whatever needs the installed content, such as a
    new match, loads it and says what is wrong with it.
    """
    played = game(slug)
    try:
        return played.load()
    except Exception:  # a game's loader may fail on content in any way
        return None


class Editions:
    """A small LRU cache of contents that are not the installed ones. Not thread-safe."""

    def __init__(self, room: int = MAX_EDITIONS) -> None:
        self.room = room
        self.contents: OrderedDict[tuple[str, str], Content] = OrderedDict()

    def find(self, slug: str, digest: str) -> Content | None:
        """Return the content with this digest if it is cached or installed, else None."""
        found = self.contents.get((slug, digest))
        if found is not None:
            self.contents.move_to_end((slug, digest))
            return found
        installed = installed_content(slug)
        return installed if installed is not None and installed.digest == digest else None

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
        """Empty the cache. Installed contents are unaffected."""
        self.contents.clear()
