"""Exact chances, compared with every single roll."""

from __future__ import annotations

import random
import time
from itertools import product

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.components import DiceRules
from gonfalon.games.glory.model.constants import ARMOUR_DIE, SPECIAL
from gonfalon.games.glory.rules.board.odds import AttackWays, Odds

DICE_RULES = GAME.load().dice
ODDS = Odds(DICE_RULES)


def every_roll(
    dice: DiceRules,
    colours: list[int],
    faces: list[int],
    again: list[int],
    active: list[bool],
    modifier: int,
) -> dict[int, int]:
    """Count the rolls that give each attack, by trying all of them."""
    found: dict[int, int] = {}
    for rolled in product(*[dice.faces[colours[place]] for place in again]):
        shown = faces[:]
        for place, face in zip(again, rolled, strict=True):
            shown[place] = face
        attack = modifier
        for colour in range(3):
            values = [0]
            for place, face in enumerate(shown):
                if colours[place] == colour:
                    special = dice.active if active[colour] else dice.inactive
                    values.append(special[colour] if face == SPECIAL else face)
            attack += max(values)
        found[attack] = found.get(attack, 0) + 1
    return found


def counts(ways: AttackWays) -> dict[int, int]:
    """Return the ways by attack, without those that are impossible."""
    return {ways.lowest + i: n for i, n in enumerate(ways.ways) if n}


def compare(seed: int, states: int, most: int) -> None:
    """Compare random states, with at most so many dice rolled again."""
    rng = random.Random(seed)
    for _ in range(states):
        colours = [c for c in range(3) for _ in range(rng.randint(0, 3))]
        faces = [rng.choice(DICE_RULES.faces[colour]) for colour in colours]
        again = sorted(rng.sample(range(len(colours)), rng.randint(0, min(most, len(colours)))))
        active = [rng.random() < 0.5 for _ in range(3)]
        modifier = rng.randint(-2, 4)
        ways = ODDS.reroll(colours, faces, again, active, modifier)
        expected = every_roll(DICE_RULES, colours, faces, again, active, modifier)
        assert counts(ways) == expected
        total = 6 ** len(again)
        assert ways.total == total
        attack = rng.randint(-3, 17)
        above = sum(n for value, n in expected.items() if value > attack)
        equal = expected.get(attack, 0)
        assert ways.to_exceed(attack) == above / total
        assert ways.to_tie(attack) == equal / total
        assert ways.to_win(attack, True) == (above + equal) / total
        assert ways.to_win(attack, False) == above / total


@pytest.mark.rules("GLO-DUEL-08", "GLO-DUEL-09", "GLO-DUEL-11")
def test_chances_are_those_of_every_single_roll() -> None:
    compare(1, 250, 4)


@pytest.mark.slow
def test_chances_are_those_of_every_single_roll_of_many_dice() -> None:
    compare(2, 1000, 5)


def test_the_chances_that_the_specification_lists() -> None:
    """Without help: 3 strength, II/II; 4 strength, III/III; 4 strength, IV/IV."""
    plain, symbol, all_active = [False] * 3, [True, False, False], [True] * 3
    listed = [
        ([3, 2, 2], plain, {7: 80, 8: 65, 9: 47, 10: 28}),
        ([3, 3, 3], symbol, {8: 89, 9: 76, 10: 56, 11: 32}),
        ([3, 3, 3], all_active, {10: 81, 11: 60, 12: 35}),
    ]
    for dice, active, chances in listed:
        ways = ODDS.roll(dice, active)
        found = {attack: round(100 * ways.to_win(attack, True)) for attack in chances}
        assert found == chances


def test_against_dice_that_are_not_rolled_yet() -> None:
    """A magnate of attack 4 against two steed dice and an armour die, roll by roll."""
    mine = ODDS.roll([0, 2, 1], [False] * 3)
    theirs = ODDS.with_die(4, ARMOUR_DIE)
    assert counts(theirs) == {4: 2, 5: 2, 6: 1, 7: 1}
    expected_mine = every_roll(DICE_RULES, [1, 1, 2], [0, 0, 0], [0, 1, 2], [False] * 3, 0)
    for ties in (True, False):
        won = sum(
            n * k
            for a, n in expected_mine.items()
            for b, k in counts(theirs).items()
            if a > b or (ties and a == b)
        )
        assert mine.to_win_against(theirs, ties) == won / (6**3 * 6)
    mean = sum(a * n for a, n in expected_mine.items()) / 6**3
    assert mine.mean() == pytest.approx(mean)


def test_without_dice_there_is_one_way() -> None:
    ways = ODDS.roll([0, 0, 0], [True] * 3, 3)
    assert counts(ways) == {3: 1}
    assert ways.to_win(3, True) == 1.0
    assert ways.to_exceed(3) == 0.0


@pytest.mark.slow
def test_thousands_of_chances_in_a_second() -> None:
    colours, faces = [0, 0, 0, 1, 1, 1, 2, 2, 2], [1, 2, 3, 0, 1, 9, 0, 1, 2]
    begun = time.perf_counter()
    for n in range(5000):
        ODDS.reroll(colours, faces, [n % 9, (n + 4) % 9], [True] * 3).to_win(10, True)
    assert time.perf_counter() - begun < 1.0
