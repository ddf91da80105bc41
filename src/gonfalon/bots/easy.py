"""The easy bot: plays sensibly, but often overlooks the best option. For a first match."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.bots.bot import Bot
from gonfalon.bots.heuristic import values_of
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option

SLIP: Final = 3  # one choice in three is a slip


class EasyBot(Bot):
    """Plays any game as the heuristic bot does, with slips."""

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Return the best option, or now and then any of the better half."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = values_of(world, decision, chance)
        ranked = sorted(range(len(options)), key=lambda i: -values[i])
        if chance.below(0, SLIP):
            return options[ranked[0]]
        return options[ranked[chance.below(0, (len(ranked) + 1) // 2)]]
