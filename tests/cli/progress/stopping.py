"""A run that is stopped after some of its parts, as by Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from gonfalon.progress import Part, Progress, one


def after(count: int) -> Progress:
    """Return what stops each run after so many parts."""

    def progress(
        parts: Iterable[Part], total: int, unit: str, size: Callable[[Part], int] = one
    ) -> Iterator[Part]:
        made = iter(parts)
        yield from islice(made, count)
        close = getattr(made, "close", None)
        if close is not None:
            close()

    return progress
