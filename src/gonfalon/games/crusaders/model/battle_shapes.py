"""Types of the view of a battle and of raids; the JSON schema is generated from them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gonfalon.kernel.values.shapes import Length, Word

City = Annotated[str, Word("city")]
Colour = Annotated[str, Word("colour")]
Event = Annotated[str, Word("event")]
Half = Annotated[str, Word("half")]
Rescript = Annotated[str, Word("rescript")]

BattleStage = Literal["saracen_player", "manoeuvres", "bazaar", "end"]
RaidResult = Literal["no_raid", "falls", "holds"]
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


# -- what an answer leads to ----------------------------------------------------------------------


class PartAhead(TypedDict):
    """An effect of a half: its amount, and how far it moves the marker towards the attacker.

    It depends on choices if `least` and `most` differ. A part that waits for the end of the battle
    moves nothing.
    """

    op: str
    n: int
    least: int
    most: int


class HalfAhead(TypedDict):
    """What a card would do if this half stays open; null if both do.

    `least` and `most` bound the marker after the manoeuvre, `units` those of attacker and defender,
    `level` that of the city: the choices of whoever lays the card decide. `stops` says whether the
    battle ends at once, because a side has no unit left. `later` waits for the end of the battle.
    """

    half: Half | None
    least: int
    most: int
    units: list[Annotated[list[int], Length(2)]]
    level: Annotated[list[int], Length(2)]
    stops: Literal["no", "maybe", "yes"]
    parts: list[PartAhead]
    later: list[PartAhead]


class ManoeuvrePreview(TypedDict):
    """What a manoeuvre leads to, for each half that may stay open; `marker` is where it is now."""

    marker: int
    halves: list[HalfAhead]


class MarkerPreview(TypedDict):
    """Where the marker would be after an answer, and the units of attacker and defender."""

    marker: int
    units: Annotated[list[int], Length(2)]


class LeavePreview(TypedDict):
    """What becomes of units that flee or retreat to a city.

    `moved` of them arrive, and `garrison` units are in the city then. `battle` is how the battle
    stands after a flight; null after a battle or a raid.
    """

    moved: int
    garrison: int
    battle: MarkerPreview | None


# -- raids ----------------------------------------------------------------------------------------


class RaidersView(TypedDict):
    """Saracens that raid a city, and the city they come from."""

    city: City
    units: int


class RaidHelp(TypedDict):
    """A rescript that makes a raided city stronger: by how much, and how the raid would end then.

    `difference`, `result` and `band` are as in `RaidView`.
    """

    rescript: Rescript
    strength: int
    difference: int
    result: RaidResult
    band: int | None


class RaidView(TypedDict):
    """A raid on a player's city, as it would end now.

    `difference` is `city_strength` (with rescripts: `bonus`) less `strength`; at 0 or less the city
    falls. `band` is the place of the line of the event's raid table that would apply, from 0; null
    if the city falls, nobody raids it, or the event is not known yet. `helps` are the rescripts in
    the hand of a viewer whose city it is that could change the end.
    """

    city: City
    seat: int
    raiders: list[RaidersView]
    strength: int
    city_strength: int
    bonus: int
    difference: int
    result: RaidResult
    band: int | None
    helps: list[RaidHelp]


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
