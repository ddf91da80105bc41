"""Chances of whole duels, from the exact chances of single rolls (`rules/board/odds.py`).

Everything is a pure function of small numbers, kept once it is known. Dice are told as six numbers:
for each colour how many, and whether its special symbol is active.

What is left out: a prestige token lost by a tie, and that strength can be added between passes (see
`commitment.py`).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.components import DiceRules
from gonfalon.games.glory.model.constants import ARMOUR_DIE, DICE, SPECIAL
from gonfalon.games.glory.rules.board.odds import NO_DIE, added, odds_of

MOST_POINTS: Final = 4  # of attack that helpers add in one pass, at most
PASSES: Final = 2  # to win

Dice = tuple[int, int, int, int, int, int]
Ending = tuple[float, bool, int, int]  # of a pass: see `passes`


class Chances:
    """The chances for the dice of one content."""

    def __init__(self, dice: DiceRules) -> None:
        self.odds = odds_of(dice)
        self.tables: dict[tuple[Dice, int], list[float]] = {}
        self.ends: dict[tuple[Dice, int, bool, int, int, int], list[Ending]] = {}
        self.duels: dict[tuple[Dice, int, bool, int, int, int, int], tuple[float, float]] = {}
        inactive = dice.inactive[ARMOUR_DIE]
        faces = dice.faces[ARMOUR_DIE]
        self.die_values = [inactive if face == SPECIAL else face for face in faces]

    def reaching(self, dice: Dice, again: int) -> list[float]:
        """Return the chance to reach each attack from 0 on with one roll.

        If `again` is not 0, that many dice may be rolled once more when the roll falls short; the
        set of dice is the best one for the attack aimed at.
        """
        found = self.tables.get((dice, again))
        if found is None:
            found = self.tables[dice, again] = self.make_table(dice, again)
        return found

    def make_table(self, dice: Dice, again: int) -> list[float]:
        """Work out the table: over all highest dice of a roll, the best set for each attack."""
        highest = self.odds.highest
        counts, active = dice[::2], dice[1::2]
        fresh = [highest[at][active[at]][counts[at]][0] for at in range(len(DICE))]
        top = sum([len(ways) - 1 for ways in fresh])
        total = float(6 ** sum(counts))
        if not again:
            return tails(added(added(fresh[0], fresh[1]), fresh[2]), total)
        found = [0.0] * (top + 1)
        rolls = shares(counts, again)
        for first, ways_0 in enumerate(fresh[0]):
            for second, ways_1 in enumerate(fresh[1]):
                for third, ways_2 in enumerate(fresh[2]):
                    ways = ways_0 * ways_1 * ways_2
                    if not ways:
                        continue
                    shown = (first, second, third)
                    best = [1.0] * (sum(shown) + 1) + [0.0] * (top - sum(shown))
                    for roll in rolls if sum(shown) < top else []:
                        better = self.after(counts, active, shown, roll)
                        for attack in range(sum(shown) + 1, len(better)):
                            if better[attack] > best[attack]:
                                best[attack] = better[attack]
                    for attack, chance in enumerate(best):
                        found[attack] += chance * ways / total
        return found

    def after(
        self,
        counts: tuple[int, ...],
        active: tuple[int, ...],
        shown: tuple[int, int, int],
        roll: tuple[int, int, int],
    ) -> list[float]:
        """Return the chances to reach each attack if so many dice of each colour roll again.

        A colour rolls its lowest dice; the highest one stays unless all of them roll.
        """
        ways = [1]
        for at in range(len(DICE)):
            stays = NO_DIE if roll[at] >= counts[at] else shown[at]
            ways = added(ways, self.odds.highest[at][active[at]][roll[at]][stays + 1])
        return tails(ways, float(sum(ways)))

    def reach(self, dice: Dice, again: int, need: int, die_added: bool) -> float:
        """Return the chance to reach an attack; a magnate's die is added to it."""
        table = self.reaching(dice, again)
        if not die_added:
            return chance_at(table, need)
        chances = [chance_at(table, need + value) for value in self.die_values]
        return sum(chances) / len(chances)

    def duel(
        self,
        dice: Dice,
        need: int,
        die_added: bool,
        faith: int,
        again: int,
        points: int,
        won: int = 0,
        lost: int = 0,
    ) -> tuple[float, float]:
        """Return the chances to win a duel, and to lose it after a won pass.

        `need` is the attack that wins a pass, `faith` the tokens to spend, each for `again` dice,
        and `points` is what helpers can add to the attack once each.
        """
        if won == PASSES:
            return 1.0, 0.0
        if lost == PASSES:
            return 0.0, float(won > 0)
        left = 2 * PASSES - 1 - won - lost
        key = (
            dice,
            need,
            die_added,
            min(faith, left),
            again if faith else 0,
            min(points, MOST_POINTS * left),
            4 * won + lost,
        )
        found = self.duels.get(key)
        if found is None:
            found = self.duels[key] = self.next_pass(
                dice, need, die_added, faith, again, points, won, lost
            )
        return found

    def next_pass(
        self,
        dice: Dice,
        need: int,
        die_added: bool,
        faith: int,
        again: int,
        points: int,
        won: int,
        lost: int,
    ) -> tuple[float, float]:
        """Work out a duel from the next pass on."""
        found = [0.0, 0.0]
        for chance, wins, faith_left, points_left in self.passes(
            dice, need, die_added, faith, again, points
        ):
            ends = self.duel(
                dice,
                need,
                die_added,
                faith_left,
                again,
                points_left,
                won + int(wins),
                lost + int(not wins),
            )
            found[0] += chance * ends[0]
            found[1] += chance * ends[1]
        return found[0], found[1]

    def passes(
        self, dice: Dice, need: int, die_added: bool, faith: int, again: int, points: int
    ) -> list[Ending]:
        """Return how a pass may end: roll, faith if it falls short, then helpers.

        Each entry is a chance, whether the pass is won, and the faith and points that are left.
        """
        key = (dice, need, die_added, faith, again, points)
        found = self.ends.get(key)
        if found is None:
            found = self.ends[key] = self.work_out(dice, need, die_added, faith, again, points)
        return found

    def work_out(
        self, dice: Dice, need: int, die_added: bool, faith: int, again: int, points: int
    ) -> list[Ending]:
        """Work out how a pass may end."""
        found: list[Ending] = []

        def add(chance: float, wins: bool, faith: int, points: int) -> None:
            if chance > 0:
                found.append((chance, wins, faith, points))

        by_roll = self.reach(dice, 0, need, die_added)
        later = max(faith - 1, 0)
        add(by_roll, True, faith, points)
        use = again if faith else 0
        reached = self.reach(dice, use, need, die_added) if use else by_roll
        add(reached - by_roll, True, later, points)
        for used in range(1, min(points, MOST_POINTS) + 1):
            more = self.reach(dice, use, need - used, die_added)
            add(more - reached, True, later, points - used)
            reached = max(more, reached)
        add(1 - reached, False, later, points)
        return found


