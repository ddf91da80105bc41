"""Effects of components, as written in the content files: one object for each effect.

It handles everything about an effect: whether it would change anything now (`possible`), carrying
it out (`do`), its description (`texts`) and its icon. The operations themselves are in
`rules`: gains in `cards/gain_effects.py`, losses in `losses/effects.py`, those of a battle in
`battle/effects.py`.

The halves of cards are carried out by the battle, which reads `at_end` and `condition` and adds up
operations of the same kind (CRU-EFF-02, CRU-EFF-05). Everywhere else a list of effects is carried
out from left to right (CRU-EFF-01). No card moves a piece "towards" a city (CRU-GLO-06).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from gonfalon.games.crusaders.model.constants import (
    ANY_OWN,
    CONDITIONS,
    MEASURES,
    NONE,
    PLACES,
    SELF,
    TARGETS,
)
from gonfalon.games.crusaders.model.messages import effects as say
from gonfalon.kernel.effects import operations
from gonfalon.kernel.effects.effects import InOrder, ReadEffects
from gonfalon.kernel.values.message import Text

if TYPE_CHECKING:
    from gonfalon.games.crusaders.model.state import CrusadersState

Fields: TypeAlias = "operations.Fields[CrusadersState]"
Reward: TypeAlias = "InOrder[CrusadersState]"  # from first to last (CRU-EFF-01)
ReadReward: TypeAlias = "ReadEffects[CrusadersState]"
NO_LIMIT: Final = 99


class Operation(operations.Operation["CrusadersState"]):
    """One operation. Subclasses read the fields that only they have.

    The amount is `n`, or `n` times the measure `per`, cut at `most` (CRU-EFF-05); see
    `rules/board/measures.py`.
    """

    __slots__ = (
        "at_end",
        "condition",
        "icon_fields",
        "most",
        "optional",
        "per",
        "target",
        "where",
    )
    LEAST = 0
    MESSAGES = say.EFFECTS

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.per = fields.word("per", MEASURES, NONE)
        if self.per != NONE and self.OP + "_per" not in say.EFFECTS:
            raise fields.error("has no per")
        self.most = fields.number("max", NO_LIMIT)
        self.at_end = fields.word("at", ("now", "end"), 0) == 1
        self.target = fields.word("who", TARGETS, SELF)
        self.condition = fields.word("if", CONDITIONS, NONE)
        self.where = fields.word("where", PLACES, ANY_OWN)
        self.optional = fields.flag("optional")
        self.icon_fields = {name: value for name, value in fields.data.items() if plain(value)}

    def in_full(self, state: CrusadersState, side: int) -> bool:
        """Return whether a player can carry it out in full (CRU-EFF-37); gains always can."""
        return True

    def texts(self) -> list[Text]:
        """Return the description: of the amount, or of the measure and where it is cut, if any."""
        if self.per == NONE:
            return super().texts()
        most = 0 if self.most == NO_LIMIT else self.most
        return [Text(say.EFFECTS[self.OP + "_per"], self.n, self.per, most)]

    def icon(self) -> dict[str, Any]:
        return dict(self.icon_fields)


def plain(value: object) -> bool:
    """Return whether a field's value is a single word or number."""
    return isinstance(value, (str, int, bool))
