"""What belongs to one player: the state board with its warehouse, buildings, spies and bishops."""

from __future__ import annotations

from typing import Any

from gonfalon.games.crusaders.model.constants import GOODS, NONE
from gonfalon.kernel.fields import declared
from gonfalon.kernel.hidden.tally import Tally
from gonfalon.kernel.play.state import Part


@declared
class Board(Part):
    """One player's state board. Public, except influence; hidden cards are in packs.

    Goods are counted by kind and state (CRU-PAY-01). `bishops` says in which city each bishop on
    the map stands; their levels lie in the same order in the pack of the player's bishops.
    """

    state: int
    coins: int
    influence: Tally  # CRU-PAY-10
    units: int  # left in the supply (CRU-SETUP-24)
    capital: int  # NONE: the player has lost their last city (CRU-CAP-03)
    ready: list[int]
    spent: list[int]
    blocked: list[int]
    buildings: list[int]
    used_buildings: list[bool]  # marked until income (CRU-BLDG-01)
    spies: list[int]  # active ones
    watched: list[int]
    used_spies: list[bool]  # marked until income (CRU-SPY-08)
    holiness: int  # the cell of the marker
    bishops: list[int]  # cities
    outer_placed: bool  # in this round (CRU-PLAN-06)
    homs_placed: bool  # in this round (CRU-PLAN-09)
    moves: list[list[int]]

    def __init__(self, state: int = NONE, seat: int = NONE) -> None:
        self.state = state
        if seat == NONE:
            return  # `clone` and `load` fill the other fields
        self.coins = 0
        self.influence = Tally(1 << seat)
        self.units = 0
        self.capital = NONE
        self.ready = [0] * len(GOODS)
        self.spent = [0] * len(GOODS)
        self.blocked = [0] * len(GOODS)
        self.buildings = []
        self.used_buildings = []
        self.spies = []
        # By active spy, the seat it watches. Crests limit nothing (CRU-SETUP-23, CRU-RUL-08).
        self.watched = []
        self.used_spies = []
        self.holiness = NONE
        self.bishops = []
        self.outer_placed = False
        self.homs_placed = False
        # Bishops that have moved, by order that is being activated, the innermost last: an order
        # that a card grants has an activation of its own (CRU-BISH-04). NONE: it was removed.
        self.moves = []

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
