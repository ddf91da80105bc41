"""The game state of Glory.

A *side* is a seat, or in the solo game the virtual opponent (side 1). Each side has a `Board`. What
only the opponent has is in `Opponent`.

Where everybody knows which pieces lie face down but nobody their order (ally stacks, knights,
prizes, tournament cards, the last event), the state holds the pieces, and one of them is drawn by
chance when it is turned up (`Match.draw_from`). Hidden cards are in packs.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.boards import Board, Opponent
from gonfalon.games.glory.model.constants import (
    ACTIONS,
    DIFFICULTIES,
    MODES,
    NONE,
    SCENARIOS,
    SCROLL_STACK,
    TYPES,
)
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.model.shapes import GlorySettings
from gonfalon.games.glory.model.side import Side
from gonfalon.kernel.fields import Derived, Given, Shared, declared
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.state import State
from gonfalon.kernel.values.message import EVERYONE

# The packs of hidden cards: three of travel cards, by type, then these.
TITLES: Final = 3
CHARACTERS: Final = 4  # of level II; those of level III follow

# Zones. Travel cards: the deck, then a hand for each seat. Titles: the deck, the discard, then for
# each seat the titles just drawn, then the goals of each seat, then, in a solo game, what the
# virtual opponent has set aside. Characters: the deck, then what each seat was dealt.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 1
DRAWN: Final = 2

# Chance streams.
CHANCE: Final = (
    "romance",
    "trade",
    "challenge",
    "titles",
    "characters-2",
    "characters-3",
    "order",
    "events",
    "allies",
    "tournaments",
    "prizes",
    "knights",
    "dice",
    "opponent",
)
(ORDER, EVENTS, ALLIES, TOURNAMENTS, PRIZES, KNIGHTS, ROLLS, OPPONENT) = range(6, len(CHANCE))

PLACES: Final = 15  # of a knock-out of eight: 8, 4, 2 and the winner


@declared
class GloryState(State):
    """The city, the tournament board, the mats of all sides, and the progress of the round."""

    content: Given[GloryContent]
    players: int  # number of sides: the layout is for so many (GLO-SOLO-06)
    mode: int
    standard_prize: bool
    open_goals: bool
    scenario: int
    difficulty: int
    round: int
    phase: int
    active: int  # the side whose turn it is
    order: list[int]  # sides by initiative, the best first
    boards: list[Board]
    opponent: Opponent | None
    sides: Shared[Derived[list[Side]]]  # how each side plays
    pawns: list[list[int]]  # sides, in the order of placing
    laid: list[int]  # sides with a pawn on Call to Arms, one entry a pawn
    stacks: list[list[int]]
    scroll: list[int]
    track: list[int]  # kinds of allies
    relics: list[int]  # left in the supply
    prestige: list[int]
    display: list[list[int]]
    event: int  # in force
    next_event: int  # known, not yet in force (GLO-EVT-11)
    hired: int  # the ally on a Hiring card
    public_titles: list[int]
    removed_cards: list[int]  # travel cards
    removed_allies: list[int]
    past_events: list[int]
    card: int
    used_cards: list[int]
    prize: int
    used_prizes: list[int]
    pools: list[list[int]]  # knights, by kind
    seen_knights: list[int]  # that have stood on the tournament board
    places: list[int]  # of a plaisance: sides, knights from KNIGHT on
    cities: list[list[int]]  # knights
    challengers: list[list[int]]  # sides or NONE
    fought: list[list[int]]  # see `tournament.py`
    finals_won: int  # in the Warrior scenario

    def __init__(
        self, content: GloryContent, seats: int = 0, settings: GlorySettings | None = None
    ) -> None:
        super().__init__()
        self.content = content
        if not seats or settings is None:
            return  # `clone` fills every field
        solo = seats == 1
        self.players = max(seats, 2)
        self.mode = MODES.index(settings["tournament"])
        self.standard_prize = settings["prize"] == "standard"
        self.open_goals = settings["goals"] == "open"
        self.scenario = SCENARIOS.index(settings["scenario"]) if solo else NONE
        self.difficulty = DIFFICULTIES.index(settings["difficulty"]) if solo else NONE
        self.round = 0
        self.phase = 0
        self.active = 0
        self.order = list(range(self.players))
        self.boards = [Board(content) for _ in range(self.players)]
        self.opponent = Opponent(content) if solo else None
        self.sides = []
        # The city.
        self.pawns = [[] for _ in ACTIONS]
        self.laid = []
        self.stacks = [stack[:] for stack in content.allies.stacks[:SCROLL_STACK]]
        self.scroll = [
            content.allies.stacks[SCROLL_STACK].count(kind)
            for kind in range(len(content.allies.ids))
        ]
        self.track = [NONE] * len(content.city.slots)
        self.relics = content.relic_copies[:]
        self.prestige = content.prestige_copies[:]
        self.display = [[] for _ in TYPES]
        self.event = NONE
        self.next_event = NONE
        self.hired = NONE
        self.public_titles = []
        # What has left the game where everybody saw it.
        self.removed_cards = []
        self.removed_allies = []
        self.past_events = []
        # The tournament.
        self.card = NONE
        self.used_cards = []
        self.prize = NONE
        self.used_prizes = []
        self.pools = [[] for _ in content.knights.kinds]
        for knight, kind in enumerate(content.knights.kind):
            self.pools[kind].append(knight)
        self.seen_knights = []
        self.places = [NONE] * PLACES
        self.cities = [[] for _ in content.tournaments.cities]
        self.challengers = [[] for _ in content.tournaments.cities]
        self.fought = [[] for _ in content.tournaments.cities]
        self.finals_won = 0
        self.derive()
        owners = [1 << seat for seat in range(seats)]
        for _ in TYPES:
            self.packs.append(Pack([Zone(), *[Zone(owner, True) for owner in owners]]))
        readers = [EVERYONE if self.open_goals else owner for owner in owners]  # GLO-VAR-02
        self.packs.append(
            Pack(
                [
                    Zone(),
                    Zone(),
                    *[Zone(owner, True) for owner in owners],
                    *[Zone(reader, True) for reader in readers],
                    *([Zone()] if solo else []),
                ]
            )
        )
        for _ in range(2):
            self.packs.append(Pack([Zone(), *[Zone(owner, True) for owner in owners]]))

    def derive(self) -> None:
        """Find out how the sides play: in a solo game, the second one is the virtual opponent."""
        players = self.content.players
        if self.opponent is not None:
            self.sides = [players[0], self.content.virtual_opponent]
        else:
            self.sides = list(players[: len(self.boards)])

    @property
    def seats(self) -> int:
        """The number of players, without the virtual opponent."""
        return 1 if self.opponent is not None else len(self.boards)

    def is_opponent(self, side: int) -> bool:
        """Return whether a side is the virtual opponent."""
        return side == 1 and self.opponent is not None

    def hand(self, seat: int, type: int) -> Zone:
        """Return a player's travel cards of a type."""
        return self.packs[type].zones[HAND + seat]

    def cards_in_hand(self, seat: int) -> int:
        """Return how many travel cards a player holds."""
        return sum([len(self.hand(seat, type).cards) for type in range(len(TYPES))])

    def goals(self, seat: int) -> Zone:
        """Return a player's personal goals."""
        return self.packs[TITLES].zones[DRAWN + self.seats + seat]

    def titles_drawn(self, seat: int) -> Zone:
        """Return the titles a player has just drawn and not yet chosen from."""
        return self.packs[TITLES].zones[DRAWN + seat]

    def set_aside(self) -> Zone:
        """Return the titles that the virtual opponent has drawn and not yet discarded."""
        return self.packs[TITLES].zones[DRAWN + 2 * self.seats]

    def position(self, side: int) -> int:
        """Return a side's place on the initiative track, from 0: the lower, the better."""
        return self.order.index(side)
