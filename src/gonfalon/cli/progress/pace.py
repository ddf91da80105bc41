"""Count, rate and time left, as text."""

from __future__ import annotations

from typing import Final

SECONDS: Final = 90  # up to which a time is told in seconds
MINUTES: Final = 90 * 60
HOUR: Final = 3600


class Pace:
    """How far a run is, after some seconds."""

    def __init__(self, done: int, total: int, unit: str, seconds: float) -> None:
        self.done = done
        self.total = total
        self.unit = unit
        self.seconds = seconds

    @property
    def speed(self) -> float:
        """Units a second, since the start."""
        return self.done / self.seconds if self.seconds > 0 else 0.0

    def count(self) -> str:
        """Return what is done: "120 of 1,000 matches"."""
        if not self.total:
            return f"{self.done:,} {self.unit}"
        return f"{self.done:,} of {self.total:,} {self.unit}"

    def rate(self) -> str:
        """Return the speed; empty as long as nothing is done."""
        speed = self.speed
        if not speed:
            return ""
        if speed >= 1:
            return f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s"
        return f"{60 * speed:.0f}/min" if speed > 1 / 6 else f"{60 * speed:.1f}/min"

    def left(self) -> str:
        """Return the time left; empty if it cannot be known."""
        if not self.total or not self.done:
            return ""
        return f"{duration(max(0, self.total - self.done) / self.speed)} left"

    def line(self) -> str:
        """Return all of it in one line."""
        return ", ".join(filter(None, (self.count(), self.rate(), self.left())))


def duration(seconds: float) -> str:
    """Return a time in the largest sensible units: "38 s", "12 min", "2 h 5 min"."""
    if seconds < SECONDS:
        return f"{seconds:.0f} s"
    if seconds < MINUTES:
        return f"{seconds / 60:.0f} min"
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60} min"
