"""The random bot: every legal answer equally likely. The yardstick of all others."""

from __future__ import annotations

from gonfalon.bots.bot import Blind
from gonfalon.kernel.chance import Chance
from gonfalon.kernel.decision import Decision, Option


class RandomBot(Blind):
    """Answers without looking."""

    def pick(self, decision: Decision, chance: Chance) -> Option:
        """Return any option."""
        options = decision.options
        return options[chance.below(0, len(options))]
