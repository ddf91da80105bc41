"""What lasts a round: the rule changes of its event."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NO_ATTACKS_ON_PLAYERS, SARACEN_STRENGTH
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.modifiers import ALL_SIDES, Modifiers
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.native import mypyc_attr


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Procedure[CrusadersState]):
    """A round. It keeps the rule changes of its event until it is over (CRU-EVT-01, CRU-EFF-25)."""

    changes: Modifiers = later(factory=Modifiers)

    def modifiers(self) -> Modifiers:
        return self.changes


def change_round(m: Match[CrusadersState], change: int, n: int) -> None:
    """Change a rule until the end of the round."""
    m.lasting(change, ALL_SIDES, n, Round)


def attacks_forbidden(m: Match[CrusadersState]) -> bool:
    """Return whether no march may target a player's city in this round (CRU-EFF-25)."""
    return m.modified(NO_ATTACKS_ON_PLAYERS, ALL_SIDES) > 0


def saracen_bonus(m: Match[CrusadersState]) -> int:
    """Return the strength that the event adds to the saracens in this round (CRU-EFF-25)."""
    return m.modified(SARACEN_STRENGTH, ALL_SIDES)
