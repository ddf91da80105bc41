"""Medieval Mastery as a `Game`: the entry point the kernel uses."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from gonfalon.games.mastery.model.content import MasteryContent
from gonfalon.games.mastery.model.former_steps import current_step
from gonfalon.games.mastery.model.messages import MESSAGES
from gonfalon.games.mastery.model.settings import SETTINGS, check_settings
from gonfalon.games.mastery.model.shapes import SHAPES, VARIANTS, MasteryStateView
from gonfalon.games.mastery.model.state import MasteryState, Rules
from gonfalon.games.mastery.present.view import view_state
from gonfalon.games.mastery.present.worth import worth_to
from gonfalon.games.mastery.rules.advance import Advance
from gonfalon.games.mastery.rules.battle.cards import ConflictCards, SupportCards
from gonfalon.games.mastery.rules.battle.equalise import Equalise
from gonfalon.games.mastery.rules.battle.fight import Battle
from gonfalon.games.mastery.rules.battle.response import Response
from gonfalon.games.mastery.rules.board.artefacts import Fracture
from gonfalon.games.mastery.rules.board.cards import chance_names
from gonfalon.games.mastery.rules.board.conquest import Conquest
from gonfalon.games.mastery.rules.crown_steps import Arrange, Corrupt, Recycle, TopCard
from gonfalon.games.mastery.rules.crowns import UseCrown
from gonfalon.games.mastery.rules.discards import OptionalDiscard
from gonfalon.games.mastery.rules.effects import OPERATIONS
from gonfalon.games.mastery.rules.invariants import broken_invariants
from gonfalon.games.mastery.rules.redeploy import Redeploy
from gonfalon.games.mastery.rules.setup import Setup
from gonfalon.games.mastery.rules.turns import Turn
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.content.versions import RulesVersion
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Messages, Text
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.worth import Worth

if TYPE_CHECKING:
    from gonfalon.drawing.front import FrontStep
    from gonfalon.drawing.shapes import Sketcher
    from gonfalon.games.mastery.terminal.screen import MasteryScreen


def own(content: Content) -> MasteryContent:
    """Narrow content to this game's type."""
    if not isinstance(content, MasteryContent):
        raise KernelError("this is not content of Medieval Mastery")
    return content


