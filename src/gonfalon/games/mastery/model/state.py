"""The game state of Medieval Mastery."""

from __future__ import annotations

from typing import Any

from gonfalon.games.mastery.model.board import Layout
from gonfalon.games.mastery.model.content import VARIANTS, MasteryContent
from gonfalon.kernel.hidden import Pack, Zone
from gonfalon.kernel.state import State


class Rules:
    """Rules fixed by the settings; they never change during a match, so clones share them."""

    def __init__(self, c: MasteryContent, seats: int, settings: dict[str, Any]) -> None:
        self.seats = seats
        self.layout: Layout = c.layouts[seats]
        chosen: list[str] = settings["variants"]
        self.loyalty = VARIANTS[0] in chosen
        self.castle_siege = VARIANTS[1] in chosen
        self.ruthlessness = VARIANTS[2] in chosen
        self.skirmish = VARIANTS[3] in chosen
        self.disorder = VARIANTS[4] in chosen
        limit = settings["round_limit"]
        self.round_limit: int = limit or 0
        self.team: list[int] = list(range(seats))  # the team of each seat
        size = 1
        if self.loyalty:
            # Who sits where is fixed by the team mode (MM-VAR-02).
            teams: list[list[int]] = c.team_modes[settings["team_mode"]]["teams"]
            size = len(teams[0])
            for number, members in enumerate(teams):
                for seat in members:
                    self.team[seat] = number
        self.target = self.victory_points(c, size)
        self.tile_value: list[int] = c.tile_value[:]
        for id in chosen:  # what a tile scores may depend on the variants (MM-END-09, MM-VAR-30)
            for tile, value in c.variants[id].get("tile_values", {}).items():
                self.tile_value[c.tiles.index(tile)] = value

    def victory_points(self, c: MasteryContent, size: int) -> int:
        """Return the points that win (MM-END-02, MM-VAR-03, MM-VAR-30).

        Castle Siege leaves them as they are (MM-VAR-14).
        """
        number = c.number
        if size == 1:
            return number["skirmish_victory_points" if self.skirmish else "victory_points_to_win"]
        target = number[f"loyalty_target_team_of_{size}"]
        if self.skirmish:  # with Loyalty (MM-VAR-31, MM-VAR-51, MM-RUL-24)
            target -= size * number["skirmish_loyalty_reduction_per_member"]
        return target


