"""The search itself, mostly in small games."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from gonfalon.bots import bot_named, make_bot
from gonfalon.bots.bot import Bot, Sitting, counterpart
from gonfalon.bots.guide import Guide, logistic, turns_are_over
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.bots.playout import play_on
from gonfalon.bots.random_bot import RandomBot
from gonfalon.bots.search import Arm, Budget, Search, Thought, better_half
from gonfalon.games.mastery import GAME as MASTERY
from gonfalon.kernel.chance.chance import Chance, FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import KernelError, Refused
from tests.kernel.tiny.duel import GAME as DUEL

SKIRMISH: dict[str, Any] = {"variants": ["skirmish"]}


class Ticks:
    """A clock that goes on by one second each time somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def first_choice(m: Match[Any], seat_plays: Bot | None = None) -> Decision:
    """Play to the first question with several options that the search does not skip."""
    skip = Guide(m.game).skip
    while True:
        decision = m.open_decisions[0]
        if len(decision.options) > 2 and decision.kind not in skip:
            return decision
        m.answer(decision, decision.options[0])


def answered(bot: Search, m: Match[Any], decision: Decision, seed: int = 1) -> Thought:
    """Let a bot answer in an imagined world."""
    world = m.imagine(decision.seat, FastChance(seed))
    bot.choose(world, counterpart(world, decision), FastChance(seed))
    assert bot.thought is not None
    return bot.thought


def arm(at: int, *results: float) -> Arm:
    """Return an option with its results."""
    made = Arm(at)
    made.results = list(results)
    return made


# -- which options are dropped ------------------------------------------------------------------


def test_the_better_half_stays_with_the_heuristics_answer() -> None:
    first = arm(0, 0.5, 0.4, 0.5, 0.4)
    arms = [
        first,
        arm(1, 0.9, 0.9, 0.8, 0.9),
        arm(2, 0.6, 0.5, 0.6, 0.5),
        arm(3, 0.6, 0.5, 0.6, 0.6),
    ]
    assert [a.at for a in better_half(arms, first)] == [0, 1]
    assert [a.at for a in better_half([*arms, arm(4, 0.7, 0.7, 0.7, 0.7)], first)] == [0, 1, 4]


def test_an_option_that_trails_clearly_is_dropped_however_few_there_are() -> None:
    first = arm(0, 0.5, 0.5, 0.5, 0.5)
    assert better_half([first, arm(1, 0.4, 0.4, 0.4, 0.3)], first) == [first]
    unsure = arm(1, 0.9, 0.1, 0.9, 0.0)  # trails by less than a standard error
    assert better_half([first, unsure], first) == [first, unsure]


def test_gaps_are_paired_world_by_world() -> None:
    gap, error = arm(1, 0.9, 0.1, 0.6).lead(arm(0, 0.8, 0.0, 0.5))
    assert gap == pytest.approx(0.1)
    assert error == pytest.approx(0.0)


def test_the_heuristics_answer_stands_unless_another_is_clearly_better() -> None:
    m = MASTERY.new(2, FastChance(3), SKIRMISH, live=False)
    for _ in range(4):
        decision = first_choice(m)
        bold = answered(Search(Budget(8, prudence=-inf, horizon=1)), m, decision)
        careful = answered(Search(Budget(8, prudence=inf, horizon=1)), m, decision)
        assert careful.answer == careful.heuristic
        assert careful.stages == bold.stages
        assert bold.tried[0].option == bold.heuristic  # it has seen every world
        assert bold.tried[0].worlds == bold.stages[-1]
        m.answer(decision, decision.options[0])


# -- budgets ------------------------------------------------------------------------------------


def test_worlds_double_from_stage_to_stage() -> None:
    m = DUEL.begin(seed=2, live=False)
    decision = first_choice(m)
    done = answered(Search(Budget(worlds=16, prudence=-inf)), m, decision)
    count = (len(decision.options) - 1).bit_length()
    assert done.stages == tuple([16 >> (count - 1 - s) for s in range(count)])[: len(done.stages)]
    assert done.playouts == sum([tried.worlds for tried in done.tried])
    assert done.answers >= done.playouts


def test_what_was_done_in_some_seconds_can_be_repeated() -> None:
    m = MASTERY.new(2, FastChance(5), SKIRMISH, live=False)
    decision = first_choice(m)
    timed = answered(Search(Budget(seconds=60, horizon=1), Ticks()), m, decision)
    assert timed.playouts > 0
    again = answered(Search(Budget(stages=timed.stages, horizon=1)), m, decision)
    assert again.tried == timed.tried
    assert again.answer == timed.answer


def test_the_heuristic_answers_if_there_is_no_time() -> None:
    m = MASTERY.new(2, FastChance(5), SKIRMISH, live=False)
    done = answered(Search(Budget(seconds=0.5, horizon=1), Ticks()), m, first_choice(m))
    assert done.answer == done.heuristic
    assert done.stages == (0,)


def test_a_world_that_was_not_finished_in_time_does_not_count() -> None:
    m = MASTERY.new(2, FastChance(5), SKIRMISH, live=False)
    decision = first_choice(m)
    done = answered(Search(Budget(seconds=4, horizon=1), Ticks()), m, decision)
    assert {tried.worlds for tried in done.tried} == {0}
    assert done.playouts == 3


