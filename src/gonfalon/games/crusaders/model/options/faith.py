"""The answers about prayers, bishops and rescripts, made once."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import MOST_PLAYERS
from gonfalon.games.crusaders.model.options.common import one_each
from gonfalon.kernel.values.decision import Option

NO_MORE_BISHOPS: Final = Option("stop", "CRU-BISH-01")
NO_RESCRIPT: Final = Option("pass", "CRU-D-29")
WINDOW_BAZAAR: Final = Option("bazaar", "CRU-BLDG-06")


class TrainBishop(Option):
    """Put a bishop of a level into a city."""

    __slots__ = ("city", "level")

    def __init__(self, level: int, city: int, name: str) -> None:
        super().__init__(f"train-{level + 1}-{name}", "CRU-BISH-02")
        self.level = level  # less 1, as in the pack of bishops
        self.city = city


class MoveBishop(Option):
    """Move a bishop to a city. Bishops have the numbers they have in `Board.bishops`."""

    __slots__ = ("bishop", "city")

    def __init__(self, bishop: int, city: int, name: str) -> None:
        super().__init__(f"move-{bishop + 1}-{name}", "CRU-BISH-03")
        self.bishop = bishop
        self.city = city


class FaithOptions:
    """The options of prayers, bishop actions and rescripts."""

    def __init__(
        self, cities: list[str], rescripts: list[str], bishops: list[int], most_points: int
    ) -> None:
        self.train: list[list[TrainBishop]] = [  # by level less 1, then by city
            [TrainBishop(level, city, name) for city, name in enumerate(cities)]
            for level in range(len(bishops))
        ]
        self.move: list[list[MoveBishop]] = [  # by bishop, then by city
            [MoveBishop(bishop, city, name) for city, name in enumerate(cities)]
            for bishop in range(sum(bishops))
        ]
        self.points = [Option(str(n), "CRU-D-19", n) for n in range(most_points + 1)]
        self.city = one_each(cities, "CRU-D-43")
        self.rival = [Option(f"seat-{seat}", "CRU-D-43", seat) for seat in range(MOST_PLAYERS)]
        self.discard = one_each(rescripts, "CRU-D-21")
        self.play = one_each(rescripts, "CRU-RESC-01")

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        bishop: list[Option] = [NO_MORE_BISHOPS]
        for trainings in self.train:
            bishop += trainings
        for moves in self.move:
            bishop += moves
        return {
            "prayer": self.points,
            "bishop": bishop,
            "check-holy-land": self.city,
            "remove-bishop": self.city,
            "remove-bishop-of": self.rival,
            "discard-rescript": self.discard,
            "rescript-window": [NO_RESCRIPT, WINDOW_BAZAAR, *self.play],
        }