class MasteryState(State):
    """Board, knights, artefacts, cards and the progress of the turn.

    Clones share the fields that are fixed after the set-up.
    """

    def __init__(self, c: MasteryContent, rules: Rules, blank: bool = False) -> None:
        super().__init__()
        self.c = c
        self.rules = rules
        if blank:
            return  # `clone` fills every field
        seats = rules.seats
        size = len(c.hex_names)
        self.tile: list[int] = [-1] * size  # shared: kind of each hex; -1 if not on the board
        self.castle_of: list[int] = []  # shared: the castle (colour) each seat took
        self.artefacts: list[list[int]] = []  # shared: crown, orb, sceptre of each seat
        self.keeper: list[int] = [-1] * len(c.artefacts)  # shared, derived: each artefact's seat
        self.knights: list[int] = [0] * size
        self.owner: list[int] = [-1] * size
        self.held: list[int] = [0] * seats  # derived: territories each seat controls, as a mask
        self.dice: list[int] = [0] * seats  # dice each seat has on the board
        self.broken: list[int] = [0] * len(c.artefacts)  # turn of destruction; 0 while intact
        self.discards: list[list[int]] = [[] for _ in range(seats)]  # the last card is on top
        self.tags: list[list[int]] = [[] for _ in range(seats)]  # Order tags (MM-CRN-16)
        # Cards played in a battle; they join the pile when it ends (MM-DRAW-09).
        self.in_play: list[list[int]] = [[] for _ in range(seats)]
        self.own_turns: list[int] = [0] * seats
        self.first = 0
        self.active = -1
        self.manoeuvres = 0
        self.crown_uses = 0
        # A deck is seen by nobody, a hand by its owner, not by teammates (MM-VAR-07, MM-RUL-21).
        self.packs = [Pack([Zone(0, False), Zone(1 << seat, True)]) for seat in range(seats)]
        self.decks: list[Zone] = []  # bound
        self.hands: list[Zone] = []  # bound
        self.bind()

    # region written by `gonfalon fields`
    __slots__ = (
        "active",
        "artefacts",
        "broken",
        "c",
        "castle_of",
        "crown_uses",
        "decks",
        "dice",
        "discards",
        "first",
        "hands",
        "held",
        "in_play",
        "keeper",
        "knights",
        "manoeuvres",
        "own_turns",
        "owner",
        "rules",
        "tags",
        "tile",
    )

    def clone(self) -> MasteryState:
        other = MasteryState(self.c, self.rules, True)
        other.packs = [item.clone() for item in self.packs]
        other.tile = self.tile
        other.castle_of = self.castle_of
        other.artefacts = self.artefacts
        other.keeper = self.keeper
        other.knights = self.knights[:]
        other.owner = self.owner[:]
        other.held = self.held[:]
        other.dice = self.dice[:]
        other.broken = self.broken[:]
        other.discards = [item[:] for item in self.discards]
        other.tags = [item[:] for item in self.tags]
        other.in_play = [item[:] for item in self.in_play]
        other.own_turns = self.own_turns[:]
        other.first = self.first
        other.active = self.active
        other.manoeuvres = self.manoeuvres
        other.crown_uses = self.crown_uses
        other.bind()
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "packs": [item.dump() for item in self.packs],
            "tile": self.tile,
            "castle_of": self.castle_of,
            "artefacts": self.artefacts,
            "knights": self.knights,
            "owner": self.owner,
            "dice": self.dice,
            "broken": self.broken,
            "discards": self.discards,
            "tags": self.tags,
            "in_play": self.in_play,
            "own_turns": self.own_turns,
            "first": self.first,
            "active": self.active,
            "manoeuvres": self.manoeuvres,
            "crown_uses": self.crown_uses,
        }

    def load(self, data: dict[str, Any]) -> MasteryState:
        self.packs = [Pack().load(item) for item in data["packs"]]
        self.tile = data["tile"]
        self.castle_of = data["castle_of"]
        self.artefacts = data["artefacts"]
        self.knights = data["knights"]
        self.owner = data["owner"]
        self.dice = data["dice"]
        self.broken = data["broken"]
        self.discards = data["discards"]
        self.tags = data["tags"]
        self.in_play = data["in_play"]
        self.own_turns = data["own_turns"]
        self.first = data["first"]
        self.active = data["active"]
        self.manoeuvres = data["manoeuvres"]
        self.crown_uses = data["crown_uses"]
        self.bind()
        self.derive()
        return self

    # endregion

    def bind(self) -> None:
        """Refresh the lists of decks and hands after `packs` has changed."""
        self.decks = [pack.zones[0] for pack in self.packs]
        self.hands = [pack.zones[1] for pack in self.packs]

    def derive(self) -> None:
        """Work out who keeps each artefact and who holds which land, after loading."""
        for seat, owned in enumerate(self.artefacts):
            for artefact in owned:
                self.keeper[artefact] = seat
        for hex, owner in enumerate(self.owner):
            if owner >= 0 and self.rules.layout.land >> hex & 1:
                self.held[owner] |= 1 << hex

    def castle(self, seat: int) -> int:
        """Return the hex of a seat's castle (MM-SET-05)."""
        return self.rules.layout.castles[seat]

    def capacity(self, hex: int) -> int:
        """Return how many knights of one player a hex can hold (MM-KNI-05, MM-KNI-06)."""
        return self.c.tile_capacity[self.tile[hex]]

    def points(self, seat: int) -> int:
        """Return a seat's victory points from the land it controls (MM-END-01).

        Unsupplied land counts as well (MM-SUP-07), contested land for nobody (MM-END-09).
        """
        total = 0
        value = self.rules.tile_value
        mask = self.held[seat]
        while mask:
            low = mask & -mask
            total += value[self.tile[low.bit_length() - 1]]
            mask ^= low
        return total

    def intact(self, artefact: int) -> bool:
        """Return whether an artefact is face up."""
        return self.broken[artefact] == 0

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left, which plays next (MM-SET-01)."""
        return (seat + 1) % self.rules.seats
