"""Rewards: lists of effects, resolved left to right with all consequences."""

from __future__ import annotations

from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


def reward(m: Match[PaladinsState], side: int, number: int) -> None:
    """Grant a list of effects: immediately if it cannot trigger anything, else as a step."""
    c = m.state.c
    if not c.plain[number]:
        m.call(Rewards(side, number))
    elif m.state.is_automa(side):
        for effect in c.rewards[number]:
            effect.apply_to_automa(m, side)
    else:
        for effect in c.rewards[number]:
            effect.apply(m, side)


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
        t = m.state
        effects = t.c.rewards[self.number]
        if self.at == len(effects):
            m.done()
            return True
        effect = effects[self.at]
        self.at += 1
        if t.is_automa(self.side):
            effect.apply_to_automa(m, self.side)
        else:
            effect.apply(m, self.side)
        return True
