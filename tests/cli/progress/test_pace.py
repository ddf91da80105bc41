"""Count, rate and time left, in words."""

from __future__ import annotations

import pytest

from gonfalon.cli.progress.pace import Pace, duration


@pytest.mark.parametrize(
    ("done", "total", "seconds", "line"),
    [
        (0, 1000, 3.0, "0 of 1,000 matches"),
        (120, 1000, 5.0, "120 of 1,000 matches, 24/s, 37 s left"),
        (30, 60, 20.0, "30 of 60 matches, 1.5/s, 20 s left"),
        (5, 100, 60.0, "5 of 100 matches, 5.0/min, 19 min left"),
        (20, 100, 60.0, "20 of 100 matches, 20/min, 4 min left"),
        (40, 0, 10.0, "40 matches, 4.0/s"),
        (100, 100, 10.0, "100 of 100 matches, 10/s, 0 s left"),
    ],
)
def test_a_line(done: int, total: int, seconds: float, line: str) -> None:
    assert Pace(done, total, "matches", seconds).line() == line


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.4, "0 s"), (89, "89 s"), (90, "2 min"), (5399, "90 min"), (7500, "2 h 5 min")],
)
def test_durations(seconds: float, text: str) -> None:
    assert duration(seconds) == text
