"""Types of the view of Crusaders; the JSON schema is generated from them.

Those of battles and raids, of markets and of previews are in `battle_shapes.py`,
`market_shapes.py` and `preview_shapes.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from gonfalon.games.crusaders.model.battle_shapes import (
    BattleView,
    LeavePreview,
    ManoeuvrePreview,
    MarkerPreview,
    RaidHelp,
    SaracensView,
)
from gonfalon.games.crusaders.model.constants import Good, Order, Phase
from gonfalon.games.crusaders.model.market_shapes import MarketsView
from gonfalon.games.crusaders.model.preview_shapes import (
    MarchPreview,
    PlanPreview,
    PrayerPreview,
    WayPreview,
)
from gonfalon.kernel.values.shapes import Setting, Word

StateName = Annotated[str, Word("state")]
City = Annotated[str, Word("city")]
Tactic = Annotated[str, Word("tactic")]
Building = Annotated[str, Word("building")]
Spy = Annotated[str, Word("spy")]
Governor = Annotated[str, Word("governor")]
Bull = Annotated[str, Word("bull")]
Rescript = Annotated[str, Word("rescript")]
Event = Annotated[str, Word("event")]
Measure = Annotated[str, Word("measure")]


class CrusadersSettings(TypedDict):
    """The settings of a match, complete. `states` are by seat.

    `bulls` are dealt to each player. Matches of before it was a setting have `experienced_bulls`.
    """

    states: Annotated[
        list[StateName],
        Setting(rule="CRU-SETUP-01", wrong="one state for each player, all different"),
    ]
    first_game: Annotated[bool, Setting(False, "CRU-VAR-01")]
    experienced_bulls: NotRequired[Annotated[bool, Setting(rule="CRU-VAR-01")]]
    bulls: NotRequired[Annotated[Literal[1, 2], Setting(rule="CRU-VAR-02")]]


# -- the map --------------------------------------------------------------------------------------


class BishopView(TypedDict):
    """A bishop on the map. `level` is null unless the viewer has seen it."""

    seat: int
    level: int | None


class GovernorView(TypedDict):
    """A governor, and the influence it would bring now; null if hidden cards decide."""

    governor: Governor
    influence: int | None


class CityView(TypedDict):
    """A city. `owner` is null for the saracens. A closed city does not exist in this match.

    While a battle lasts, `units` are those of the defender. `goods` are what the city produces at
    its level, `coins` its taxes, `upgrade` the wood of the next level. `holy` is the player whose
    holy land it was when that was last settled.
    """

    city: City
    closed: bool
    level: int
    owner: int | None
    units: int
    goods: list[Good]
    coins: int
    upgrade: int | None
    governor: GovernorView | None
    bishops: list[BishopView]
    holy: int | None


# -- boards ---------------------------------------------------------------------------------------


class GoodsView(TypedDict):
    """The goods of one kind in a warehouse."""

    ready: int
    spent: int
    blocked: int


class BuildingView(TypedDict):
    """A building on a board; a used one is marked until income."""

    building: Building
    used: bool


class ActiveSpyView(TypedDict):
    """A spy in play and the player it watches; a used one is marked until income."""

    spy: Spy
    watches: int
    used: bool


class TacticsView(TypedDict):
    """A player's tactics: how many, and those the viewer knows of.

    Their owner knows them all; the others those that everybody saw, or that they were shown.
    `away` counts the starting tactics that their owner has discarded.
    """

    count: int
    known: list[Tactic]
    away: int
    known_away: list[Tactic]


class RescriptsView(TypedDict):
    """A player's rescripts: how many, and which ones for their owner."""

    count: int
    known: list[Rescript]


class SpiesView(TypedDict):
    """A player's spies that are not in play: how many, and which ones for their owner."""

    count: int
    known: list[Spy]


class GoalView(TypedDict):
    """A goal of a bull: what is counted, how much there is, and what it is worth now."""

    measure: Measure
    have: int
    worth: int


class BullView(TypedDict):
    """A bull. Its owner sees how far the goals are reached, at the end everybody does."""

    bull: Bull
    goals: list[GoalView]


class BullsView(TypedDict):
    """A player's bull, or those they choose from; secret until the end."""

    count: int
    known: list[BullView]


class BishopSupplyView(TypedDict):
    """Bishops off the map; `levels` counts them by level for their owner, from level I."""

    count: int
    levels: list[int] | None


