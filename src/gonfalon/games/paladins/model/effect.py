"""Effects of components, as written in the content files: one object for each effect.

It handles everything about an effect: whether it would change anything now (`possible`), carrying
it out (`do`), its description (`texts`) and its icon. They therefore cannot disagree. The
operations are in `effects.py`. In what a player and the automated opponent differ is up to their
`Side`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from gonfalon.games.paladins.model.constants import ATTRIBUTES, WORKERS
from gonfalon.games.paladins.model.messages import cards as say
from gonfalon.kernel.effects import operations
from gonfalon.kernel.effects.effects import Combinator, Effect, InOrder, ReadEffects
from gonfalon.kernel.values.message import Text

if TYPE_CHECKING:
    from gonfalon.games.paladins.model.state import PaladinsState

Reward: TypeAlias = "InOrder[PaladinsState]"  # left to right, with all consequences (PAL-GEN-08)
ReadReward: TypeAlias = "ReadEffects[PaladinsState]"
CHOOSE_ONE = "choose_one"  # how content names a choice between lists
WORDS: Final[dict[str, list[str]]] = {"worker": list(WORKERS), "attribute": list(ATTRIBUTES)}


class Operation(operations.Operation["PaladinsState"]):
    """One operation of a card, a space or an action."""

    __slots__ = ()
    MESSAGES = say.EFFECTS

    def icon(self) -> dict[str, Any]:
        """Return the operation as content writes it."""
        found: dict[str, Any] = {"op": self.OP, "n": self.n}
        if self.WHAT:
            found[self.WHAT] = WORDS[self.WORDS][self.what]
        return found


class Alternatives(operations.Alternatives["PaladinsState"]):
    """Lists of effects of which one is chosen (PAL-EFF-08)."""

    __slots__ = ()
    ONE_OF = Text(say.EFFECTS[CHOOSE_ONE], 1)
    OR = Text(say.DOES_OR)

    def icon(self) -> dict[str, Any]:
        """Return the choice as content writes it."""
        return {"op": CHOOSE_ONE, "n": 1, "options": super().icon()["options"]}


def certain_operations(effect: Effect[PaladinsState]) -> list[Operation]:
    """Return the operations of a list that are certain to come: not those of a choice."""
    if not isinstance(effect, InOrder):
        return []
    return [part for part in effect.parts if isinstance(part, Operation)]


class RewardReader(operations.OperationReader["PaladinsState"]):
    """Reads effects; `known` are the operations by name."""

    def __init__(
        self, combinators: list[Combinator[PaladinsState]], known: dict[str, type[Operation]]
    ) -> None:
        super().__init__(combinators, known, WORDS, Alternatives)

    def operation(self, data: dict[str, Any], where: str) -> Effect[PaladinsState]:
        """Return an operation, or a choice by the name it has in the content of this game."""
        if data.get("op") == CHOOSE_ONE:
            return self.one_of(data.get("options"), where)
        return super().operation(data, where)
