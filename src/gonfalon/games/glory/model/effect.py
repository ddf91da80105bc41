"""Effects of components, as written in the content files: one object for each effect.

It handles everything about an effect: whether it would change anything now (`possible`), carrying
it out (`do`), its description (`texts`) and its icon. The operations of the city and of travel
cards are in `rules/effects.py`, those of a duel in `rules/duel_effects.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from gonfalon.games.glory.model.messages.effects import DOES_ONE_OF, DOES_OR, EFFECTS
from gonfalon.kernel.effects import Combinator, Effect, EffectReader, InOrder, OneOf
from gonfalon.kernel.errors import ContentError
from gonfalon.kernel.message import Text

if TYPE_CHECKING:
    from gonfalon.games.glory.model.state import GloryState

Reward: TypeAlias = "InOrder[GloryState]"  # left to right, as far as possible (GLO-RES-09)


class Operation(Effect["GloryState"]):
    """One operation. `n` is the amount or the level, `what` the kind of thing it is about.

    `WHAT` is the content field that `what` is read from: kind, item or die. `WORDS` says whose
    word it is. `PLAIN` operations neither ask nor trigger anything.
    """

    __slots__ = ("n", "what")
    OP: ClassVar[str] = ""
    AMOUNT: ClassVar[str] = "n"
    WHAT: ClassVar[str] = ""
    WORDS: ClassVar[str] = ""
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
            found["what"] = self.what
        return found


class Alternatives(OneOf["GloryState"]):
    """Lists of effects of which one is chosen: one that gives something, if any (GLO-TRV-07)."""

    __slots__ = ()

    def texts(self) -> list[Text]:
        """Return the texts of all lists, joined by "or"."""
        found = [Text(DOES_ONE_OF)]
        for place, part in enumerate(self.parts):
            if place:
                found.append(Text(DOES_OR))
            found += part.texts()
        return found

    def icon(self) -> dict[str, Any]:
        lists = [part.icons() for part in self.parts if isinstance(part, Combinator)]
        return {"op": "one_of", "options": lists}


class RewardReader(EffectReader["GloryState"]):
    """Reads effects; `known` are the operations by name, `words` the words of each kind."""

    def __init__(
        self,
        combinators: list[Combinator[GloryState]],
        known: dict[str, type[Operation]],
        words: dict[str, list[str]],
    ) -> None:
        super().__init__(combinators)
        self.known = known
        self.words = words

    def operation(self, data: dict[str, Any], where: str) -> Effect[GloryState]:
        name = data.get("op", "")
        kind = self.known.get(name)
        if kind is None:
            raise ContentError(f"{where}: unknown effect {data!r}")
        unknown = set(data) - {"op", kind.AMOUNT, kind.WHAT}
        if unknown:
            raise ContentError(f"{where}: {name} has no {sorted(unknown)[0]}")
        n = data.get(kind.AMOUNT, 1)
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            raise ContentError(f"{where}: {name} needs a whole number from 1")
        if not kind.WHAT:
            return kind(n)
        words = self.words[kind.WORDS]
        if data.get(kind.WHAT) not in words:
            raise ContentError(f"{where}: {name} needs a {kind.WHAT} of {', '.join(words)}")
        return kind(n, words.index(data[kind.WHAT]))

    def choose(self, parts: list[Effect[GloryState]], optional: bool) -> OneOf[GloryState]:
        """Return a choice with texts and icon of this game; its rules know no optional effects."""
        if optional:
            raise ContentError("an optional effect")
        found = Alternatives(len(self.combinators), parts)
        self.combinators.append(found)
        return found
