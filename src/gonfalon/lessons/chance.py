"""The chance of a lesson: some draws are fixed, the others come from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.kernel.chance.chance import Chance, ProvableChance
from gonfalon.kernel.values.errors import KernelError


class LessonChance(Chance):
    """Draws the fixed values of a purpose first, then from the seed.

    `fixed` maps a purpose to the values that `below` returns for it, in order.
    """

    __slots__ = ("fixed", "rest")

    def __init__(self, fixed: Mapping[str, Sequence[int]], rest: ProvableChance) -> None:
        super().__init__()
        self.fixed = {name: list(values) for name, values in fixed.items()}
        self.rest = rest

    def below(self, label: int, n: int) -> int:
        """Return the next fixed value, or draw one."""
        self.used += 1
        name = self.rest.names[label]
        values = self.fixed.get(name)
        if not values:
            return self.rest.below(label, n)
        value = values.pop(0)
        if value >= n:
            raise KernelError(f"fixed draw out of range: {name} gives {value}, below {n} asked")
        return value

    @property
    def left(self) -> list[str]:
        """The purposes that still have fixed values."""
        return [name for name, values in self.fixed.items() if values]

    def clone(self) -> LessonChance:
        """Return an independent copy that will produce the same draws."""
        other = LessonChance(self.fixed, self.rest.clone())
        other.used = self.used
        return other

    def dump(self) -> dict[str, Any]:
        """Return the state as plain JSON, for digests. A match of a lesson is never saved."""
        return {"kind": "lesson", "fixed": self.fixed, "rest": self.rest.dump(), "used": self.used}
