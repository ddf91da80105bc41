"""Messages: everything a game can say, as an id with typed arguments, never as a sentence.

The sentence lives in the Fluent files of each language. Arguments are small integers inside the
engine; their type says how they read outside: a number, a seat, or a word of the game's content
(a card, a tile), whose text id is looked up in the content's vocabulary.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.shapes import SaidView

NUMBER: Final = "number"
SEAT: Final = "seat"
SEATS: Final = "seats"  # a mask of seats

EVERYONE: Final = -1
SPECTATOR_BIT: Final = 1 << 30

Vocabulary = Mapping[str, Sequence[str]]


def bit_of(viewer: int | None) -> int:
    """Return the audience bit of a seat, or of a spectator."""
    return SPECTATOR_BIT if viewer is None else 1 << viewer


def seats_in(mask: int) -> list[int]:
    """Return the seats of a mask, in seat order."""
    found: list[int] = []
    seat = 0
    while mask and seat < 30:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


class Message:
    """One thing that can be said: a text id and the types of its arguments, in order.

    A type that ends in `*` takes a tuple of values. An event names the rule it follows from, so
    that whoever reads of it can look it up.
    """

    __slots__ = ("id", "names", "rule", "types")

    def __init__(self, id: str, rule: str = "", /, **types: str) -> None:
        self.id = id
        self.rule = rule
        self.names = tuple(types)
        self.types = tuple(types.values())

    def words(self, args: tuple[Any, ...], vocabulary: Vocabulary) -> dict[str, Any]:
        """Return the arguments by name, as plain JSON."""
        return {
            name: word(kind, value, vocabulary)
            for name, kind, value in zip(self.names, self.types, args, strict=True)
        }


def word(kind: str, value: Any, vocabulary: Vocabulary) -> Any:
    """Return one argument as it reads outside the engine."""
    if kind.endswith("*"):
        return [word(kind[:-1], v, vocabulary) for v in value]
    if kind == SEATS:
        return seats_in(value)
    if kind in (NUMBER, SEAT):
        return value
    if value < 0:
        raise KernelError(f"no {kind} has the number {value}")
    return vocabulary[kind][value]


class Said:
    """A message with its arguments: a question, a label, a reason."""

    __slots__ = ("args", "message")

    def __init__(self, message: Message, *args: Any) -> None:
        self.message = message
        self.args = args

    def words(self, vocabulary: Vocabulary) -> dict[str, Any]:
        """Return the arguments by name, as plain JSON."""
        return self.message.words(self.args, vocabulary)

    def to_json(self, vocabulary: Vocabulary) -> SaidView:
        """Return id and arguments as plain JSON."""
        return {"message": self.message.id, "args": self.words(vocabulary)}


class Event(Said):
    """What just happened, and who may know: feeds the log, the animation, the screen reader."""

    __slots__ = ("audience",)

    def __init__(self, message: Message, args: tuple[Any, ...], audience: int) -> None:
        super().__init__(message, *args)
        self.audience = audience

    def visible_to(self, viewer: int | None) -> bool:
        """Tell whether a seat, or a spectator, may see this event."""
        return bool(self.audience & bit_of(viewer))
