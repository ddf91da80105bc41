"""The type of what reads effects, for everything that is read from the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.games.glory.model.effect import Reward

ReadReward = Callable[[Any, str], Reward]
"""Reads a list of effects; the text is where it stands, for errors."""
