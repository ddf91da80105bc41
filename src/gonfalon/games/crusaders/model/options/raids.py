"""The answers about raids and lost cities, made once."""

from __future__ import annotations

from gonfalon.games.crusaders.model.options.common import one_each
from gonfalon.kernel.values.decision import Option


class RaidOptions:
    """The options of raids and lost cities, each about a city."""

    def __init__(self, cities: list[str]) -> None:
        self.target = one_each(cities, "CRU-SAR-06")
        self.retreat = one_each(cities, "CRU-SAR-13")
        self.capital = one_each(cities, "CRU-CAP-02")

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {
            "raid-target": self.target,
            "raid-retreat": self.retreat,
            "new-capital": self.capital,
        }
