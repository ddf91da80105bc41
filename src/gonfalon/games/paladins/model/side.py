"""What a side does and what happens to it. A side is a seat, or the automated opponent.

Rules and effects call these methods, and the sides differ in how they carry them out: a player is
asked, the opponent follows the solo rules. Seats are sides 0 to n-1. The players' way is in
`rules/player.py`, the opponent's in `solo/opponent.py`; content hands them to the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from gonfalon.games.paladins.model.content import PaladinsContent
    from gonfalon.games.paladins.model.state import PaladinsState
    from gonfalon.kernel.effects import OneOf
    from gonfalon.kernel.match import Match


class Side:
    """One side. It holds no state of its own: that is in its `Board`, and in the `Automa`."""

    __slots__ = ("number",)
    SCORED: ClassVar[tuple[int, ...]] = ()  # actions that score by how often they were performed
    SCORES_GOODS: ClassVar[bool] = True  # silver and provisions left

    def __init__(self, number: int) -> None:
        self.number = number

    # -- the course of the game ---------------------------------------------------------------

    def set_up(self, m: Match[PaladinsState]) -> None:
        """Prepare for the match, before the decks are shuffled."""

    def begin_round(self, m: Match[PaladinsState]) -> None:
        """Prepare for a round, once the king's cards and taverns are revealed."""

    def take_turn(self, m: Match[PaladinsState]) -> None:
        """Begin a turn."""
        raise NotImplementedError

    def clean_up(self, t: PaladinsState) -> None:
        """Clean up after a round."""

    # -- gains --------------------------------------------------------------------------------

    def gain_workers(self, m: Match[PaladinsState], worker: int, count: int) -> None:
        """Gain workers of a type, without the suspicion that criminals draw."""
        raise NotImplementedError

    def gain_silver(self, m: Match[PaladinsState], count: int) -> None:
        """Gain silver from the general supply."""
        raise NotImplementedError

    def gain_provisions(self, m: Match[PaladinsState], count: int) -> None:
        """Gain provisions from the general supply."""
        raise NotImplementedError

    def gain_tax(self, m: Match[PaladinsState], count: int) -> None:
        """Gain silver from the tax supply, without the inquisition that may follow."""
        raise NotImplementedError

    def raise_attribute(self, m: Match[PaladinsState], attribute: int, count: int) -> None:
        """Raise a track."""
        raise NotImplementedError

    # -- what effects allow -------------------------------------------------------------------

    def raise_any(self, m: Match[PaladinsState], count: int) -> None:
        """Raise a track of the side's choice; at least one is not at its end."""
        raise NotImplementedError

    def discard_suspicion(self, m: Match[PaladinsState], most: int) -> None:
        """Discard up to `most` suspicion cards."""
        raise NotImplementedError

    def destroy_debts(self, m: Match[PaladinsState], most: int) -> None:
        """Destroy up to `most` unpaid debts."""
        raise NotImplementedError

    def may_pray(self, t: PaladinsState) -> bool:
        """Return whether a pray effect would change anything."""
        raise NotImplementedError

    def pray(self, m: Match[PaladinsState]) -> None:
        """Clear an action."""
        raise NotImplementedError

    def recruit(self, m: Match[PaladinsState]) -> None:
        """Take a townsfolk from the row, which is not empty, for free."""
        raise NotImplementedError

    def may_develop(self, t: PaladinsState) -> bool:
        """Return whether a free development would change anything."""
        raise NotImplementedError

    def develop(self, m: Match[PaladinsState]) -> None:
        """Place a workshop for free, if possible."""
        raise NotImplementedError

    def choose_one(self, m: Match[PaladinsState], choice: OneOf[PaladinsState]) -> None:
        """Carry out one of several lists of effects."""
        raise NotImplementedError

    # -- scoring ------------------------------------------------------------------------------

    def outsider_points(self, c: PaladinsContent, points: int) -> int:
        """Return what a converted outsider brings whose card says so many points."""
        return points
