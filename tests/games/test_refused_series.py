"""What is carried out for a series that will be refused: nothing that its seat cannot know.

Time cannot be tested, but what takes it can: the calls of functions, one after another. In a sealed
round they are the same whether the other seats have answered or not. `bench/refusals.py` measures
the time. (Compiled functions do not show up here; they are the same ones.)
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.series import answers_for, read_series
from gonfalon.kernel.play.step import EVERYONE_CONFIRMS, POLICIES, Lanes
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import Refused
from gonfalon.proving.refusals import UNKNOWN_ID, some, wholes
from tests.games.every import SLUGS

# Nothing is drawn, looked at or opened for a series that is refused.
UNKNOWN = {
    *("FastChance.below", "ProvableChance.below", "Match.publish_round"),
    *("Pack.draw", "Pack.shuffle", "Pack.look"),
}


def calls(act: Callable[[], Any]) -> list[str]:
    """Return the names of all functions called while a series is refused, in order."""
    found: list[str] = []

    def note(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call":
            found.append(frame.f_code.co_qualname)

    gc.disable()  # callbacks of the collector would be noted too
    sys.setprofile(note)
    try:
        with suppress(Refused):
            act()
    finally:
        sys.setprofile(None)
        gc.enable()
    return found


def tried(m: Match[Any], asked: Decision) -> Iterator[tuple[Any, list[str]]]:
    """Give, read and plan series that are refused; yield each with what was called for it."""
    for option in some(asked.options):
        ids = [option.id, UNKNOWN_ID]
        copy = clone_with_trail(m)
        yield ("give", ids), calls(partial(copy.choose_series, asked.id, ids, asked.seat))
        yield ("read", ids), calls(partial(read_series, m, asked.id, ids, asked.seat))
    for wanted in wholes(m, asked):
        yield ("plan", wanted), calls(partial(answers_for, m, asked.id, wanted, asked.seat))


def positions(slug: str, seed: int, policy: str, most: int) -> Iterator[Match[Any]]:
    """Yield the positions of a match in which every answer is drawn by lot."""
    luck = random.Random(seed)
    played = game(slug)
    seats = max(2, min(4, played.max_seats))
    m = played.new(seats, FastChance(seed), policy=policy)
    for _ in range(most):
        if m.over:
            return
        if not m.decisions:
            m.close(m.round)
            continue
        yield m
        decision = luck.choice(m.decisions)
        m.choose(decision.id, luck.choice(decision.options).id)


def with_the_others_answered(m: Match[Any], seat: int, luck: random.Random) -> Match[Any]:
    """Return a copy of a sealed round in which all seats but one have answered."""
    copy = clone_with_trail(m)
    while others := [d for d in copy.decisions if d.seat != seat]:
        copy.choose(others[0].id, luck.choice(others[0].options).id)
    return copy


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_the_same_whether_the_others_have_answered(slug: str) -> None:
    luck = random.Random(1)
    compared = 0
    for seed in range(3):
        for m in positions(slug, seed, EVERYONE_CONFIRMS, 120):
            if not isinstance(m.stack[-1], Lanes) or len(m.decisions) < 2:
                continue
            for asked in m.decisions:
                answered = with_the_others_answered(m, asked.seat, luck)
                same = answered.decision(asked.id, asked.seat)
                for (what, one), (_, other) in zip(
                    tried(m, asked), tried(answered, same), strict=True
                ):
                    assert one == other, (asked.kind, what)
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_unknown_is_worked_out(slug: str) -> None:
    for seed, policy in enumerate(POLICIES):
        for m in positions(slug, seed, policy, 60):
            for asked in m.decisions:
                for what, called in tried(m, asked):
                    assert not UNKNOWN.intersection(called), (asked.kind, what)
