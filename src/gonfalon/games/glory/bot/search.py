"""What the search knows about Glory."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.play.match import Match

SCALE: Final = 8.0  # points
TOP: Final = 8
HORIZON: Final = 1  # round: a play-out to the end is too slow


def past_horizon(m: Match[Any], start: Match[Any], rounds: int) -> bool:
    """True if that many rounds have ended, this one among them."""
    return bool(m.state.round >= start.state.round + rounds)
