"""Tests of play ask faster than people."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture
def no_limits(settings: Any) -> None:
    """Nobody asks too often."""
    settings.LIMITS_ON = False
