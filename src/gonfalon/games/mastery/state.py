"""What lies on the table of Medieval Mastery."""

from __future__ import annotations

from typing import Any

from gonfalon.games.mastery.board import Layout
from gonfalon.games.mastery.content import VARIANTS, MasteryContent
from gonfalon.kernel.hidden import Pack, Zone, load_pack
from gonfalon.kernel.step import Table


class Rules:
    """What was agreed before the match: the same for its whole length, shared by clones."""

    def __init__(self, c: MasteryContent, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.layout: Layout = c.layouts[seats]
        chosen: list[str] = options["variants"]
        self.loyalty = VARIANTS[0] in chosen
        self.castle_siege = VARIANTS[1] in chosen
        self.ruthlessness = VARIANTS[2] in chosen
        self.skirmish = VARIANTS[3] in chosen
        self.disorder = VARIANTS[4] in chosen
        limit = options["round_limit"]
        self.round_limit: int = limit or 0
        self.team: list[int] = list(range(seats))  # the team of each seat
        size = 1
        if self.loyalty:
            teams: list[list[int]] = c.team_modes[options["team_mode"]]["teams"]
            size = len(teams[0])
            for number, members in enumerate(teams):
                for seat in members:
                    self.team[seat] = number
        self.target = self.victory_points(c, size)
        self.tile_value: list[int] = c.tile_value[:]
        for id in chosen:
            for tile, value in c.variants[id].get("tile_values", {}).items():
                self.tile_value[c.tiles.index(tile)] = value

    def victory_points(self, c: MasteryContent, size: int) -> int:
        """Return the points that win (MM-END-02, MM-VAR-03, MM-VAR-30, MM-VAR-31)."""
        number = c.number
        if size == 1:
            return number["skirmish_victory_points" if self.skirmish else "victory_points_to_win"]
        target = number[f"loyalty_target_team_of_{size}"]
        if self.skirmish:
            target -= size * number["skirmish_loyalty_reduction_per_member"]
        return target


class Realm(Table):
    """The table: board, knights, artefacts, cards, and where the turn stands.

    What is fixed by the set-up (`tile`, `castle_of`, `artefacts`, `keeper`) is shared by clones.
    """

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

    def __init__(self, c: MasteryContent, rules: Rules, blank: bool = False) -> None:
        super().__init__()
        self.c = c
        self.rules = rules
        if blank:
            return  # `clone` fills every field
        seats = rules.seats
        size = len(c.hex_names)
        self.tile: list[int] = [-1] * size  # kind of tile on each hex, -1: not on this board
        self.castle_of: list[int] = []  # which castle (colour) each seat took
        self.artefacts: list[list[int]] = []  # crown, orb, sceptre of each seat
        self.keeper: list[int] = [-1] * len(c.artefacts)  # the seat that owns an artefact
        self.knights: list[int] = [0] * size
        self.owner: list[int] = [-1] * size
        self.held: list[int] = [0] * seats  # territories each seat controls, as a mask
        self.dice: list[int] = [0] * seats  # dice each seat has on the board
        self.broken: list[int] = [0] * len(c.artefacts)  # turn of destruction, 0: intact
        self.discards: list[list[int]] = [[] for _ in range(seats)]  # the last is on top
        self.tags: list[list[int]] = [[] for _ in range(seats)]  # Order tags (MM-CRN-16)
        self.in_play: list[list[int]] = [[] for _ in range(seats)]
        self.own_turns: list[int] = [0] * seats
        self.first = 0
        self.active = -1
        self.manoeuvres = 0
        self.crown_uses = 0
        self.packs = [Pack([Zone(0, False), Zone(1 << seat, True)]) for seat in range(seats)]
        self.decks: list[Zone] = []
        self.hands: list[Zone] = []
        self.bind()

    def bind(self) -> None:
        """Renew the lists of decks and hands."""
        self.decks = [pack.zones[0] for pack in self.packs]
        self.hands = [pack.zones[1] for pack in self.packs]

    def clone(self) -> Realm:
        """Return an independent copy."""
        other = Realm(self.c, self.rules, True)
        other.tile = self.tile
        other.castle_of = self.castle_of
        other.artefacts = self.artefacts
        other.keeper = self.keeper
        other.knights = self.knights[:]
        other.owner = self.owner[:]
        other.held = self.held[:]
        other.dice = self.dice[:]
        other.broken = self.broken[:]
        other.discards = [pile[:] for pile in self.discards]
        other.tags = [pile[:] for pile in self.tags]
        other.in_play = [pile[:] for pile in self.in_play]
        other.own_turns = self.own_turns[:]
        other.first = self.first
        other.active = self.active
        other.manoeuvres = self.manoeuvres
        other.crown_uses = self.crown_uses
        other.packs = [pack.clone() for pack in self.packs]
        other.bind()
        return other

    def castle(self, seat: int) -> int:
        """Return the hex of a seat's castle (MM-SET-05)."""
        return self.rules.layout.castles[seat]

    def capacity(self, hex: int) -> int:
        """Return how many knights of one player a hex can hold (MM-KNI-05, MM-KNI-06)."""
        return self.c.tile_capacity[self.tile[hex]]

    def points(self, seat: int) -> int:
        """Return a seat's victory points: the land it controls, supplied or not (MM-END-01)."""
        total = 0
        value = self.rules.tile_value
        mask = self.held[seat]
        while mask:
            low = mask & -mask
            total += value[self.tile[low.bit_length() - 1]]
            mask ^= low
        return total

    def intact(self, artefact: int) -> bool:
        """Tell whether an artefact lies face up."""
        return self.broken[artefact] == 0

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left."""
        return (seat + 1) % self.rules.seats

    def dump(self) -> dict[str, Any]:
        """Return the table as plain JSON."""
        return {
            "tile": self.tile,
            "castle_of": self.castle_of,
            "artefacts": self.artefacts,
            "knights": self.knights,
            "owner": self.owner,
            "broken": self.broken,
            "discards": self.discards,
            "tags": self.tags,
            "in_play": self.in_play,
            "own_turns": self.own_turns,
            "dice": self.dice,
            "first": self.first,
            "active": self.active,
            "manoeuvres": self.manoeuvres,
            "crown_uses": self.crown_uses,
            "packs": [pack.dump() for pack in self.packs],
        }


def load_realm(c: MasteryContent, rules: Rules, data: dict[str, Any]) -> Realm:
    """Return the table that `dump` described."""
    t = Realm(c, rules)
    t.tile = data["tile"]
    t.castle_of = data["castle_of"]
    t.artefacts = data["artefacts"]
    for seat, owned in enumerate(t.artefacts):
        for artefact in owned:
            t.keeper[artefact] = seat
    t.knights = data["knights"]
    t.owner = data["owner"]
    t.dice = data["dice"]
    for hex, owner in enumerate(t.owner):
        if owner >= 0 and rules.layout.land >> hex & 1:
            t.held[owner] |= 1 << hex
    t.broken = data["broken"]
    t.discards = data["discards"]
    t.tags = data["tags"]
    t.in_play = data["in_play"]
    t.own_turns = data["own_turns"]
    t.first = data["first"]
    t.active = data["active"]
    t.manoeuvres = data["manoeuvres"]
    t.crown_uses = data["crown_uses"]
    t.packs = [load_pack(pack) for pack in data["packs"]]
    t.bind()
    return t
