"""In which sequence a player has their cities raided (CRU-SAR-06, CRU-D-05).

Raiders that take a city stay there, and its units retreat to a neighbour. So a city that falls
anyway can save the next one if it is raided first, or endanger it.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.rules.board.round import saracen_bonus
from gonfalon.games.crusaders.rules.board.saracen_track import raiders_per_city, track_strength
from gonfalon.kernel.values.decision import Option

MANY: Final = 4  # of more targets only the sequences of the first ones are tried
NARROW: Final = 0.01  # among equal sequences, the city that holds most narrowly comes first


class Raiding:
    """The raids on one player's cities as they would end without rescripts."""

    __slots__ = ("bonus", "raiders", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.raiders = raiders_per_city(worth.state)
        self.bonus = track_strength(worth.state) + saracen_bonus(worth.m)

    def targets(self, options: list[Option]) -> list[float]:
        """Value each city as the one that is raided next: less what the best sequence loses."""
        state = self.worth.state
        cities = [option.value for option in options]
        values: list[float] = []
        for city in cities:
            others = [other for other in cities if other != city][:MANY]
            loss = min([self.loss([city, *rest]) for rest in permutations(others)])
            ahead = state.units[city] + state.level[city]
            values.append(-loss - NARROW * ahead)
        return values

    def loss(self, cities: list[int]) -> float:
        """Return what the cities are worth that fall if they are raided in this sequence."""
        state, seat = self.worth.state, self.worth.seat
        units, owner = state.units[:], state.owner[:]
        found = 0.0
        for at, city in enumerate(cities):
            sent = 0
            origins: list[int] = []
            for other in state.near[city]:
                if owner[other] == SARACENS and units[other] > 1:
                    origins.append(other)
                    sent += min(self.raiders, units[other] - 1)
            if not sent or units[city] + state.level[city] > sent + self.bonus:
                continue
            found += self.worth.city(city)
            for other in origins:
                units[other] -= min(self.raiders, units[other] - 1)
            refuges = [other for other in state.near[city] if owner[other] == seat]
            refuges.sort(key=lambda other: (other not in cities[at + 1 :], units[other]))
            if refuges:
                units[refuges[0]] += units[city]
            owner[city], units[city] = SARACENS, sent
        return found
