"""The heuristic bot: takes the option that the game's own evaluation rates highest.

The bot itself works for any game. A game package provides the evaluation in its module
`bot.heuristic`, where `JUDGE.weigh(world, decision, chance)` returns a number for each option. A
game without one is evaluated by random play (`rollouts.py`).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol

from gonfalon.bots.bot import Bot
from gonfalon.bots.rollouts import Rollouts
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.game import Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError

ROLLOUTS: Final = Rollouts()


class Judge(Protocol):
    """The interface of a game package's `bot.heuristic.JUDGE`."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return a value for each option; higher is better.

        The values may only depend on what the decision's seat may know. `world` is an imagined
        match.
        """


def own_judge(game: Game[Any]) -> Judge | None:
    """Return the evaluation of a game's package, if it has one."""
    if not game.package:
        return None
    name = f"{game.package}.bot.heuristic"
    try:
        judge: Judge = import_module(name).JUDGE
    except ModuleNotFoundError as error:
        if error.name not in (name, f"{game.package}.bot"):
            raise
        return None
    return judge


def judge_of(game: Game[Any]) -> Judge:
    """Return a game's own evaluation, or one that suits any game."""
    return own_judge(game) or ROLLOUTS


def values_of(world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
    """Return what the game's evaluation says about each option."""
    values = judge_of(world.game).weigh(world, decision, chance)
    if len(values) != len(decision.options):
        raise KernelError(f"{len(values)} values for {decision}")
    return values


def best_of(values: list[float]) -> int:
    """Return the place of the highest value, the first one if several are equal."""
    return values.index(max(values))


class HeuristicBot(Bot):
    """Plays any game."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Return the option with the highest value, the first one if several are equal."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        return options[best_of(values_of(world, decision, chance))]
