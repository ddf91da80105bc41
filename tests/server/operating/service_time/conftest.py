"""A clock that goes as it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import time_machine

from tests.server.jobbing import START


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    """A clock that goes as it is told."""
    with time_machine.travel(START, tick=False) as traveller:
        yield traveller
