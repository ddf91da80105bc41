"""The game state of Crusaders.

A *side* is a seat or the saracens. Units in a city belong to its owner; an attacker's units are
part of the battle (`rules/battle.py`) until it ends, raiders part of the raid.

Where everybody knows which pieces lie face down but nobody their order (events, raid tokens,
buildings, automa tokens), the state holds the pieces, and one of them is drawn by chance when it is
turned up (`Match.draw_from`). Hidden cards are in packs.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.model.boards import Board
from gonfalon.games.crusaders.model.constants import (
    DECKS,
    NONE,
    ORDERS,
    SARACENS,
    SETUP_PHASE,
)
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.kernel.hidden import Pack, Zone
from gonfalon.kernel.state import State
from gonfalon.kernel.tally import Tally

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


class CrusadersState(State):
    """The map, the order cross, tracks and markets, and everybody's boards."""

    def __init__(
        self, c: CrusadersContent, seats: int = 0, settings: dict[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.c = c
        if not seats or settings is None:
            return  # `clone` fills every field
        self.round = 0
        self.phase = SETUP_PHASE
        self.active = NONE  # the seat whose turn it is (CRU-ACT-02)
        self.boards: list[Board] = [
            Board(c.states.ids.index(settings["states"][seat]), seat) for seat in range(seats)
        ]
        # The map, by city.
        self.near: list[list[int]] = []  # shared, derived: neighbours that exist (CRU-MAP-06)
        # CLOSED: the city does not exist. Discs show what the map shows (CRU-MAP-09, CRU-RUL-03).
        self.level: list[int] = c.cities.start_level[:]
        self.owner: list[int] = [SARACENS] * len(c.cities.ids)
        self.units: list[int] = [0] * len(c.cities.ids)  # of the owner
        self.governor: list[int] = [NONE] * len(c.cities.ids)
        self.saracens: int = c.saracen_units  # left in the supply
        # The saracen track (CRU-SAR-17).
        self.uncovered = 0  # cells whose bonus counts
        self.raid_colour = NONE  # of the token that lies face up
        self.raid_tokens: list[int] = c.raid_colours[:]  # colours, not turned up (CRU-SETUP-03)
        self.raids_left: int = c.track_cells  # tokens face down on the track
        self.events: list[int] = list(range(len(c.events.ids)))  # not yet turned up
        self.event = NONE
        # The order cross (CRU-PLAN-02). A token is its owner times 2, plus 1 if reinforced.
        self.inner: list[list[int]] = [[] for _ in ORDERS]  # from the lowest to the top one
        self.outer: list[int] = [NONE] * len(ORDERS)
        self.automa_markers: list[int] = []  # cells of the holiness track
        self.automa_pool: list[int] = []  # orders, or BOOST
        self.boosts_aside = 0  # until the end of planning
        # Markets.
        self.bazaars: int = c.buildings.bazaars  # left in the pile
        self.building_decks: list[list[int]] = [deck[:] for deck in c.buildings.decks]
        self.building_top: list[int] = [NONE] * len(DECKS)  # shown and put back (CRU-MKT-03)
        self.building_discards: list[list[int]] = [[] for _ in DECKS]
        self.building_market: list[list[int]] = [[] for _ in DECKS]
        self.tactic_market: list[list[int]] = [[] for _ in DECKS]
        self.tactic_discards: list[list[int]] = [[] for _ in DECKS]
        self.governor_market: list[int] = []
        self.governor_discards: list[int] = []
        self.rescript_discards: list[list[int]] = [[], []]  # by level
        self.spy_discards: list[int] = []
        self.saracen_discards: list[int] = []
        self.saracens_lost: list[int] = []  # cards out of the game (CRU-BAT-21)
        # Holy lands as settled in the last income phase, by city: a seat or NONE (CRU-INC-05).
        self.holy: list[int] = [NONE] * len(c.cities.ids)
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

    # region written by `gonfalon fields`
    __slots__ = (
        "active",
        "automa_markers",
        "automa_pool",
        "bazaars",
        "boards",
        "boosts_aside",
        "building_decks",
        "building_discards",
        "building_market",
        "building_top",
        "c",
        "event",
        "events",
        "governor",
        "governor_discards",
        "governor_market",
        "holy",
        "inner",
        "level",
        "near",
        "outer",
        "owner",
        "phase",
        "raid_colour",
        "raid_tokens",
        "raids_left",
        "rescript_discards",
        "round",
        "saracen_discards",
        "saracens",
        "saracens_lost",
        "spy_discards",
        "tactic_discards",
        "tactic_market",
        "uncovered",
        "units",
    )

    def clone(self) -> CrusadersState:
        other = CrusadersState(self.c)
        other.packs = [item.clone() for item in self.packs]
        other.round = self.round
        other.phase = self.phase
        other.active = self.active
        other.boards = [item.clone() for item in self.boards]
        other.near = self.near
        other.level = self.level[:]
        other.owner = self.owner[:]
        other.units = self.units[:]
        other.governor = self.governor[:]
        other.saracens = self.saracens
        other.uncovered = self.uncovered
        other.raid_colour = self.raid_colour
        other.raid_tokens = self.raid_tokens[:]
        other.raids_left = self.raids_left
        other.events = self.events[:]
        other.event = self.event
        other.inner = [item[:] for item in self.inner]
        other.outer = self.outer[:]
        other.automa_markers = self.automa_markers[:]
        other.automa_pool = self.automa_pool[:]
        other.boosts_aside = self.boosts_aside
        other.bazaars = self.bazaars
        other.building_decks = [item[:] for item in self.building_decks]
        other.building_top = self.building_top[:]
        other.building_discards = [item[:] for item in self.building_discards]
        other.building_market = [item[:] for item in self.building_market]
        other.tactic_market = [item[:] for item in self.tactic_market]
        other.tactic_discards = [item[:] for item in self.tactic_discards]
        other.governor_market = self.governor_market[:]
        other.governor_discards = self.governor_discards[:]
        other.rescript_discards = [item[:] for item in self.rescript_discards]
        other.spy_discards = self.spy_discards[:]
        other.saracen_discards = self.saracen_discards[:]
        other.saracens_lost = self.saracens_lost[:]
        other.holy = self.holy[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "packs": [item.dump() for item in self.packs],
            "round": self.round,
            "phase": self.phase,
            "active": self.active,
            "boards": [item.dump() for item in self.boards],
            "level": self.level,
            "owner": self.owner,
            "units": self.units,
            "governor": self.governor,
            "saracens": self.saracens,
            "uncovered": self.uncovered,
            "raid_colour": self.raid_colour,
            "raid_tokens": self.raid_tokens,
            "raids_left": self.raids_left,
            "events": self.events,
            "event": self.event,
            "inner": self.inner,
            "outer": self.outer,
            "automa_markers": self.automa_markers,
            "automa_pool": self.automa_pool,
            "boosts_aside": self.boosts_aside,
            "bazaars": self.bazaars,
            "building_decks": self.building_decks,
            "building_top": self.building_top,
            "building_discards": self.building_discards,
            "building_market": self.building_market,
            "tactic_market": self.tactic_market,
            "tactic_discards": self.tactic_discards,
            "governor_market": self.governor_market,
            "governor_discards": self.governor_discards,
            "rescript_discards": self.rescript_discards,
            "spy_discards": self.spy_discards,
            "saracen_discards": self.saracen_discards,
            "saracens_lost": self.saracens_lost,
            "holy": self.holy,
        }

    def load(self, data: dict[str, Any]) -> CrusadersState:
        self.packs = [Pack().load(item) for item in data["packs"]]
        self.round = data["round"]
        self.phase = data["phase"]
        self.active = data["active"]
        self.boards = [Board().load(item) for item in data["boards"]]
        self.level = data["level"]
        self.owner = data["owner"]
        self.units = data["units"]
        self.governor = data["governor"]
        self.saracens = data["saracens"]
        self.uncovered = data["uncovered"]
        self.raid_colour = data["raid_colour"]
        self.raid_tokens = data["raid_tokens"]
        self.raids_left = data["raids_left"]
        self.events = data["events"]
        self.event = data["event"]
        self.inner = data["inner"]
        self.outer = data["outer"]
        self.automa_markers = data["automa_markers"]
        self.automa_pool = data["automa_pool"]
        self.boosts_aside = data["boosts_aside"]
        self.bazaars = data["bazaars"]
        self.building_decks = data["building_decks"]
        self.building_top = data["building_top"]
        self.building_discards = data["building_discards"]
        self.building_market = data["building_market"]
        self.tactic_market = data["tactic_market"]
        self.tactic_discards = data["tactic_discards"]
        self.governor_market = data["governor_market"]
        self.governor_discards = data["governor_discards"]
        self.rescript_discards = data["rescript_discards"]
        self.spy_discards = data["spy_discards"]
        self.saracen_discards = data["saracen_discards"]
        self.saracens_lost = data["saracens_lost"]
        self.holy = data["holy"]
        self.derive()
        return self

    # endregion

    def derive(self) -> None:
        """Find out which neighbours of each city exist (CRU-MAP-02, CRU-MAP-06)."""
        self.near = [
            [other for other in near if self.level[other] and self.level[city]]
            for city, near in enumerate(self.c.cities.near)
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
