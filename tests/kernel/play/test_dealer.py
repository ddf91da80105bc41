"""A dealer: the matches that `imagine` would imagine, many of them for one decision."""

from __future__ import annotations

from random import Random

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.dealer import Dealer
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import digest
from tests.kernel.hidden.test_knowledge import CARDS, History, world_of
from tests.kernel.tiny import duel, purse
from tests.kernel.tiny.purse import PurseState

ENOUGH = 400  # matches for each of up to eight possible worlds


@pytest.mark.parametrize("bank", [0, 16])
@pytest.mark.parametrize("number", range(len(CARDS)))
def test_each_world_is_possible_and_looks_the_same(number: int, bank: int) -> None:
    """Nothing that the viewer can rule out comes up, whether packs are shuffled or dealt."""
    seats, cards, hand = CARDS[number]
    for seed in range(6):
        history = History(seed, seats, [row[:] for row in cards], hand)
        for _ in range(history.random.randrange(2, 10)):
            history.play()
        for viewer, onlooker in enumerate(history.onlookers):
            seat = viewer if viewer < seats else None
            dealer = Dealer(history.m, seat, bank)
            chance = FastChance(seed)
            view = history.seen(history.m, seat)
            before = digest(history.m)
            for _ in range(24):
                world = dealer.world(chance)
                assert world_of(world) in onlooker.worlds, history.story
                assert history.seen(world, seat) == view
                assert world.chance is chance
                assert all(pack.facts is None for pack in world.state.packs)
            assert digest(history.m) == before


def test_every_possible_world_comes_up() -> None:
    """Without a bank, or with one that is large enough."""
    checked = 0
    for seed in range(12):
        history = History(seed, 2, [[0, 0, 1], [0, 1, 2]], 1)
        for _ in range(history.random.randrange(1, 8)):
            history.play()
        for viewer, onlooker in enumerate(history.onlookers):
            if 1 < len(onlooker.worlds) <= 8:
                dealer = history.m.dealer(viewer if viewer < 2 else None)
                dealer.bank = ENOUGH
                chance = FastChance(seed)
                found = {world_of(dealer.world(chance)) for _ in range(ENOUGH)}
                assert found == onlooker.worlds, history.story
                checked += 1
    assert checked > 5


def test_a_bank_is_dealt_from_once_it_is_full() -> None:
    """The packs that are no pools are dealt so many times, and then come up again."""
    history = History(2, 2, [[0, 0, 1, 1], [0, 1, 2]], 2)
    chance = FastChance(1)
    while True:
        history.play()
        dealer = Dealer(history.m, 1, 2)
        if dealer.redeals == [None]:
            break
    worlds = {world_of(dealer.world(chance)) for _ in range(50)}
    assert 1 <= len(worlds) <= 2
    assert len(dealer.deals[0]) == 2


def test_worlds_do_not_touch_each_other() -> None:
    """One is played on; the next is as if nothing had happened."""
    history = History(5, 2, [[0, 0, 1, 1], [0, 1, 2]], 2)
    for _ in range(4):
        history.play()
    dealer = history.m.dealer(0)
    expected = [world_of(dealer.world(FastChance(number))) for number in range(20)]
    again = history.m.dealer(0)
    for number in range(20):
        world = again.world(FastChance(number))
        assert world_of(world) == expected[number]
        random = Random(number)
        for _ in range(30):
            decision = world.decisions[0]
            world.answer(decision, random.choice(decision.options))


def rich() -> Match[PurseState]:
    """Return a match in which seat 0 has taken one to three coins in secret, and earned some."""
    m = purse.GAME.begin(3, 3)
    for answer in ("skim", "take-2", "earn", "earn"):
        m.choose(m.decisions[0].id, answer)
    return m


def test_hidden_numbers_are_drawn_again() -> None:
    """Everything from one to three coins, for all but the seat that knows."""
    m = rich()
    coins = [purse.total for purse in m.state.purses]
    chance = FastChance(4)
    for viewer in (0, 1, None):
        dealer = m.dealer(viewer)
        worlds = [dealer.world(chance) for _ in range(60)]
        totals = {world.state.purses[0].total for world in worlds}
        assert totals == ({coins[0]} if viewer == 0 else {coins[0] - 1, coins[0], coins[0] + 1})
        assert {world.state.purses[1].total for world in worlds} == {coins[1]}
        assert all(tally.facts is None for world in worlds for tally in world.state.tallies())


def test_sealed_answers_of_others_are_dropped() -> None:
    """A seat that has answered is asked again, for a viewer that cannot know what it said."""
    m = duel.GAME.begin(1, 2)
    while len(m.decisions) < 2 or len(m.decisions[0].options) < 2:
        m.answer(m.decisions[0], m.decisions[0].options[0])
    first = m.decisions[0]
    m.choose(first.id, first.options[0].id)
    assert [decision.seat for decision in m.decisions] == [1]
    chance = FastChance(1)
    assert [decision.seat for decision in m.dealer(1).world(chance).decisions] == [0, 1]
    assert [decision.seat for decision in m.dealer(0).world(chance).decisions] == [1]
