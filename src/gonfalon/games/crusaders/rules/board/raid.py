"""What a raid is made of; effects find it with `m.enclosing(Raid)`."""

from __future__ import annotations

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.procedure import Procedure


@declared
class Raid(Procedure[CrusadersState]):
    """A raid on a player's city. `bonus` is what rescripts add to the city (CRU-SAR-09)."""

    seat: int = 0
    city: int = 0
    origins: list[int] = later([])  # cities the raiders come from
    sent: list[int] = later([])  # by origin
    strength: int = later(0)
    bonus: int = later(0)
    captured: bool = later(False)

    def difference(self, state: CrusadersState) -> int:
        """Return how much stronger the city is than the raiders (CRU-SAR-09)."""
        return state.units[self.city] + state.level[self.city] + self.bonus - self.strength
