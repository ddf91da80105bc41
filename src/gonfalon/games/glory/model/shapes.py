"""Types of the view of Glory; the JSON schema is generated from them.

Those of the tournament board and of titles are in `tournament_shapes.py`, those of a duel in
`duel_shapes.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from gonfalon.games.glory.model.constants import (
    Action,
    Difficulty,
    GlorySource,
    Item,
    Mode,
    OpponentDeck,
    Phase,
    Resource,
    Scenario,
    Stack,
    TravelType,
)
from gonfalon.games.glory.model.duel_shapes import (
    ChancesView,
    DiceStandingView,
    DuelView,
    ForecastView,
    PlayView,
    StandingView,
)
from gonfalon.games.glory.model.tournament_shapes import (
    BestTitlesPreview,
    GoalsView,
    PublicTitleView,
    TournamentView,
)
from gonfalon.kernel.values.shapes import Setting, Word

Ally = Annotated[str, Word("ally")]
Relic = Annotated[str, Word("relic")]
Prestige = Annotated[str, Word("prestige")]
Travel = Annotated[str, Word("travel")]
Title = Annotated[str, Word("title")]
Character = Annotated[str, Word("character")]
Event = Annotated[str, Word("event")]
Knight = Annotated[str, Word("knight")]
KnightKind = Annotated[str, Word("knight_kind")]
OpponentCard = Annotated[str, Word("opponent_card")]


class GlorySettings(TypedDict):
    """The settings of a match, complete; those of the solo game are null with more players."""

    tournament: Annotated[Mode, Setting("plaisance", "GLO-SET-01")]
    prize: Annotated[Literal["random", "standard"], Setting("random", "GLO-SET-01")]
    goals: Annotated[Literal["hidden", "open"], Setting("hidden", "GLO-SET-01")]
    characters: Annotated[Literal["all", "level_1"], Setting("all", "GLO-SET-01")]
    handicaps: Annotated[
        list[Literal["none", "steed", "armour", "both"]], Setting(rule="GLO-SET-05")
    ]
    scenario: Annotated[Scenario | None, Setting("lone_challenge", "GLO-SOLO-01")]
    difficulty: Annotated[Difficulty | None, Setting("easy", "GLO-SOLO-01")]
    opponent_deck: Annotated[OpponentDeck | None, Setting("basic", "GLO-SOLO-01")]


# -- the mats -----------------------------------------------------------------------------------


class AllyTokensView(TypedDict):
    """The tokens of one kind of ally: ready, spent, and bound to a title."""

    ally: Ally
    ready: int
    spent: int
    bound: int


class RelicTokensView(TypedDict):
    """The tokens of one kind of relic: ready, spent, and bound to a title."""

    relic: Relic
    ready: int
    spent: int
    bound: int


class PrestigeTokenView(TypedDict):
    """A prestige token, face up (ready) or face down."""

    prestige: Prestige
    ready: bool


class HiddenCardsView(TypedDict):
    """What a player holds in secret: counts for all, and the cards for their owner.

    `hand` counts travel cards by type, since their backs differ, and `cards` are those cards.
    `drawn` are titles to choose from and `dealt` characters to choose from. Goals are open to all
    if the table has agreed so.
    """

    hand: dict[TravelType, int]
    cards: list[Travel]
    goals: GoalsView
    drawn_count: int
    drawn: list[Title]
    dealt_count: int
    dealt: list[Character]


class MatView(TypedDict):
    """One side's mat. `hidden` is null for the virtual opponent.

    `glory_from` says where glory comes from. `pawns` are left to place. `goods` can be used;
    `bound_goods` serve a title. `played` is the personal discard of travel cards; `plays` of
    `plays_limit` are used in this travel phase. `titles` are fulfilled; for `failed` ones the only
    attempt was lost.
    """

    side: int
    virtual: bool
    character: Character | None
    glory: int
    glory_from: dict[GlorySource, int]
    pawns: int
    goods: dict[Resource, int]
    bound_goods: dict[Resource, int]
    levels: dict[Item, int]
    allies: list[AllyTokensView]
    relics: list[RelicTokensView]
    prestige: list[PrestigeTokenView]
    played: list[Travel]
    plays: int
    plays_limit: int
    passed: bool
    titles: list[Title]
    failed: list[Title]
    hidden: HiddenCardsView | None


# -- the city -----------------------------------------------------------------------------------


class ActionSpaceView(TypedDict):
    """An action: the sides whose pawns lie there, in order, and its open circles.

    `circles` is null for an area, which takes any number of pawns. The event has a circle only if
    the event in force is an action.
    """

    pawns: list[int]
    circles: int | None


class AllySlotView(TypedDict):
    """A slot of the ally track, from the left; closed ones stay empty for the whole match."""

    ally: Ally | None
    price: int
    special: bool
    open: bool


class MainBoardView(TypedDict):
    """The main board, and the decks, stacks and supplies around it.

    `laid` are the sides with a pawn on Call to Arms. `stacks` counts the ally tokens of each stack;
    those of the scroll stack lie open, and `scroll` lists their kinds. `removed` counts travel
    cards that have left the game.
    """

    actions: dict[Action, ActionSpaceView]
    laid: list[int]
    event: Event | None
    next_event: Event | None
    hired: Ally | None
    track: list[AllySlotView]
    stacks: dict[Stack, int]
    scroll: dict[Ally, int]
    relics: dict[Relic, int]
    prestige: dict[Prestige, int]
    display: dict[TravelType, list[Travel]]
    decks: dict[TravelType, int]
    removed: dict[TravelType, int]
    title_deck: int
    title_discard: int
    public_titles: list[PublicTitleView]


class TournamentStockView(TypedDict):
    """What lies face down for tournaments: knights by kind, unused cards and prize tokens."""

    knights: dict[KnightKind, int]
    cards: int
    prizes: int


class OpponentView(TypedDict):
    """What only the virtual opponent has. `deck` counts the cards not drawn since the shuffle."""

    side: int
    knight: Knight | None
    deck: int
    drawn: list[OpponentCard]
    goals: list[Title]


class CardInPlayView(TypedDict):
    """A travel card on the table, from when it is shown until its effects are done."""

    side: int
    card: Travel


class GloryStateView(TypedDict):
    """What a viewer may know of the table. `order` lists the sides by initiative, the best first.

    `round` is 0 during set-up. `sealed` are the viewer's own answers in an open round of secret
    choices.
    """

    mode: Mode
    standard_prize: bool
    open_goals: bool
    scenario: Scenario | None
    difficulty: Difficulty | None
    round: int
    phase: Phase
    active: int
    order: list[int]
    mats: list[MatView]
    city: MainBoardView
    tournament: TournamentView
    tournament_card: str | None
    tournament_stock: TournamentStockView
    opponent: OpponentView | None
    in_play: CardInPlayView | None
    duel: DuelView | None
    sealed: list[str]


SHAPES: dict[str, Any] = {
    "state": GloryStateView,
    "preview": StandingView | DiceStandingView | BestTitlesPreview | None,
    "option_preview": StandingView | ChancesView | ForecastView | PlayView | None,
}
