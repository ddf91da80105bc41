"""What lasts a round: the rule changes of its event."""

from __future__ import annotations

from typing import Any, ClassVar

from gonfalon.games.crusaders.model.constants import NO_ATTACKS_ON_PLAYERS, SARACEN_STRENGTH
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.match import Match
from gonfalon.kernel.modifiers import ALL_SIDES, Modifiers
from gonfalon.kernel.native import mypyc_attr
from gonfalon.kernel.procedure import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseRound(Procedure[CrusadersState]):
    """A round. It keeps the rule changes of its event until it is over (CRU-EVT-01, CRU-EFF-25)."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: Modifiers = Modifiers()

    # region written by `gonfalon fields`
    __slots__ = ("changes",)
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def dump(self) -> dict[str, Any]:
        data = super().dump()
        data["changes"] = self.changes.dump()
        return data

    def load(self, data: dict[str, Any]) -> None:
        super().load(data)
        self.changes = Modifiers().load(data["changes"])

    # endregion

    def modifiers(self) -> Modifiers:
        return self.changes


def change_round(m: Match[CrusadersState], change: int, n: int) -> None:
    """Change a rule until the end of the round."""
    m.lasting(change, ALL_SIDES, n, BaseRound)


def attacks_forbidden(m: Match[CrusadersState]) -> bool:
    """Return whether no march may target a player's city in this round (CRU-EFF-25)."""
    return m.modified(NO_ATTACKS_ON_PLAYERS, ALL_SIDES) > 0


def saracen_bonus(m: Match[CrusadersState]) -> int:
    """Return the strength that the event adds to the saracens in this round (CRU-EFF-25)."""
    return m.modified(SARACEN_STRENGTH, ALL_SIDES)
