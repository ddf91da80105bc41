"""Crusaders as a `Game`: the entry point the kernel uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.content_coverage import used_entries
from gonfalon.games.crusaders.model.messages.common import MESSAGES
from gonfalon.games.crusaders.model.settings import SETTINGS, all_setups, check_settings
from gonfalon.games.crusaders.model.shapes import SHAPES, CrusadersStateView
from gonfalon.games.crusaders.model.state import (
    BISHOPS,
    CHANCE,
    ON_MAP,
    SARACEN_CARDS,
    SARACEN_HAND,
    CrusadersState,
)
from gonfalon.games.crusaders.present.card_text import card_text
from gonfalon.games.crusaders.present.view import view_state
from gonfalon.games.crusaders.present.worth import worth_to
from gonfalon.games.crusaders.rules.losses.effect_choices import ChooseOne
from gonfalon.games.crusaders.rules.round.ending import influence_of
from gonfalon.games.crusaders.rules.round.invariants import broken_invariants
from gonfalon.games.crusaders.rules.round.setup import Setup
from gonfalon.games.crusaders.rules.round.step_classes import STEP_CLASSES
from gonfalon.games.crusaders.rules.round.vocabulary import OPERATIONS
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.content.versions import RulesVersion
from gonfalon.kernel.effects.effects import OneOf
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.hidden.tally import NUMBERS
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Messages, Text
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.worth import Worth

if TYPE_CHECKING:
    from gonfalon.drawing.shapes import Sketcher
    from gonfalon.games.crusaders.terminal.screen import CrusadersScreen


def own(content: Content) -> CrusadersContent:
    """Narrow content to this game's type."""
    if not isinstance(content, CrusadersContent):
        raise KernelError("this is not content of Crusaders")
    return content


class Crusaders(Game[CrusadersState]):
    """The Crusaders plug-in."""

    slug = "crusaders"
    prefix = "CRU"
    versions: ClassVar[tuple[RulesVersion, ...]] = (
        RulesVersion(1, "2026-11-15", "The first version."),
        RulesVersion(
            2,
            "2026-11-18",
            "A bishop moves once in an order; a Build or Muster needs one action; 1 coin for all "
            "automa tokens of a cell; a Bazaar counts when a shown card has to be bought; a "
            "rescript of 2 goods can pay with 1.",
            ("CRU-BISH-04", "CRU-ACT-05", "CRU-PLAN-04", "CRU-PAY-11", "CRU-D-45"),
        ),
    )
    min_seats = 2
    max_seats = 4
    minutes = 150
    has_board = True
    starts_with_map = True
    package = "gonfalon.games.crusaders"
    draws = CHANCE
    declared: ClassVar[Messages | None] = MESSAGES
    settings: ClassVar[Settings[Any]] = SETTINGS
    step_classes: ClassVar[tuple[type[Step[Any]], ...]] = STEP_CLASSES
    kinds: ClassVar[Mapping[str, str]] = {
        "goods": "good",
        "orders": "order",
        "states": "state",
        "cities": "city",
        "tactics": "tactic",
        "saracens": "saracen",
        "buildings": "building",
        "spies": "spy",
        "governors": "governor",
        "bulls": "bull",
        "rescripts": "rescript",
        "events": "event",
        "raid_tokens": "raid",
        "automa_tokens": "automa",
    }

    setup_questions: ClassVar[tuple[str, ...]] = ("keep-bull", "first-governor")
    secrets: ClassVar[Mapping[str, tuple[int, int]]] = {
        "bishop": (BISHOPS, ON_MAP),
        "saracens": (SARACEN_CARDS, SARACEN_HAND),
        "influence": (NUMBERS, 0),
    }

    def load(self, packs: tuple[str, ...] = ()) -> CrusadersContent:
        """Return the content, with the packs applied to it."""
        return own(super().load(packs))

    def build(self, entries: Entries) -> CrusadersContent:
        """Build content from a tree of entries."""
        return CrusadersContent(entries, OPERATIONS)

    def check_settings(
        self, content: Content, seats: int, settings: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return a match's settings, validated and complete."""
        return dict(check_settings(own(content).pairs, seats, settings))

    def setups(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every allowed group of states, with and without a first game."""
        return all_setups(own(content).pairs)

    def view(self, m: Match[CrusadersState], viewer: int | None) -> CrusadersStateView:
        """Return the state as a viewer may see it."""
        return view_state(m, viewer)

    def worth(self, m: Match[CrusadersState], seat: int) -> list[Worth]:
        """Return what cities, holy lands, cards and coins are worth to a player."""
        return worth_to(m.state, seat)

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game-specific JSON."""
        return SHAPES

    def sketcher(self) -> Sketcher:
        """Return the function that draws a position."""
        from gonfalon.games.crusaders.sketch import sketch

        return sketch

    def screen(self) -> type[CrusadersScreen]:
        """Return the class that shows a match in a terminal."""
        from gonfalon.games.crusaders.terminal.screen import CrusadersScreen

        return CrusadersScreen

    def card_text(self, content: Content, section: str, id: str) -> list[Text]:
        """Return the texts that describe a component."""
        return card_text(own(content), section, id)

    def start(
        self, content: Content, seats: int, settings: dict[str, Any]
    ) -> tuple[CrusadersState, Step[CrusadersState]]:
        """Return the empty state and the step that sets it up."""
        return CrusadersState(own(content), seats, SETTINGS.of(settings)), Setup()

    def choose_effect(
        self, m: Match[CrusadersState], side: int, choice: OneOf[CrusadersState]
    ) -> None:
        """Ask a player which list of effects they take (CRU-D-03)."""
        m.call(ChooseOne(side, choice.number))

    def broken_invariants(self, m: Match[CrusadersState]) -> list[str]:
        """Return a description of each invariant that does not hold."""
        return broken_invariants(m)

    def points(self, m: Match[CrusadersState]) -> list[int]:
        """Return everybody's influence. Bulls count when they are shown, at the end."""
        return [influence_of(m.state, seat, bulls=m.over) for seat in range(m.seats)]

    def content_used(self, m: Match[CrusadersState]) -> set[str]:
        """Return the content entries that have come into play in a match."""
        return used_entries(m)
