"""The random bot: every legal answer is equally likely. The baseline for all other bots."""

from __future__ import annotations

from gonfalon.bots.bot import Blind
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.values.decision import Decision, Option


class RandomBot(Blind):
    """Picks an option at random."""

    def pick(self, decision: Decision, chance: Chance) -> Option:
        """Return a random option."""
        options = decision.options
        return options[chance.below(0, len(options))]
