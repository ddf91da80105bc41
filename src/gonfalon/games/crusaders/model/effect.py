"""Effects of components, as written in the content files: one object for each effect.

It handles everything about an effect: whether it would change anything now (`possible`), carrying
it out (`do`), its description (`texts`) and its icon. The operations themselves are in `rules`:
gains in `gain_effects.py`, losses in `loss_effects.py`, those of a battle in `battle_effects.py`.

The halves of cards are carried out by the battle, which reads `at_end` and `condition` and adds up
operations of the same kind (CRU-EFF-02, CRU-EFF-05). Everywhere else a list of effects is carried
out from left to right (CRU-EFF-01). No card moves a piece "towards" a city (CRU-GLO-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from gonfalon.games.crusaders.model.constants import (
    ANY_OWN,
    CONDITIONS,
    MEASURES,
    NONE,
    PLACES,
    SELF,
    TARGETS,
)
from gonfalon.kernel.effects import Combinator, Effect, EffectReader, InOrder
from gonfalon.kernel.errors import ContentError

if TYPE_CHECKING:
    from gonfalon.games.crusaders.model.state import CrusadersState

Reward: TypeAlias = "InOrder[CrusadersState]"  # from first to last (CRU-EFF-01)
NO_LIMIT: Final = 99


class Fields:
    """The fields of one operation in the content. Each is read once; `check` finds the unread."""

    def __init__(
        self, data: dict[str, Any], reader: EffectReader[CrusadersState], where: str
    ) -> None:
        self.data = data
        self.reader = reader
        self.where = where
        self.unread = set(data) - {"op"}

    def take(self, name: str) -> Any:
        """Return a field as it is, or None."""
        self.unread.discard(name)
        return self.data.get(name)

    def number(self, name: str, default: int) -> int:
        """Return a whole number from 0."""
        n = self.take(name)
        if n is None:
            return default
        if not isinstance(n, int) or isinstance(n, bool) or n < 0:
            raise ContentError(f"{self.where}: {name} must be a whole number from 0")
        return n

    def flag(self, name: str) -> bool:
        """Return a truth value, False if it is missing."""
        value = self.take(name)
        if value is not None and not isinstance(value, bool):
            raise ContentError(f"{self.where}: {name} is true or false")
        return bool(value)

    def word(self, name: str, words: Sequence[str], default: int) -> int:
        """Return the number of a word among `words`."""
        word = self.take(name)
        if word is None:
            return default
        if word not in words:
            raise ContentError(f"{self.where}: {name} is one of {', '.join(words)}")
        return words.index(word)

    def effects(self, name: str) -> Reward:
        """Return a list of effects, empty if it is missing."""
        data = self.take(name)
        return self.reader.nothing if data is None else self.reader.read(data, self.where)

    def check(self) -> None:
        """Raise `ContentError` if a field was not read."""
        if self.unread:
            name = self.data["op"]
            raise ContentError(f"{self.where}: {name} has no {sorted(self.unread)[0]}")


class Operation(Effect["CrusadersState"]):
    """One operation. Subclasses read the fields that only they have.

    The amount is `n`, or `n` times the measure `per`, cut at `most` (CRU-EFF-05); see
    `rules/measures.py`. `PLAIN` operations neither ask nor trigger anything.
    """

    __slots__ = (
        "at_end",
        "condition",
        "icon_fields",
        "most",
        "n",
        "optional",
        "per",
        "target",
        "where",
    )
    OP: ClassVar[str] = ""
    PLAIN: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        self.n = fields.number("n", 1)
        self.per = fields.word("per", MEASURES, NONE)
        self.most = fields.number("max", NO_LIMIT)
        self.at_end = fields.word("at", ("now", "end"), 0) == 1
        self.target = fields.word("who", TARGETS, SELF)
        self.condition = fields.word("if", CONDITIONS, NONE)
        self.where = fields.word("where", PLACES, ANY_OWN)
        self.optional = fields.flag("optional")
        self.icon_fields = {name: value for name, value in fields.data.items() if plain(value)}

    def quiet(self) -> bool:
        return self.PLAIN

    def in_full(self, t: CrusadersState, side: int) -> bool:
        """Return whether a player can carry it out in full (CRU-EFF-37); gains always can."""
        return True

    def told_most(self) -> int:
        """Return where an amount is cut, for descriptions; 0 if it is not."""
        return 0 if self.most == NO_LIMIT else self.most

    def icon(self) -> dict[str, Any]:
        return dict(self.icon_fields)


def plain(value: object) -> bool:
    """Return whether a field's value is a single word or number."""
    return isinstance(value, (str, int, bool))


class OperationReader(EffectReader["CrusadersState"]):
    """Reads effects; `known` are the operations by name."""

    def __init__(
        self, combinators: list[Combinator[CrusadersState]], known: dict[str, type[Operation]]
    ) -> None:
        super().__init__(combinators)
        self.known = known

    def operation(self, data: dict[str, Any], where: str) -> Effect[CrusadersState]:
        kind = self.known.get(data.get("op", ""))
        if kind is None:
            raise ContentError(f"{where}: unknown effect {data!r}")
        fields = Fields(data, self, where)
        found = kind(fields)
        fields.check()
        return found