class Mastery(Game[MasteryState]):
    """The Medieval Mastery plug-in."""

    slug = "mastery"
    prefix = "MM"
    versions: ClassVar[tuple[RulesVersion, ...]] = (
        RulesVersion(1, "2026-11-15", "Before the first release.", played=False),
        RulesVersion(2, "2026-11-16", "Revised before the first release."),
    )
    min_seats = 2  # 2 to 6 players (MM-SET-01, MM-OPT-01)
    max_seats = 6
    minutes = 60
    has_board = True
    starts_with_map = True
    package = "gonfalon.games.mastery"
    declared: ClassVar[Messages | None] = MESSAGES
    settings: ClassVar[Settings[Any]] = SETTINGS
    step_classes: ClassVar[tuple[type[Step[Any]], ...]] = (
        Setup,
        Turn,
        Fracture,
        UseCrown,
        Response,
        Corrupt,
        Arrange,
        Recycle,
        TopCard,
        OptionalDiscard,
        Redeploy,
        Advance,
        Conquest,
        Battle,
        Equalise,
        ConflictCards,
        SupportCards,
    )
    kinds: ClassVar[Mapping[str, str]] = {
        "cards": "card",
        "territories": "tile",
        "lakes": "tile",
        "artefacts": "artefact",
        "castles": "castle",
        "colours": "colour",
        "variants": "variant",
        "team_modes": "team_mode",
        "dice": "die",
    }
    closing: ClassVar[Mapping[str, str]] = {"window": "end_turn"}
    setup_questions: ClassVar[tuple[str, ...]] = ("castle",)

    def load(self, packs: tuple[str, ...] = ()) -> MasteryContent:
        """Return the content, with the packs applied to it."""
        return own(super().load(packs))

    def build(self, entries: Entries) -> MasteryContent:
        """Build content from a tree of entries."""
        return MasteryContent(entries, OPERATIONS)

    def chance_names(self, seats: int) -> tuple[str, ...]:
        """Return the purposes for which random numbers are drawn."""
        return chance_names(seats)

    def check_settings(
        self, content: Content, seats: int, settings: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return a match's settings, validated and complete."""
        return dict(check_settings(own(content), seats, settings))

    def setups(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every seat count with every allowed combination of variants (MM-VAR-50)."""
        mastery = own(content)
        limit = mastery.number["technical_round_limit"]  # automated play has a limit (MM-OPT-04)
        found: list[tuple[int, dict[str, Any]]] = []
        for seats in range(self.min_seats, self.max_seats + 1):
            for size in range(len(VARIANTS) + 1):
                for chosen in combinations(VARIANTS, size):
                    if "loyalty" not in chosen:
                        modes: list[str | None] = [None]
                    elif "castle_siege" in chosen:
                        continue
                    else:
                        modes = [i for i, e in mastery.team_modes.items() if e["players"] == seats]
                    for mode in modes:
                        settings = {
                            "variants": list(chosen),
                            "team_mode": mode,
                            "castles": "choose" if size == 1 else None,
                            "round_limit": limit,
                        }
                        found.append((seats, settings))
        return found

    def sides(self, content: Content, seats: int, settings: dict[str, Any]) -> list[list[int]]:
        """Return the teams (MM-VAR-01); without Loyalty, each seat plays alone."""
        team = Rules(own(content), seats, SETTINGS.of(settings)).team
        return [[s for s in range(seats) if team[s] == side] for side in sorted(set(team))]

    def start(
        self, content: Content, seats: int, settings: dict[str, Any]
    ) -> tuple[MasteryState, Step[MasteryState]]:
        """Return the initial state and the step that sets it up."""
        mastery = own(content)
        return MasteryState(mastery, Rules(mastery, seats, SETTINGS.of(settings))), Setup()

    def view(self, m: Match[MasteryState], viewer: int | None) -> MasteryStateView:
        """Return the state as a viewer may see it."""
        return view_state(m, viewer)

    def worth(self, m: Match[MasteryState], seat: int) -> list[Worth]:
        """Return what land is worth to a player."""
        return worth_to(m.state, seat)

    def points(self, m: Match[MasteryState]) -> list[int]:
        """Return the victory points of each seat; its defender's until a battle for land ends."""
        state = m.state
        found = [state.points(seat) for seat in range(m.seats)]
        for step in m.stack:
            if isinstance(step, Battle) and not step.siege and state.owner[step.hex] < 0:
                found[step.sides[1]] += state.rules.tile_value[state.tile[step.hex]]
        return found

    def places(self, content: Content, seats: int) -> Mapping[str, Mapping[str, str]]:
        """Return the display names of a layout's hexes."""
        mastery = own(content)
        layout = mastery.layouts.get(seats)
        if layout is None:
            return {}
        return {"hex": {mastery.hex_names[hex]: layout.names[hex] for hex in layout.order}}

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game-specific JSON."""
        return SHAPES

    def broken_invariants(self, m: Match[MasteryState]) -> list[str]:
        """Return a description of each invariant that does not hold."""
        return broken_invariants(m)

    def content_used(self, m: Match[MasteryState]) -> set[str]:
        """Return the content entries that have come into play in a match."""
        state = m.state
        content = state.content
        found = {
            f"layouts.{state.rules.layout.id}",
            "game.game",
            "totals.totals",
            "dice.knight_die",
        }
        found |= {f"variants.{id}" for id in m.settings["variants"]}
        if m.settings["team_mode"]:
            found.add(f"team_modes.{m.settings['team_mode']}")
        for castle in state.castle_of:
            id = content.castles[castle]
            found.add(f"castles.{id}")
            found.add(f"colours.{content.entries.section('castles')[id]['colour']}")
        for hex in state.rules.layout.order:
            section = "lakes" if state.tile[hex] == content.lake_tile else "territories"
            if state.tile[hex] != content.castle_tile:
                found.add(f"{section}.{content.tiles[state.tile[hex]]}")
        for owned in state.artefacts:
            found |= {f"artefacts.{content.artefacts[a]}" for a in owned}
        for pile in state.discards:
            found |= {f"cards.{content.cards[kind]}" for kind in pile}
        found |= {f"constants.{id}" for id in content.number}
        return found

    def sketcher(self) -> Sketcher:
        """Return the function that draws a position."""
        from gonfalon.games.mastery.sketch import sketch

        return sketch

    def front_step(self) -> FrontStep:
        """Return the step of the lesson that a landing page shows."""
        from gonfalon.games.mastery.front.step import STEP

        return STEP

    def screen(self) -> type[MasteryScreen]:
        """Return the class that shows a match in a terminal."""
        from gonfalon.games.mastery.terminal.screen import MasteryScreen

        return MasteryScreen

    def card_text(self, content: Content, section: str, id: str) -> list[Text]:
        """Return the texts that describe a card, a territory or an artefact."""
        effects = own(content).effects_of(section, id)
        return [text for effect in effects for text in effect.texts()]

    def current_step(self, content: Content, data: dict[str, Any]) -> dict[str, Any]:
        """Return a saved step in its current form."""
        return current_step(own(content), data)
