"""Modifiers: numbers that are changed for a while ("+1 attack until the end of this battle").

A lifetime is always a step. The step keeps its modifiers in a field and returns them from
`Step.modifiers`. They are gone when the step is: when it is done, when the stack is unwound past
it, when an answer before it is undone. So no game has to remember to remove one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.state import Part
from gonfalon.kernel.values.errors import KernelError

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match
    from gonfalon.kernel.play.step import Step

ALL_SIDES: Final = -1  # the side of a modifier that applies to everyone
NO_SOURCE: Final = -1


@declared
class Modifiers(Part):
    """The modifiers that last as long as one step. Each entry is kind, side, number and source.

    Kinds are numbers that the game defines: attack, prestige, the price of a march. So are sources:
    the component that a view shows beside the number.
    """

    entries: list[list[int]] = later([])

    def __repr__(self) -> str:
        return f"Modifiers({self.entries})"

    def total(self, kind: int, side: int) -> int:
        """Return the sum of the modifiers of a kind for a side, with those for everyone."""
        found = 0
        for entry in self.entries:
            if entry[0] == kind and (entry[1] == side or entry[1] == ALL_SIDES):
                found += entry[2]
        return found


def lasting(
    m: Match[Any], kind: int, side: int, n: int, until: type[Step[Any]], source: int = NO_SOURCE
) -> None:
    """Add a modifier that lasts until the innermost step of a class is over."""
    kept = m.enclosing(until).modifiers()
    if kept is None:
        raise KernelError(f"{until.__name__} keeps no modifiers")
    kept.entries.append([kind, side, n, source])


def modified(m: Match[Any], kind: int, side: int) -> int:
    """Return the sum of all modifiers of a kind that apply to a side now."""
    found = 0
    for step in m.stack:
        kept = step.modifiers()
        if kept is not None:
            found += kept.total(kind, side)
    return found
