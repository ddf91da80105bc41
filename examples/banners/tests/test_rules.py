"""The rules, each shown by a test that names it."""

from __future__ import annotations

from typing import Any

import pytest

import gonfalon
from gonfalon.kernel.match import Match
from gonfalon_banners import GAME
from gonfalon_banners.state import BannersState


def begun(seats: int = 2, seed: int = 1) -> Match[BannersState]:
    """Start a match."""
    return gonfalon.new("banners", seats=seats, seed=seed)


def give(match: Match[BannersState], *hands: list[int]) -> None:
    """Put these lances into the hands, by strength, and fill them up with weak ones."""
    for seat, hand in enumerate(hands):
        filled = [*hand, 1, 2, 1, 2, 1, 2][:6]
        match.state.hand(seat).cards[:] = sorted(strength - 1 for strength in filled)
    match.reopen()


def bid(match: Match[BannersState], *strengths: int) -> None:
    """Let every seat bid."""
    for seat, strength in enumerate(strengths):
        decision = next(d for d in match.decisions if d.seat == seat)
        match.choose(decision.id, str(strength))


@pytest.mark.rules("BAN-SET-01", "BAN-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_lances_each_and_six_banners(seats: int) -> None:
    state = begun(seats).state
    assert [len(state.hand(seat).cards) for seat in range(seats)] == [6] * seats
    assert len(state.packs[0].zones[-1].cards) == 32 - 6 * seats
    assert len(state.packs[1].zones[0].cards) == 5  # one has been turned up
    mine: Any = begun(seats).view(0)["state"]["players"]
    assert len(mine[0]["hand"]) == 6
    assert mine[1]["hand"] == []


@pytest.mark.rules("BAN-BID-01", "BAN-BID-02", "BAN-BID-04")
def test_the_strongest_lance_wins_what_is_on_offer() -> None:
    match = begun()
    [banner] = match.state.offered
    give(match, [3], [5])
    bid(match, 3, 5)
    assert match.state.won == [[], [banner]]
    assert len(match.state.offered) == 1  # the next one has been turned up
    assert len(match.state.hand(0).cards) == 5


@pytest.mark.rules("BAN-BID-02")
def test_nobody_sees_a_bid_before_all_have_bid() -> None:
    match = begun()
    before = match.view(1)
    match.choose(match.decisions[0].id, match.decisions[0].options[0].id)
    assert match.view(1) == before


@pytest.mark.rules("BAN-BID-03")
def test_only_lances_of_the_hand_can_be_bid() -> None:
    match = begun()
    give(match, [1, 2], [5, 6])
    with pytest.raises(gonfalon.Refused) as refused:
        match.choose(match.decisions[0].id, "8")
    assert refused.value.rule == "BAN-BID-03"


@pytest.mark.rules("BAN-BID-04")
def test_equal_lances_break_each_other() -> None:
    match = begun(seats=3)
    [banner] = match.state.offered
    give(match, [8], [8], [2])
    bid(match, 8, 8, 2)
    assert match.state.won == [[], [], [banner]]


@pytest.mark.rules("BAN-BID-05")
def test_banners_stay_if_all_lances_break() -> None:
    match = begun()
    [first] = match.state.offered
    give(match, [4, 7], [4, 6])
    bid(match, 4, 4)
    assert match.state.won == [[], []]
    assert match.state.offered[0] == first
    assert len(match.state.offered) == 2
    both = match.state.offered[:]
    bid(match, 7, 6)
    assert match.state.won == [both, []]


@pytest.mark.rules("BAN-END-01", "BAN-END-02")
def test_after_six_rounds_the_most_points_win() -> None:
    match = begun(seats=4, seed=3)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.id, decision.options[-1].id)
    assert match.turn == 6
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == [match.state.points(seat) for seat in range(4)]
    assert sum(outcome.scores) <= 28
    best = max(outcome.scores)
    assert outcome.winners == [seat for seat in range(4) if outcome.scores[seat] == best]
    assert GAME.broken_invariants(match) == []
