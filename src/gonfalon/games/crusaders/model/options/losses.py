"""The answers about what is lost, made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.games.crusaders.model.constants import GOOD_STATES, GOODS, MOST_PLAYERS, READY, SPENT
from gonfalon.games.crusaders.model.options.common import one_each
from gonfalon.kernel.effects.effects import Combinator, OneOf
from gonfalon.kernel.values.decision import Option

PAYING: Final = Option("pay", "CRU-EFF-26")
NOT_PAYING: Final = Option("decline", "CRU-EFF-26")


class TokenOption(Option):
    """A good of a kind (`value`) in a state."""

    __slots__ = ("state",)

    def __init__(self, id: str, rule: str, kind: int, state: int) -> None:
        super().__init__(id, rule, kind)
        self.state = state


class LossOptions:
    """The options of loss operations."""

    def __init__(
        self,
        cities: Sequence[str],
        rescripts: Sequence[str],
        buildings: Sequence[str],
        spies: Sequence[str],
        bishops: int,
        combinators: Sequence[Combinator[Any]],
    ) -> None:
        self.unit = one_each(cities, "CRU-EFF-18")
        self.block: list[list[TokenOption]] = [  # by kind, ready and spent
            [
                TokenOption(f"{good}:{GOOD_STATES[state]}", "CRU-PAY-04", kind, state)
                for state in (READY, SPENT)
            ]
            for kind, good in enumerate(GOODS)
        ]
        self.rescript = one_each(rescripts, "CRU-EFF-19")
        self.building = one_each(buildings, "CRU-EFF-19")
        self.spy = one_each(spies, "CRU-EFF-19")
        self.bishop = [Option(str(at + 1), "CRU-EFF-19", at) for at in range(bishops)]
        self.governor = one_each(cities, "CRU-EFF-19")
        self.raze = one_each(cities, "CRU-EFF-35")
        self.rival = [Option(str(seat), "CRU-EFF-39", seat) for seat in range(MOST_PLAYERS)]
        most = max([len(one.parts) for one in combinators if isinstance(one, OneOf)], default=0)
        self.effect = [Option(str(place + 1), "CRU-D-03", place) for place in range(most)]

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {
            "lose-unit": self.unit,
            "block-good": [option for options in self.block for option in options],
            "lose-rescript": self.rescript,
            "discard-building": self.building,
            "discard-spy": self.spy,
            "lose-bishop": self.bishop,
            "lose-governor": self.governor,
            "raze-own": self.raze,
            "pay-for": [PAYING, NOT_PAYING],
            "blocked-rival": self.rival,
            "choose-effect": self.effect,
        }
