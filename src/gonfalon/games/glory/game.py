"""Glory as a `Game`: the entry point the kernel uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from gonfalon.games.glory.model.constants import RIVALRY
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.model.content_coverage import used_entries
from gonfalon.games.glory.model.messages.common import MESSAGES
from gonfalon.games.glory.model.settings import SETTINGS, all_setups, check_settings
from gonfalon.games.glory.model.shapes import SHAPES, GloryStateView
from gonfalon.games.glory.model.state import CHANCE, GloryState
from gonfalon.games.glory.present.card_text import card_text
from gonfalon.games.glory.present.view import view_state
from gonfalon.games.glory.present.worth import worth_to
from gonfalon.games.glory.rules.cards.effect_choices import ChooseOne, ChooseRelic
from gonfalon.games.glory.rules.cards.play_card import PlayCard
from gonfalon.games.glory.rules.cards.titles_deck import KeepTitle
from gonfalon.games.glory.rules.cards.travel_cards import TakeCards
from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.city.ally_track import GainSupport
from gonfalon.games.glory.rules.city.market import GoToMarket
from gonfalon.games.glory.rules.duel.effects import DUEL_OPERATIONS
from gonfalon.games.glory.rules.duel.fight import DUEL_STEP_CLASSES
from gonfalon.games.glory.rules.round.invariants import broken_invariants
from gonfalon.games.glory.rules.round.player import PLAYERS
from gonfalon.games.glory.rules.round.rounds import Round
from gonfalon.games.glory.rules.round.setup import Setup
from gonfalon.games.glory.rules.round.setup_choices import (
    ChooseCharacters,
    ChooseGoals,
    GiveBackCards,
)
from gonfalon.games.glory.rules.titles.titles import TITLE_STEP_CLASSES
from gonfalon.games.glory.rules.tournament.tournament import TOURNAMENT_STEP_CLASSES
from gonfalon.games.glory.rules.travel.effects import OPERATIONS
from gonfalon.games.glory.rules.travel.travel import PlayCards, TravelPhase, TravelTurn
from gonfalon.games.glory.solo.opponent import VIRTUAL_OPPONENT
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.content.versions import FIRST, RulesVersion
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
    from gonfalon.games.glory.terminal import GloryScreen


def own(content: Content) -> GloryContent:
    """Narrow content to this game's type."""
    if not isinstance(content, GloryContent):
        raise KernelError("this is not content of Glory")
    return content


class Glory(Game[GloryState]):
    """The Glory plug-in."""

    slug = "glory"
    prefix = "GLO"
    min_seats = 1
    max_seats = 4
    minutes = 90
    has_board = True
    versions = (
        *FIRST,
        RulesVersion(
            2,
            "2026-11-18",
            "The virtual opponent challenges knights of the pas d’armes that equal its token.",
            rules=("GLO-SOLO-25",),
        ),
    )
    package = "gonfalon.games.glory"
    draws = CHANCE
    declared: ClassVar[Messages | None] = MESSAGES
    settings: ClassVar[Settings[Any]] = SETTINGS
    step_classes: ClassVar[tuple[type[Step[Any]], ...]] = (
        Doing,
        Setup,
        ChooseCharacters,
        ChooseGoals,
        GiveBackCards,
        Round,
        ActionPhase,
        TakeTurn,
        TakeCards,
        GoToMarket,
        GainSupport,
        KeepTitle,
        ChooseOne,
        ChooseRelic,
        TravelPhase,
        TravelTurn,
        PlayCards,
        PlayCard,
        *DUEL_STEP_CLASSES,
        *TOURNAMENT_STEP_CLASSES,
        *TITLE_STEP_CLASSES,
    )
    kinds: ClassVar[Mapping[str, str]] = {
        "dice": "die",
        "actions": "action",
        "allies": "ally",
        "relics": "relic",
        "prestige": "prestige",
        "prizes": "prize",
        "knight_kinds": "knight_kind",
        "knights": "knight",
        "cities": "city",
        "events": "event",
        "characters": "character",
        "titles": "title",
        "travel": "travel",
        "scenarios": "scenario",
        "opponent_cards": "opponent_card",
    }
    setup_questions: ClassVar[tuple[str, ...]] = ("character", "goal", "give-back")

    def load(self, packs: tuple[str, ...] = ()) -> GloryContent:
        """Return the content, with the packs applied to it."""
        return own(super().load(packs))

    def build(self, entries: Entries) -> GloryContent:
        """Build content from a tree of entries."""
        return GloryContent(entries, {**OPERATIONS, **DUEL_OPERATIONS}, PLAYERS, VIRTUAL_OPPONENT)

    def check_settings(
        self, content: Content, seats: int, settings: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return a match's settings, validated and complete."""
        return dict(check_settings(seats, settings))

    def setups(self, content: Content) -> list[tuple[int, dict[str, Any]]]:
        """Return every number of players and every solo scenario, in both modes."""
        return all_setups(self.max_seats)

    def view(self, m: Match[GloryState], viewer: int | None) -> GloryStateView:
        """Return the state as a viewer may see it."""
        return view_state(m, viewer)

    def worth(self, m: Match[GloryState], seat: int) -> list[Worth]:
        """Return what titles, opponents, cards and tokens are worth to a player."""
        return worth_to(m.state, seat)

    def shapes(self) -> Mapping[str, Any]:
        """Return the types of the game-specific JSON."""
        return SHAPES

    def sketcher(self) -> Sketcher:
        """Return the function that draws a position."""
        from gonfalon.games.glory.sketch import sketch

        return sketch

    def screen(self) -> type[GloryScreen]:
        """Return the class that shows a match in a terminal."""
        from gonfalon.games.glory.terminal import GloryScreen

        return GloryScreen

    def card_text(self, content: Content, section: str, id: str) -> list[Text]:
        """Return the texts that describe a component."""
        return card_text(own(content), section, id)

    def start(
        self, content: Content, seats: int, settings: dict[str, Any]
    ) -> tuple[GloryState, Step[GloryState]]:
        """Return the empty state and the step that sets it up."""
        return GloryState(own(content), seats, SETTINGS.of(settings)), Setup()

    def choose_effect(self, m: Match[GloryState], side: int, choice: OneOf[GloryState]) -> None:
        """Ask a player. The virtual opponent receives no effects (GLO-RUL-42)."""
        m.call(ChooseOne(side, choice.number))

    def broken_invariants(self, m: Match[GloryState]) -> list[str]:
        """Return a description of each invariant that does not hold."""
        return broken_invariants(m)

    def points(self, m: Match[GloryState]) -> list[int]:
        """Return the glory of each side; of the virtual opponent only as a rival."""
        state = m.state
        sides = len(state.boards) if state.scenario == RIVALRY else m.seats
        return [state.boards[side].glory for side in range(sides)]

    def content_used(self, m: Match[GloryState]) -> set[str]:
        """Return the content entries that have come into play in a match."""
        return used_entries(m)
