"""The rules, each shown by a test that names it."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.testing import Scenario, check_perft, check_walks, laid_pack, scripted
from gonfalon_banners import GAME
from gonfalon_banners.rules import HAND
from gonfalon_banners.state import BannersState


def begun(seats: int = 2) -> Scenario[BannersState]:
    """Start a match. Nothing is shuffled: the strongest lances and the lion come first."""
    return Scenario(GAME.new(seats, scripted(GAME, seats))).begin()


def given(*hands: list[int]) -> Scenario[BannersState]:
    """Start a match with these lances in the hands, filled up with the weakest of the rest."""
    s = begun(len(hands))
    rest = s.state.content.deck[:]
    held = [[strength - 1 for strength in hand] for hand in hands]
    for lance in [lance for hand in held for lance in hand]:
        rest.remove(lance)
    for hand in held:
        while len(hand) < HAND:
            hand.append(rest.pop(0))
    empty = BannersState(s.state.content, len(hands)).packs[0]
    s.state.packs[0] = laid_pack(empty.zones, [*held, rest])
    s.m.reopen()
    return s


def bid(s: Scenario[BannersState], *strengths: int) -> None:
    """Let every seat bid."""
    for seat, strength in enumerate(strengths):
        s.seat(seat).chooses(str(strength))


@pytest.mark.rules("BAN-SET-01", "BAN-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_lances_each_and_six_banners(seats: int) -> None:
    s = begun(seats)
    assert [len(s.state.hand(seat).cards) for seat in range(seats)] == [6] * seats
    assert len(s.state.packs[0].zones[-1].cards) == 32 - 6 * seats
    assert len(s.state.packs[1].zones[0].cards) == 5  # one has been turned up
    mine: Any = s.seat(0).view()["state"]["players"]
    assert len(mine[0]["hand"]) == 6
    assert mine[1]["hand"] == []


@pytest.mark.rules("BAN-BID-01", "BAN-BID-02", "BAN-BID-04")
def test_the_strongest_lance_wins_what_is_on_offer() -> None:
    s = given([3], [5])
    [banner] = s.state.offered
    bid(s, 3, 5)
    s.happened("banner-turned", "lance-shown", "lance-shown", "banners-won", "banner-turned")
    assert s.event("banners-won") == {"seat": 1, "banners": ["lion"]}
    assert s.state.won == [[], [banner]]
    assert len(s.state.offered) == 1  # the next one has been turned up
    assert len(s.state.hand(0).cards) == 5


@pytest.mark.rules("BAN-BID-02")
def test_nobody_sees_a_bid_before_all_have_bid() -> None:
    s = given([3], [5])
    before = s.seat(1).view()
    s.seat(0).chooses("3")
    assert s.seat(1).view() == before
    s.never("lance-shown")


@pytest.mark.rules("BAN-BID-03")
def test_only_lances_of_the_hand_can_be_bid() -> None:
    s = given([1, 2], [5, 6])
    assert s.seat(0).options() == ["1", "2"]
    s.seat(0).cannot("8", "BAN-BID-03", lance="8")


@pytest.mark.rules("BAN-BID-04")
def test_equal_lances_break_each_other() -> None:
    s = given([8], [8], [2])
    [banner] = s.state.offered
    bid(s, 8, 8, 2)
    assert s.state.won == [[], [], [banner]]


@pytest.mark.rules("BAN-BID-05")
def test_banners_stay_if_all_lances_break() -> None:
    s = given([4, 7, 5], [4, 6])
    [first] = s.state.offered
    bid(s, 4, 4)
    s.happened("all-broken")
    assert s.state.won == [[], []]
    assert s.state.offered[0] == first
    assert len(s.state.offered) == 2
    both = s.state.offered[:]
    bid(s, 7, 6)
    assert s.state.won == [both, []]


@pytest.mark.rules("BAN-END-01", "BAN-END-02")
def test_after_six_rounds_the_most_points_win() -> None:
    s = begun(seats=4)
    while not s.m.over:
        player = s.seat(s.m.decisions[0].seat)
        player.chooses(player.options()[-1])
    assert s.m.turn == 6
    outcome = s.m.outcome
    assert outcome is not None
    assert outcome.scores == [s.state.points(seat) for seat in range(4)]
    assert sum(outcome.scores) <= 28
    best = max(outcome.scores)
    assert s.winners() == [seat for seat in range(4) if outcome.scores[seat] == best]


@pytest.mark.rules("BAN-BID-02", "BAN-BID-03")
def test_the_number_of_ways_to_bid() -> None:
    """1 or 8, answered by 2 or 3, round after round.

    At depth 5, whoever has bid both strong lances is not asked any more. Seat 0 bids 1 or 8 after
    12 of 16 beginnings (24), seat 1 bids after 3 of the other 4 (6), and one match is over (1).
    """
    check_perft(given([1, 1, 1, 1, 8, 8], [2, 2, 2, 2, 3, 3]).m, [2, 4, 8, 16, 31])


def test_random_matches() -> None:
    check_walks("banners", matches=10)
