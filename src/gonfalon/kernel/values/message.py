"""Messages: an id with typed arguments instead of a sentence.

The sentences are in the Fluent files of each language. Inside the engine, arguments are small
integers. Their type says how to present them outside: as a number, as a seat, or as a word from the
game's content (a card, a tile), whose text id is looked up in the content's vocabulary.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.shapes import TextView

NUMBER: Final = "number"
SEAT: Final = "seat"
SEATS: Final = "seats"  # a mask of seats

EVERYONE: Final = -1
SPECTATOR_BIT: Final = 1 << 30

Vocabulary = Mapping[str, Sequence[str]]


def bit_of(viewer: int | None) -> int:
    """Return the audience bit of a seat, or of spectators (None)."""
    return SPECTATOR_BIT if viewer is None else 1 << viewer


def bits_of(mask: int) -> list[int]:
    """Return the indices of the set bits, lowest first: the seats in a mask."""
    if mask < 0:
        raise KernelError("EVERYONE is no mask of single bits")
    found: list[int] = []
    bit = 0
    while mask:
        if mask & 1:
            found.append(bit)
        mask >>= 1
        bit += 1
    return found


class Message:
    """A kind of message: a text id and the names and types of its arguments, in order.

    A type that ends in `*` takes a tuple of values. Messages for events name the rule behind the
    event, so that readers can look it up.
    """

    __slots__ = ("id", "names", "rule", "types")

    def __init__(self, id: str, rule: str = "", /, **types: str) -> None:
        self.id = id
        self.rule = rule
        self.names = tuple(types)
        self.types = tuple(types.values())

    def named_arguments(self, args: tuple[Any, ...], vocabulary: Vocabulary) -> dict[str, Any]:
        """Return the arguments by name, as plain JSON."""
        return {
            name: argument_json(kind, value, vocabulary)
            for name, kind, value in zip(self.names, self.types, args, strict=True)
        }


class Messages:
    """All messages of a game. `declare` makes one and adds it, so that none can be forgotten."""

    __slots__ = ("by_id",)

    def __init__(self) -> None:
        self.by_id: dict[str, Message] = {}

    def declare(self, id: str, rule: str = "", /, **types: str) -> Message:
        """Declare a message; for an event, with the rule it follows from."""
        if id in self.by_id:
            raise KernelError(f"the message {id} is declared twice")
        message = Message(id, rule, **types)
        self.by_id[id] = message
        return message


def argument_json(kind: str, value: Any, vocabulary: Vocabulary) -> Any:
    """Convert one argument to JSON. `kind` is its type."""
    if kind.endswith("*"):
        return [argument_json(kind[:-1], v, vocabulary) for v in value]
    if kind == SEATS:
        return bits_of(value)
    if kind in (NUMBER, SEAT):
        return value
    if value < 0:
        raise KernelError(f"no {kind} has the number {value}")
    return vocabulary[kind][value]


class Text:
    """A message with its arguments, used for questions, labels and reasons."""

    __slots__ = ("args", "message")

    def __init__(self, message: Message, *args: Any) -> None:
        self.message = message
        self.args = args

    def named_arguments(self, vocabulary: Vocabulary) -> dict[str, Any]:
        """Return the arguments by name, as plain JSON."""
        return self.message.named_arguments(self.args, vocabulary)

    def to_json(self, vocabulary: Vocabulary) -> TextView:
        """Return the id and the arguments as plain JSON."""
        return {"message": self.message.id, "args": self.named_arguments(vocabulary)}

    def to_line(self, vocabulary: Vocabulary) -> str:
        """Return id and arguments on one line. With an empty vocabulary, words stay numbers."""
        words = (
            self.named_arguments(vocabulary)
            if vocabulary
            else dict(zip(self.message.names, self.args))
        )
        return " ".join([self.message.id] + [f"{name}={value}" for name, value in words.items()])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_line({})})"


class Event(Text):
    """Something that just happened, and who may see it. Feeds log, animation and screen reader."""

    __slots__ = ("audience",)

    def __init__(self, message: Message, args: tuple[Any, ...], audience: int) -> None:
        super().__init__(message, *args)
        self.audience = audience

    def visible_to(self, viewer: int | None) -> bool:
        """Return whether a seat or a spectator (None) may see this event."""
        return bool(self.audience & bit_of(viewer))
