"""Types of what is shown of the tournament board and of titles; the JSON schema uses them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gonfalon.games.glory.model.constants import Resource
from gonfalon.kernel.values.shapes import Word

TitleId = Annotated[str, Word("title")]
AllyId = Annotated[str, Word("ally")]
RelicId = Annotated[str, Word("relic")]
KnightId = Annotated[str, Word("knight")]
KnightKindId = Annotated[str, Word("knight_kind")]
CityId = Annotated[str, Word("city")]
PrizeId = Annotated[str, Word("prize")]


class PlaceView(TypedDict):
    """Who stands on a place of the knock-out: a side, or a knight."""

    side: int | None
    knight: KnightId | None


class BracketDuelView(TypedDict):
    """A duel of the knock-out; sides of later stages are null until they are known."""

    stage: int
    left: PlaceView | None
    right: PlaceView | None
    winner: PlaceView | None
    fighting: bool


class BracketView(TypedDict):
    """The knock-out: eight places, seven duels, and the kinds of knights that come late.

    `stage` is null before and after the duels; `beaten` are the players who may still play travel
    cards after the current stage.
    """

    places: list[PlaceView | None]
    duels: list[BracketDuelView]
    stage: int | None
    beaten: list[int]
    late: list[KnightKindId]
    prize: PrizeId | None


class CityKnightView(TypedDict):
    """A knight in a city, who has challenged him, and how it ended for the challenger."""

    knight: KnightId
    challenger: int | None
    result: Literal["won", "lost"] | None
    fighting: bool


class CityView(TypedDict):
    """A city with its knights in the order in which they fight."""

    city: CityId
    knights: list[CityKnightView]


class TournamentView(TypedDict):
    """The tournament board; of bracket and cities only the one that is played is not null."""

    mode: Literal["plaisance", "pas_darmes"]
    bracket: BracketView | None
    cities: list[CityView] | None


class ConditionView(TypedDict):
    """A condition of a title. `what` is a type of cards, an ally, a resource or an item."""

    kind: Literal[
        "played", "ally", "any_allies", "without", "any_relics", "prestige", "goods", "level"
    ]
    what: str | None
    have: int
    need: int
    met: bool


class ClaimView(TypedDict):
    """What a title is to one player; `met` leaves a duel out of account."""

    seat: int
    glory: int
    claimed: bool
    failed: bool
    met: bool
    conditions: list[ConditionView]


class PublicTitleView(TypedDict):
    """A public title, for all players."""

    title: TitleId
    duel: bool
    claims: list[ClaimView]


class GoalView(TypedDict):
    """A personal goal that has not been claimed."""

    title: TitleId
    duel: bool
    claim: ClaimView


class GoalsView(TypedDict):
    """A player's goals: how many are left, and those the viewer knows."""

    count: int
    known: list[GoalView]


class BestTitleView(TypedDict):
    """A title of the best set, what it gives, and the resources and tokens to bind to it."""

    title: TitleId
    glory: int
    goods: dict[Resource, int]
    allies: list[AllyId]
    relics: list[RelicId]


class BestTitlesPreview(TypedDict):
    """The set of titles that gives most glory without a duel, in an order in which all can be
    claimed, and the titles for which a duel can still be fought. `answers` claim the set in a row.
    """

    titles: list[BestTitleView]
    glory: int
    duels: list[TitleId]
    answers: list[str]
