"""What a raid is made of; effects find it with `m.enclosing(BaseRaid)`."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.procedure import Procedure


class BaseRaid(Procedure[CrusadersState]):
    """A raid on a player's city. `bonus` is what rescripts add to the city (CRU-SAR-09)."""

    def __init__(self, seat: int = 0, city: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.city = city
        self.origins: list[int] = []  # cities the raiders come from
        self.sent: list[int] = []  # by origin
        self.strength = 0
        self.bonus = 0
        self.captured = False

    # region written by `gonfalon fields`
    __slots__ = ("bonus", "captured", "city", "origins", "seat", "sent", "strength")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "city",
        "origins",
        "sent",
        "strength",
        "bonus",
        "captured",
    )

    # endregion

    def difference(self, t: CrusadersState) -> int:
        """Return how much stronger the city is than the raiders (CRU-SAR-09)."""
        return t.units[self.city] + t.level[self.city] + self.bonus - self.strength
