"""Modules that a test writes are forgotten after it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kernel.fields.games import Games


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Games]:
    monkeypatch.syspath_prepend(tmp_path)
    found = Games(tmp_path)
    yield found
    for name in found.names:
        sys.modules.pop(name, None)
