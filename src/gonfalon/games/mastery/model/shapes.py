"""Types of Medieval Mastery's view and previews; the JSON schema is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, get_args

from gonfalon.kernel.values.shapes import Length, Setting, Word

Card = Annotated[str, Word("card")]
Tile = Annotated[str, Word("tile")]
Hex = Annotated[str, Word("hex")]
Artefact = Annotated[str, Word("artefact")]
Castle = Annotated[str, Word("castle")]
Variant = Literal["loyalty", "castle_siege", "ruthlessness", "skirmish", "disorder"]
VARIANTS: Final[tuple[Variant, ...]] = get_args(Variant)
WindowKind = Literal["crown-response", "sceptre-response", "orb-response"]
Part = Literal["idle", "broken", "waits", "if_won", "if_lost", "applied"]


class HexView(TypedDict):
    """One hex. The tile is null until it is laid; lakes and castles have no value."""

    hex: Hex
    tile: Tile | None
    owner: int | None
    knights: int
    value: NotRequired[int]
    capacity: NotRequired[int]
    supplied: NotRequired[bool]


class ArtefactView(TypedDict):
    """An artefact; `broken` is the turn in which it was destroyed, null while it is whole."""

    id: Artefact
    broken: int | None


class DiscardView(TypedDict):
    """A card of a discard pile; `tag` is the turn in which it was played, for Recycling."""

    card: Card
    tag: int | None


class SeatView(TypedDict):
    """One player's area: the hand for its owner alone, cards of others as far as seen.

    `unseen` counts hand and deck together; `supply` are the supply lines from hex to hex; `reach`
    the hexes that an advance could go to.
    """

    castle: Castle
    team: int
    points: int
    side_points: int
    knights: int
    dice: int
    artefacts: list[ArtefactView]
    hand_count: int
    hand: list[Card]
    deck_count: int
    deck: list[Card | None]
    unseen: dict[str, int]
    discard: list[DiscardView]
    in_play: list[Card]
    turns: int
    supply: list[Annotated[list[Hex], Length(2)]]
    reach: list[Hex]


class Standing(TypedDict):
    """How a battle would end with these totals, attacker first (MM-BAT-60, MM-BAT-61)."""

    totals: Annotated[list[int], Length(2)]
    winner: int
    margin: int
    tie: bool
    falls: int
    returns: int


class BattleSide(TypedDict):
    """One side of a battle with its points by source."""

    seat: int
    force: int
    counted: int
    tile: int
    sceptre: int
    conflict: int
    support: int
    total: int
    card: Card | None


Change = TypedDict("Change", {"seat": int, "from": int, "to": int})
Change.__doc__ = "Victory points of a seat (with its team) now and then."


class BattleArtefact(TypedDict):
    """A sceptre or orb of one side and its part in the battle."""

    id: Artefact
    seat: int
    step: int
    part: Part


class BattleView(TypedDict):
    """The battle that is being fought; all of it is public."""

    hex: Hex
    siege: bool
    step: int
    winner: int | None
    margin: int
    support_turn: int | None
    support_order: list[int] | None
    standing: Standing | None
    stakes: list[Change] | None
    artefacts: list[BattleArtefact]
    sides: Annotated[list[BattleSide], Length(2)]


class WindowView(TypedDict):
    """The response window that is open; never who is really asked (MM-RSP)."""

    kind: WindowKind
    artefacts: list[Artefact]
    start: int
    circle: list[int]


class CastlesView(TypedDict):
    """The table while castles are being chosen."""

    phase: Literal["castles"]
    layout: str
    castles: list[Castle]
    hexes: list[HexView]


class PlayView(TypedDict):
    """The table once tiles lie on it."""

    phase: Literal["play"]
    layout: str
    target: int
    first: int
    active: int
    round: int
    manoeuvres: int
    crown_uses: int
    hexes: list[HexView]
    seats: list[SeatView]
    resolving: Card | None
    battle: BattleView | None
    window: WindowView | None
    sealed: list[str]


MasteryStateView = CastlesView | PlayView


class MasterySettings(TypedDict):
    """The settings of a match, complete (MM-OPT)."""

    variants: Annotated[
        list[Variant],
        Setting([], code="bad-variants", wrong=f"variants are a list out of {', '.join(VARIANTS)}"),
    ]
    team_mode: Annotated[str | None, Setting(None)]
    castles: Annotated[list[Castle] | Literal["choose"], Setting()]
    round_limit: Annotated[
        int | None,
        Setting(
            None,
            "MM-OPT-04",
            code="bad-round-limit",
            wrong="a round limit is a whole number from 1",
            least=1,
        ),
    ]


class SidePreview(TypedDict):
    """Battle points of a side before the cards (MM-BAT-01)."""

    seat: int
    knights: int
    tile: int
    sceptre: int
    total: int


class ConquestPreview(TypedDict):
    """What holding a hex gives at once; `wins` if it ends the match (MM-CON-02)."""

    stay: int
    gained: int
    discards: int
    points: list[Change]
    wins: bool


class CountPreview(TypedDict):
    """An advance with so many knights; `answers` are the options that bring it about."""

    count: int
    answers: list[str]
    left: int
    sides: Annotated[list[SidePreview], Length(2)] | None
    won: ConquestPreview | None


class ArtefactsPreview(TypedDict):
    """Artefacts that would work before the cards, after a victory, after a defeat."""

    before: list[Artefact]
    won: list[Artefact]
    lost: list[Artefact]


class AdvancePreview(TypedDict):
    """What an advance onto a hex would mean (MM-ADV-05)."""

    hex: Hex
    there: int
    defender: int | None
    siege: bool
    tie: int
    counts: list[CountPreview]
    artefacts: ArtefactsPreview


class RedeployPreview(TypedDict):
    """The dice in reserve before a redeployment."""

    dice: int


class ConflictPreview(TypedDict):
    """A side's least and most points with a conflict card, the other side's without theirs."""

    own: Annotated[list[int], Length(2)]
    other: int


SHAPES: dict[str, Any] = {
    "state": MasteryStateView,
    "preview": AdvancePreview | RedeployPreview | None,
    "option_preview": AdvancePreview | ConflictPreview | Standing | None,
}
