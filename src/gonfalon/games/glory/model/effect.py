"""Effects of components, as written in the content files: one object for each effect.

It handles everything about an effect: whether it would change anything now (`possible`), carrying
it out (`do`), its description (`texts`) and its icon. The operations of the city and of travel
cards are in `rules/travel/effects.py`, those of a duel in `rules/duel/effects.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from gonfalon.games.glory.model.messages import effects as say
from gonfalon.kernel.effects import operations
from gonfalon.kernel.effects.effects import InOrder, ReadEffects
from gonfalon.kernel.values.message import Text

if TYPE_CHECKING:
    from gonfalon.games.glory.model.state import GloryState

Reward: TypeAlias = "InOrder[GloryState]"  # left to right, as far as possible (GLO-RES-09)
ReadReward: TypeAlias = "ReadEffects[GloryState]"


class Operation(operations.Operation["GloryState"]):
    """One operation of a card, a token or a place of the city."""

    __slots__ = ()
    MESSAGES = say.EFFECTS

    def why_not(self, state: GloryState, side: int) -> Text | None:
        """Return why it would change nothing now, if it has a sentence for that."""
        return None


class Alternatives(operations.Alternatives["GloryState"]):
    """Lists of effects of which one is chosen: one that gives something, if any (GLO-TRV-07)."""

    __slots__ = ()
    ONE_OF = Text(say.DOES_ONE_OF)
    OR = Text(say.DOES_OR)
