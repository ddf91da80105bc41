"""What an action offers and what it refuses: one walk answers both (PAL-WORK-10, PAL-DEC)."""

from __future__ import annotations

from itertools import islice

import pytest

import gonfalon
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import Action
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.decision import Blocked, Option
from gonfalon.testing import walk
from tests.games.paladins.walks import eager

INPUTS = 400


def check(state: PaladinsState, side: int, action: Action) -> None:
    """Check one action of one side in any state."""
    reasons: list[Blocked] = []
    may = action.may(state, side, None)
    assert action.may(state, side, reasons) == may
    assert len(reasons) == (0 if may else 1)
    found: list[Option] = []
    action.targets(state, side, found, None)
    asked: list[Option] = []
    refused: list[Blocked] = []
    action.targets(state, side, asked, refused)
    assert asked == found, "asking for reasons changes no options"
    if may and action.target_kind:
        assert found, "an action that may begin can be completed"
    if action.target_kind:
        ids = [option.id for option in found] + [blocked.id for blocked in refused]
        if action.target_kind != "pray":  # which names itself besides what its spaces hold
            assert len(set(ids)) == len(ids), "nothing is both offered and refused"
        every = {option.id for option in state.content.register[action.target_kind]}
        assert every <= set(ids), "every target is offered or refused"


@pytest.mark.rules("PAL-WORK-10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_target_is_offered_or_refused(seats: int) -> None:
    """For each side and action, at every decision of a match."""
    m = gonfalon.new("paladins", seats=seats, seed=seats)
    for _ in islice(walk(m, FastChance(seats), eager), INPUTS):
        for side in range(seats):
            for action in BY_NUMBER:
                check(m.state, side, action)
    assert m.state.round > 1


def test_actions_are_in_the_order_of_their_numbers() -> None:
    assert [action.number for action in BY_NUMBER] == list(range(12))