def test_seconds_need_a_clock() -> None:
    with pytest.raises(KernelError, match="clock"):
        Search(Budget(seconds=1.0))


def test_a_name_can_hold_the_budget() -> None:
    bot = bot_named("search/worlds=8/horizon=2/prudence=1.5")
    assert isinstance(bot, Search)
    assert bot.budget == Budget(worlds=8, horizon=2, prudence=1.5)
    plain = bot_named("search")
    assert isinstance(plain, Search)
    assert plain.budget == Budget()
    assert isinstance(bot_named("heuristic"), HeuristicBot)


@pytest.mark.parametrize("name", ["oracle", "search/seconds=1", "search/worlds", "search/top=all"])
def test_strange_names_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        bot_named(name)


def test_it_is_not_offered_to_players_yet() -> None:
    with pytest.raises(Refused):
        make_bot("search")


# -- play-outs ----------------------------------------------------------------------------------


def test_a_play_out_ends_with_the_match_the_horizon_or_its_limit() -> None:
    start = MASTERY.new(2, FastChance(1), SKIRMISH, live=False)
    guide = Guide(MASTERY)
    whole = start.clone()
    assert play_on(whole, guide, FastChance(1), start, horizon=0) > 10
    assert whole.over
    near = start.clone()
    play_on(near, guide, FastChance(1), start, horizon=1)
    assert near.turn == start.turn + 2 + 1
    assert turns_are_over(near, start, 1)
    short = start.clone()
    assert play_on(short, guide, FastChance(1), start, horizon=0, longest=5) == 5
    assert not short.over


class Lost:
    """Rates one option too few."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return too few values."""
        return [0.0] * (len(decision.options) - 1)


def test_a_question_that_is_not_understood_is_no_play_out() -> None:
    m = MASTERY.new(2, FastChance(1), SKIRMISH, live=False)
    guide = Guide(MASTERY)
    guide.judge = Lost()
    guide.policy = guide.rated_best
    with pytest.raises(KernelError, match="values for"):
        play_on(m.clone(), guide, FastChance(1), m, horizon=0)


def test_a_win_is_worth_more_than_any_lead() -> None:
    m = MASTERY.new(2, FastChance(1), SKIRMISH, live=False)
    guide = Guide(MASTERY)
    assert guide.hope(m, 0) == pytest.approx(1 - guide.hope(m, 1))
    play_on(m, guide, FastChance(1), m, horizon=0)
    assert m.outcome is not None
    winner = m.outcome.winners[0]
    assert guide.hope(m, winner) > 0.75 > 0.25 > guide.hope(m, 1 - winner)
    assert guide.hope(m, 0) + guide.hope(m, 1) == pytest.approx(1.0)


def test_until_the_end_what_is_expected_counts() -> None:
    m = MASTERY.new(2, FastChance(1), SKIRMISH, live=False)
    guide = Guide(MASTERY)
    guide.expected = lambda _: [3.0 * guide.scale, 0.0]
    assert guide.hope(m, 0) == pytest.approx(logistic(3.0))
    play_on(m, guide, FastChance(1), m, horizon=0)
    assert m.outcome is not None
    loser = m.outcome.ranks.index(2)
    assert guide.hope(m, loser) < 0.25


def test_a_lead_over_an_automa_counts_and_alone_all_points_do() -> None:
    guide = Guide(MASTERY)
    m = MASTERY.new(2, FastChance(1), SKIRMISH, live=False)
    guide.expected = lambda _: [5.0, 0.0, 5.0]  # the last side has no seat
    assert guide.hope(m, 0) == 0.5
    guide.expected = lambda _: [5.0]
    assert guide.lead(m, [[0]], [0]) == pytest.approx(logistic(5.0 / (10 * guide.scale)))


def test_a_team_wins_together() -> None:
    m = MASTERY.new(4, FastChance(1), {"variants": ["loyalty", "skirmish"]}, live=False)
    guide = Guide(MASTERY)
    sides = MASTERY.sides(m.content, 4, m.settings)
    play_on(m, guide, FastChance(1), m, horizon=0)
    assert m.outcome is not None
    for side in sides:
        values = {guide.hope(m, seat) for seat in side}
        assert len(values) == 1
        assert (values.pop() > 0.75) == (side[0] in m.outcome.winners)


def test_values_stay_between_nothing_and_everything() -> None:
    assert logistic(-1e9) == pytest.approx(0.0)
    assert logistic(0.0) == 0.5
    assert logistic(1e9) == pytest.approx(1.0)


# -- play ---------------------------------------------------------------------------------------


def test_it_beats_random_answers_in_a_game_that_has_no_judge() -> None:
    points = [0, 0]
    for number in range(6):
        match = DUEL.begin(seed=number, live=False)
        clever = number % 2
        bots: list[Bot | None] = [RandomBot(), RandomBot()]
        bots[clever] = Search(Budget(worlds=4, horizon=1))
        Sitting(match, bots, FastChance(number)).play_out()
        assert match.outcome is not None
        points[0] += match.outcome.scores[clever]
        points[1] += match.outcome.scores[1 - clever]
    assert points[0] > points[1], points
