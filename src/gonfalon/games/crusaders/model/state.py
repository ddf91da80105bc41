"""The game state of Crusaders.

A *side* is a seat or the saracens. Units in a city belong to its owner; an attacker's units are
part of the battle (`rules/board/battle.py`) until it ends, raiders part of the raid.

Where everybody knows which pieces lie face down but nobody their order (events, raid tokens,
buildings, automa tokens), the state holds the pieces, and one of them is drawn by chance when it is
turned up (`Match.draw_from`). Hidden cards are in packs.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.boards import Board
from gonfalon.games.crusaders.model.constants import (
    DECKS,
    NONE,
    ORDERS,
    SARACENS,
    SETUP_PHASE,
)
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.shapes import CrusadersSettings
from gonfalon.kernel.fields import Derived, Given, Shared, declared
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.hidden.tally import Tally
from gonfalon.kernel.play.state import State

# The packs of hidden cards. From BISHOPS on there is one for each seat.
TACTICS: Final = 0
RESCRIPTS: Final = 1
SPIES: Final = 2
SARACEN_CARDS: Final = 3
GOVERNORS: Final = 4
BULLS: Final = 5
BISHOPS: Final = 6

# Zones. Tactics and rescripts: two decks, then a hand for each seat. Tactics, after the hands: the
# starting tactics each seat has discarded, then the covering cards of attacker and defender.
HANDS: Final = 2
# Spies: the deck, then a hand for each seat. Bulls: those that are not dealt, then each seat's.
DECK: Final = 0
SPY_HANDS: Final = 1
BULL_HANDS: Final = 1
# Saracen cards: the deck, the hand in a battle, its covering cards. Governors: the deck, and those
# that a player chooses from at the start. Their audience is set while they are empty.
SARACEN_HAND: Final = 1
SARACEN_COVERS: Final = 2
DRAWN_GOVERNORS: Final = 1
# Bishops: the supply, then those on the map, a row beside `Board.bishops`.
SUPPLY: Final = 0
ON_MAP: Final = 1

# Chance streams: one for each pack of cards, then these.
CHANCE: Final = (
    "tactics",
    "rescripts",
    "spies",
    "saracens",
    "governors",
    "bulls",
    "events",
    "raids",
    "buildings",
    "automa",
    "covers",
    "losses",
    "bishops",
)
(EVENT_DRAW, RAID_DRAW, BUILDING_DRAW, AUTOMA_DRAW, COVER_DRAW, LOSS_DRAW, BISHOP_DRAW) = range(
    6, len(CHANCE)
)


@declared
class CrusadersState(State):
    """The map, the order cross, tracks and markets, and everybody's boards."""

    content: Given[CrusadersContent]
    round: int
    phase: int
    active: int  # the seat whose turn it is (CRU-ACT-02)
    boards: list[Board]
    near: Shared[Derived[list[list[int]]]]  # neighbours that exist (CRU-MAP-06)
    level: list[int]
    owner: list[int]
    units: list[int]  # of the owner
    governor: list[int]
    saracens: int  # left in the supply
    uncovered: int  # cells whose bonus counts
    raid_colour: int  # of the token that lies face up
    raid_tokens: list[int]  # colours, not turned up (CRU-SETUP-03)
    raids_left: int  # tokens face down on the track
    events: list[int]  # not yet turned up
    event: int
    inner: list[list[int]]  # from the lowest to the top one
    outer: list[int]
    automa_markers: list[int]  # cells of the holiness track
    automa_pool: list[int]  # orders, or BOOST
    boosts_aside: int  # until the end of planning
    bazaars: int  # left in the pile
    building_decks: list[list[int]]
    building_top: list[int]  # shown and put back (CRU-MKT-03)
    building_discards: list[list[int]]
    building_market: list[list[int]]
    tactic_market: list[list[int]]
    tactic_discards: list[list[int]]
    governor_market: list[int]
    governor_discards: list[int]
    rescript_discards: list[list[int]]  # by level
    spy_discards: list[int]
    saracen_discards: list[int]
    saracens_lost: list[int]  # cards out of the game (CRU-BAT-21)
    holy: list[int]

    def __init__(
        self, content: CrusadersContent, seats: int = 0, settings: CrusadersSettings | None = None
    ) -> None:
        super().__init__()
        self.content = content
        if not seats or settings is None:
            return  # `clone` fills every field
        self.round = 0
        self.phase = SETUP_PHASE
        self.active = NONE
        self.boards = [
            Board(content.states.ids.index(settings["states"][seat]), seat) for seat in range(seats)
        ]
        # The map, by city.
        self.near = []
        # CLOSED: the city does not exist. Discs show what the map shows (CRU-MAP-09, CRU-RUL-03).
        self.level = content.cities.start_level[:]
        self.owner = [SARACENS] * len(content.cities.ids)
        self.units = [0] * len(content.cities.ids)
        self.governor = [NONE] * len(content.cities.ids)
        self.saracens = content.saracen_units
        # The saracen track (CRU-SAR-17).
        self.uncovered = 0
        self.raid_colour = NONE
        self.raid_tokens = content.raid_colours[:]
        self.raids_left = content.track_cells
        self.events = list(range(len(content.events.ids)))
        self.event = NONE
        # The order cross (CRU-PLAN-02). A token is its owner times 2, plus 1 if reinforced.
        self.inner = [[] for _ in ORDERS]
        self.outer = [NONE] * len(ORDERS)
        self.automa_markers = []
        self.automa_pool = []
        self.boosts_aside = 0
        # Markets.
        self.bazaars = content.buildings.bazaars
        self.building_decks = [deck[:] for deck in content.buildings.decks]
        self.building_top = [NONE] * len(DECKS)
        self.building_discards = [[] for _ in DECKS]
        self.building_market = [[] for _ in DECKS]
        self.tactic_market = [[] for _ in DECKS]
        self.tactic_discards = [[] for _ in DECKS]
        self.governor_market = []
        self.governor_discards = []
        self.rescript_discards = [[], []]
        self.spy_discards = []
        self.saracen_discards = []
        self.saracens_lost = []
        # Holy lands as settled in the last income phase, by city: a seat or NONE (CRU-INC-05).
        self.holy = [NONE] * len(content.cities.ids)
        owners = [1 << seat for seat in range(seats)]
        hands = [Zone(owner, True) for owner in owners]
        away = [Zone(owner, True) for owner in owners]
        covers = [Zone(0, True), Zone(0, True)]
        self.packs.append(Pack([Zone(), Zone(), *hands, *away, *covers]))
        self.packs.append(Pack([Zone(), Zone(), *[Zone(owner, True) for owner in owners]]))
        self.packs.append(Pack([Zone(), *[Zone(owner, True) for owner in owners]]))
        self.packs.append(Pack([Zone(), Zone(0, True), Zone(0, True)]))
        self.packs.append(Pack([Zone(), Zone(0, True)]))
        self.packs.append(Pack([Zone(), *[Zone(owner, True) for owner in owners]]))
        for owner in owners:
            self.packs.append(Pack([Zone(owner, True), Zone(owner)]))
        self.derive()

    def derive(self) -> None:
        """Find out which neighbours of each city exist (CRU-MAP-02, CRU-MAP-06)."""
        self.near = [
            [other for other in near if self.level[other] and self.level[city]]
            for city, near in enumerate(self.content.cities.near)
        ]

    def tallies(self) -> list[Tally]:
        return [board.influence for board in self.boards]

    # -- hidden cards ---------------------------------------------------------------------------

    def tactics(self, seat: int) -> Zone:
        """Return a player's tactics."""
        return self.packs[TACTICS].zones[HANDS + seat]

    def tactics_away(self, seat: int) -> Zone:
        """Return the starting tactics that a player has discarded."""
        return self.packs[TACTICS].zones[HANDS + len(self.boards) + seat]

    def tactic_covers(self, defending: bool) -> Zone:
        """Return the tactics of a side that cover cards in the current battle."""
        return self.packs[TACTICS].zones[HANDS + 2 * len(self.boards) + defending]

    def rescripts(self, seat: int) -> Zone:
        """Return a player's rescripts, of both levels."""
        return self.packs[RESCRIPTS].zones[HANDS + seat]

    def spies(self, seat: int) -> Zone:
        """Return a player's spies that are not played."""
        return self.packs[SPIES].zones[SPY_HANDS + seat]

    def bulls(self, seat: int) -> Zone:
        """Return a player's bull, or those they choose from."""
        return self.packs[BULLS].zones[BULL_HANDS + seat]

    def bishop_supply(self, seat: int) -> Zone:
        """Return the levels of a player's bishops that are not on the map, less 1."""
        return self.packs[BISHOPS + seat].zones[SUPPLY]

    def bishops_on_map(self, seat: int) -> Zone:
        """Return the levels of a player's bishops on the map, less 1; cities: `Board.bishops`."""
        return self.packs[BISHOPS + seat].zones[ON_MAP]

    # -- the table ------------------------------------------------------------------------------

    def exists(self, city: int) -> bool:
        """Return whether a city is part of this match (CRU-MAP-06)."""
        return self.level[city] > 0

    def cities_of(self, side: int) -> list[int]:
        """Return the cities of a player or of the saracens (CRU-MAP-04)."""
        return [
            city for city, owner in enumerate(self.owner) if owner == side and self.level[city] > 0
        ]

    def turn_order(self) -> list[int]:
        """Return the seats from right to left on the holiness track (CRU-ORDER-01)."""
        seats = list(range(len(self.boards)))
        seats.sort(key=self.marker, reverse=True)
        return seats

    def marker(self, seat: int) -> int:
        """Return the cell of a player's marker on the holiness track."""
        return self.boards[seat].holiness

    def active_order(self) -> list[int]:
        """Return the seats in turn order, without those who have lost their last city."""
        return [seat for seat in self.turn_order() if not self.boards[seat].out]

    def rivals(self, seat: int) -> list[int]:
        """Return the other seats that still have a city, in turn order."""
        return [other for other in self.active_order() if other != seat]


def token(owner: int, reinforced: bool) -> int:
    """Return an order token: its owner is a seat or AUTOMA."""
    return owner * 2 + reinforced


def token_owner(token: int) -> int:
    """Return the seat of an order token, or AUTOMA."""
    return token >> 1


def is_reinforced(token: int) -> bool:
    """Return whether an order token lies with its reinforced side up."""
    return token & 1 == 1


BOOST: Final = len(ORDERS)  # an automa token that is no order
