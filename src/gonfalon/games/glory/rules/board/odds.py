"""Exact chances of dice in a duel, for bots and for advice to players. Pure functions of numbers.

An attack is the sum of the highest die of each colour (GLO-DUEL-09), so three small distributions
are enough: no roll is ever enumerated. Chances are counted in ways: of 6 to the power of the number
of dice, how many rolls give an attack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.glory.model.components import DiceRules
from gonfalon.games.glory.model.constants import DICE, SPECIAL

NO_DIE = -1  # instead of the highest die that stays, if none does
MOST_OF_A_COLOUR = 3  # dice that a player rolls
MOST_SUMS = 20_000  # kept, a few megabytes


class AttackWays:
    """In how many ways a roll gives each attack: `ways[i]` for the attack `lowest + i`."""

    __slots__ = ("lowest", "total", "ways")

    def __init__(self, lowest: int, ways: list[int]) -> None:
        self.lowest = lowest
        self.ways = ways
        self.total = sum(ways)

    def __repr__(self) -> str:
        return f"AttackWays({self.lowest}, {self.ways})"

    def reaching(self, attack: int, wins_ties: bool) -> int:
        """Return the ways that exceed an attack, or also those that tie it."""
        first = attack - self.lowest + (0 if wins_ties else 1)
        return sum(self.ways[max(first, 0) :])

    def tying(self, attack: int) -> int:
        """Return the ways that give exactly this attack."""
        at = attack - self.lowest
        return self.ways[at] if 0 <= at < len(self.ways) else 0

    def to_exceed(self, attack: int) -> float:
        """Return the chance of more than this attack."""
        return self.reaching(attack, False) / self.total

    def to_tie(self, attack: int) -> float:
        """Return the chance of exactly this attack."""
        return self.tying(attack) / self.total

    def to_win(self, attack: int, wins_ties: bool) -> float:
        """Return the chance to win a pass against this attack (GLO-DUEL-14, GLO-DUEL-15)."""
        return self.reaching(attack, wins_ties) / self.total

    def to_win_against(self, other: AttackWays, wins_ties: bool) -> float:
        """Return the chance to win a pass against dice that are yet to be rolled."""
        found = 0
        for i, ways in enumerate(other.ways):
            if ways:
                found += ways * self.reaching(other.lowest + i, wins_ties)
        return found / (self.total * other.total)

    def against(self, other: AttackWays) -> tuple[int, int, int]:
        """Return the ways to more than another roll's attack, to the same one, and all of them."""
        higher = equal = 0
        for i, ways in enumerate(other.ways):
            if ways:
                higher += ways * self.reaching(other.lowest + i, False)
                equal += ways * self.tying(other.lowest + i)
        return higher, equal, self.total * other.total

    def mean(self) -> float:
        """Return the expected attack."""
        found = sum([(self.lowest + i) * ways for i, ways in enumerate(self.ways)])
        return found / self.total


class Odds:
    """The chances for the dice of one content. Make it once: it keeps what it has worked out."""

    def __init__(self, dice: DiceRules) -> None:
        # By colour, whether the symbol is active, how many dice are rolled, and the highest one
        # that stays (NO_DIE first): the ways to each highest number from 0.
        self.highest: list[list[list[list[list[int]]]]] = []
        for colour, faces in enumerate(dice.faces):
            self.highest.append([])
            for special in (dice.inactive[colour], dice.active[colour]):
                values = [special if face == SPECIAL else face for face in faces]
                self.highest[colour].append(
                    [
                        [highest_ways(values, count, stays) for stays in range(-1, max(values) + 1)]
                        for count in range(MOST_OF_A_COLOUR + 1)
                    ]
                )
        self.special_values = [dice.inactive, dice.active]
        self.sums: dict[tuple[int, ...], list[int]] = {}  # see `partly`

    def roll(self, counts: Sequence[int], active: Sequence[bool], modifier: int = 0) -> AttackWays:
        """Return the attacks of a roll of so many dice of each colour."""
        return self.partly(counts, [NO_DIE] * len(DICE), active, modifier)

    def reroll(
        self,
        colours: Sequence[int],
        faces: Sequence[int],
        again: Sequence[int],
        active: Sequence[bool],
        modifier: int = 0,
    ) -> AttackWays:
        """Return the attacks if the dice in the places `again` are rolled once more.

        `colours` and `faces` are the dice as they lie there, `modifier` is everything else that
        counts for the attack.
        """
        counts = [0] * len(DICE)
        stay = [NO_DIE] * len(DICE)
        for place, colour in enumerate(colours):
            if place in again:
                counts[colour] += 1
                continue
            value = faces[place]
            if value == SPECIAL:
                value = self.special_values[active[colour]][colour]
            if value > stay[colour]:
                stay[colour] = value
        return self.partly(counts, stay, active, modifier)

    def partly(
        self, counts: Sequence[int], stay: Sequence[int], active: Sequence[bool], modifier: int
    ) -> AttackWays:
        """Return the attacks if dice are rolled and others, of these highest values, stay."""
        key = (*counts, *stay, *active)
        found = self.sums.get(key)
        if found is None:
            found = [1]
            for colour in range(len(DICE)):
                found = added(
                    found, self.highest[colour][active[colour]][counts[colour]][stay[colour] + 1]
                )
            if len(self.sums) == MOST_SUMS:
                self.sums.clear()
            self.sums[key] = found
        return AttackWays(modifier, found)

    def with_die(self, attack: int, colour: int) -> AttackWays:
        """Return the attacks of a knight who adds one die, its symbol not active (GLO-DUEL-21)."""
        counts = [0] * len(DICE)
        counts[colour] = 1
        return self.roll(counts, [False] * len(DICE), attack)


KNOWN: Final[dict[str, Odds]] = {}  # by what is printed on the dice


def odds_of(dice: DiceRules) -> Odds:
    """Return the chances for a content's dice; contents with the same dice share them."""
    key = repr((dice.faces, dice.inactive, dice.active))
    if key not in KNOWN:
        KNOWN[key] = Odds(dice)
    return KNOWN[key]


def highest_ways(values: list[int], count: int, stays: int) -> list[int]:
    """Return in how many ways the highest of some dice is each number, from 0.

    `count` dice with these values are rolled, one of value `stays` lies there (NO_DIE: none).
    Without any die the colour counts 0 (GLO-DUEL-09).
    """
    up_to = 0
    found: list[int] = []
    for number in range(max(values) + 1):
        ways = 0
        if number >= stays and (count or stays != NO_DIE):
            ways = sum([1 for value in values if value <= number]) ** count
        found.append(ways - up_to)
        up_to = ways
    return found if up_to else [1]


def added(one: list[int], other: list[int]) -> list[int]:
    """Return the ways to each sum of two numbers."""
    found = [0] * (len(one) + len(other) - 1)
    for i, ways in enumerate(one):
        if ways:
            for j, more in enumerate(other):
                found[i + j] += ways * more
    return found
