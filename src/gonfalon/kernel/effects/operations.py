"""Operations: effects that content names, with an amount and the kind of thing they are about.

    { op = "worker", n = 2, type = "fighter" }

A game derives its own base class from `Operation`, with its messages, and one class for each
operation. An operation with more fields reads them from its `Fields` when it is made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from gonfalon.kernel.effects.effects import Combinator, Effect, EffectReader, InOrder, OneOf
from gonfalon.kernel.play.state import T
from gonfalon.kernel.values.errors import ContentError
from gonfalon.kernel.values.message import Message, Text
from gonfalon.kernel.values.native import mypyc_attr


class Fields(Generic[T]):
    """The fields of one operation in the content. Each is read once; `check` finds the unread."""

    def __init__(self, data: dict[str, Any], reader: OperationReader[T], where: str) -> None:
        self.data = data
        self.reader = reader
        self.where = where
        self.unread = set(data) - {"op"}

    def take(self, name: str) -> Any:
        """Return a field as it is, or None."""
        self.unread.discard(name)
        return self.data.get(name)

    def number(self, name: str, default: int, least: int = 0) -> int:
        """Return a whole number."""
        n = self.take(name)
        if n is None:
            n = default
        if not isinstance(n, int) or isinstance(n, bool) or n < least:
            raise self.error(f"needs a whole number from {least} as {name}")
        return n

    def flag(self, name: str) -> bool:
        """Return a truth value, False if it is missing."""
        value = self.take(name)
        if value is not None and not isinstance(value, bool):
            raise self.error(f"needs true or false as {name}")
        return bool(value)

    def word(self, name: str, words: Sequence[str], default: int | None = None) -> int:
        """Return the place of a word among `words`. Without a default it is required."""
        word = self.take(name)
        if word is None and default is not None:
            return default
        if word not in words:
            raise self.error(f"needs a {name} of {', '.join(words)}")
        return words.index(word)

    def effects(self, name: str) -> InOrder[T]:
        """Return a list of effects, empty if it is missing."""
        data = self.take(name)
        return self.reader.nothing if data is None else self.reader.read(data, self.where)

    def check(self) -> None:
        """Raise `ContentError` if a field was not read."""
        if self.unread:
            raise self.error(f"has no {min(self.unread)}")

    def error(self, what: str) -> ContentError:
        """Return an error that names the operation and its place."""
        return ContentError(f"{self.where}: {self.data['op']} {what}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Effect[T]):
    """One operation. `n` is the amount or the level, `what` the kind of thing it is about.

    `AMOUNT` and `WHAT` are the content fields that these are read from; `LEAST` is the smallest
    amount, `DEFAULT` the one if content writes none. `what` is the place of a word in the reader's
    list `WORDS`. `PLAIN` operations neither ask nor trigger anything. `MESSAGES` are the game's
    texts by operation, with the arguments `n` and, if any, `what`.
    """

    __slots__ = ("n", "what")
    OP: ClassVar[str] = ""
    AMOUNT: ClassVar[str] = "n"
    LEAST: ClassVar[int] = 1
    DEFAULT: ClassVar[int] = 1
    WHAT: ClassVar[str] = ""
    WORDS: ClassVar[str] = ""
    PLAIN: ClassVar[bool] = False
    MESSAGES: ClassVar[dict[str, Message]] = {}

    def __init__(self, fields: Fields[T]) -> None:
        self.n = fields.number(self.AMOUNT, self.DEFAULT, self.LEAST)
        self.what = fields.word(self.WHAT, fields.reader.words[self.WORDS]) if self.WHAT else -1

    def quiet(self) -> bool:
        """Return whether the operation is plain."""
        return self.PLAIN

    def texts(self) -> list[Text]:
        """Return the game's text for this operation."""
        if self.WHAT:
            return [Text(self.MESSAGES[self.OP], self.n, self.what)]
        return [Text(self.MESSAGES[self.OP], self.n)]

    def icon(self) -> dict[str, Any]:
        """Return the operation as plain JSON. Further fields are up to the game."""
        found: dict[str, Any] = {"op": self.OP, "n": self.n}
        if self.WHAT:
            found["what"] = self.what
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Alternatives(OneOf[T]):
    """A choice that describes itself as a list of lists, joined by "or".

    `ONE_OF` is the text before the lists, `OR` the one between them.
    """

    __slots__ = ()
    ONE_OF: ClassVar[Text]
    OR: ClassVar[Text]

    def texts(self) -> list[Text]:
        """Return the texts of all lists, joined by "or"."""
        found = [self.ONE_OF]
        for place, part in enumerate(self.parts):
            if place:
                found.append(self.OR)
            found += part.texts()
        return found

    def icon(self) -> dict[str, Any]:
        """Return the lists as plain JSON."""
        lists = [part.icons() for part in self.parts if isinstance(part, Combinator)]
        return {"op": "one_of", "options": lists}


@mypyc_attr(allow_interpreted_subclasses=True)
class OperationReader(EffectReader[T]):
    """Reads operations: `known` are the classes by name, `words` the lists that `what` is from.

    With `alternatives`, choices become these, and optional effects are refused, because
    alternatives have no text for them.
    """

    def __init__(
        self,
        combinators: list[Combinator[T]],
        known: Mapping[str, type[Operation[T]]],
        words: dict[str, list[str]] | None = None,
        alternatives: type[Alternatives[T]] | None = None,
    ) -> None:
        super().__init__(combinators)
        self.known = known
        self.words: dict[str, list[str]] = {} if words is None else words
        self.alternatives = alternatives

    def operation(self, data: dict[str, Any], where: str) -> Effect[T]:
        """Return an operation with all its fields."""
        name = data.get("op")
        kind = self.known.get(name) if isinstance(name, str) else None
        if kind is None:
            raise ContentError(f"{where}: unknown effect {data!r}")
        fields = Fields(data, self, where)
        found = kind(fields)
        fields.check()
        return found

    def choose(self, parts: list[Effect[T]], optional: bool) -> OneOf[T]:
        """Return a choice, with the texts and the icon of this game if it has its own."""
        if self.alternatives is None:
            return super().choose(parts, optional)
        if optional:
            raise ContentError("an optional effect")
        found = self.alternatives(len(self.combinators), parts)
        self.combinators.append(found)
        return found
