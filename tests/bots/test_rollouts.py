"""The evaluation by random play, for games without one of their own."""

from __future__ import annotations

from gonfalon.bots.bot import Bot, Sitting
from gonfalon.bots.heuristic import HeuristicBot, judge_of
from gonfalon.bots.random_bot import RandomBot
from gonfalon.bots.rollouts import Rollouts
from gonfalon.games.mastery import GAME as MASTERY
from gonfalon.kernel.chance.chance import FastChance
from tests.kernel.tiny.duel import GAME as DUEL


def test_a_game_without_an_evaluation_is_rated_by_random_play() -> None:
    assert isinstance(judge_of(DUEL), Rollouts)
    assert not isinstance(judge_of(MASTERY), Rollouts)


def test_rollouts_beat_random_answers() -> None:
    """In the duel a true strike scores, a feint does not: random play shows it."""
    points = [0, 0]
    for number in range(12):
        match = DUEL.begin(seed=number, live=False)
        clever = number % 2
        bots: list[Bot | None] = [RandomBot(), RandomBot()]
        bots[clever] = HeuristicBot()
        Sitting(match, bots, FastChance(number)).play_out()
        assert match.outcome is not None
        points[0] += match.outcome.scores[clever]
        points[1] += match.outcome.scores[1 - clever]
    assert points[0] > 1.5 * points[1], points
