"""State: everything on the table, and `T`, the type of one game's state."""

from __future__ import annotations

from typing import Any, TypeVar

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.hidden import Pack
from gonfalon.kernel.native import mypyc_attr
from gonfalon.kernel.tally import Tally


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game's whole state, apart from the steps on the stack.

    Games subclass it with fields set in `__init__`; `gonfalon fields` writes the rest. `packs`
    holds all hidden cards. A game that keeps references to their zones must renew them in `bind`.
    """

    __slots__ = ("packs",)

    def __init__(self) -> None:
        self.packs: list[Pack] = []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.packs)} packs)"

    def bind(self) -> None:
        """Renew references into `packs`. Called after the packs have been replaced."""

    def tallies(self) -> list[Tally]:
        """Return all hidden numbers, wherever the state keeps them. Always in the same order."""
        return []

    def imagine(self, bit: int, chance: Chance) -> None:
        """Randomize hidden state outside packs and tallies. Rarely needed."""

    def clone(self) -> State:
        """Return an independent copy. It may share immutable objects only."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> State:
        """Fill the state from a `dump`, and return it."""
        raise NotImplementedError


T = TypeVar("T", bound=State)
