"""Who held the interrupt card: nobody can tell from anything the kernel lets out."""

from __future__ import annotations

from functools import cache

import pytest

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.message import Event
from tests.kernel.tiny import duel
from tests.kernel.tiny.duel import PARRY, DuelState

SEATS = 3
HOLDER = 1
ONLOOKERS = (0, 2, None)
"""The leader, another seat of the window's circle, and a spectator."""


@cache
def twins() -> list[tuple[int, int]]:
    """Return pairs of seeds that differ in the hand of one seat alone: with a parry, without."""
    seen: dict[tuple[tuple[int, ...], ...], dict[bool, int]] = {}
    for seed in range(900):
        state = duel.GAME.begin(seed, SEATS, live=False).state
        others = tuple(tuple(state.hand(s).cards) for s in range(SEATS) if s != HOLDER)
        hand = state.hand(HOLDER).cards
        if hand.count(PARRY) < 2 and 0 in hand:  # it can strike with an `a` in both
            seen.setdefault(others, {}).setdefault(PARRY in hand, seed)
    pairs = [(pair[True], pair[False]) for pair in seen.values() if len(pair) == 2]
    assert len(pairs) > 5
    return pairs[:12]


def seen(m: Match[DuelState], viewer: int | None) -> str:
    """Return everything a viewer may see now, as text."""
    return canonical([m.view(viewer), m.waiting, m.round, m.version])


class Teller:
    """Plays a match and writes down all that the onlookers are told."""

    def __init__(self, seed: int, policy: str) -> None:
        self.m = duel.GAME.begin(seed, SEATS, policy, rounds=2)
        self.views: list[list[str]] = [[] for _ in ONLOOKERS]
        self.events: list[list[str]] = [[] for _ in ONLOOKERS]
        self.tell(self.m.drain_events())

    def tell(self, events: list[Event]) -> None:
        """Send everybody what they may know."""
        words = self.m.content.vocabulary
        for place, viewer in enumerate(ONLOOKERS):
            view = seen(self.m, viewer)
            if self.views[place][-1:] != [view]:
                self.views[place].append(view)
            mine = [canonical(e.to_json(words)) for e in events if e.visible_to(viewer)]
            self.events[place] += mine

    def choose(self, seat: int, option: str) -> None:
        """Let a seat answer so, if it is asked at all."""
        for decision in self.m.decisions:
            if decision.seat == seat and decision.option(option):
                self.tell(self.m.choose(decision.id, option))
                return

    def play(self) -> None:
        """Play the match: the holder never uses its card."""
        m = self.m
        while not m.over:
            leader = m.state.leader
            step = m.stack[-1].NAME
            if step == "stance":
                self.choose(leader, "high")
            elif step == "foot":
                self.choose(leader, "right")
            elif step == "strike":
                for seat in range(SEATS):
                    strikes = seat == HOLDER and m.turn == 1
                    self.choose(seat, "strike-1" if strikes else "strike-0")
                    self.choose(seat, "true")
            else:
                for seat in range(SEATS):
                    self.choose(seat, "pass")
                if m.stack and step == m.stack[-1].NAME and not m.decisions:
                    self.tell(m.close(m.round))


@pytest.mark.parametrize("policy", ["everyone", "fixed"])
def test_onlookers_are_told_the_same_whoever_held_the_card(policy: str) -> None:
    """Views, ids, events, versions, waiting seats: byte for byte, in the same sequence."""
    for with_parry, without in twins():
        one, other = Teller(with_parry, policy), Teller(without, policy)
        one.play()
        other.play()
        assert one.views == other.views, f"seeds {with_parry} and {without}"
        assert one.events == other.events
        assert min(len(views) for views in one.views) > 6
        assert min(len(events) for events in one.events) > 6


def test_a_quick_window_tells_by_its_length_alone() -> None:
    """Quick tables trade that for speed: apart from the open window all is the same."""
    lengths = set()
    for with_parry, without in twins():
        one, other = Teller(with_parry, "quick"), Teller(without, "quick")
        one.play()
        other.play()
        assert one.events == other.events
        for views, others in zip(one.views, other.views, strict=True):
            assert [v for v in views if '"round":""' in v] == [
                v for v in others if '"round":""' in v
            ]
            lengths.add(len(views) - len(others))
    assert 1 in lengths, "somewhere a window was seen to be open"


def test_the_seats_own_view_does_differ() -> None:
    """The comparison would notice: the holder itself sees its card and its question."""
    with_parry, without = twins()[0]
    views = [duel.GAME.begin(seed, SEATS).view(HOLDER) for seed in (with_parry, without)]
    assert canonical(views[0]) != canonical(views[1])
