"""What is shown where: nothing, lines, a bar."""

from __future__ import annotations

import io
import sys

import pytest

from gonfalon.cli.progress.displays import Bar, Display, Lines, display_for


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Terminal(io.StringIO):
    """An output that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_lines_come_now_and_then() -> None:
    clock, out = Clock(), io.StringIO()
    display = Lines("simulate", out, clock)
    display.begin(1000, "matches")
    for second in range(1, 301):
        clock.now = 100.0 + second
        display.show(second)
    display.end()
    lines = out.getvalue().splitlines()
    assert lines[0] == "simulate: 2 of 1,000 matches, 1.0/s, 998 s left".replace("998 s", "17 min")
    assert [line.split()[1] for line in lines] == [
        *("2", "12", "22", "32", "42", "52", "62", "72", "82", "92", "102", "112"),
        *("122", "182", "242"),
    ]


def test_a_quick_run_needs_no_line() -> None:
    clock, out = Clock(), io.StringIO()
    display = Lines("simulate", out, clock)
    display.begin(2, "matches")
    clock.now += 1.5
    display.show(2)
    display.end()
    assert out.getvalue() == ""


@pytest.mark.parametrize("width", [80, 120])
def test_a_bar_fits_its_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rich")
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("TERM", "xterm-256color")
    clock, out = Clock(), Terminal()
    bar = Bar("release-check", out, clock)
    bar.begin(100_000, "matches")
    clock.now += 1000
    bar.show(14_000)
    drawn = out.getvalue()
    assert "14,000 of 100,000 matches" in drawn
    assert "14/s" in drawn
    assert "102 min left".replace("102 min", "1 h 42 min") in drawn
    assert "━" * 5 in drawn
    assert "…" not in drawn
    bar.end()
    assert out.getvalue().endswith("\x1b[2K")  # the bar is gone


def test_a_bar_is_not_drawn_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rich")
    monkeypatch.setenv("TERM", "xterm-256color")
    clock, out = Clock(), Terminal()
    bar = Bar("simulate", out, clock)
    bar.begin(100, "matches")
    before = len(out.getvalue())
    clock.now += 0.05
    bar.show(1)
    assert len(out.getvalue()) == before
    clock.now += 0.06
    bar.show(2)
    assert len(out.getvalue()) > before
    bar.end()


def test_which_display(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rich")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert type(display_for("simulate", Terminal(), quiet=True)) is Display
    assert type(display_for("simulate", Terminal(), quiet=False)) is Bar
    assert type(display_for("simulate", io.StringIO(), quiet=False)) is Lines
    monkeypatch.setenv("TERM", "dumb")
    assert type(display_for("simulate", Terminal(), quiet=False)) is Lines


def test_without_the_library_there_are_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in [name for name in sys.modules if name.partition(".")[0] == "rich"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "rich", None)
    assert type(display_for("simulate", Terminal(), quiet=False)) is Lines
