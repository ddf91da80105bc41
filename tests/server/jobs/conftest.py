"""The queue of the jobs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.jobbing import execute


@pytest.fixture
def empty_queue() -> Iterator[None]:
    """Begin and end with nothing in the queue."""
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")
    yield
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")
