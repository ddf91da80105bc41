"""What a side does and what happens to it. A side is a seat, or the automated opponent.

Rules and effects call these methods, and the sides differ in how they carry them out: a player is
asked, the opponent follows the solo rules. Seats are sides 0 to n-1. The players' way is in
`rules/player.py`, the opponent's in `solo/opponent.py`; content hands them to the state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from gonfalon.games.paladins.model.content import PaladinsContent
    from gonfalon.games.paladins.model.state import PaladinsState
    from gonfalon.kernel.effects.effects import OneOf
    from gonfalon.kernel.play.match import Match


class Side(ABC):
    """One side. It holds no state of its own: that is in its `Board`, and in the `Automa`."""

    __slots__ = ("number",)
    SCORED: ClassVar[tuple[int, ...]] = ()  # actions that score by how often they were performed
    SCORES_GOODS: ClassVar[bool] = True  # silver and provisions left

    def __init__(self, number: int) -> None:
        self.number = number

    # -- the course of the game ---------------------------------------------------------------

    @abstractmethod
    def set_up(self, m: Match[PaladinsState]) -> None:
        """Prepare for the match, before the decks are shuffled."""

    @abstractmethod
    def begin_round(self, m: Match[PaladinsState]) -> None:
        """Prepare for a round, once the king's cards and taverns are revealed."""

    @abstractmethod
    def take_turn(self, m: Match[PaladinsState]) -> None:
        """Begin a turn."""

    @abstractmethod
    def clean_up(self, state: PaladinsState) -> None:
        """Clean up after a round."""

    # -- gains --------------------------------------------------------------------------------

    @abstractmethod
    def gain_workers(self, m: Match[PaladinsState], worker: int, count: int) -> None:
        """Gain workers of a type, without the suspicion that criminals draw."""

    @abstractmethod
    def gain_silver(self, m: Match[PaladinsState], count: int) -> None:
        """Gain silver from the general supply."""

    @abstractmethod
    def gain_provisions(self, m: Match[PaladinsState], count: int) -> None:
        """Gain provisions from the general supply."""

    @abstractmethod
    def gain_tax(self, m: Match[PaladinsState], count: int) -> None:
        """Gain silver from the tax supply, without the inquisition that may follow."""

    @abstractmethod
    def raise_attribute(self, m: Match[PaladinsState], attribute: int, count: int) -> None:
        """Raise a track."""

    # -- what effects allow -------------------------------------------------------------------

    @abstractmethod
    def raise_any(self, m: Match[PaladinsState], count: int) -> None:
        """Raise a track of the side's choice; at least one is not at its end."""

    @abstractmethod
    def discard_suspicion(self, m: Match[PaladinsState], most: int) -> None:
        """Discard up to `most` suspicion cards."""

    @abstractmethod
    def destroy_debts(self, m: Match[PaladinsState], most: int) -> None:
        """Destroy up to `most` unpaid debts."""

    @abstractmethod
    def may_pray(self, state: PaladinsState) -> bool:
        """Return whether a pray effect would change anything."""

    @abstractmethod
    def pray(self, m: Match[PaladinsState]) -> None:
        """Clear an action."""

    @abstractmethod
    def recruit(self, m: Match[PaladinsState]) -> None:
        """Take a townsfolk from the row, which is not empty, for free."""

    @abstractmethod
    def may_develop(self, state: PaladinsState) -> bool:
        """Return whether a free development would change anything."""

    @abstractmethod
    def develop(self, m: Match[PaladinsState]) -> None:
        """Place a workshop for free, if possible."""

    @abstractmethod
    def choose_one(self, m: Match[PaladinsState], choice: OneOf[PaladinsState]) -> None:
        """Carry out one of several lists of effects."""

    # -- scoring ------------------------------------------------------------------------------

    def outsider_points(self, content: PaladinsContent, points: int) -> int:
        """Return what a converted outsider brings whose card says so many points."""
        return points
