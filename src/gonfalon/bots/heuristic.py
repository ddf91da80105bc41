"""The heuristic bot: takes the answer that its game's own judgement values most.

It knows no game. Each game package says in a module `heuristic` what a sensible player values:
`JUDGE.weigh(world, decision, chance)` gives a number for each option.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from gonfalon.bots.bot import Bot
from gonfalon.kernel.chance import Chance
from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.errors import KernelError, Refused
from gonfalon.kernel.game import Game
from gonfalon.kernel.match import Match


class Judge(Protocol):
    """What a game package offers as `JUDGE`."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return a value for each option; more is better.

        Only what the decision's seat may know may count; `world` is an imagined match.
        """


def judge_of(game: Game[Any]) -> Judge:
    """Return the judgement of a game."""
    missing = Refused("no-heuristic", f"{game.slug} has no heuristic bot")
    if not game.package:
        raise missing
    name = f"{game.package}.heuristic"
    try:
        judge: Judge = import_module(name).JUDGE
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise missing from error
    return judge


class HeuristicBot(Bot):
    """Plays any game that comes with a judgement."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Return the option of the highest value; among equals the first."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = judge_of(world.game).weigh(world, decision, chance)
        if len(values) != len(options):
            raise KernelError(f"{len(values)} values for {decision}")
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return options[best]
