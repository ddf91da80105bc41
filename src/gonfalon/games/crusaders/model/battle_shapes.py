"""Types of the view of a battle and of raids; the JSON schema is generated from them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gonfalon.kernel.shapes import Word

City = Annotated[str, Word("city")]
Colour = Annotated[str, Word("colour")]
Event = Annotated[str, Word("event")]
Half = Annotated[str, Word("half")]

BattleStage = Literal["saracen_player", "manoeuvres", "bazaar", "end"]
ManoeuvreStep = Literal["before", "card", "cancel", "resolve", "after"]


class OpenCardView(TypedDict):
    """A card that lies face up in a battle; `side` is null for the saracens.

    `card` is a component ("tactic:sappers", "saracen:horse_archers"). `cancelled` is the covered
    half. A protected card cannot be taken by losses; `taken` cards are those they took.
    """

    side: int | None
    card: str
    cancelled: Half | None
    protected: bool
    taken: bool


class FighterView(TypedDict):
    """One side of a battle; `side` is null for the saracens, and `player` decides for it.

    `bonus` is what a reinforced march gives an attacker, or track and event give the saracens.
    `hand` and `covers` count cards; `known` and `known_covers` are those the viewer has seen, as
    components: the viewer's, and an opponent's after a look into the hand.
    """

    side: int | None
    player: int
    attacker: bool
    units: int
    walls: int
    bonus: int
    hand: int
    known: list[str]
    covers: int
    known_covers: list[str]
    losses: int


class BattleView(TypedDict):
    """A battle. `marker` says how far the attacker is ahead; at 0 the attacker wins.

    `manoeuvre` counts from 1 to `manoeuvres`; `acting` is the place in `fighters` of the side whose
    manoeuvre it is. `fighters` are the attacker and the defender, `cards` lie in the order in which
    they were laid. `winner` is a place in `fighters` too.
    """

    city: City
    stage: BattleStage
    manoeuvre: int
    manoeuvres: int
    step: ManoeuvreStep | None
    acting: int | None
    marker: int
    fighters: list[FighterView]
    cards: list[OpenCardView]
    both_halves: bool
    no_destruction: bool
    winner: int | None


# -- raids ----------------------------------------------------------------------------------------


class RaidersView(TypedDict):
    """Saracens that raid a city, and the city they come from."""

    city: City
    units: int


class RaidView(TypedDict):
    """A raid on a player's city, as it would end now.

    `difference` is `city_strength` (with rescripts: `bonus`) less `strength`; at 0 or less the city
    falls. `band` is the place of the line of the event's raid table that would apply, from 0; null
    if the city falls, nobody raids it, or the event is not known yet.
    """

    city: City
    seat: int
    raiders: list[RaidersView]
    strength: int
    city_strength: int
    bonus: int
    difference: int
    result: Literal["no_raid", "falls", "holds"]
    band: int | None


class TrackCellView(TypedDict):
    """A cell of the saracen track: its bonus, and whether it counts already."""

    strength: int
    raiders: int
    uncovered: bool


class SaracensView(TypedDict):
    """The saracens: supply, track, and the raids of the next events phase as the map stands.

    `strength` is what track and event add to them now, `raiders` how many leave each city.
    `target` is the colour of the raid token that lies face up; `tokens` counts by colour those that
    nobody has seen, of which `tokens_left` lie on the track. Before raids the cities in
    `reinforced` get a saracen each. `now` is the raid in progress, `raids` are those to come.
    """

    supply: int
    strength: int
    raiders: int
    track: list[TrackCellView]
    target: Colour | None
    tokens: dict[Colour, int]
    tokens_left: int
    reinforced: list[City]
    raids: list[RaidView]
    now: RaidView | None
    deck: int
    discards: list[str]
    lost: list[str]
