"""Chance that writes down what it is asked for."""

from __future__ import annotations

from gonfalon.kernel.chance.chance import FastChance


class AskedChance(FastChance):
    """Chance whose draws can be read afterwards: the label of each, and how many results it had."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[tuple[int, int]] = []

    def below(self, label: int, n: int) -> int:
        """Draw and write down."""
        self.asked.append((label, n))
        return super().below(label, n)
