"""Operations: effects that content names, with an amount and the kind of thing they are about.

    { op = "worker", n = 2, type = "fighter" }

A game derives its own base class from `Operation`, with its messages, and one class for each
operation. An operation with more fields lists them in `EXTRA` and reads them in `read_extra`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gonfalon.kernel.effects import Combinator, Effect, EffectReader, OneOf
from gonfalon.kernel.errors import ContentError
from gonfalon.kernel.message import Message, Text
from gonfalon.kernel.native import mypyc_attr
from gonfalon.kernel.state import T


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Effect[T]):
    """One operation. `n` is the amount or the level, `what` the kind of thing it is about.

    `AMOUNT` and `WHAT` are the content fields that these are read from. `what` is the place of a
    word in the reader's list `WORDS`. `PLAIN` operations neither ask nor trigger anything.
    `MESSAGES` are the game's texts by operation, with the arguments `n` and, if any, `what`.
    """

    __slots__ = ("n", "what")
    OP: ClassVar[str] = ""
    AMOUNT: ClassVar[str] = "n"
    WHAT: ClassVar[str] = ""
    WORDS: ClassVar[str] = ""
    EXTRA: ClassVar[frozenset[str]] = frozenset()  # further fields that content may write
    PLAIN: ClassVar[bool] = False
    MESSAGES: ClassVar[dict[str, Message]] = {}

    def __init__(self, n: int = 0, what: int = -1) -> None:
        self.n = n
        self.what = what

    def read_extra(self, reader: OperationReader[T], data: dict[str, Any], where: str) -> None:
        """Read the fields of `EXTRA`; lists of effects with `reader.read`."""

    def quiet(self) -> bool:
        """Return whether the operation is plain."""
        return self.PLAIN

    def texts(self) -> list[Text]:
        """Return the game's text for this operation."""
        if self.WHAT:
            return [Text(self.MESSAGES[self.OP], self.n, self.what)]
        return [Text(self.MESSAGES[self.OP], self.n)]

    def icon(self) -> dict[str, Any]:
        """Return the operation as plain JSON. Fields of `EXTRA` are up to the game."""
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

    Choices become `alternatives`; optional effects are refused, because these have no text for
    them.
    """

    def __init__(
        self,
        combinators: list[Combinator[T]],
        known: Mapping[str, type[Operation[T]]],
        words: dict[str, list[str]],
        alternatives: type[Alternatives[T]],
    ) -> None:
        super().__init__(combinators)
        self.known = known
        self.words = words
        self.alternatives = alternatives

    def operation(self, data: dict[str, Any], where: str) -> Effect[T]:
        """Return an operation with all its fields."""
        name = data.get("op")
        kind = self.known.get(name) if isinstance(name, str) else None
        if kind is None:
            raise ContentError(f"{where}: unknown effect {data!r}")
        unknown = set(data) - {"op", kind.AMOUNT, kind.WHAT} - kind.EXTRA
        if unknown:
            raise ContentError(f"{where}: {name} has no {sorted(unknown)[0]}")
        n = data.get(kind.AMOUNT, 1)
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            raise ContentError(f"{where}: {name} needs a whole number from 1")
        found = kind(n, self.word(kind, data, where)) if kind.WHAT else kind(n)
        found.read_extra(self, data, where)
        return found

    def word(self, kind: type[Operation[T]], data: dict[str, Any], where: str) -> int:
        """Return the place of the word that says what an operation is about."""
        words = self.words[kind.WORDS]
        if data.get(kind.WHAT) not in words:
            raise ContentError(f"{where}: {kind.OP} needs a {kind.WHAT} of {', '.join(words)}")
        return words.index(data[kind.WHAT])

    def choose(self, parts: list[Effect[T]], optional: bool) -> OneOf[T]:
        """Return a choice with the texts and the icon of this game."""
        if optional:
            raise ContentError("an optional effect")
        found = self.alternatives(len(self.combinators), parts)
        self.combinators.append(found)
        return found
