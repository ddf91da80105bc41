"""Effects of components, as written in the content files: one object for each effect.

It handles everything about an effect: whether it would change anything now (`possible`), carrying
it out (`do`), its description (`texts`) and its icon. They therefore cannot disagree. The
operations are in `effects.py`. In what a player and the automated opponent differ is up to their
`Side`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from gonfalon.games.paladins.model.constants import ATTRIBUTES, WORKERS
from gonfalon.games.paladins.model.messages import DOES_OR, EFFECTS
from gonfalon.kernel.effects import Combinator, Effect, EffectReader, InOrder, OneOf
from gonfalon.kernel.errors import ContentError
from gonfalon.kernel.message import Text

if TYPE_CHECKING:
    from gonfalon.games.paladins.model.state import PaladinsState

Reward: TypeAlias = "InOrder[PaladinsState]"  # left to right, with all consequences (PAL-GEN-08)
CHOOSE_ONE = "choose_one"  # how content names a choice between lists


class Operation(Effect["PaladinsState"]):
    """One operation of a card, a space or an action.

    `n` is the amount, `what` the worker or attribute. `PLAIN` operations neither ask nor trigger
    anything.
    """

    __slots__ = ("n", "what")
    OP: ClassVar[str] = ""
    WHAT: ClassVar[str] = ""  # the content field that `what` is read from: type or attr
    PLAIN: ClassVar[bool] = False

    def __init__(self, n: int = 0, what: int = -1) -> None:
        self.n = n
        self.what = what

    def quiet(self) -> bool:
        return self.PLAIN

    def texts(self) -> list[Text]:
        if self.WHAT:
            return [Text(EFFECTS[self.OP], self.n, self.what)]
        return [Text(EFFECTS[self.OP], self.n)]

    def icon(self) -> dict[str, Any]:
        found: dict[str, Any] = {"op": self.OP, "n": self.n}
        if self.WHAT:
            found[self.WHAT] = words_of(self)[self.what]
        return found


class Alternatives(OneOf["PaladinsState"]):
    """Lists of effects of which one is chosen (PAL-EFF-08)."""

    __slots__ = ()

    def texts(self) -> list[Text]:
        """Return the texts of all lists, joined by "or"."""
        found = [Text(EFFECTS[CHOOSE_ONE], 1)]
        for place, part in enumerate(self.parts):
            if place:
                found.append(Text(DOES_OR))
            found += part.texts()
        return found

    def icon(self) -> dict[str, Any]:
        lists = [part.icons() for part in self.parts if isinstance(part, Combinator)]
        return {"op": CHOOSE_ONE, "n": 1, "options": lists}


def words_of(operation: Operation | type[Operation]) -> tuple[str, ...]:
    """Return the words that an operation's `what` is one of."""
    return WORKERS if operation.WHAT == "type" else ATTRIBUTES


def operations(effect: Effect[PaladinsState]) -> list[Operation]:
    """Return the operations of a list that are certain to come: not those of a choice."""
    if not isinstance(effect, InOrder):
        return []
    return [part for part in effect.parts if isinstance(part, Operation)]


class RewardReader(EffectReader["PaladinsState"]):
    """Reads effects; `known` are the operations by name."""

    def __init__(
        self, combinators: list[Combinator[PaladinsState]], known: dict[str, type[Operation]]
    ) -> None:
        super().__init__(combinators)
        self.known = known

    def operation(self, data: dict[str, Any], where: str) -> Effect[PaladinsState]:
        name = data.get("op", "")
        if name == CHOOSE_ONE:
            return self.one_of(data.get("options"), where)
        kind = self.known.get(name)
        if kind is None or "options" in data:
            raise ContentError(f"{where}: unknown effect {data!r}")
        n = data.get("n", 1)
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            raise ContentError(f"{where}: {name} needs a whole number from 1")
        if not kind.WHAT:
            return kind(n)
        words = words_of(kind)
        if data.get(kind.WHAT) not in words:
            raise ContentError(f"{where}: {name} needs a {kind.WHAT}")
        return kind(n, words.index(data[kind.WHAT]))

    def choose(self, parts: list[Effect[PaladinsState]], optional: bool) -> OneOf[PaladinsState]:
        """Return a choice with texts and icon of this game; its rules know no optional effects."""
        if optional:
            raise ContentError("an optional effect")
        found = Alternatives(len(self.combinators), parts)
        self.combinators.append(found)
        return found
