"""Paladins of the West Kingdom as a `Game`: the entry point the kernel uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from gonfalon.games.paladins.model.constants import DIFFICULTIES
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.content_coverage import used_entries
from gonfalon.games.paladins.model.former_steps import current_step
from gonfalon.games.paladins.model.messages.common import MESSAGES
from gonfalon.games.paladins.model.settings import CHOOSE, SETTINGS, check_settings
from gonfalon.games.paladins.model.shapes import SHAPES, PaladinsStateView
from gonfalon.games.paladins.model.state import CHANCE, PaladinsState
from gonfalon.games.paladins.present.card_text import card_text
from gonfalon.games.paladins.present.view import view_state
from gonfalon.games.paladins.present.worth import worth_to
from gonfalon.games.paladins.rules.abilities import Abilities
from gonfalon.games.paladins.rules.act import Act
from gonfalon.games.paladins.rules.choices import (
    ChooseAttribute,
    ChooseOne,
    ChoosePrayer,
    DropDebts,
    DropSuspicion,
    FreeRecruit,
)
from gonfalon.games.paladins.rules.debts import PayDebts
from gonfalon.games.paladins.rules.draft import ChoosePaladin, Draft
from gonfalon.games.paladins.rules.effects import OPERATIONS
from gonfalon.games.paladins.rules.favours import UseFavour
from gonfalon.games.paladins.rules.invariants import broken_invariants
from gonfalon.games.paladins.rules.player import PLAYERS
from gonfalon.games.paladins.rules.rounds import Round
from gonfalon.games.paladins.rules.scoring import total
from gonfalon.games.paladins.rules.setup import Setup
from gonfalon.games.paladins.rules.tax import Inquisition, Suspect
from gonfalon.games.paladins.rules.turns import Keep, Turn
from gonfalon.games.paladins.solo.automa import AutomaTurn
from gonfalon.games.paladins.solo.opponent import OPPONENT
from gonfalon.games.paladins.solo.shortfall import Shortfall
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.content.versions import RulesVersion
from gonfalon.kernel.effects.effects import Doing, OneOf
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Messages, Text
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.worth import Worth

if TYPE_CHECKING:
    from gonfalon.drawing.shapes import Sketcher
    from gonfalon.games.paladins.terminal import PaladinsScreen


def own(content: Content) -> PaladinsContent:
    """Narrow content to this game's type."""
    if not isinstance(content, PaladinsContent):
        raise KernelError("this is not content of Paladins of the West Kingdom")
    return content


class Paladins(Game[PaladinsState]):
    """The Paladins of the West Kingdom plug-in."""

    slug = "paladins"
    prefix = "PAL"
    versions: ClassVar[tuple[RulesVersion, ...]] = (
        RulesVersion(1, "2026-11-15", "Before the first release.", played=False),
        RulesVersion(2, "2026-11-16", "Revised before the first release."),
    )
    min_seats = 1
    max_seats = 4
    minutes = 120
    has_board = True
    package = "gonfalon.games.paladins"
    draws = CHANCE  # PAL-DEC-N4
    declared: ClassVar[Messages | None] = MESSAGES
    settings: ClassVar[Settings[Any]] = SETTINGS
    step_classes: ClassVar[tuple[type[Step[Any]], ...]] = (
        Setup,
        Round,
        ChoosePaladin,
        Draft,
        Turn,
        Keep,
        Act,
        UseFavour,
        Doing,
        DropDebts,
        DropSuspicion,
        ChoosePrayer,
        FreeRecruit,
        ChooseOne,
        ChooseAttribute,
        PayDebts,
        Suspect,
        Inquisition,
        Abilities,
        AutomaTurn,
        Shortfall,
    )
    kinds: ClassVar[Mapping[str, str]] = {
        "workers": "worker",
        "attributes": "attribute",
        "factions": "faction",
        "actions": "action",
        "regions": "region",
        "board_spaces": "space",
        "absolve_spaces": "absolve_space",
        "workshop_spaces": "workshop",
        "jars": "jar",
        "paladins": "paladin",
        "taverns": "tavern",
        "townsfolk": "townsfolk",
        "outsiders": "outsider",
        "walls": "wall",
        "suspicion": "suspicion",
        "debts": "debt",
        "kings_orders": "order",
        "kings_favours": "favour",
        "scheme_cards": "scheme",
    }
    closing: ClassVar[Mapping[str, str]] = {"action": "pass"}
    setup_questions: ClassVar[tuple[str, ...]] = ("difficulty", "start")

    def load(self, packs: tuple[str, ...] = ()) -> PaladinsContent:
        """Return the content, with the packs applied to it."""
        return own(super().load(packs))

    def build(self, entries: Entries) -> PaladinsContent:
        """Build content from a tree of entries."""
        return PaladinsContent(entries, OPERATIONS, PLAYERS, OPPONENT)

    def check_settings(
        self, content: Content, seats: int, settings: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return a match's settings, validated and complete."""
        return dict(check_settings(seats, settings))

    def setups(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every seat count, with the solo game at each difficulty."""
        found: list[tuple[int, dict[str, Any]]] = [
            (1, {"difficulty": id}) for id in (*DIFFICULTIES, CHOOSE)
        ]
        found += [(seats, {"difficulty": None}) for seats in range(2, self.max_seats + 1)]
        return found

    def start(
        self, content: Content, seats: int, settings: dict[str, Any]
    ) -> tuple[PaladinsState, Step[PaladinsState]]:
        """Return the initial state and the step that sets it up."""
        return PaladinsState(own(content), seats), Setup()

    def view(self, m: Match[PaladinsState], viewer: int | None) -> PaladinsStateView:
        """Return the state as a viewer may see it."""
        return view_state(m, viewer)

    def worth(self, m: Match[PaladinsState], seat: int) -> list[Worth]:
        """Return what tracks, actions, cards and tokens are worth to a player."""
        return worth_to(m.state, seat)

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game-specific JSON."""
        return SHAPES

    def broken_invariants(self, m: Match[PaladinsState]) -> list[str]:
        """Return a description of each invariant that does not hold."""
        return broken_invariants(m)

    def points(self, m: Match[PaladinsState]) -> list[int]:
        """Return what each side's score sheet comes to."""
        return [total(m.state, side) for side in range(len(m.state.boards))]

    def content_used(self, m: Match[PaladinsState]) -> set[str]:
        """Return the content entries that have come into play in a match."""
        return used_entries(m)

    def choose_effect(
        self, m: Match[PaladinsState], side: int, choice: OneOf[PaladinsState]
    ) -> None:
        """Ask a player, or let the automated opponent follow its rules."""
        m.state.sides[side].choose_one(m, choice)

    def sketcher(self) -> Sketcher:
        """Return the function that draws a position."""
        from gonfalon.games.paladins.sketch import sketch

        return sketch

    def screen(self) -> type[PaladinsScreen]:
        """Return the class that shows a match in a terminal."""
        from gonfalon.games.paladins.terminal import PaladinsScreen

        return PaladinsScreen

    def card_text(self, content: Content, section: str, id: str) -> list[Text]:
        """Return the texts that describe a component."""
        return card_text(own(content), section, id)

    def current_step(self, content: Content, data: dict[str, Any]) -> dict[str, Any]:
        """Return a saved step in its current form."""
        return current_step(own(content), data)