class BoardView(TypedDict):
    """A player's state board.

    `influence` is null for everybody else until the end. `units` are left in the supply. `cell` is
    the marker's on the holiness track, from 1. `income` are the coins of the next income phase.
    `orders` are the tokens that are not on the cross; `outer_placed` and `homs_placed` say what was
    used in this round.
    """

    seat: int
    state: StateName
    out: bool
    coins: int
    income: int
    influence: int | None
    units: int
    capital: City | None
    cities: list[City]
    holy_lands: int
    homs: bool
    cell: int
    goods: dict[Good, GoodsView]
    buildings: list[BuildingView]
    spies: list[ActiveSpyView]
    spies_in_hand: SpiesView
    tactics: TacticsView
    rescripts: RescriptsView
    bulls: BullsView
    bishops: BishopSupplyView
    orders: list[Order]
    outer_placed: bool
    homs_placed: bool


# -- the cross, the track and the markets ---------------------------------------------------------


class TokenView(TypedDict):
    """An order token; `seat` is null for the automa."""

    seat: int | None
    reinforced: bool


class SectorView(TypedDict):
    """A sector of the cross: `inner` from the lowest token to the top one, which acts first.

    `fee` is what the next token in the inner cell costs, a coin to the owner of each one there.
    """

    inner: list[TokenView]
    outer: TokenView | None
    fee: int


class NextOrderView(TypedDict):
    """An order that will be carried out in this round."""

    order: Order
    seat: int | None
    reinforced: bool


class CrossView(TypedDict):
    """The cross of orders.

    `next` lists the tokens in the order in which they act, without the current one. `placing` lists
    who still places a token in this phase, the current player first, null for the automa. `pool`
    counts what the automa draws from.
    """

    sectors: dict[Order, SectorView]
    next: list[NextOrderView]
    placing: list[int | None]
    pool: dict[str, int]


class TrackView(TypedDict):
    """The holiness track: bonuses by cell, and the cells (from 1) of the automa's markers."""

    bonuses: list[Literal["none", "bishop_action", "rescript"]]
    automa: list[int]


class EventCardView(TypedDict):
    """The event of the round, and how many will still come up after it.

    `raids_over` says that its raid table is not needed any more. The rule changes last all round.
    """

    event: Event | None
    left: int
    raids_over: bool
    no_attacks: bool
    saracen_strength: int


class TurnView(TypedDict):
    """An order that is being carried out: `granted` if a card gave it.

    `parts` can still be carried out, `discount` are goods off that are left. The rest is what the
    order has brought so far, which buildings look at.
    """

    seat: int
    order: Order
    reinforced: bool
    granted: bool
    parts: list[str]
    discount: int
    resolved: bool
    upgraded: bool
    hired: int
    holiness: int
    extra_moves: int
    fought: bool
    won: bool
    captured: bool


class MarchView(TypedDict):
    """A march whose target is chosen, until its units have arrived."""

    seat: int
    target: City


class ShownCardView(TypedDict):
    """A card that has left its deck or market and is not in its place yet, as a component."""

    seat: int
    card: str


class PaymentView(TypedDict):
    """A price in goods that a player is paying, and the goods off."""

    seat: int
    price: dict[Good, int]
    discount: int


class CrusadersStateView(TypedDict):
    """What a viewer may know of the table. `order` lists the seats in turn order.

    `round` is 0 during set-up; `active` is the seat whose own turn it is. `turns` are the orders
    being carried out; a granted one comes after the one that granted it. `sealed` are the viewer's
    own answers in an open round of secret choices.
    """

    round: int
    rounds: int
    phase: Phase
    active: int | None
    order: list[int]
    event: EventCardView
    cities: list[CityView]
    boards: list[BoardView]
    cross: CrossView
    track: TrackView
    saracens: SaracensView
    markets: MarketsView
    turns: list[TurnView]
    march: MarchView | None
    shown: ShownCardView | None
    payment: PaymentView | None
    battle: BattleView | None
    sealed: list[str]


SHAPES: dict[str, Any] = {
    "state": CrusadersStateView,
    "preview": MarchPreview | None,
    "option_preview": PlanPreview
    | PrayerPreview
    | WayPreview
    | MarchPreview
    | ManoeuvrePreview
    | MarkerPreview
    | LeavePreview
    | RaidHelp
    | None,
}
