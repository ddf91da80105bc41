"""What the search knows about Crusaders."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.play.match import Match

SCALE: Final = 8.0  # points
TOP: Final = 12

# Play-outs find nothing better here, and a bishop alone has thirty places to go to.
SKIP: Final = frozenset(("battle-card", "bishop", "cancel-half", "march-units"))


def past_horizon(m: Match[Any], start: Match[Any], rounds: int) -> bool:
    """True if that many rounds have ended, this one among them."""
    return bool(m.state.round >= start.state.round + rounds)
