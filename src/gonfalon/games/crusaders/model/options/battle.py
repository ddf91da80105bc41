"""The answers of marches and battles, made once."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import HALVES, HIGHEST_LEVEL, LOWEST_LEVEL
from gonfalon.games.crusaders.model.options.common import one_each
from gonfalon.kernel.values.decision import Option

MARCH_ENOUGH: Final = Option("enough", "CRU-MARCH-02")
REINFORCED_ENOUGH: Final = Option("enough", "CRU-BAT-13")
RESOLVE: Final = Option("resolve", "CRU-BAT-19")
DECLINE: Final = Option("decline", "CRU-BAT-19")
KEEP: Final = Option("keep", "CRU-BAT-30")
REPLACE: Final = Option("replace", "CRU-BAT-30")
CANCEL: Final = one_each(HALVES, "CRU-BAT-06")
RAZE: Final = [
    Option(str(n), "CRU-BAT-15", n) for n in range(HIGHEST_LEVEL - LOWEST_LEVEL + 1)
]  # levels


class BattleOptions:
    """The options of marches and battles."""

    def __init__(
        self, cities: list[str], tactics: list[str], saracens: list[str], seats: int, army: int
    ) -> None:
        self.target = one_each(cities, "CRU-MARCH-01")
        self.march = one_each(cities, "CRU-MARCH-02")
        self.saracen_player = one_each([str(seat) for seat in range(seats)], "CRU-BAT-01")
        self.tactic = one_each(tactics, "CRU-BAT-05")
        self.saracen = one_each(saracens, "CRU-BAT-05")
        self.reinforce = one_each(cities, "CRU-BAT-13")
        self.levy = one_each([str(n) for n in range(army + 1)], "CRU-BAT-14")
        self.bribe = one_each([str(n) for n in range(army + 1)], "CRU-EFF-10")
        self.flee = one_each(cities, "CRU-BAT-12")
        self.retreat = one_each(cities, "CRU-BAT-26")

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {
            "march-target": self.target,
            "march-units": [*self.march, MARCH_ENOUGH],
            "saracen-player": self.saracen_player,
            "battle-card": [*self.tactic, *self.saracen],
            "cancel-half": CANCEL,
            "reinforce": [*self.reinforce, REINFORCED_ENOUGH],
            "levy": self.levy,
            "raze": RAZE,
            "bribe": self.bribe,
            "flee": self.flee,
            "end-part": [RESOLVE, DECLINE],
            "retreat": self.retreat,
            "captured-governor": [KEEP, REPLACE],
        }
