"""The quick way to play on: what is kept for a phase, and that it tells nothing unknown."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots.guide import Guide
from gonfalon.games.glory import GAME
from gonfalon.games.glory.bot.playing import HELPING, NOTHING_MORE, Notes, policy, wins_pass
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match


def begun(seats: int = 2, seed: int = 4) -> Match[Any]:
    """Return a new match."""
    return GAME.new(seats, FastChance(seed), live=False)


def step(m: Match[Any]) -> None:
    """Give one answer, or close a round that waits for nobody."""
    if not m.open_decisions:
        m.close(m.round)
        return
    decision = m.open_decisions[0]
    m.answer(decision, decision.options[policy(m, decision, FastChance(1))])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_matches_the_same_each_time(seats: int) -> None:
    """Alone as well, and with as many as there may be."""
    outcomes = []
    for _ in range(2):
        m = begun(seats)
        while not m.over:
            step(m)
        assert m.outcome is not None
        outcomes.append((m.outcome.scores, m.beat))
    assert outcomes[0] == outcomes[1]


def test_what_things_are_worth_is_kept_for_a_phase() -> None:
    """One side asks itself at its first question in each phase of a round."""
    m = begun()
    kept: dict[tuple[int, int, int], object] = {}
    again = 0
    while not m.over:
        step(m)
        if not isinstance(m.notes, Notes):
            continue
        for seat, known in m.notes.by_seat.items():
            before = kept.setdefault((seat, known.round, known.phase), known)
            assert before is known
            again += 1
    assert again > 4 * len(kept) > 0
    assert m.clone().notes is None


def test_a_pass_that_is_won_costs_nothing_more() -> None:
    """Neither faith nor a token is used by whoever would win the pass anyway."""
    m = begun()
    won = lost = 0
    while not m.over:
        if m.open_decisions and m.open_decisions[0].kind in HELPING:
            decision = m.open_decisions[0]
            answer = decision.options[policy(m, decision, FastChance(1))]
            if wins_pass(m, decision.seat):
                won += 1
                assert answer.id in NOTHING_MORE
            else:
                lost += answer.id not in NOTHING_MORE
        step(m)
    assert won > 10
    assert lost > 3


def test_it_reads_nothing_that_its_seat_does_not_know() -> None:
    """The same answer in whatever its seat can imagine, and always an option."""
    m = begun(3)
    chance = FastChance(2)
    asked = 0
    while not m.over:
        if m.open_decisions and len(m.open_decisions[0].options) > 1 and asked < 120:
            decision = m.open_decisions[0]
            at = policy(m.clone(), decision, chance)
            assert 0 <= at < len(decision.options)
            asked += 1
            dealer = m.dealer(decision.seat)
            for number in range(2):
                world = dealer.world(FastChance(number))
                other = next(d for d in world.open_decisions if d.seat == decision.seat)
                assert policy(world, other, chance) == at, decision
        step(m)
    assert asked == 120


def test_the_search_plays_on_with_it() -> None:
    """It is what the search uses instead of the judge."""
    assert Guide(GAME).policy is policy
