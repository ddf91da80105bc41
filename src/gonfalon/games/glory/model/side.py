"""What a side does. A side is a seat, or the virtual opponent of the solo game.

Rules call these methods, and the sides differ in how they carry them out: a player is asked, the
opponent follows the solo rules. The players' way is in `rules/player.py`, the opponent's in
`solo/opponent.py`; content hands them to the state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gonfalon.games.glory.model.effect import Reward
    from gonfalon.games.glory.model.state import GloryState
    from gonfalon.kernel.play.match import Match


class Side(ABC):
    """One side. It holds no state of its own: that is in its `Board`, and in the `Opponent`."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    @abstractmethod
    def set_up(self, m: Match[GloryState]) -> None:
        """Get ready for the match, once the players have kept their goals (GLO-SOLO-07)."""

    @abstractmethod
    def begin_actions(self, m: Match[GloryState]) -> None:
        """Get ready for an action phase (GLO-SOLO-08)."""

    @abstractmethod
    def meet_event(self, m: Match[GloryState], effect: Reward) -> None:
        """Receive an event that happens to everyone (GLO-EVT-02, GLO-SOLO-19)."""

    @abstractmethod
    def place_pawn(self, m: Match[GloryState]) -> None:
        """Place one pawn and carry out its action (GLO-ACT-01, GLO-SOLO-09)."""

    @abstractmethod
    def may_travel(self, state: GloryState) -> bool:
        """Return whether the side can still play a travel card in this phase (GLO-TRV-01)."""

    @abstractmethod
    def takes_part(self, state: GloryState) -> bool:
        """Return whether the side registers for tournaments (GLO-REG-06, GLO-SOLO-21)."""

    @abstractmethod
    def place_shield(self, m: Match[GloryState], may_wait: bool) -> None:
        """Place a shield for the tournament, or wait where the rules allow it (GLO-REG)."""

    @abstractmethod
    def settle_titles(self, m: Match[GloryState]) -> None:
        """Claim titles at the end of the game (GLO-TTL-01, GLO-SOLO-29)."""