def tails(ways: list[int], total: float) -> list[float]:
    """Return for each number from 0 on the chance to reach it."""
    found = [0.0] * len(ways)
    above = 0
    for at in range(len(ways) - 1, -1, -1):
        above += ways[at]
        found[at] = above / total
    return found


def chance_at(table: list[float], need: int) -> float:
    """Return an entry of such a list, also beyond its ends."""
    if need <= 0:
        return 1.0
    return table[need] if need < len(table) else 0.0


def shares(counts: tuple[int, ...], dice: int) -> list[tuple[int, int, int]]:
    """Return the ways to share dice out to the colours, as many as possible."""
    most = min(dice, sum(counts))
    found: list[tuple[int, int, int]] = []
    for first in range(min(counts[0], most) + 1):
        for second in range(min(counts[1], most - first) + 1):
            if most - first - second <= counts[2]:
                found.append((first, second, most - first - second))
    return found


KNOWN: Final[dict[str, Chances]] = {}  # by what is printed on the dice
SEEN: Final[dict[int, tuple[DiceRules, Chances]]] = {}  # the same by object, which is quicker
MOST_SEEN: Final = 100


def chances_of(dice: DiceRules) -> Chances:
    """Return the chances for a content's dice; contents with the same dice share them."""
    seen = SEEN.get(id(dice))
    if seen is not None and seen[0] is dice:
        return seen[1]
    key = repr((dice.faces, dice.inactive, dice.active))
    if key not in KNOWN:
        KNOWN[key] = Chances(dice)
    if len(SEEN) == MOST_SEEN:
        SEEN.clear()
    SEEN[id(dice)] = (dice, KNOWN[key])
    return KNOWN[key]
