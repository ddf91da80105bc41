"""Types of the view of Paladins of the West Kingdom; the JSON schema is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from gonfalon.games.paladins.model.constants import (
    DIFFICULTIES,
    Action,
    AnyAction,
    Attribute,
    Difficulty,
    PieceKind,
    Resource,
    RightAction,
    Worker,
)
from gonfalon.kernel.values.shapes import Length, Setting, TextView, Word

Townsfolk = Annotated[str, Word("townsfolk")]
Outsider = Annotated[str, Word("outsider")]
Tavern = Annotated[str, Word("tavern")]
Wall = Annotated[str, Word("wall")]
Suspicion = Annotated[str, Word("suspicion")]
Paladin = Annotated[str, Word("paladin")]
Favour = Annotated[str, Word("favour")]
Order = Annotated[str, Word("order")]
Scheme = Annotated[str, Word("scheme")]
Space = Annotated[str, Word("space")]
AbsolveSpace = Annotated[str, Word("absolve_space")]


class OrderView(TypedDict):
    """A king's order and the action it is about; both null while it lies face down."""

    order: Order | None
    action: RightAction | None
    round: int
    points: int


class FavourView(TypedDict):
    """A king's favour, null while it lies face down, and the worker on it."""

    favour: Favour | None
    worker: Worker | None
    round: int


class TavernView(TypedDict):
    """A tavern card on offer, and the side that has picked it."""

    tavern: Tavern
    owner: int | None


class SpaceView(TypedDict):
    """A space of the main board with what stands on it."""

    space: Space
    open: bool
    owner: int | None
    piece: PieceKind | None


class DecksView(TypedDict):
    """How many cards the common decks hold."""

    townsfolk: int
    outsiders: int
    walls: int
    taverns: int
    suspicion: int


class DiscardsView(TypedDict):
    """The common discard piles."""

    townsfolk: list[Townsfolk]
    outsiders: list[Outsider]
    taverns: list[Tavern]
    suspicion: list[Suspicion]


class ActionView(TypedDict):
    """An action of a board: workers from left to right, how often it was done, its price now.

    `adds` are the cards that add a reward, in their order. Right-hand actions have `workshops`
    (the spaces that one covers) and `needs`; `placed` are the automated opponent's workers.
    """

    workers: list[Worker | None]
    busy: bool
    times: int
    price: int
    full_price: int
    adds: list[str]
    workshops: NotRequired[Annotated[list[bool], Length(2)]]
    needs: NotRequired[int | None]
    placed: NotRequired[int]


class ReachView(TypedDict):
    """How far a side reaches: regions by attribute, silver for each card of the rows."""

    faith: int
    strength: int
    townsfolk: list[int]
    outsiders: list[int]


class AbsolveView(TypedDict):
    """A space for a jar."""

    space: AbsolveSpace
    jar: bool


class PaladinsView(TypedDict):
    """A player's hidden paladins: counts for all, cards as far as the viewer knows them."""

    deck_count: int
    deck: list[Paladin | None]
    hand_count: int
    hand: list[Paladin]
    chosen_count: int
    chosen: list[Paladin]


class PointsLine(TypedDict):
    """Points so far from one source."""

    points: int
    source: TextView


class BoardView(TypedDict):
    """One side's board and supply; `paladins` is null for the automated opponent."""

    side: int
    automa: bool
    passed: bool
    workers: dict[Worker, int]
    silver: int
    provisions: int
    track: dict[Attribute, int]
    effective: dict[Attribute, int]
    actions: dict[Action, ActionView]
    reach: ReachView
    absolve: list[AbsolveView]
    workshops_left: int
    walls: list[Wall]
    attacked: list[Outsider]
    converted: list[Outsider]
    crew: list[Townsfolk]
    suspicion: list[Suspicion]
    unpaid: int
    paid: int
    paladin: Paladin | None
    used: list[Paladin]
    paladins: PaladinsView | None
    points: int
    sheet: list[PointsLine]


class AutomaView(TypedDict):
    """What only the automated opponent has; all of it is open but the scheme deck.

    `rank` is its place by the current points, and its final one once the match is over.
    """

    side: int
    rank: int
    workers: int
    position: int
    positions: int
    stack: list[Attribute]
    used: list[AnyAction]
    scheme_count: int
    schemes: list[Scheme]
    schemes_on_favours: int


class ActingView(TypedDict):
    """What is going on: an action, a favour, workers being kept, suspicion, an inquisition."""

    side: int
    action: NotRequired[Action]
    mode: NotRequired[Annotated[str, Word("mode")]]
    free: NotRequired[bool]
    chosen: NotRequired[bool]
    workers: NotRequired[list[Worker]]
    target: NotRequired[str | None]
    favour: NotRequired[Favour]
    kept: NotRequired[list[Worker]]
    suspicion_due: NotRequired[int]
    inquisition: NotRequired[bool]


class PaladinsStateView(TypedDict):
    """What a viewer may know of the table; null in a row is an empty slot.

    `suspects` are those whom an inquisition would punish now.
    """

    round: int
    rounds: int
    first: int
    active: int
    difficulty: Difficulty | None
    tax: int
    tax_full: int
    debts: int
    suspects: list[int]
    townsfolk: list[Townsfolk | None]
    outsiders: list[Outsider | None]
    orders: list[OrderView]
    favours: list[FavourView]
    taverns: list[TavernView]
    spaces: list[SpaceView]
    decks: DecksView
    discards: DiscardsView
    boards: list[BoardView]
    automa: AutomaView | None
    acting: ActingView | None
    sealed: list[Paladin]


class PaladinsSettings(TypedDict):
    """The settings of a match, complete: the difficulty of the solo game."""

    difficulty: Annotated[
        Difficulty | Literal["choose"] | None,
        Setting(
            "choose",
            "PAL-SOLO-SETUP-05",
            code="bad-difficulty",
            wrong=f"one of {', '.join(DIFFICULTIES)}, or 'choose'",
        ),
    ]


Change = TypedDict("Change", {"from": int, "to": int})
Change.__doc__ = "A number now and then."


class EffectView(TypedDict):
    """An effect as the content files write it."""

    op: str
    n: int
    type: NotRequired[Worker]
    attr: NotRequired[Attribute]
    options: NotRequired[list[list[EffectView]]]


class GainView(TypedDict):
    """One line of the rewards, and the card that adds it; null is the action itself."""

    card: str | None
    effects: list[EffectView]


class LeftView(TypedDict):
    """What is left after paying, before the rewards."""

    workers: int
    silver: int
    provision: int


class TroublePreview(TypedDict):
    """Criminals: what is drawn, and whether the inquisition follows.

    `punished` is null where it depends on the cards.
    """

    suspicion: Change | None
    inquisition: Literal["may", "will"] | None
    punished: list[int] | None


class ActPreview(TroublePreview):
    """What an action or a favour would cost, leave and bring.

    `left` counts the price and the gains, `hands` the workers placed; it is null until these are
    chosen. `draws` is a card that nobody knows yet, and `points` is null if it could score. After a
    hidden card or a choice nothing is certain: `left`, `points` and `unpaid` end there, and `then`
    lists the choice and the rewards that follow.
    """

    pays: dict[Resource, int]
    left: LeftView
    hands: dict[Worker, int] | None
    gains: list[GainView]
    then: list[GainView]
    draws: Literal["wall"] | None
    unpaid: Change | None
    points: Change | None


SHAPES: dict[str, Any] = {
    "state": PaladinsStateView,
    "preview": None,
    "option_preview": ActPreview | TroublePreview | None,
}
