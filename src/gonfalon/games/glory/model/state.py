"""The game state of Glory.

A *side* is a seat, or in the solo game the virtual opponent (side 1). Each side has a `Board`. What
only the opponent has is in `Opponent`.

Where everybody knows which pieces lie face down but nobody their order (ally stacks, knights,
prizes, tournament cards, the last event), the state holds the pieces, and one of them is drawn by
chance when it is turned up (`Match.draw_from`). Hidden cards are in packs.
"""

from __future__ import annotations

from typing import Any, Final

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
from gonfalon.games.glory.model.side import Side
from gonfalon.kernel.hidden import Pack, Zone
from gonfalon.kernel.message import EVERYONE
from gonfalon.kernel.state import State

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


class GloryState(State):
    """The city, the tournament board, the mats of all sides, and the progress of the round."""

    def __init__(
        self, c: GloryContent, seats: int = 0, settings: dict[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.c = c
        if not seats or settings is None:
            return  # `clone` fills every field
        solo = seats == 1
        self.players: int = max(
            seats, 2
        )  # number of sides: the layout is for so many (GLO-SOLO-06)
        self.mode: int = MODES.index(settings["tournament"])
        self.standard_prize: bool = settings["prize"] == "standard"
        self.open_goals: bool = settings["goals"] == "open"
        self.scenario: int = SCENARIOS.index(settings["scenario"]) if solo else NONE
        self.difficulty: int = DIFFICULTIES.index(settings["difficulty"]) if solo else NONE
        self.round = 0
        self.phase = 0
        self.active = 0  # the side whose turn it is
        self.order: list[int] = list(range(self.players))  # sides by initiative, the best first
        self.boards: list[Board] = [Board(c) for _ in range(self.players)]
        self.opponent: Opponent | None = Opponent(c) if solo else None
        self.sides: list[Side] = []  # shared, derived: how each side plays
        # The city.
        self.pawns: list[list[int]] = [[] for _ in ACTIONS]  # sides, in the order of placing
        self.laid: list[int] = []  # sides with a pawn on Call to Arms, one entry a pawn
        self.stacks: list[list[int]] = [stack[:] for stack in c.allies.stacks[:SCROLL_STACK]]
        self.scroll: list[int] = [
            c.allies.stacks[SCROLL_STACK].count(kind) for kind in range(len(c.allies.ids))
        ]
        self.track: list[int] = [NONE] * len(c.city.slots)  # kinds of allies
        self.relics: list[int] = c.relic_copies[:]  # left in the supply
        self.prestige: list[int] = c.prestige_copies[:]
        self.display: list[list[int]] = [[] for _ in TYPES]
        self.event = NONE  # in force
        self.next_event = NONE  # known, not yet in force (GLO-EVT-11)
        self.hired = NONE  # the ally on a Hiring card
        self.public_titles: list[int] = []
        # What has left the game where everybody saw it.
        self.removed_cards: list[int] = []  # travel cards
        self.removed_allies: list[int] = []
        self.past_events: list[int] = []
        # The tournament.
        self.card = NONE
        self.used_cards: list[int] = []
        self.prize = NONE
        self.used_prizes: list[int] = []
        self.pools: list[list[int]] = [[] for _ in c.knights.kinds]  # knights, by kind
        for knight, kind in enumerate(c.knights.kind):
            self.pools[kind].append(knight)
        self.seen_knights: list[int] = []  # that have stood on the tournament board
        self.places: list[int] = [NONE] * PLACES  # of a plaisance: sides, knights from KNIGHT on
        self.cities: list[list[int]] = [[] for _ in c.tournaments.cities]  # knights
        self.challengers: list[list[int]] = [[] for _ in c.tournaments.cities]  # sides or NONE
        self.fought: list[list[int]] = [[] for _ in c.tournaments.cities]  # see `tournament.py`
        self.finals_won = 0  # in the Warrior scenario
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

    # region written by `gonfalon fields`
    __slots__ = (
        "active",
        "boards",
        "c",
        "card",
        "challengers",
        "cities",
        "difficulty",
        "display",
        "event",
        "finals_won",
        "fought",
        "hired",
        "laid",
        "mode",
        "next_event",
        "open_goals",
        "opponent",
        "order",
        "past_events",
        "pawns",
        "phase",
        "places",
        "players",
        "pools",
        "prestige",
        "prize",
        "public_titles",
        "relics",
        "removed_allies",
        "removed_cards",
        "round",
        "scenario",
        "scroll",
        "seen_knights",
        "sides",
        "stacks",
        "standard_prize",
        "track",
        "used_cards",
        "used_prizes",
    )

    def clone(self) -> GloryState:
        other = GloryState(self.c)
        other.packs = [item.clone() for item in self.packs]
        other.players = self.players
        other.mode = self.mode
        other.standard_prize = self.standard_prize
        other.open_goals = self.open_goals
        other.scenario = self.scenario
        other.difficulty = self.difficulty
        other.round = self.round
        other.phase = self.phase
        other.active = self.active
        other.order = self.order[:]
        other.boards = [item.clone() for item in self.boards]
        other.opponent = None if self.opponent is None else self.opponent.clone()
        other.sides = self.sides
        other.pawns = [item[:] for item in self.pawns]
        other.laid = self.laid[:]
        other.stacks = [item[:] for item in self.stacks]
        other.scroll = self.scroll[:]
        other.track = self.track[:]
        other.relics = self.relics[:]
        other.prestige = self.prestige[:]
        other.display = [item[:] for item in self.display]
        other.event = self.event
        other.next_event = self.next_event
        other.hired = self.hired
        other.public_titles = self.public_titles[:]
        other.removed_cards = self.removed_cards[:]
        other.removed_allies = self.removed_allies[:]
        other.past_events = self.past_events[:]
        other.card = self.card
        other.used_cards = self.used_cards[:]
        other.prize = self.prize
        other.used_prizes = self.used_prizes[:]
        other.pools = [item[:] for item in self.pools]
        other.seen_knights = self.seen_knights[:]
        other.places = self.places[:]
        other.cities = [item[:] for item in self.cities]
        other.challengers = [item[:] for item in self.challengers]
        other.fought = [item[:] for item in self.fought]
        other.finals_won = self.finals_won
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "packs": [item.dump() for item in self.packs],
            "players": self.players,
            "mode": self.mode,
            "standard_prize": self.standard_prize,
            "open_goals": self.open_goals,
            "scenario": self.scenario,
            "difficulty": self.difficulty,
            "round": self.round,
            "phase": self.phase,
            "active": self.active,
            "order": self.order,
            "boards": [item.dump() for item in self.boards],
            "opponent": None if self.opponent is None else self.opponent.dump(),
            "pawns": self.pawns,
            "laid": self.laid,
            "stacks": self.stacks,
            "scroll": self.scroll,
            "track": self.track,
            "relics": self.relics,
            "prestige": self.prestige,
            "display": self.display,
            "event": self.event,
            "next_event": self.next_event,
            "hired": self.hired,
            "public_titles": self.public_titles,
            "removed_cards": self.removed_cards,
            "removed_allies": self.removed_allies,
            "past_events": self.past_events,
            "card": self.card,
            "used_cards": self.used_cards,
            "prize": self.prize,
            "used_prizes": self.used_prizes,
            "pools": self.pools,
            "seen_knights": self.seen_knights,
            "places": self.places,
            "cities": self.cities,
            "challengers": self.challengers,
            "fought": self.fought,
            "finals_won": self.finals_won,
        }

    def load(self, data: dict[str, Any]) -> GloryState:
        self.packs = [Pack().load(item) for item in data["packs"]]
        self.players = data["players"]
        self.mode = data["mode"]
        self.standard_prize = data["standard_prize"]
        self.open_goals = data["open_goals"]
        self.scenario = data["scenario"]
        self.difficulty = data["difficulty"]
        self.round = data["round"]
        self.phase = data["phase"]
        self.active = data["active"]
        self.order = data["order"]
        self.boards = [Board().load(item) for item in data["boards"]]
        self.opponent = None if data["opponent"] is None else Opponent().load(data["opponent"])
        self.pawns = data["pawns"]
        self.laid = data["laid"]
        self.stacks = data["stacks"]
        self.scroll = data["scroll"]
        self.track = data["track"]
        self.relics = data["relics"]
        self.prestige = data["prestige"]
        self.display = data["display"]
        self.event = data["event"]
        self.next_event = data["next_event"]
        self.hired = data["hired"]
        self.public_titles = data["public_titles"]
        self.removed_cards = data["removed_cards"]
        self.removed_allies = data["removed_allies"]
        self.past_events = data["past_events"]
        self.card = data["card"]
        self.used_cards = data["used_cards"]
        self.prize = data["prize"]
        self.used_prizes = data["used_prizes"]
        self.pools = data["pools"]
        self.seen_knights = data["seen_knights"]
        self.places = data["places"]
        self.cities = data["cities"]
        self.challengers = data["challengers"]
        self.fought = data["fought"]
        self.finals_won = data["finals_won"]
        self.derive()
        return self

    # endregion

    def derive(self) -> None:
        """Find out how the sides play: in a solo game, the second one is the virtual opponent."""
        players = self.c.players
        if self.opponent is not None:
            self.sides = [players[0], self.c.virtual_opponent]
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
