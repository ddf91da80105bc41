"""A player's turn, as orders, buildings, spies and rescripts see it (CRU-ACT-02)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import (
    IF_CAPTURED_CITY,
    IF_FOUGHT_BATTLE,
    IF_HIRED_MIN_4,
    IF_HOLINESS_MIN_4,
    IF_UPGRADED_CITY,
    IF_WON_BATTLE,
    NONE,
)
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.errors import KernelError

DUTY: Final = 1 << 8  # in `Turn.parts`: one of the two actions is still due (CRU-RUL-18)


@declared
class Turn(Procedure[CrusadersState]):
    """One order that is being carried out, with what came of it so far (CRU-EFF-24).

    An order that a card grants is a turn of its own on top of the one that granted it
    (CRU-ACT-07). `activation.py` adds the menu.
    """

    seat: int = 0
    order: int = 0
    reinforced: bool = False
    parts: int = later(0)  # mask of the parts of the order that are not used yet, and DUTY
    discount: int = later(0)  # goods off, left of a reinforced order (CRU-PAY-09)
    resolved: bool = later(False)  # the order is complete; only effects after it are left
    upgraded: bool = later(False)
    hired: int = later(0)  # units placed by the muster itself (CRU-BLDG-08)
    prayed: int = later(0)  # holiness points of the prayer itself
    extra_moves: int = later(0)  # of a rescript (CRU-EFF-36)
    moved: bool = later(False)  # the units of the march have moved
    fought: bool = later(False)
    won: bool = later(False)
    captured: bool = later(False)

    def acted(self) -> None:
        """Note that one of the two actions has been carried out (CRU-RUL-18)."""
        self.parts &= ~DUTY

    def last_chance(self, m: Match[CrusadersState]) -> bool:
        """Return whether an action is due that no part left is sure to bring (CRU-RUL-18)."""
        raise NotImplementedError

    def meets(self, condition: int) -> bool:
        """Return whether the order meets the condition of a building (CRU-EFF-24)."""
        if condition == NONE:
            return True
        if condition == IF_UPGRADED_CITY:
            return self.upgraded
        if condition == IF_HIRED_MIN_4:
            return self.hired >= 4
        if condition == IF_HOLINESS_MIN_4:
            return self.prayed >= 4
        if condition == IF_FOUGHT_BATTLE:
            return self.fought
        if condition == IF_WON_BATTLE:
            return self.won
        if condition == IF_CAPTURED_CITY:
            return self.captured
        raise KernelError(f"condition {condition} is not one of an order")


def current_turn(m: Match[CrusadersState]) -> Turn:
    """Return the innermost order that is being carried out."""
    return m.enclosing(Turn)


def on_turn(m: Match[CrusadersState], seat: int) -> bool:
    """Return whether it is this player's own turn (CRU-ACT-04)."""
    return m.state.active == seat
