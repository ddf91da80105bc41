"""The desk: matches this process has at hand, and what was read from them.

What lies on the desk never changes: a writer takes a branch of it, readers read it as it is. A
process that loses its desk loses nothing, since the table row holds the same match as text.
"""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from uuid import UUID

from gonfalon.kernel.game import Content, game
from gonfalon.kernel.match import Match
from gonfalon.kernel.saving import from_json

ROOM = 512
SHEETS = 2048


class Desk:
    """Matches by table and input number: a small cache, safe for threads."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.lock = threading.Lock()
        self.matches: OrderedDict[UUID, tuple[int, Match[Any]]] = OrderedDict()

    def find(self, table: UUID, seq: int) -> Match[Any] | None:
        """Return the match after that input, if it lies here."""
        with self.lock:
            found = self.matches.get(table)
            if found is None or found[0] != seq:
                return None
            self.matches.move_to_end(table)
            return found[1]

    def lay(self, table: UUID, seq: int, match: Match[Any]) -> None:
        """Keep a match, unless a later state of it is here already."""
        with self.lock:
            found = self.matches.get(table)
            if found is not None and found[0] > seq:
                return
            self.matches[table] = (seq, match)
            self.matches.move_to_end(table)
            while len(self.matches) > self.room:
                self.matches.popitem(last=False)

    def clear(self) -> None:
        """Forget everything."""
        with self.lock:
            self.matches.clear()


@dataclass(frozen=True)
class Sheet:
    """An answer ready to be sent, and a tag that tells nothing but whether it differs."""

    body: bytes
    tag: str


def sheet_of(body: bytes) -> Sheet:
    """Return an answer with its tag: made of the bytes alone, so it tells no more than they."""
    return Sheet(body, f'"{hashlib.blake2b(body, digest_size=16).hexdigest()}"')


class Shelf:
    """Answers by whose they are and what they depend on; each is made once, by one thread."""

    def __init__(self, room: int = SHEETS) -> None:
        self.room = room
        self.lock = threading.Lock()
        self.makers = [threading.Lock() for _ in range(64)]
        self.sheets: OrderedDict[Hashable, tuple[Hashable, Sheet]] = OrderedDict()

    def find(self, whose: Hashable, stamp: Hashable) -> Sheet | None:
        """Return the answer, if it lies here and nothing it depends on has changed."""
        with self.lock:
            found = self.sheets.get(whose)
            if found is None or found[0] != stamp:
                return None
            self.sheets.move_to_end(whose)
            return found[1]

    def fetch(self, whose: Hashable, stamp: Hashable, make: Callable[[], bytes]) -> Sheet:
        """Return the answer, made now if it has to be."""
        found = self.find(whose, stamp)
        if found is not None:
            return found
        with self.makers[hash(whose) % len(self.makers)]:
            found = self.find(whose, stamp)
            if found is not None:
                return found
            made = sheet_of(make())
            with self.lock:
                self.sheets[whose] = (stamp, made)
                self.sheets.move_to_end(whose)
                while len(self.sheets) > self.room:
                    self.sheets.popitem(last=False)
            return made

    def clear(self) -> None:
        """Forget everything."""
        with self.lock:
            self.sheets.clear()


DESK = Desk()
SHELF = Shelf()


@lru_cache(maxsize=64)
def content_of(slug: str, packs: tuple[str, ...]) -> Content:
    """Return a game's content with the packs of a table, loaded once."""
    return game(slug).load(packs)


def load_match(slug: str, packs: tuple[str, ...], state: str) -> Match[Any]:
    """Return the match of a table row."""
    return from_json(state, content_of(slug, packs))
