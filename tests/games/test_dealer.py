"""A dealer in every game: nothing that the seat knows is different in what it imagines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gonfalon.bots import make_bot
from gonfalon.bots.bot import Sitting, counterpart
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.hidden.pack import Pack
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.message import bit_of
from gonfalon.proving.playing import pick, plan, step
from tests.games.every import SLUGS

EVERY = 23  # answers between two positions
POSITIONS = 12


def random_positions(slug: str, number: int) -> Iterator[Match[Any]]:
    """Yield positions of a random match of three seats."""
    played = game(slug)
    setup = plan(number, 5, [(3, {})], "quick")
    match, picker = setup.start(played, played.load(), live=False), setup.picker()
    answers = 0
    while not match.over:
        if match.open_decisions and answers % EVERY == EVERY - 1:
            yield match
        step(match, picker)
        answers += 1


def bot_positions(slug: str) -> Iterator[Match[Any]]:
    """Yield positions of a match between bots that mean to win."""
    match = game(slug).new(2, FastChance(3), live=False)
    sitting = Sitting(match, [make_bot("heuristic")] * 2, FastChance(4))
    while not match.over:
        if match.open_decisions and sitting.answers % EVERY == EVERY - 1:
            yield match
        if not sitting.step():
            match.close(match.round)


def kinds_of(pack: Pack) -> list[int]:
    """Return all cards of a pack."""
    return sorted(kind for zone in pack.zones for kind in zone.cards)


def check_world(match: Match[Any], world: Match[Any], viewer: int | None) -> int:
    """Compare an imagined match with the real one; return how many cards lie elsewhere."""
    bit = bit_of(viewer)
    assert world.view(viewer) == match.view(viewer)
    moved = 0
    for real, imagined in zip(match.state.packs, world.state.packs, strict=True):
        assert kinds_of(real) == kinds_of(imagined)
        assert imagined.facts is None
        for zone, other in zip(real.zones, imagined.zones, strict=True):
            assert len(zone.cards) == len(other.cards) == len(other.labels) == len(other.marks)
            if zone.bag:
                assert other.cards == sorted(other.cards)
            if zone.audience & bit:
                assert zone.cards == other.cards
            assert zone.seen_by(viewer) == other.seen_by(viewer)
            moved += sum(a != b for a, b in zip(zone.cards, other.cards, strict=True))
    for decision in match.open_decisions:
        if decision.seat == viewer:
            counterpart(world, decision)
    return moved


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("source", ["random", "bots"])
def test_nothing_that_the_seat_knows_is_different(slug: str, source: str) -> None:
    """Its view and its questions are the same; every pack keeps its cards; the rest is dealt."""
    positions = random_positions(slug, 1) if source == "random" else bot_positions(slug)
    moved = [0] * 4
    seen = 0
    for match in positions:
        before = digest(match)
        for viewer in (*range(match.seats), None):
            dealer = match.dealer(viewer)
            for number in range(3):
                world = dealer.world(FastChance(number))
                moved[3 if viewer is None else viewer] += check_world(match, world, viewer)
        assert digest(match) == before
        seen += 1
        if seen == POSITIONS:
            break
    assert seen > 5
    assert all(moved[: match.seats])
    assert moved[3]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_world_can_be_played_to_its_end(slug: str) -> None:
    """At random, without touching the match or the worlds that come after."""
    match = next(random_positions(slug, 2))
    seat = match.open_decisions[0].seat
    dealer, again = match.dealer(seat), match.dealer(seat)
    expected = [digest(dealer.world(FastChance(number))) for number in range(3)]
    picker = FastChance(8)
    for number in range(3):
        world = again.world(FastChance(number))
        assert digest(world) == expected[number]
        while not world.over:
            if pick(world, picker) is None:
                world.close(world.round)
            else:
                step(world, picker)
