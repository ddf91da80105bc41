"""Typed content of Medieval Mastery: cards, artefacts, tiles, layouts, numbers and options.

Everything is indexed by small integers in file order. Content is loaded once and shared by all
matches, so asking a question allocates almost nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gonfalon.games.mastery.model.board import Layout, number_hexes
from gonfalon.games.mastery.model.effect import TARGETS, WHENS, Operation
from gonfalon.games.mastery.model.messages import OWNERS
from gonfalon.games.mastery.model.options import Options
from gonfalon.games.mastery.model.shapes import VARIANTS
from gonfalon.kernel.content.content import Entries, Section, whole_number
from gonfalon.kernel.effects.operations import OperationReader
from gonfalon.kernel.game import Content
from gonfalon.kernel.values.errors import ContentError

if TYPE_CHECKING:
    from gonfalon.games.mastery.model.state import MasteryState

CONFLICT: Final = 0
SUPPORT: Final = 1
RESOURCE: Final = 2
CARD_TYPES: Final = ("conflict", "support", "resource")

CROWN: Final = 0
ORB: Final = 1
SCEPTRE: Final = 2
ARTEFACT_TYPES: Final = ("crown", "orb", "sceptre")
ARTEFACT_WHENS: Final = ("own_turn_once", "after_outcome_", "before_conflict_")

UNLIMITED: Final = 1000  # a castle holds any number of knights (MM-KNI-06)


class MasteryContent(Content):
    """All components, validated on construction."""

    def __init__(self, entries: Entries, operations: dict[str, type[Operation]]) -> None:
        super().__init__(entries)
        self.reader: OperationReader[MasteryState] = OperationReader([], operations)
        self.number: dict[str, int] = {
            id: whole_number(entry, "value", f"constants.{id}")
            for id, entry in entries.section("constants").items()
        }
        self.dice = self.number["dice_per_player"]
        self.pips = self.number["pips_per_die"]
        self.most_knights = self.dice * self.pips
        self.read_cards(entries.section("cards"))
        self.read_artefacts(entries.section("artefacts"))
        self.read_tiles(entries.section("territories"))
        self.castles = list(entries.section("castles"))
        self.variants = entries.section("variants")
        self.team_modes = entries.section("team_modes")
        layouts = entries.section("layouts")
        self.hexes = number_hexes(layouts)
        self.hex_names = [f"{q},{r}" for q, r in self.hexes]
        self.layouts: dict[int, Layout] = {}
        for id, entry in layouts.items():
            layout = Layout(id, entry, self.hexes)
            self.layouts[layout.players] = layout
        self.check()
        self.vocabulary = {
            "card": self.cards,
            "card_or_none": [*self.cards, "none"],
            "tile": self.tiles,
            "hex": self.hex_names,
            "artefact": self.artefacts,
            "castle": self.castles,
            "when": list(WHENS),
            "target": list(TARGETS),
            "whose": list(OWNERS),
        }
        self.options = Options(self)
        self.register = self.options.register(self)

    # -- reading ------------------------------------------------------------------------------

    def effects(self, entry: dict[str, Any], where: str) -> list[Operation]:
        """Read the effects of one entry."""
        read = [self.reader.operation(data, where) for data in entry.get("effects", [])]
        return [effect for effect in read if isinstance(effect, Operation)]

    def read_cards(self, section: Section) -> None:
        """Read the player deck; `deck` lists every card of a full deck by kind (MM-SET-02)."""
        self.cards = list(section)
        self.card_type: list[int] = []
        self.card_effects: list[list[Operation]] = []
        self.copies: list[int] = []
        self.deck: list[int] = []
        for kind, (id, entry) in enumerate(section.items()):
            where = f"cards.{id}"
            if entry.get("type") not in CARD_TYPES:
                raise ContentError(f"{where}: unknown type {entry.get('type')!r}")
            self.card_type.append(CARD_TYPES.index(entry["type"]))
            self.card_effects.append(self.effects(entry, where))
            copies = whole_number(entry, "copies", where)
            self.copies.append(copies)
            self.deck += [kind] * copies
        self.conflict_kinds = self.kinds_with("conflict_reveal")
        self.support_kinds = self.kinds_with("support_play")
        self.window_kinds = self.kinds_with("own_turn_window")
        self.fracture_kinds = self.kinds_with("fracture_window")
        self.forced_kinds = self.kinds_with("after_draw")  # never played from a window (MM-RES-04)
        self.support_copies = sum(self.copies[k] for k in self.support_kinds)
        self.fracture_copies = sum(self.copies[k] for k in self.fracture_kinds)

    def kinds_with(self, when: str) -> list[int]:
        """Return the kinds of cards that have an effect at the given moment."""
        return [k for k, fx in enumerate(self.card_effects) if any(e.when == when for e in fx)]

    def card_effect(self, kind: int, when: str) -> Operation:
        """Return the card's effect at the given moment."""
        for effect in self.card_effects[kind]:
            if effect.when == when:
                return effect
        raise ContentError(f"cards.{self.cards[kind]} has no effect at {when}")

    def read_artefacts(self, section: Section) -> None:
        """Read the artefacts, each with exactly one effect that fits its type."""
        self.artefacts = list(section)
        self.artefact_type: list[int] = []
        self.artefact_effect: list[Operation] = []
        for id, entry in section.items():
            where = f"artefacts.{id}"
            if entry.get("type") not in ARTEFACT_TYPES:
                raise ContentError(f"{where}: unknown type {entry.get('type')!r}")
            kind = ARTEFACT_TYPES.index(entry["type"])
            effects = self.effects(entry, where)
            if len(effects) != 1 or not effects[0].when.startswith(ARTEFACT_WHENS[kind]):
                raise ContentError(f"{where}: needs one effect that fits a {entry['type']}")
            self.artefact_type.append(kind)
            self.artefact_effect.append(effects[0])

    def read_tiles(self, section: Section) -> None:
        """Read the territories, then append lake and castle as the last two kinds of tile."""
        self.tiles = [*section, "lake", "castle"]
        self.lake_tile = len(section)
        self.castle_tile = len(section) + 1
        self.tile_value: list[int] = []
        self.tile_copies: list[int] = []
        self.tile_effects: list[list[Operation]] = []
        self.tile_capacity: list[int] = []
        self.homelands: list[bool] = []
        for id, entry in section.items():
            where = f"territories.{id}"
            effects = self.effects(entry, where)
            self.tile_value.append(whole_number(entry, "value", where, 1))
            self.tile_copies.append(whole_number(entry, "copies", where))
            self.tile_effects.append(effects)
            capacity = self.number["default_capacity"]
            for effect in effects:
                if effect.OP == "set_capacity":  # any number will do, also above six (MM-RUL-26)
                    capacity = effect.n
            self.tile_capacity.append(capacity)
            self.homelands.append(any(e.OP == "start_distribution" for e in effects))
        for _ in range(2):
            self.tile_value.append(0)
            self.tile_effects.append([])
            self.tile_capacity.append(UNLIMITED)
            self.homelands.append(False)

    def effects_of(self, section: str, id: str) -> list[Operation]:
        """Return the effects of one entry; empty for sections that have no effects."""
        if section == "cards":
            return self.card_effects[self.cards.index(id)]
        if section == "artefacts":
            return [self.artefact_effect[self.artefacts.index(id)]]
        if section == "territories":
            return self.tile_effects[self.tiles.index(id)]
        return []

    def check(self) -> None:
        """Check that the parts are consistent with each other."""
        seats = range(2, 7)  # MM-SET-01
        if sorted(self.layouts) != list(seats):
            raise ContentError("there must be one layout for each number of players from 2 to 6")
        homes = {value for value, home in zip(self.tile_value, self.homelands) if home}
        for n in seats:
            # MM-SET-09, MM-SET-10
            self.layouts[n].check_homelands(homes, self.number["max_homelands_per_castle"])
            for value in (1, 2, 3):
                hexes = sum(1 for kind in self.layouts[n].kinds.values() if kind == value)
                tiles = sum(
                    c for c, v in zip(self.tile_copies, self.tile_value, strict=False) if v == value
                )
                if hexes > tiles:
                    raise ContentError(f"not enough territories of value {value} for {n} players")
            for kind in range(3):
                if self.artefact_type.count(kind) < n:
                    raise ContentError(f"not enough {ARTEFACT_TYPES[kind]}s for {n} players")
            if len(self.castles) < n:  # MM-SET-02
                raise ContentError(f"not enough castles for {n} players")
        if sorted(self.variants) != sorted(VARIANTS):
            raise ContentError("variants cannot be added or taken away")
