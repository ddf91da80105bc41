"""The response cache: serialized responses, built once and shared by all who may see them."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

MAX_RESPONSES = 4096
MAX_BYTES = 128 * 1024 * 1024  # views take tens of kilobytes, frames up to a megabyte


@dataclass(frozen=True)
class CachedResponse:
    """A serialized response with its ETag."""

    body: bytes
    tag: str


def cached_response(body: bytes) -> CachedResponse:
    """Return a response with its ETag, a hash of the bytes, which reveals no more than they do."""
    return CachedResponse(body, f'"{hashlib.blake2b(body, digest_size=16).hexdigest()}"')


class ResponseCache:
    """Responses by owner and by a stamp of what they depend on; only one thread builds each."""

    def __init__(self, room: int = MAX_RESPONSES, most_bytes: int = MAX_BYTES) -> None:
        self.room = room
        self.most_bytes = most_bytes
        self.bytes = 0
        self.lock = threading.Lock()
        self.makers = [threading.Lock() for _ in range(64)]
        self.responses: OrderedDict[Hashable, tuple[Hashable, CachedResponse]] = OrderedDict()

    def find(self, whose: Hashable, stamp: Hashable) -> CachedResponse | None:
        """Return the response, if it is cached and its stamp still matches."""
        with self.lock:
            found = self.responses.get(whose)
            if found is None or found[0] != stamp:
                return None
            self.responses.move_to_end(whose)
            return found[1]

    def fetch(self, whose: Hashable, stamp: Hashable, make: Callable[[], bytes]) -> CachedResponse:
        """Return the response, building it if needed."""
        found = self.find(whose, stamp)
        if found is not None:
            return found
        with self.makers[hash(whose) % len(self.makers)]:
            found = self.find(whose, stamp)
            if found is not None:
                return found
            made = cached_response(make())
            self.keep(whose, stamp, made)
            return made

    def keep(self, whose: Hashable, stamp: Hashable, made: CachedResponse) -> None:
        """Keep a response; those not asked for in the longest time make room."""
        with self.lock:
            before = self.responses.pop(whose, None)
            if before is not None:
                self.bytes -= len(before[1].body)
            self.responses[whose] = (stamp, made)
            self.bytes += len(made.body)
            while len(self.responses) > self.room or self.bytes > self.most_bytes:
                if len(self.responses) == 1:
                    break
                _, (_, dropped) = self.responses.popitem(last=False)
                self.bytes -= len(dropped.body)

    def clear(self) -> None:
        """Drop every response."""
        with self.lock:
            self.responses.clear()
            self.bytes = 0


RESPONSES = ResponseCache()
