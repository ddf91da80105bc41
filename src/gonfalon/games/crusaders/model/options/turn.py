"""The answers of a player's own turn and of a Bazaar, made once (CRU-D-14)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import GOODS, ORDERS
from gonfalon.kernel.values.decision import Option

# The parts of each order. The modules of the orders carry them out.
PARTS: Final = (
    ("upgrade", "building", "extra-building"),
    ("pray",),
    ("units", "tactics", "extra-tactic"),
    ("march", "march-governor"),
)
PART_RULES: Final = (
    ("CRU-BUILD-02", "CRU-BUILD-04", "CRU-BUILD-06"),
    ("CRU-PRAY-01",),
    ("CRU-MUST-01", "CRU-MUST-02", "CRU-MUST-04"),
    ("CRU-MARCH-01", "CRU-MARCH-07"),
)

# What an answer in the menu of a turn is about.
A_PART: Final = 0
A_RESCRIPT: Final = 1
A_SPY: Final = 2
A_BUILDING: Final = 3
A_BAZAAR: Final = 4
A_GOOD: Final = 5
THE_END: Final = 6


class TurnOption(Option):
    """An answer in a turn. `what` says what its value is the number of."""

    __slots__ = ("what",)

    def __init__(self, id: str, rule: str, what: int, value: int) -> None:
        super().__init__(id, rule, value)
        self.what = what


FINISH: Final = TurnOption("finish-order", "CRU-ACT-06", THE_END, 0)
END_TURN: Final = TurnOption("end-turn", "CRU-ACT-06", THE_END, 1)
BAZAAR: Final = TurnOption("bazaar", "CRU-BLDG-06", A_BAZAAR, 0)


class TurnOptions:
    """The options of turns and Bazaars, without those of spies."""

    def __init__(self, rescripts: list[str], buildings: list[str]) -> None:
        self.part = [
            [
                TurnOption(id, PART_RULES[order][part], A_PART, part)
                for part, id in enumerate(PARTS[order])
            ]
            for order in range(len(ORDERS))
        ]
        self.rescript = [
            TurnOption(id, "CRU-RESC-01", A_RESCRIPT, card) for card, id in enumerate(rescripts)
        ]
        self.building = [
            TurnOption(id, "CRU-BLDG-05", A_BUILDING, card) for card, id in enumerate(buildings)
        ]
        self.good = [TurnOption(id, "CRU-BLDG-06", A_GOOD, kind) for kind, id in enumerate(GOODS)]

    def register(self, spies: list[Option]) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer; `spies` are played in turns."""
        parts: list[Option] = [option for options in self.part for option in options]
        return {
            "turn": [*parts, *self.rescript, *spies, BAZAAR, FINISH],
            "after-order": [*self.building[1:], *self.rescript, *spies, BAZAAR, END_TURN],
            "bazaar": [*self.good, *self.rescript],
        }
