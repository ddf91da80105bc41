"""Rewards: lists of effects, resolved left to right with all consequences."""

from __future__ import annotations

from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


def reward(m: Match[PaladinsState], side: int, number: int) -> None:
    """Grant a list of effects: immediately if it cannot trigger anything, else as a step."""
    c = m.state.c
    if c.plain[number]:
        for effect in c.rewards[number]:
            effect.do(m, side)
    else:
        m.call(Rewards(side, number))


class Rewards(Step[PaladinsState]):
    """A list of effects being resolved."""

    NAME = "paladins.rewards"

    def __init__(self, side: int = 0, number: int = 0, at: int = 0) -> None:
        self.side = side
        self.number = number
        self.at = at

    # region written by `gonfalon fields`
    __slots__ = ("at", "number", "side")
    FIELDS = ("side", "number", "at")

    def clone(self) -> Rewards:
        return Rewards(self.side, self.number, self.at)

    # endregion

    def run(self, m: Match[PaladinsState]) -> bool:
        """Resolve the next effect, once all consequences of the last one are over (PAL-GEN-08)."""
        effects = m.state.c.rewards[self.number]
        if self.at == len(effects):
            m.done()
            return True
        effect = effects[self.at]
        self.at += 1
        effect.do(m, self.side)
        return True
