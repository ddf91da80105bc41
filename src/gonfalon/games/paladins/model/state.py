"""The game state of Paladins of the West Kingdom.

A *side* is a seat, or in the solo game the automated opponent (side 1). Each side has a `Board`.
What only the opponent has (resource marker, marker stack, schemes) is in its `Automa`.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.model.boards import Automa, Board
from gonfalon.games.paladins.model.constants import FREE, GONE
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.side import Side
from gonfalon.kernel.hidden import Pack, Zone
from gonfalon.kernel.state import State

# The packs of hidden cards; these are followed by one for each seat's paladins.
TOWNSFOLK: Final = 0
OUTSIDERS: Final = 1
WALLS: Final = 2
TAVERNS: Final = 3
SUSPICION: Final = 4
ORDERS: Final = 5
FAVOURS: Final = 6
SCHEMES: Final = 7
PALADINS: Final = 8

# Zones of a seat's paladins.
DECK: Final = 0
HAND: Final = 1
CHOSEN: Final = 2

# Chance streams: one for each pack, in that order, then these.
FIRST: Final = 12
DIFFICULTY: Final = 13
CHANCE: Final = (
    "townsfolk",
    "outsiders",
    "walls",
    "taverns",
    "suspicion",
    "orders",
    "favours",
    "schemes",
    "paladins-0",
    "paladins-1",
    "paladins-2",
    "paladins-3",
    "first",
    "difficulty",
)


class PaladinsState(State):
    """Main board, decks, boards of all sides, and the progress of the round."""

    def __init__(self, c: PaladinsContent, seats: int = 0) -> None:
        super().__init__()
        self.c = c
        if not seats:
            return  # `clone` fills every field
        board = c.board
        self.round = 0
        self.first = 0
        self.active = 0  # the side whose draft or turn it is
        self.difficulty = GONE
        self.tax: int = board.tax[seats]  # PAL-SETUP-03
        self.debts: int = c.cards.debts  # PAL-SETUP-04
        self.free: int = board.open_spaces(seats)  # open spaces without a piece, as a mask
        self.spaces: list[int] = [FREE] * len(board.spaces)  # pieces, by number
        self.townsfolk: list[int] = [GONE] * board.row
        self.outsiders: list[int] = [GONE] * board.outsider_row
        self.orders: list[int] = []  # face up, from slot 1
        self.favours: list[int] = []
        self.favour_workers: list[int] = []  # the worker on each face-up favour
        self.taverns: list[int] = []  # of this round
        self.picked: list[int] = []  # the side that picked each tavern
        self.discarded_townsfolk: list[int] = []
        self.discarded_outsiders: list[int] = []
        self.discarded_taverns: list[int] = []
        self.discarded_suspicion: list[int] = []
        # A solo game has two sides (PAL-SOLO-SETUP-08).
        self.boards: list[Board] = [Board(c.player.size) for _ in range(max(seats, 2))]
        self.automa: Automa | None = Automa() if seats == 1 else None
        self.sides: list[Side] = []  # shared, derived: how each side plays
        self.derive()
        self.packs = [Pack([Zone()]) for _ in range(PALADINS)]
        for seat in range(seats):
            owner = 1 << seat
            self.packs.append(Pack([Zone(), Zone(owner, True), Zone(owner, True)]))

    # region written by `gonfalon fields`
    __slots__ = (
        "active",
        "automa",
        "boards",
        "c",
        "debts",
        "difficulty",
        "discarded_outsiders",
        "discarded_suspicion",
        "discarded_taverns",
        "discarded_townsfolk",
        "favour_workers",
        "favours",
        "first",
        "free",
        "orders",
        "outsiders",
        "picked",
        "round",
        "sides",
        "spaces",
        "taverns",
        "tax",
        "townsfolk",
    )

    def clone(self) -> PaladinsState:
        other = PaladinsState(self.c)
        other.packs = [item.clone() for item in self.packs]
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.difficulty = self.difficulty
        other.tax = self.tax
        other.debts = self.debts
        other.free = self.free
        other.spaces = self.spaces[:]
        other.townsfolk = self.townsfolk[:]
        other.outsiders = self.outsiders[:]
        other.orders = self.orders[:]
        other.favours = self.favours[:]
        other.favour_workers = self.favour_workers[:]
        other.taverns = self.taverns[:]
        other.picked = self.picked[:]
        other.discarded_townsfolk = self.discarded_townsfolk[:]
        other.discarded_outsiders = self.discarded_outsiders[:]
        other.discarded_taverns = self.discarded_taverns[:]
        other.discarded_suspicion = self.discarded_suspicion[:]
        other.boards = [item.clone() for item in self.boards]
        other.automa = None if self.automa is None else self.automa.clone()
        other.sides = self.sides
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "packs": [item.dump() for item in self.packs],
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "difficulty": self.difficulty,
            "tax": self.tax,
            "debts": self.debts,
            "free": self.free,
            "spaces": self.spaces,
            "townsfolk": self.townsfolk,
            "outsiders": self.outsiders,
            "orders": self.orders,
            "favours": self.favours,
            "favour_workers": self.favour_workers,
            "taverns": self.taverns,
            "picked": self.picked,
            "discarded_townsfolk": self.discarded_townsfolk,
            "discarded_outsiders": self.discarded_outsiders,
            "discarded_taverns": self.discarded_taverns,
            "discarded_suspicion": self.discarded_suspicion,
            "boards": [item.dump() for item in self.boards],
            "automa": None if self.automa is None else self.automa.dump(),
        }

    def load(self, data: dict[str, Any]) -> PaladinsState:
        self.packs = [Pack().load(item) for item in data["packs"]]
        self.round = data["round"]
        self.first = data["first"]
        self.active = data["active"]
        self.difficulty = data["difficulty"]
        self.tax = data["tax"]
        self.debts = data["debts"]
        self.free = data["free"]
        self.spaces = data["spaces"]
        self.townsfolk = data["townsfolk"]
        self.outsiders = data["outsiders"]
        self.orders = data["orders"]
        self.favours = data["favours"]
        self.favour_workers = data["favour_workers"]
        self.taverns = data["taverns"]
        self.picked = data["picked"]
        self.discarded_townsfolk = data["discarded_townsfolk"]
        self.discarded_outsiders = data["discarded_outsiders"]
        self.discarded_taverns = data["discarded_taverns"]
        self.discarded_suspicion = data["discarded_suspicion"]
        self.boards = [Board().load(item) for item in data["boards"]]
        self.automa = None if data["automa"] is None else Automa().load(data["automa"])
        self.derive()
        return self

    # endregion

    def derive(self) -> None:
        """Find out how the sides play: in a solo game, the second one is the opponent."""
        players = self.c.players
        if self.automa is not None:
            self.sides = [players[0], self.c.opponent]
        else:
            self.sides = list(players[: len(self.boards)])

    @property
    def seats(self) -> int:
        """The number of players."""
        return 1 if self.automa is not None else len(self.boards)

    def deck(self, pack: int) -> Zone:
        """Return the deck of a pack."""
        return self.packs[pack].zones[DECK]

    def is_automa(self, side: int) -> bool:
        """Return whether a side is the automated opponent."""
        return side == 1 and self.automa is not None

    def effective(self, side: int, attribute: int) -> int:
        """Return the track value plus the boost of the paladin in play (PAL-GEN-05).

        The boost counts from the reveal to the cleanup (PAL-PALADIN-04, PAL-PALADIN-06). The
        automated opponent has no paladin and so no boost (PAL-RUL-41).
        """
        board = self.boards[side]
        value = board.track[attribute]
        if board.paladin >= 0:
            value += self.c.cards.boost[board.paladin][attribute]
        return value

    def boost(self, side: int, attribute: int) -> int:
        """Return how much the paladin in play adds."""
        return self.effective(side, attribute) - self.boards[side].track[attribute]
