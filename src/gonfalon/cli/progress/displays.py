"""Three ways to show how far a run is: not at all, a line now and then, a bar in a terminal."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TextIO

from gonfalon.cli.progress.pace import Pace

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress
    from rich.progress import TaskID

FIRST_LINE: Final = 2.0  # seconds; a quicker run needs no line
EARLY: Final = 10.0  # seconds between lines, for the first two minutes
LATE: Final = 60.0  # … and after that
LONG: Final = 120.0
BAR: Final = 10  # columns at least
OFTEN: Final = 0.1  # seconds between two drawings of the bar, at least
RATE: Final = 8  # columns, so that the bar beside it keeps its length
LEFT: Final = 12
ECHO: Final = 3  # columns for the ^C that the terminal itself writes beside the bar


class Display:
    """Shows nothing. The displays below extend it."""

    ticks = False  # show it again now and then, even if nothing has happened

    def __init__(self, name: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self.clock = clock
        self.began = 0.0
        self.pace = Pace(0, 0, "", 0.0)

    def begin(self, total: int, unit: str) -> None:
        """Start to show a run, or the next phase of it."""
        self.began = self.clock()
        self.pace = Pace(0, total, unit, 0.0)

    def show(self, done: int) -> None:
        """Show that so much is done."""
        self.pace.done = done
        self.pace.seconds = self.clock() - self.began

    def end(self) -> None:
        """Stop showing it."""


class Lines(Display):
    """A plain line now and then, for logs and for terminals without the library."""

    def __init__(self, name: str, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(name, clock)
        self.out = out
        self.due = FIRST_LINE

    def begin(self, total: int, unit: str) -> None:
        """Start to count."""
        super().begin(total, unit)
        self.due = FIRST_LINE

    def show(self, done: int) -> None:
        """Write a line, if it is time for one."""
        super().show(done)
        seconds = self.pace.seconds
        if seconds >= self.due:
            self.due = seconds + (EARLY if seconds < LONG else LATE)
            print(f"{self.name}: {self.pace.line()}", file=self.out, flush=True)


class Bar(Display):
    """A bar on one line of a terminal, drawn by rich; it is gone when the run is over."""

    ticks = True

    def __init__(self, name: str, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(name, clock)
        self.progress = rich_progress(out)
        self.task: TaskID | None = None
        self.drawing = False
        self.drawn = 0.0

    def begin(self, total: int, unit: str) -> None:
        """Draw an empty bar."""
        super().begin(total, unit)
        self.task = self.progress.add_task(
            self.name, total=total or None, count="", rate="", left=""
        )
        self.progress.start()
        self.drawn = -OFTEN
        self.show(0)

    def show(self, done: int) -> None:
        """Draw the bar, unless that is just done or (when a signal comes) being done."""
        super().show(done)
        if self.drawing or self.task is None or self.pace.seconds < self.drawn + OFTEN:
            return
        self.drawing, self.drawn = True, self.pace.seconds
        try:
            pace = self.pace
            self.progress.update(
                self.task,
                completed=done,
                count=pace.count(),
                rate=pace.rate().rjust(RATE),
                left=pace.left().rjust(LEFT),
                refresh=True,
            )
        finally:
            self.drawing = False

    def end(self) -> None:
        """Remove the bar."""
        if self.task is not None:
            self.progress.stop()
            self.progress.remove_task(self.task)
            self.task = None


def rich_progress(out: TextIO) -> RichProgress:
    """Return what draws a bar on a terminal, all but its last columns."""
    from rich.console import Console
    from rich.constrain import Constrain
    from rich.progress import BarColumn, Progress, TextColumn
    from rich.table import Column

    console = Console(file=out, highlight=False)

    class Narrower(Progress):
        def get_renderables(self) -> Iterator[Constrain]:
            yield Constrain(self.make_tasks_table(self.tasks), console.width - ECHO)

    return Narrower(
        TextColumn("{task.description}", table_column=Column(no_wrap=True)),
        BarColumn(bar_width=None, table_column=Column(ratio=1, min_width=BAR)),
        TextColumn("{task.fields[count]}", table_column=Column(no_wrap=True)),
        TextColumn("{task.fields[rate]}", table_column=Column(no_wrap=True)),
        TextColumn("{task.fields[left]}", table_column=Column(no_wrap=True)),
        console=console,
        auto_refresh=False,  # no thread: worker processes are forked meanwhile
        expand=True,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )


def display_for(name: str, out: TextIO, quiet: bool) -> Display:
    """Return what suits an output: a bar needs a terminal that can move its cursor, and rich."""
    if quiet:
        return Display(name)
    if out.isatty() and (os.name == "nt" or os.environ.get("TERM") not in (None, "", "dumb")):
        try:
            return Bar(name, out)
        except ImportError:
            pass
    return Lines(name, out)
