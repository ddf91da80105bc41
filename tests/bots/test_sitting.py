"""Bots and the real match never meet."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots import BOTS, make_bot
from gonfalon.bots.bot import Blind, Bot, Sitting, counterpart
from gonfalon.bots.random_bot import RandomBot
from gonfalon.kernel.chance.chance import Chance, FastChance, ProvableChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError, Refused

MASTERY = game("mastery")


def begun(seats: int = 2, seed: bytes = b"sitting", **options: Any) -> Match[Any]:
    chance = ProvableChance(seed, MASTERY.chance_names(seats))
    return MASTERY.new(seats, chance, {"round_limit": 30, **options})


class Spy(Bot):
    """Keeps everything it is handed, spoils what it can, and answers at random."""

    def __init__(self, real: Match[Any]) -> None:
        self.real = real
        self.worlds: list[Match[Any]] = []
        self.asked = 0
        self.compared = 0  # hidden cards of the other seat, world against reality
        self.different = 0

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        self.asked += 1
        if len(self.worlds) < 200:
            self.worlds.append(world)
        assert world is not self.real
        assert world.state is not self.real.state
        assert world.stack is not self.real.stack
        assert world.log is None
        assert world.trail is None
        assert not isinstance(world.chance, ProvableChance)
        mine, real = world.view(decision.seat), self.real.view(decision.seat)
        mine["undo"] = real["undo"] = []
        assert mine == real
        other = 1 - decision.seat
        there = world.state.hands[other].cards + world.state.decks[other].cards
        here = self.real.state.hands[other].cards + self.real.state.decks[other].cards
        self.compared += 1
        self.different += there != here
        index = chance.below(0, len(decision.options))
        chosen = decision.options[index]
        world.answer(decision, chosen)  # playing on in a guess changes nothing
        decision.options = []
        return chosen


def test_a_bot_is_handed_guesses_and_never_the_match() -> None:
    match = begun()
    spy = Spy(match)
    Sitting(match, [spy, RandomBot()], FastChance(5)).play_out()
    assert match.over
    assert spy.asked > 40
    assert spy.different > 0.9 * spy.compared
    assert len({id(world) for world in spy.worlds}) == len(spy.worlds)


def test_what_a_bot_does_to_its_world_leaves_the_match_alone() -> None:
    match = begun()
    sitting = Sitting(match, [Spy(match), Spy(match)], FastChance(5))
    decision = sitting.next_question()
    assert decision is not None
    offered = [option.id for option in decision.options]
    before = digest(match)
    option = sitting.think(decision)
    assert digest(match) == before
    assert option.id in offered
    assert [o.id for o in decision.options] == offered


class Cheat(Blind):
    """Answers what was not offered, after tampering with the question."""

    def pick(self, decision: Decision, chance: Chance) -> Option:
        decision.options.append(Option("everything", "MM-NO-01"))
        return decision.options[-1]


def test_an_answer_that_was_not_offered_is_refused() -> None:
    match = begun()
    sitting = Sitting(match, [Cheat(), Cheat()], FastChance(5))
    before = digest(match)
    with pytest.raises(KernelError, match="everything"):
        sitting.step()
    assert digest(match) == before
    assert all(option.id != "everything" for option in match.open_decisions[0].options)


def test_the_imagined_question_has_to_be_the_real_one() -> None:
    match = begun()
    decision = match.open_decisions[0]
    world = match.imagine(decision.seat, FastChance(1))
    assert counterpart(world, decision) is not decision
    other = Decision(decision.seat, decision.kind, decision.options[:1], public=True)
    other.turn, other.beat, other.epoch = decision.turn, decision.beat, decision.epoch
    with pytest.raises(KernelError, match="other options"):
        counterpart(world, other)
    other.beat += 1
    with pytest.raises(KernelError, match="not open"):
        counterpart(world, other)


def test_a_persons_seat_is_left_alone() -> None:
    match = begun()
    seat = match.open_decisions[0].seat
    bots: list[Bot | None] = [RandomBot(), RandomBot()]
    bots[seat] = None
    sitting = Sitting(match, bots, FastChance(1))
    assert not sitting.step()
    with pytest.raises(KernelError, match="no bot sits"):
        sitting.think(match.open_decisions[0])
    with pytest.raises(KernelError, match="nobody sits"):
        sitting.play_out()


def test_places_have_to_fit() -> None:
    with pytest.raises(KernelError, match="1 places"):
        Sitting(begun(), [RandomBot()], FastChance(1))


@pytest.mark.parametrize("policy", ["quick", "everyone", "fixed"])
def test_bots_play_under_every_policy(policy: str) -> None:
    match = MASTERY.new(3, FastChance(3), {"round_limit": 5}, policy=policy, live=False)
    Sitting(
        match, [make_bot("heuristic"), RandomBot(), make_bot("heuristic")], FastChance(4)
    ).play_out()
    assert match.over


def test_bots_have_names() -> None:
    assert list(BOTS) == ["heuristic", "easy", "random"]
    with pytest.raises(Refused, match="no bot 'oracle'"):
        make_bot("oracle")
