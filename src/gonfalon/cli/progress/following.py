"""Following a run in a terminal: what is done is shown, and Ctrl-C ends it with what it has."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from types import FrameType
from typing import Any, Final

from gonfalon.cli.progress.displays import Display
from gonfalon.progress import Part, one

TICK: Final = 0.5  # seconds


class Follower:
    """Shows a run on a display. The first Ctrl-C ends the run early, the second one the command.

    Ctrl-C interrupts the making of a part, never the loop that takes it: otherwise a result could
    be added by half.
    """

    def __init__(self, display: Display) -> None:
        self.display = display
        self.stopped = False
        self.done = 0
        self.making = False  # a part
        self.before: list[tuple[int, Any]] = []  # signal handlers

    def __call__(
        self, parts: Iterable[Part], total: int, unit: str, size: Callable[[Part], int] = one
    ) -> Iterator[Part]:
        """Yield the parts until they are over or the run is stopped."""
        self.done = 0
        making = iter(parts)
        self.display.begin(total, unit)
        self.listen()
        try:
            while not self.stopped:
                try:
                    self.making = True
                    part = next(making)
                    self.making = False
                except StopIteration:
                    break
                except KeyboardInterrupt:
                    self.stopped = True
                    break
                self.done += size(part)
                self.display.show(self.done)
                yield part
        finally:
            self.making = False
            close = getattr(making, "close", None)
            if close is not None:
                close()
            self.end()

    def count(self) -> str:
        """Return how far it is: "120 of 1,000 matches"."""
        return self.display.pace.count()

    def __enter__(self) -> Follower:
        return self

    def __exit__(self, *error: object) -> None:
        self.end()

    def end(self) -> None:
        """Remove the display, and let Ctrl-C do what it did before."""
        if self.before and self.display.ticks:
            signal.setitimer(signal.ITIMER_REAL, 0)
        while self.before:
            signal.signal(*self.before.pop())
        self.display.end()

    def listen(self) -> None:
        """Take Ctrl-C, and show the display again now and then; only the main thread can."""
        if threading.current_thread() is not threading.main_thread():
            return
        if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # as in a job in the background
            self.take(signal.SIGINT, self.interrupted)
        if self.display.ticks and hasattr(signal, "setitimer"):
            self.take(signal.SIGALRM, self.ticked)
            signal.setitimer(signal.ITIMER_REAL, TICK, TICK)

    def take(self, number: int, handler: Callable[[int, FrameType | None], None]) -> None:
        """Set a signal handler and keep the one before."""
        self.before.append((number, signal.signal(number, handler)))

    def interrupted(self, number: int, frame: FrameType | None) -> None:
        """Stop: at once while a part is made, or else before the next one."""
        again, self.stopped = self.stopped, True
        if self.making or again:
            raise KeyboardInterrupt

    def ticked(self, number: int, frame: FrameType | None) -> None:
        """Show the display again, since time has passed."""
        self.display.show(self.done)
