"""The game state of Paladins of the West Kingdom.

A *side* is a seat, or in the solo game the automated opponent (side 1). Each side has a `Board`.
What only the opponent has (resource marker, marker stack, schemes) is in its `Automa`.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.boards import Automa, Board
from gonfalon.games.paladins.model.constants import FREE, GONE
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.side import Side
from gonfalon.kernel.fields import Derived, Given, Shared, declared
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.state import State

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


@declared
class PaladinsState(State):
    """Main board, decks, boards of all sides, and the progress of the round."""

    content: Given[PaladinsContent]
    round: int
    first: int
    active: int  # the side whose draft or turn it is
    difficulty: int
    tax: int  # PAL-SETUP-03
    debts: int  # PAL-SETUP-04
    free: int  # open spaces without a piece, as a mask
    spaces: list[int]  # pieces, by number
    townsfolk: list[int]
    outsiders: list[int]
    orders: list[int]  # face up, from slot 1
    favours: list[int]
    favour_workers: list[int]  # the worker on each face-up favour
    taverns: list[int]  # of this round
    picked: list[int]  # the side that picked each tavern
    discarded_townsfolk: list[int]
    discarded_outsiders: list[int]
    discarded_taverns: list[int]
    discarded_suspicion: list[int]
    boards: list[Board]
    automa: Automa | None
    sides: Shared[Derived[list[Side]]]  # how each side plays

    def __init__(self, content: PaladinsContent, seats: int = 0) -> None:
        super().__init__()
        self.content = content
        if not seats:
            return  # `clone` fills every field
        board = content.board
        self.round = 0
        self.first = 0
        self.active = 0
        self.difficulty = GONE
        self.tax = board.tax[seats]
        self.debts = content.cards.debts
        self.free = board.open_spaces(seats)
        self.spaces = [FREE] * len(board.spaces)
        self.townsfolk = [GONE] * board.row
        self.outsiders = [GONE] * board.outsider_row
        self.orders = []
        self.favours = []
        self.favour_workers = []
        self.taverns = []
        self.picked = []
        self.discarded_townsfolk = []
        self.discarded_outsiders = []
        self.discarded_taverns = []
        self.discarded_suspicion = []
        # A solo game has two sides (PAL-SOLO-SETUP-08).
        self.boards = [Board(content.player.size) for _ in range(max(seats, 2))]
        self.automa = Automa() if seats == 1 else None
        self.sides = []
        self.derive()
        self.packs = [Pack([Zone()]) for _ in range(PALADINS)]
        for seat in range(seats):
            owner = 1 << seat
            self.packs.append(Pack([Zone(), Zone(owner, True), Zone(owner, True)]))

    def derive(self) -> None:
        """Find out how the sides play: in a solo game, the second one is the opponent."""
        players = self.content.players
        if self.automa is not None:
            self.sides = [players[0], self.content.opponent]
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
            value += self.content.cards.boost[board.paladin][attribute]
        return value

    def boost(self, side: int, attribute: int) -> int:
        """Return how much the paladin in play adds."""
        return self.effective(side, attribute) - self.boards[side].track[attribute]
