"""Every result that drawing can have, each with its exact probability."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from gonfalon.kernel.chance.chance import Chance

V = TypeVar("V")


class Branching(Chance):
    """Takes one way through all draws; `turn` goes on to the next way."""

    __slots__ = ("at", "path")

    def __init__(self) -> None:
        super().__init__()
        self.path: list[tuple[int, int]] = []  # what was drawn, and out of how many
        self.at = 0

    def below(self, label: int, n: int) -> int:
        """Return what is drawn on this way."""
        if self.at == len(self.path):
            self.path.append((0, n))
        drawn, count = self.path[self.at]
        assert count == n
        self.at += 1
        return drawn

    def probability(self) -> Fraction:
        """Return how likely this way is."""
        found = Fraction(1)
        for _, count in self.path:
            found /= count
        return found

    def turn(self) -> bool:
        """Go on to the next way; return False if this was the last one."""
        self.at = 0
        while self.path and self.path[-1][0] + 1 == self.path[-1][1]:
            self.path.pop()
        if not self.path:
            return False
        drawn, count = self.path[-1]
        self.path[-1] = (drawn + 1, count)
        return True


def distribution(work: Callable[[Chance], V], most: int = 0) -> dict[V, Fraction] | None:
    """Return how likely each result is; None if there are more than so many ways to draw."""
    chance = Branching()
    found: dict[V, Fraction] = {}
    ways = 0
    while True:
        result = work(chance)
        found[result] = found.get(result, Fraction(0)) + chance.probability()
        ways += 1
        if not chance.turn():
            assert sum(found.values()) == 1
            return found
        if ways == most:
            return None
