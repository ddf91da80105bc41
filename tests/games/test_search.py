"""The search in every game: it knows what its seat knows, and answers the same way every time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

from gonfalon.bots.bot import Bot, counterpart
from gonfalon.bots.guide import Guide, Policy, own_search
from gonfalon.bots.heuristic import HeuristicBot, Judge, best_of, judge_of
from gonfalon.bots.search import Budget, Search, Thought
from gonfalon.kernel.chance.chance import Chance, FastChance
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import from_json, to_json
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError
from tests.games.every import SLUGS

SMALL = Budget(worlds=4, top=3, horizon=1)
FEW = 3  # searches of a game
MANY = 60
EACH = 3  # searches of a match
APART = 23  # questions between two searches
TOO_MANY = 500  # points
STRIDE = 29  # a prime, so that all settings have their turn

pytestmark = pytest.mark.parametrize("slug", SLUGS)


def begun(slug: str, number: int, seats: int = 0) -> Match[Any]:
    """Start a match with this many seats, or any. Consecutive numbers get different settings."""
    played: Game[Any] = game(slug)
    setups = [pair for pair in played.setups(played.load()) if seats in (0, pair[0])]
    seats, settings = setups[number * STRIDE % len(setups)]
    return played.new(seats, FastChance(number), settings, live=False)


def questions(m: Match[Any], number: int) -> Iterator[Decision]:
    """Play a match, half at random; yield each question with a choice before it is answered."""
    luck = FastChance(number + 1_000)
    judge = judge_of(m.game)
    while not m.over:
        if not m.open_decisions:
            if m.round:
                m.close(m.round)
            else:
                m.advance()
            continue
        decision = m.open_decisions[luck.below(0, len(m.open_decisions))]
        count = len(decision.options)
        chosen = luck.below(0, count)
        if count > 1:
            yield decision
            if luck.below(0, 2):
                chosen = best_of(judge.weigh(m, decision, luck))
        m.answer(decision, decision.options[chosen])


def searched(slug: str, count: int, seats: int = 0) -> Iterator[tuple[Match[Any], Decision, int]]:
    """Yield matches at questions that are not left to the heuristic, with a number for each."""
    skip = Guide(game(slug)).skip
    found = number = 0
    while found < count:
        m = begun(slug, number, seats)
        number += 1
        each = APART
        for decision in questions(m, number):
            each += 1
            if decision.kind not in skip and each >= APART:
                each = 0
                found += 1
                yield m, decision, found
                if found >= count or found % EACH == 0:
                    break


def thought(bot: Search, m: Match[Any], decision: Decision, seed: int = 4) -> Thought:
    """Let a bot answer as `Sitting` does, with a seed."""
    world = m.imagine(decision.seat, FastChance(seed))
    answer = bot.choose(world, counterpart(world, decision), FastChance(3))
    assert bot.thought is not None
    assert bot.thought.answer == answer.id
    return bot.thought


def told_apart(bot: Search, slug: str, count: int) -> list[str]:
    """Return the questions to which matches that a seat cannot tell apart get other answers."""
    found: list[str] = []
    for m, decision, number in searched(slug, count):
        twin = m.imagine(decision.seat, FastChance(number))
        assert twin.view(decision.seat) == m.view(decision.seat)
        one = thought(bot, m, decision)
        other = thought(bot, twin, counterpart(twin, decision), seed=number + 100)
        if one != other:
            found.append(decision.id)
    return found


class Peeping(Search):
    """Begins with the hidden cards as they are in its world, instead of imagining them."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Search with dice that depend on all that is in the world."""
        return super().choose(world, decision, FastChance(hidden(world)))


def test_matches_that_a_seat_cannot_tell_apart_get_the_same_answer(slug: str) -> None:
    """Not only the answer: every number behind it, from another imagined world."""
    assert told_apart(Search(SMALL), slug, FEW) == []


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_many_matches_that_a_seat_cannot_tell_apart_get_the_same_answer(slug: str) -> None:
    assert told_apart(Search(SMALL), slug, MANY) == []


def test_a_search_that_peeps_is_found(slug: str) -> None:
    assert told_apart(Peeping(SMALL), slug, FEW)


# -- judges and policies, which play-outs trust with a whole imagined match --------------------


