"""Types of the JSON about duels. The duellists are always two: 0 is the challenger, 1 the foe."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gonfalon.kernel.values.shapes import Length, TextView, Word


class StandingView(TypedDict):
    """How a pass stands: by duellist, and who would win it now.

    As the preview of an option it is how the pass would stand after that answer, or null if the
    answer leads to dice or to another question.
    """

    attack: Annotated[list[int], Length(2)]
    prestige: Annotated[list[int], Length(2)]
    ahead: int


class ChancesView(TypedDict):
    """Exact chances of a roll that has not been made: of so many equally likely rolls (`of`).

    `higher` of them give more attack than the opponent has, `equal` as much; `wins_tie` says who
    wins those. Only what both sides have committed counts, not what they may still use.
    """

    higher: int
    equal: int
    of: int
    wins_tie: bool


class StrengthChanceView(TypedDict):
    """Chances of a duel in which so much strength is committed before the first pass.

    `one_pass` is the chance to win the first pass, `duel` to win the duel, and `half` to lose it
    after a won pass.
    """

    strength: int
    one_pass: float
    duel: float
    half: float


class ForecastView(TypedDict):
    """Exact chances of a duel that has not begun, by dice alone: no faith, allies or relics.

    `attack` is what the opponent has printed, null for a player; `adds_die` if a die is added to
    it. `fewer` is the colour of which you roll a die fewer. `wins_tie` says whether the first tie
    is yours, because of the `prestige` of both. Another player commits `foe_strength`. `chances`
    are those with 0, 1, … of your strength, as much as you can commit.
    """

    attack: int | None
    adds_die: bool
    fewer: Annotated[str, Word("die")] | None
    prestige: Annotated[list[int], Length(2)]
    wins_tie: bool
    foe_strength: int
    chances: list[StrengthChanceView]


class PlayView(TypedDict):
    """What is known before a travel card is played.

    `lapses` says why parts of it would change nothing now. With `nothing` no part would: the card
    counts for titles only. `duel` are the chances against the opponent of a challenge.
    """

    nothing: bool
    lapses: list[TextView]
    duel: ForecastView | None


class DiceWaysView(TypedDict):
    """Dice of one colour that are rolled again together, and what the colour counts then.

    `ways[n]` is the number of rolls after which the highest die of the colour counts n.
    """

    dice: list[Annotated[str, Word("die_face")]]
    ways: list[int]


class ColourWaysView(TypedDict):
    """All sets of dice of one colour that can be rolled again, the empty one first."""

    colour: Annotated[str, Word("die")]
    sets: list[DiceWaysView]


class HelpView(TypedDict):
    """One of your allies or relics still usable in this pass, and what it does to your attack.

    If `colour` is not null, that colour then counts `n`; otherwise `n` is won against the opponent.
    `step` says when it is used: two lance allies and one relic at most. `count` are ready.
    """

    component: str
    step: Literal["lance", "relic"]
    count: int
    colour: Annotated[str, Word("die")] | None
    n: int


class RerollView(TypedDict):
    """From which the exact chances of rolling dice again follow, for every set of dice.

    The colours do not depend on each other: the ways of a set are the products of theirs, and its
    attack is their sum and `plus`. It has to exceed `against`, or to equal it if `wins_tie`.
    """

    most: int
    plus: int
    against: int
    wins_tie: bool
    colours: list[ColourWaysView]
    helps: list[HelpView]


class DiceStandingView(StandingView):
    """How a pass stands while dice can be rolled again, and what that could give."""

    reroll: RerollView


class DuelDieView(TypedDict):
    """A die: its colour and face, its value in this duel, and whether it is part of the attack.

    `id` is the die with what it shows, such as "steed-special".
    """

    id: Annotated[str, Word("die_face")]
    colour: Annotated[str, Word("die")]
    face: int
    value: int
    counts: bool


class ModifierView(TypedDict):
    """A change of a duellist's attack or prestige in this pass.

    `source` is the ally or relic behind it, as a component such as "ally:thug".
    """

    what: Literal["attack", "prestige"]
    n: int
    source: str


class DuellistView(TypedDict):
    """One side of a duel.

    `kind` is player, knight, card, title or opponent; `seat` is null except for players and the
    virtual opponent, `component` is empty for players. `committed` and `faith` are what was used in
    this duel so far; `allies`, `relics` and `prestige_used` are the tokens turned for it, in order.
    `active` lists the colours whose special symbol counts as their highest number. `worth` is the
    glory for beating this side in a tournament, as both stand now; 0 in other duels.
    """

    kind: Literal["player", "knight", "card", "title", "opponent"]
    seat: int | None
    component: str
    won: int
    attack: int
    prestige: int
    dice: list[DuelDieView]
    active: list[Annotated[str, Word("die")]]
    modifiers: list[ModifierView]
    committed: int
    faith: int
    allies: list[Annotated[str, Word("ally")]]
    relics: list[Annotated[str, Word("relic")]]
    prestige_used: list[Annotated[str, Word("prestige")]]
    worth: int


class DuelView(TypedDict):
    """A duel in progress.

    `pass_number` counts from 1. `step` and `order` (the duellists in the order in which they act in
    this step) are null and empty between passes. `acting` is the seat that is asked. `winner` is
    the duellist who has won, while the loser still recovers.
    """

    tournament: bool
    duellists: Annotated[list[DuellistView], Length(2)]
    pass_number: int
    passes_to_win: int
    step: Annotated[str, Word("duel_step")] | None
    order: list[int]
    acting: int
    ahead: int | None
    winner: int | None
