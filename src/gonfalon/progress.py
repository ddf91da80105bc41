"""Following a long run: the run passes its parts through a `Progress`, and somebody may show it.

Checks, arenas and server commands take a `Progress` and know nothing about terminals; the command
line has one that draws. A progress may end the run early: then the loop is simply over, and the
run reports what it has. Whatever must not be cut in half is one part, or done by the generator of
the parts, which is closed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

Part = TypeVar("Part")


def one(part: Any) -> int:
    """Return 1: every part counts the same."""
    return 1


class Progress(Protocol):
    """Whoever follows a run."""

    def __call__(
        self, parts: Iterable[Part], total: int, unit: str, size: Callable[[Part], int] = one
    ) -> Iterator[Part]:
        """Yield the parts, perhaps not all of them.

        `total` is how many units there are in all, 0 if that is not known; `unit` is what is
        counted, in the plural ("matches"); `size` is how many units a part is.
        """


def unwatched(
    parts: Iterable[Part], total: int, unit: str, size: Callable[[Part], int] = one
) -> Iterator[Part]:
    """Yield all parts; nobody follows."""
    yield from parts
