"""Dice: drawn one by one, rerolled in part, offered as the sets that differ."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import ScriptedChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.dice import Dice, plain_dice, subsets
from gonfalon.kernel.values.errors import KernelError, Refused
from tests.kernel.tiny import tilt
from tests.kernel.tiny.tilt import COLOURS, PRINTED, Tilt


def scripted(*values: int) -> ScriptedChance:
    """Return a chance whose dice fall on these sides, counted from 0."""
    return ScriptedChance(tilt.GAME.chance_names(2), {"die": list(values)})


def riding(*values: int) -> Match[Any]:
    """Return a match whose first tilt, with three lances, was rolled like this."""
    m = tilt.GAME.begin(chance=scripted(*values))
    m.choose(m.decisions[0].id, "fast")
    return m


def on_the_table(m: Match[Any]) -> list[int]:
    """Return what the dice of the open tilt show."""
    return m.enclosing(Tilt).dice.faces


def test_each_die_is_drawn_by_itself_and_shows_what_is_printed() -> None:
    m = riding(0, 0, 2, 2, 5)
    assert on_the_table(m) == [1, 0, 3, 1, 6]
    assert m.chance.used == 5
    assert m.view(None)["state"]["dice"][:2] == [
        {"colour": "lance", "face": 1},
        {"colour": "shield", "face": 0},
    ]


def test_an_event_names_the_dice_and_their_faces() -> None:
    m = tilt.GAME.begin(chance=scripted(0, 0, 2, 2, 5))
    (event,) = m.choose(m.decisions[0].id, "fast")
    assert event.to_json(m.content.vocabulary)["args"] == {
        "seat": 0,
        "dice": ["lance", "shield", "lance", "shield", "lance"],
        "faces": [1, 0, 3, 1, 6],
    }


def test_a_reroll_touches_only_the_dice_that_were_named() -> None:
    m = riding(0, 0, 2, 2, 5, 4, 1)
    m.choose(m.decisions[0].id, "lance-1+shield-0")
    assert on_the_table(m) == [5, 1, 3, 1, 6]
    assert m.chance.used == 7


def test_nobody_goes_back_past_a_roll() -> None:
    """Keeping the dice can be taken back; a reroll cannot."""
    m = tilt.GAME.begin(seed=3)
    m.choose(m.decisions[0].id, "fast")
    assert m.undoable(0) == []
    first = m.decisions[0].id
    m.choose(first, "keep")
    m.undo(0, first)
    decision = m.decisions[0]
    m.choose(decision.id, decision.options[1].id)
    assert m.undoable(0) == []
    with pytest.raises(Refused, match="cannot go back"):
        m.undo(0, decision.id)


def test_dice_cannot_be_turned_to_a_face_they_do_not_have() -> None:
    dice = Dice([1], PRINTED)
    dice.faces = [0]
    dice.turn(0, 3)
    assert dice.faces == [3]
    with pytest.raises(KernelError, match="no 6 is printed on a die of colour 1"):
        dice.turn(0, 6)


def test_plain_dice_have_as_many_sides_as_asked_for() -> None:
    m = tilt.GAME.begin(chance=scripted(5, 0, 3))
    assert plain_dice(2).roll(m, tilt.DIE) == [6, 1]
    assert plain_dice(1, 4).roll(m, tilt.DIE) == [4]
    assert plain_dice(0).roll(m, tilt.DIE) == []
    assert plain_dice(2).to_json(COLOURS) == [], "nothing is shown before the first roll"


def looks(dice: Dice, places: tuple[int, ...] | list[int]) -> tuple[tuple[int, int], ...]:
    """Return what some dice look like, in no particular order."""
    return tuple(sorted((dice.colours[i], dice.faces[i]) for i in places))


@pytest.mark.parametrize("seed", range(40))
def test_subsets_are_all_sets_that_look_different_each_once(seed: int) -> None:
    random = Random(seed)
    dice = Dice([random.randrange(2) for _ in range(random.randrange(9))], PRINTED)
    dice.faces = [random.choice(PRINTED[colour]) for colour in dice.colours]
    most = random.randrange(5)
    found = subsets(dice, most)
    everything = {
        looks(dice, places)
        for size in range(1, most + 1)
        for places in combinations(range(len(dice.faces)), size)
    }
    assert len(found) == len(everything)
    assert {looks(dice, places) for places in found} == everything
    shown = [looks(dice, places) for places in found]
    assert shown == sorted(shown, key=lambda look: (len(look), look))
    for places in found:
        for place in places:
            twins = [i for i in range(place) if looks(dice, [i]) == looks(dice, [place])]
            assert set(twins) <= set(places), "of equal dice the earliest are taken"


def test_the_order_of_subsets_does_not_depend_on_the_order_of_the_dice() -> None:
    dice = Dice([0, 1, 0, 1, 0], PRINTED)
    dice.faces = [4, 0, 2, 3, 4]
    other = Dice([1, 0, 0, 0, 1], PRINTED)
    other.faces = [3, 4, 4, 2, 0]
    assert [tilt.shown(dice, p) for p in subsets(dice, 2)] == [
        tilt.shown(other, p) for p in subsets(other, 2)
    ]


def test_nine_dice_have_few_enough_sets_for_one_question() -> None:
    """Nine dice of three colours that all differ: 45 sets of one or two, 255 of up to four."""
    dice = Dice([0, 0, 0, 1, 1, 1, 2, 2, 2], [[1, 2, 3]] * 3)
    dice.faces = [1, 2, 3] * 3
    assert [len(subsets(dice, most)) for most in (1, 2, 4)] == [9, 45, 255]
