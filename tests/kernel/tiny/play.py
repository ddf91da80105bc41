"""Playing matches of any game at random, for tests that want many positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gonfalon.kernel.play.match import Match
from tests.kernel.tiny import chain, duel, hands, purse, quest, tilt
from tests.kernel.tiny.base import TinyGame

GAMES: dict[str, TinyGame[Any]] = {
    "chain": chain.GAME,
    "duel": duel.GAME,
    "hands": hands.GAME,
    "purse": purse.GAME,
    "quest": quest.GAME,
    "tilt": tilt.GAME,
}
"""The tiny games by slug."""


def step_at_random(m: Match[Any], random: Random) -> None:
    """Give one random answer, close a round in which nobody is left to answer, or undo."""
    for seat in range(m.seats):
        reach = m.undoable(seat)
        if reach and random.random() < 0.15:
            m.undo(seat, random.choice(reach))
            return
    if not m.decisions or (m.round and random.random() < 0.1):
        m.close(m.round)
        return
    decision = random.choice(m.decisions)
    m.choose(decision.id, random.choice(decision.options).id)


def positions(slug: str, seed: int, policy: str = "quick", **options: Any) -> Iterator[Match[Any]]:
    """Give one match again and again, at each of its positions from the first to the last."""
    random = Random(seed)
    played = GAMES[slug]
    seats = random.randint(played.min_seats, min(played.max_seats, 3))
    m = played.begin(seed, seats, policy, **options)
    yield m
    while not m.over:
        step_at_random(m, random)
        yield m
