"""Matches whose answers are taken back."""

from __future__ import annotations

from gonfalon.kernel.play.match import Match
from tests.kernel.tiny import duel, hands
from tests.kernel.tiny.duel import DuelState
from tests.kernel.tiny.hands import HandsState

CARDS = [[0, 0, 0, 0], [1, 1, 1]]
"""Decks of one kind each: every hand is known, and so is every option."""


def do(m: Match[HandsState], *options: str) -> None:
    """Answer the open questions in turn."""
    for option in options:
        m.choose(m.decisions[0].id, option)


def at_foot() -> Match[DuelState]:
    """Return a match in which the leader has taken a high stance."""
    m = duel.GAME.begin(1, 3)
    m.choose(m.decisions[0].id, "high")
    return m


def two_alike() -> Match[HandsState]:
    """Return a match in which seat 0 holds two cards `a`, and others cannot know it."""
    for seed in range(1000):
        m = hands.GAME.begin(seed, 2, cards=[[0, 0, 1, 2], [3, 3, 3]], hand=2)
        if m.state.hands[0].cards == [0, 0]:
            return m
    raise AssertionError
