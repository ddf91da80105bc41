"""The game state of Medieval Mastery."""

from __future__ import annotations

from gonfalon.games.mastery.model.board import Layout
from gonfalon.games.mastery.model.content import MasteryContent
from gonfalon.games.mastery.model.shapes import VARIANTS, MasterySettings
from gonfalon.kernel.fields import Bound, Derived, Given, Shared, declared
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.state import State


class Rules:
    """Rules fixed by the settings; they never change during a match, so clones share them."""

    def __init__(self, content: MasteryContent, seats: int, settings: MasterySettings) -> None:
        self.seats = seats
        self.layout: Layout = content.layouts[seats]
        chosen = settings["variants"]
        self.loyalty = VARIANTS[0] in chosen
        self.castle_siege = VARIANTS[1] in chosen
        self.ruthlessness = VARIANTS[2] in chosen
        self.skirmish = VARIANTS[3] in chosen
        self.disorder = VARIANTS[4] in chosen
        limit = settings["round_limit"]
        self.round_limit: int = limit or 0
        self.team: list[int] = list(range(seats))  # the team of each seat
        size = 1
        mode = settings["team_mode"]
        if mode is not None:  # with Loyalty
            # Who sits where is fixed by the team mode (MM-VAR-02).
            teams: list[list[int]] = content.team_modes[mode]["teams"]
            size = len(teams[0])
            for number, members in enumerate(teams):
                for seat in members:
                    self.team[seat] = number
        self.target = self.victory_points(content, size)
        self.tile_value: list[int] = content.tile_value[:]
        for id in chosen:  # what a tile scores may depend on the variants (MM-END-09, MM-VAR-30)
            for tile, value in content.variants[id].get("tile_values", {}).items():
                self.tile_value[content.tiles.index(tile)] = value

    def victory_points(self, content: MasteryContent, size: int) -> int:
        """Return the points that win (MM-END-02, MM-VAR-03, MM-VAR-30).

        Castle Siege leaves them as they are (MM-VAR-14).
        """
        number = content.number
        if size == 1:
            return number["skirmish_victory_points" if self.skirmish else "victory_points_to_win"]
        target = number[f"loyalty_target_team_of_{size}"]
        if self.skirmish:  # with Loyalty (MM-VAR-31, MM-VAR-51, MM-RUL-24)
            target -= size * number["skirmish_loyalty_reduction_per_member"]
        return target


@declared
class MasteryState(State):
    """Board, knights, artefacts, cards and the progress of the turn.

    Clones share the fields that are fixed after the set-up.
    """

    content: Given[MasteryContent]
    rules: Given[Rules]
    tile: Shared[list[int]]  # kind of each hex; -1 if not on the board
    castle_of: Shared[list[int]]  # the castle (colour) each seat took
    artefacts: Shared[list[list[int]]]  # crown, orb, sceptre of each seat
    keeper: Shared[Derived[list[int]]]  # each artefact's seat
    knights: list[int]
    owner: list[int]
    held: Derived[list[int]]  # territories each seat controls, as a mask
    dice: list[int]  # dice each seat has on the board
    broken: list[int]  # turn of destruction; 0 while intact
    discards: list[list[int]]  # the last card is on top
    tags: list[list[int]]  # Order tags (MM-CRN-16)
    in_play: list[list[int]]
    own_turns: list[int]
    first: int
    active: int
    manoeuvres: int
    crown_uses: int
    decks: Bound[list[Zone]]
    hands: Bound[list[Zone]]

    def __init__(self, content: MasteryContent, rules: Rules, blank: bool = False) -> None:
        super().__init__()
        self.content = content
        self.rules = rules
        if blank:
            return  # `clone` fills every field
        seats = rules.seats
        size = len(content.hex_names)
        self.tile = [-1] * size
        self.castle_of = []
        self.artefacts = []
        self.keeper = [-1] * len(content.artefacts)
        self.knights = [0] * size
        self.owner = [-1] * size
        self.held = [0] * seats
        self.dice = [0] * seats
        self.broken = [0] * len(content.artefacts)
        self.discards = [[] for _ in range(seats)]
        self.tags = [[] for _ in range(seats)]
        # Cards played in a battle; they join the pile when it ends (MM-DRAW-09).
        self.in_play = [[] for _ in range(seats)]
        self.own_turns = [0] * seats
        self.first = 0
        self.active = -1
        self.manoeuvres = 0
        self.crown_uses = 0
        # A deck is seen by nobody, a hand by its owner, not by teammates (MM-VAR-07, MM-RUL-21).
        self.packs = [Pack([Zone(0, False), Zone(1 << seat, True)]) for seat in range(seats)]
        self.decks = []
        self.hands = []
        self.bind()

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
        return self.content.tile_capacity[self.tile[hex]]

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
