"""State: everything on the table, its parts, and `T`, the type of one game's state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.fields import declared, later, prepare
from gonfalon.kernel.hidden.pack import Pack
from gonfalon.kernel.hidden.tally import Tally
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.fields.field import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a state or a step that is cloned and saved with it.

    Subclasses declare fields; the methods follow from them.
    """

    __slots__ = ()
    DECLARED: ClassVar[tuple[Row, ...]] = ()
    MADE: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        prepare(cls)

    def clone(self) -> Self:
        """Return an independent copy. It may share immutable objects only."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Return it as plain JSON."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> Self:
        """Fill it from a `dump`, and return it."""
        raise NotImplementedError


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """A game's whole state, apart from the steps on the stack.

    Games subclass it with declared fields. `packs` holds all hidden cards. A game that keeps
    references to their zones must renew them in `bind`.
    """

    packs: list[Pack] = later([])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.packs)} packs)"

    def bind(self) -> None:
        """Renew references into `packs`. Called after the packs have been replaced."""

    def tallies(self) -> list[Tally]:
        """Return all hidden numbers, wherever the state keeps them. Always in the same order."""
        return []

    def imagine(self, bit: int, chance: Chance) -> None:
        """Randomize hidden state outside packs and tallies. Rarely needed."""

    def clone(self) -> Self:
        """Return an independent copy: made for the states of games."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Return the state as plain JSON: made for the states of games."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> Self:
        """Fill the state from a `dump`, and return it: made for the states of games."""
        raise NotImplementedError


T = TypeVar("T", bound=State)
