"""Modifiers last exactly as long as a step, however it ends."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.chance.chance import ScriptedChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.modifiers import ALL_SIDES, NO_SOURCE
from gonfalon.kernel.records.saving import from_json, to_json
from gonfalon.kernel.values.errors import KernelError
from tests.kernel.tiny import quest, tilt
from tests.kernel.tiny.tilt import CHEERS, SPEED, Season, Tilt

STILL = {"die": [0] * 40}  # every lance shows 1, every shield 0


def begun(*choices: str) -> Match[Any]:
    """Return a match in which nothing good is rolled, after some choices."""
    m = tilt.GAME.begin(chance=ScriptedChance(tilt.GAME.chance_names(2), STILL))
    for choice in choices:
        m.choose(m.decisions[0].id, choice)
    return m


def test_a_modifier_ends_with_its_step() -> None:
    m = begun("fast")
    assert (m.modified(SPEED, 0), m.modified(SPEED, 1)) == (-1, 0)
    m.choose(m.decisions[0].id, "keep")
    m.choose(m.decisions[0].id, "keep")
    assert m.modified(SPEED, 0) == 0
    assert m.state.points == [0, 0], "one for the lance, one less for the speed"


def test_a_longer_life_outlasts_a_shorter_one() -> None:
    m = begun("fast", "keep", "bow", "slow")
    assert [m.modified(CHEERS, seat) for seat in (0, 1)] == [1, 1], "for all sides"
    m.choose(m.decisions[0].id, "keep")
    m.choose(m.decisions[0].id, "bow")
    assert m.state.points == [0, 2]
    assert m.modified(CHEERS, 0) == 2, "several add up"


def test_kinds_do_not_mix() -> None:
    m = begun()
    m.lasting(SPEED, 0, 3, until=Tilt)
    m.lasting(CHEERS, 0, 5, until=Season)
    m.lasting(SPEED, ALL_SIDES, -1, until=Season)
    assert [m.modified(SPEED, seat) for seat in (0, 1)] == [2, -1]
    assert [m.modified(CHEERS, seat) for seat in (0, 1)] == [5, 0]


def test_a_modifier_may_name_its_source() -> None:
    m = begun()
    tilt_now = m.enclosing(Tilt)
    m.lasting(SPEED, 0, 3, until=Tilt)
    m.lasting(SPEED, 1, -1, until=Tilt, source=7)
    assert tilt_now.lasting.entries == [[SPEED, 0, 3, NO_SOURCE], [SPEED, 1, -1, 7]]
    assert tilt_now.clone().lasting.entries == tilt_now.lasting.entries


def test_unwinding_drops_what_lies_above() -> None:
    m = begun("fast")
    m.lasting(SPEED, 0, 4, until=Season)
    m.unwind(m.enclosing(Season))
    assert m.modified(SPEED, 0) == 4
    m.stack.clear()
    assert m.modified(SPEED, 0) == 0


def test_the_innermost_step_of_the_class_is_meant() -> None:
    m = begun()
    m.call(Tilt(1))
    m.lasting(SPEED, 0, 7, until=Tilt)
    m.unwind(m.stack[-2])
    assert m.modified(SPEED, 0) == 0


def test_undo_takes_modifiers_back() -> None:
    m = begun("fast", "keep", "bow")
    assert m.modified(CHEERS, 0) == 1
    m.undo(0, m.undoable(0)[-1])
    assert m.modified(CHEERS, 0) == 0
    m.choose(m.decisions[0].id, "bow")
    assert m.modified(CHEERS, 0) == 1


def test_saved_and_copied_matches_keep_them_apart() -> None:
    m = begun("fast", "keep", "bow", "fast")
    loaded = from_json(to_json(m), None, tilt.GAME)
    copy = m.clone()
    for other in (loaded, copy):
        assert (other.modified(SPEED, 1), other.modified(CHEERS, 0)) == (-1, 1)
        other.lasting(CHEERS, 0, 9, until=Season)
    assert m.modified(CHEERS, 0) == 1


def test_a_step_that_keeps_none_is_named() -> None:
    m = quest.GAME.begin()
    with pytest.raises(KernelError, match="Quest keeps no modifiers"):
        m.lasting(SPEED, 0, 1, until=quest.Quest)
    with pytest.raises(KernelError, match="no Joust is in progress"):
        m.lasting(SPEED, 0, 1, until=quest.Joust)
