"""The easy bot is worth a first match: better than chance, weaker than the heuristic bot."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots import make_bot
from gonfalon.bots.arena import play_matches
from gonfalon.bots.bot import Bot, Sitting
from gonfalon.bots.easy import EasyBot
from gonfalon.bots.heuristic import values_of
from gonfalon.kernel.chance.chance import Chance, FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option

MASTERY = game("mastery")


class Judged(Bot):
    """Notes for each answer how many options were better than the chosen one."""

    def __init__(self) -> None:
        self.better: list[int] = []
        self.options: list[int] = []

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Answer as the easy bot does."""
        option = EasyBot().choose(world, decision, chance)
        values = values_of(world, decision, chance)
        chosen = values[decision.options.index(option)]
        self.better.append(sum(value > chosen for value in values))
        self.options.append(len(values))
        return option


def test_it_mostly_takes_the_best_option_and_never_one_of_the_worse_half() -> None:
    bot = Judged()
    match = MASTERY.new(2, FastChance(3), {"round_limit": 8})
    Sitting(match, [bot, make_bot("random")], FastChance(4)).play_out()
    real = [i for i, count in enumerate(bot.options) if count > 2]
    slips = sum(bot.better[i] > 0 for i in real)
    assert 0 < slips < len(real) / 2
    assert all(bot.better[i] <= (bot.options[i] - 1) / 2 for i in real)


@pytest.mark.slow
def test_it_stands_between_chance_and_the_heuristic_bot() -> None:
    limit = {"round_limit": 40}
    assert play_matches(MASTERY, ["easy", "random"], 2, range(30), limit).share("easy") >= 0.7
    results = play_matches(MASTERY, ["heuristic", "easy"], 2, range(30), limit)
    assert results.share("heuristic") >= 0.6
