"""What belongs to one player: the state board with its warehouse, buildings, spies and bishops."""

from __future__ import annotations

from typing import Any

from gonfalon.games.crusaders.model.constants import GOODS, NONE
from gonfalon.kernel.tally import Tally


class Board:
    """One player's state board. Public, except influence; hidden cards are in packs.

    Goods are counted by kind and state (CRU-PAY-01). `bishops` says in which city each bishop on
    the map stands; their levels lie in the same order in the pack of the player's bishops.
    """

    def __init__(self, state: int = NONE, seat: int = NONE) -> None:
        self.state = state
        if seat == NONE:
            return  # `clone` and `load` fill the other fields
        self.coins = 0
        self.influence: Tally = Tally(1 << seat)  # CRU-PAY-10
        self.units = 0  # left in the supply (CRU-SETUP-24)
        self.capital = NONE  # NONE: the player has lost their last city (CRU-CAP-03)
        self.ready: list[int] = [0] * len(GOODS)
        self.spent: list[int] = [0] * len(GOODS)
        self.blocked: list[int] = [0] * len(GOODS)
        self.buildings: list[int] = []
        self.used_buildings: list[bool] = []  # marked until income (CRU-BLDG-01)
        self.spies: list[int] = []  # active ones
        # By active spy, the seat it watches. Crests limit nothing (CRU-SETUP-23, CRU-RUL-08).
        self.watched: list[int] = []
        self.used_spies: list[bool] = []  # marked until income (CRU-SPY-08)
        self.holiness = NONE  # the cell of the marker
        self.bishops: list[int] = []  # cities
        self.outer_placed = False  # in this round (CRU-PLAN-06)
        self.homs_placed = False  # in this round (CRU-PLAN-09)
        # Bishops that have moved, by order that is being activated, the innermost last: an order
        # that a card grants has an activation of its own (CRU-BISH-04). NONE: it was removed.
        self.moves: list[list[int]] = []

    # region written by `gonfalon fields`
    __slots__ = (
        "bishops",
        "blocked",
        "buildings",
        "capital",
        "coins",
        "holiness",
        "homs_placed",
        "influence",
        "moves",
        "outer_placed",
        "ready",
        "spent",
        "spies",
        "state",
        "units",
        "used_buildings",
        "used_spies",
        "watched",
    )

    def clone(self) -> Board:
        other = Board(self.state)
        other.coins = self.coins
        other.influence = self.influence.clone()
        other.units = self.units
        other.capital = self.capital
        other.ready = self.ready[:]
        other.spent = self.spent[:]
        other.blocked = self.blocked[:]
        other.buildings = self.buildings[:]
        other.used_buildings = self.used_buildings[:]
        other.spies = self.spies[:]
        other.watched = self.watched[:]
        other.used_spies = self.used_spies[:]
        other.holiness = self.holiness
        other.bishops = self.bishops[:]
        other.outer_placed = self.outer_placed
        other.homs_placed = self.homs_placed
        other.moves = [item[:] for item in self.moves]
        return other

    # endregion

    def dump(self) -> dict[str, Any]:
        """Return the board as plain JSON, by hand: `moves` came later and is left out if empty.

        So matches of the first rules, which never have any, are saved as they were.
        """
        data: dict[str, Any] = {
            "state": self.state,
            "coins": self.coins,
            "influence": self.influence.dump(),
            "units": self.units,
            "capital": self.capital,
            "ready": self.ready,
            "spent": self.spent,
            "blocked": self.blocked,
            "buildings": self.buildings,
            "used_buildings": self.used_buildings,
            "spies": self.spies,
            "watched": self.watched,
            "used_spies": self.used_spies,
            "holiness": self.holiness,
            "bishops": self.bishops,
            "outer_placed": self.outer_placed,
            "homs_placed": self.homs_placed,
        }
        if self.moves:
            data["moves"] = self.moves
        return data

    def load(self, data: dict[str, Any]) -> Board:
        """Fill the board from its `dump`."""
        self.state = data["state"]
        self.coins = data["coins"]
        self.influence = Tally().load(data["influence"])
        self.units = data["units"]
        self.capital = data["capital"]
        self.ready = data["ready"]
        self.spent = data["spent"]
        self.blocked = data["blocked"]
        self.buildings = data["buildings"]
        self.used_buildings = data["used_buildings"]
        self.spies = data["spies"]
        self.watched = data["watched"]
        self.used_spies = data["used_spies"]
        self.holiness = data["holiness"]
        self.bishops = data["bishops"]
        self.outer_placed = data["outer_placed"]
        self.homs_placed = data["homs_placed"]
        self.moves = data.get("moves", [])
        return self

    @property
    def out(self) -> bool:
        """Whether the player has lost their last city (CRU-CAP-03)."""
        return self.capital == NONE

    def goods(self, kind: int) -> int:
        """Return how many goods of a kind there are, in any state."""
        return self.ready[kind] + self.spent[kind] + self.blocked[kind]

    def moved(self) -> list[int]:
        """Return the bishops that have moved in the innermost order of the player's turn."""
        return self.moves[-1] if self.moves else []
