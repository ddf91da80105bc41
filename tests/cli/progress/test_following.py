"""Ctrl-C in a run: it ends before the next part, and nothing is added by half."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from gonfalon.cli.progress.displays import Display
from gonfalon.cli.progress.following import Follower
from gonfalon.progress import unwatched


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


class Parts:
    """Ten parts; Ctrl-C is pressed while one of them is made."""

    def __init__(self, pressed: int = -1) -> None:
        self.pressed = pressed
        self.closed = False

    def __iter__(self) -> Iterator[int]:
        try:
            for part in range(10):
                if part == self.pressed:
                    interrupt()
                yield part
        finally:
            self.closed = True


def test_a_run_to_its_end() -> None:
    before = signal.getsignal(signal.SIGINT)
    progress, parts = Follower(Display("test")), Parts()
    assert list(progress(parts, 10, "parts")) == list(range(10))
    assert not progress.stopped
    assert progress.count() == "10 of 10 parts"
    assert signal.getsignal(signal.SIGINT) is before


def test_while_a_part_is_made() -> None:
    progress, parts = Follower(Display("test")), Parts(pressed=4)
    assert list(progress(parts, 10, "parts")) == [0, 1, 2, 3]
    assert progress.stopped
    assert parts.closed
    assert progress.count() == "4 of 10 parts"


def test_while_a_part_is_taken() -> None:
    progress, parts, taken = Follower(Display("test")), Parts(), []
    for part in progress(parts, 10, "parts"):
        if part == 4:
            interrupt()
        taken.append(part)
    assert taken == [0, 1, 2, 3, 4]
    assert progress.stopped
    assert parts.closed


def test_twice_while_a_part_is_taken() -> None:
    def run() -> None:
        with Follower(Display("test")) as progress:
            for _ in progress(Parts(), 10, "parts"):
                interrupt()
                interrupt()

    with pytest.raises(KeyboardInterrupt):
        run()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_run_that_is_stopped_has_no_next_phase() -> None:
    progress = Follower(Display("test"))
    assert list(progress(Parts(pressed=4), 10, "parts")) == [0, 1, 2, 3]
    assert list(progress(Parts(), 10, "others")) == []


def test_an_error_is_passed_on_and_ctrl_c_is_as_before() -> None:
    def parts() -> Iterator[int]:
        yield 1
        raise ValueError("no")

    progress = Follower(Display("test"))
    with pytest.raises(ValueError, match="no"), progress:
        list(progress(parts(), 10, "parts"))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        progress = Follower(Display("test"))
        assert len(list(progress(Parts(pressed=4), 10, "parts"))) == 10
    finally:
        signal.signal(signal.SIGINT, before)


def test_parts_have_sizes() -> None:
    progress = Follower(Display("test"))
    assert list(progress([[1, 2], [3]], 3, "numbers", len)) == [[1, 2], [3]]
    assert progress.count() == "3 of 3 numbers"


def test_nobody_follows() -> None:
    assert list(unwatched([1, 2, 3], 3, "parts")) == [1, 2, 3]
