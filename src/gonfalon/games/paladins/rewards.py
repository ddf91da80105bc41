"""Rewards: a list of effects, resolved left to right with all that each causes (PAL-GEN-08)."""

from __future__ import annotations

from gonfalon.games.paladins.state import Kingdom
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


def reward(m: Match[Kingdom], side: int, number: int) -> None:
    """Give a side a list of effects: at once if nothing can follow from it, else as a step."""
    c = m.table.c
    if not c.plain[number]:
        m.push(Rewards(side, number))
    elif m.table.is_automa(side):
        for effect in c.rewards[number]:
            effect.befall(m, side)
    else:
        for effect in c.rewards[number]:
            effect.apply(m, side)


class Rewards(Step[Kingdom]):
    """A list of effects that is being resolved."""

    __slots__ = ("at", "number", "side")
    NAME = "paladins.rewards"
    FIELDS = ("side", "number", "at")

    def __init__(self, side: int = 0, number: int = 0, at: int = 0) -> None:
        self.side = side
        self.number = number
        self.at = at

    def clone(self) -> Rewards:
        """Return an independent copy."""
        return Rewards(self.side, self.number, self.at)

    def run(self, m: Match[Kingdom]) -> bool:
        """Resolve the next effect."""
        t = m.table
        effects = t.c.rewards[self.number]
        if self.at == len(effects):
            m.done()
            return True
        effect = effects[self.at]
        self.at += 1
        if t.is_automa(self.side):
            effect.befall(m, self.side)
        else:
            effect.apply(m, self.side)
        return True
