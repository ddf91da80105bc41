"""The quick way to play on: plans are kept, and tell nothing that the seat does not know."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots.guide import Guide
from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.bot.playing import Plan, Plans, policy
from gonfalon.games.paladins.model.options import PASSING
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match


def begun(seats: int = 2, seed: int = 4) -> Match[Any]:
    """Return a new match."""
    return GAME.new(seats, FastChance(seed), live=False)


def play(m: Match[Any], until: str = "") -> None:
    """Play on to a question of this kind, or to the end."""
    chance = FastChance(1)
    while not m.over:
        if not m.open_decisions:
            m.close(m.round)
            continue
        decision = m.open_decisions[0]
        if decision.kind == until:
            return
        m.answer(decision, decision.options[policy(m, decision, chance)])


def plan_in(m: Match[Any], side: int) -> Plan:
    """Return the plan that a match keeps for a side."""
    assert isinstance(m.notes, Plans)
    return m.notes.by_side[side]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_matches_the_same_each_time(seats: int) -> None:
    """Alone as well, and with as many as there may be."""
    outcomes = []
    for _ in range(2):
        m = begun(seats)
        play(m)
        assert m.outcome is not None
        outcomes.append((m.outcome.scores, m.beat))
    assert outcomes[0] == outcomes[1]


def test_a_plan_is_followed_as_long_as_it_lasts() -> None:
    """The side does what the plan says, and does not plan again before it is done."""
    m = begun()
    play(m, "action")
    side = m.open_decisions[0].seat
    first: Plan | None = None
    followed = 0
    while m.state.round == 1 and not m.over:
        decision = m.open_decisions[0]
        at = policy(m, decision, FastChance(1))
        if decision.kind == "action" and decision.seat == side:
            plan = plan_in(m, side)
            if first is None:
                first = plan
            if plan is first:
                followed += 1
                assert plan.doing is not None
                assert decision.options[at] is not PASSING
        m.answer(decision, decision.options[at])
    assert followed >= 2


def test_a_copy_begins_without_plans() -> None:
    """So what a play-out does depends on nothing that came before it."""
    m = begun()
    play(m, "action")
    policy(m, m.open_decisions[0], FastChance(1))
    assert isinstance(m.notes, Plans)
    assert m.clone().notes is None


def test_it_reads_nothing_that_its_seat_does_not_know() -> None:
    """The same answer in whatever its seat can imagine, and always an option."""
    m = begun(3)
    chance = FastChance(2)
    asked = 0
    while not m.over:
        if not m.open_decisions:
            m.close(m.round)
            continue
        decision = m.open_decisions[0]
        at = policy(m.clone(), decision, chance)
        assert 0 <= at < len(decision.options)
        if len(decision.options) > 1 and asked < 150:
            asked += 1
            dealer = m.dealer(decision.seat)
            for number in range(2):
                world = dealer.world(FastChance(number))
                other = next(d for d in world.open_decisions if d.seat == decision.seat)
                assert policy(world, other, chance) == at, decision
        m.answer(decision, decision.options[at])
    assert asked == 150


def test_the_search_plays_on_with_it() -> None:
    """It is what the search uses instead of the judge."""
    assert Guide(GAME).policy is policy