def dishonest(judge: Judge, policy: Policy, slug: str, matches: int) -> set[str]:
    """Return the kinds of question that are rated differently in two worlds of one seat."""
    found: set[str] = set()
    for number in range(matches):
        m = begun(slug, number)
        for at, decision in enumerate(questions(m, number)):
            weights: list[tuple[list[float], int]] = []
            for seed in (2 * at, 2 * at + 1):
                world = m.imagine(decision.seat, FastChance(seed), tracking=False)
                asked = counterpart(world, decision)
                rated = judge.weigh(world, asked, FastChance(at))
                weights.append((rated, policy(world, asked, FastChance(at))))
            if weights[0] != weights[1]:
                found.add(decision.kind)
    return found


class PeepingJudge:
    """Rates the first option by what lies hidden."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return a value for each option."""
        return [float(hidden(world)), *[0.0] * (len(decision.options) - 1)]


def hidden(world: Match[Any]) -> int:
    """Return a number that depends on all that is in a world."""
    return crc32(to_json(world).encode())


def at_first(m: Match[Any], decision: Decision, chance: Chance) -> int:
    """Return the first option."""
    return 0


def peeping(m: Match[Any], decision: Decision, chance: Chance) -> int:
    """Choose by what lies hidden."""
    return hidden(m) % len(decision.options)


def test_judges_and_policies_read_what_their_seat_knows(slug: str) -> None:
    played: Game[Any] = game(slug)
    assert dishonest(judge_of(played), Guide(played).policy, slug, 1) == set()


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_judges_and_policies_read_what_their_seat_knows_in_many_matches(slug: str) -> None:
    played: Game[Any] = game(slug)
    assert dishonest(judge_of(played), Guide(played).policy, slug, 20) == set()


def test_a_judge_or_policy_that_peeps_is_found(slug: str) -> None:
    assert dishonest(PeepingJudge(), at_first, slug, 1)
    assert dishonest(judge_of(game(slug)), peeping, slug, 1)


def test_a_judge_refuses_what_it_does_not_know(slug: str) -> None:
    m = begun(slug, 0)
    for decision in questions(m, 0):
        unknown = Decision(decision.seat, "never-asked", decision.options, public=True)
        with pytest.raises(KernelError, match="never-asked"):
            judge_of(m.game).weigh(m, unknown, FastChance(1))


# -- the same answer every time ----------------------------------------------------------------


def test_the_same_seed_gives_the_same_answer_after_saving_too(slug: str) -> None:
    for m, decision, _ in searched(slug, 2):
        once = thought(Search(SMALL), m, decision)
        bot = Search(SMALL)
        assert thought(bot, m, decision) == once
        assert thought(bot, m, decision) == once
        saved = from_json(to_json(m))
        assert thought(Search(SMALL), saved, saved.decision(decision.id)) == once


def test_without_a_budget_it_is_the_heuristic(slug: str) -> None:
    nothing: Bot = Search(Budget(worlds=0))
    m = begun(slug, 1)
    for decision in questions(m, 1):
        world = m.imagine(decision.seat, FastChance(1))
        asked = counterpart(world, decision)
        expected = HeuristicBot().choose(world, asked, FastChance(2))
        assert nothing.choose(world, asked, FastChance(2)).id == expected.id


def test_it_plays_alone_and_with_many(slug: str) -> None:
    played: Game[Any] = game(slug)
    tiny = Budget(worlds=4, top=2, horizon=1)
    for seats in {played.min_seats, played.max_seats}:
        for m, decision, _ in searched(slug, 2, seats):
            done = thought(Search(tiny), m, decision)
            assert done.playouts > 0
            assert all(0.0 <= tried.mean <= 1.0 for tried in done.tried)


def test_what_a_game_tells_the_search_is_about_that_game(slug: str) -> None:
    played: Game[Any] = game(slug)
    assert Guide(played).skip <= set(played.option_kinds(played.load()))
    own = own_search(played)
    names = {"SKIP", "TOP", "SCALE", "HORIZON", "policy", "expected", "value", "past_horizon"}
    assert own is not None
    assert names & set(vars(own))


def test_expected_points_are_as_many_as_points(slug: str) -> None:
    for number in range(4):
        m = begun(slug, number)
        expected = Guide(m.game).expected
        for at, _ in enumerate(questions(m, number)):
            if expected is not None and at % APART == 0:
                found = expected(m)
                assert len(found) == len(m.game.points(m))
                assert all(abs(points) < TOO_MANY for points in found)
