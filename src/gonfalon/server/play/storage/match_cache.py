"""The match cache: matches this process keeps in memory, by table.

A cached match never changes. Writers work on a branch of it; readers use it directly. Losing the
cache is harmless, since the table row holds the same match as text.

The database can go back: a restore, or a failover to a standby that lacks the last inputs. The
input numbers that follow are then given a second time, to other inputs. So a match is found only
by the tag of its state as well, which the row holds too.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any
from uuid import UUID

from gonfalon.kernel.play.match import Match

MAX_MATCHES = 512


class MatchCache:
    """A small thread-safe LRU cache of matches, by table, input number and tag of the state."""

    def __init__(self, room: int = MAX_MATCHES) -> None:
        self.room = room
        self.lock = threading.Lock()
        self.matches: OrderedDict[UUID, tuple[int, str, Match[Any]]] = OrderedDict()

    def find(self, table: UUID, seq: int, tag: str) -> Match[Any] | None:
        """Return the match after that input and with that tag, if it is cached."""
        with self.lock:
            found = self.matches.get(table)
            if found is None or found[:2] != (seq, tag):
                return None
            self.matches.move_to_end(table)
            return found[2]

    def keep(self, table: UUID, seq: int, tag: str, match: Match[Any]) -> None:
        """Cache a match, unless a later state of it is cached already."""
        with self.lock:
            found = self.matches.get(table)
            if found is not None and found[0] > seq:
                return
            self.matches[table] = (seq, tag, match)
            self.matches.move_to_end(table)
            while len(self.matches) > self.room:
                self.matches.popitem(last=False)

    def clear(self) -> None:
        """Drop every match."""
        with self.lock:
            self.matches.clear()


MATCHES = MatchCache()
