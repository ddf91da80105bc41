"""A tournament of either mode (GLO-TOUR)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.model.constants import PLAISANCE
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.pas_darmes import PasDarmes
from gonfalon.games.glory.rules.plaisance import Joust
from gonfalon.games.glory.rules.registration import PlaceShield, Registration
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure
from gonfalon.kernel.step import Step


class Tournament(Procedure[GloryState]):
    """All duels of a tournament. Shields and knights stay for the caller to clear (GLO-TOUR-10)."""

    NAME = "glory.tournament"
    PHASES = ("do_duels",)

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> Tournament:
        other = Tournament()
        other.phase = self.phase
        other.next = self.next
        return other

    def run(self, m: Match[GloryState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_duels(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_duels(self, m: Match[GloryState]) -> None:
        """Call the procedure of the mode."""
        if m.state.mode == PLAISANCE:
            m.call(Joust())
        else:
            m.call(PasDarmes())


TOURNAMENT_STEP_CLASSES: Final[tuple[type[Step[Any]], ...]] = (
    PlaceShield,
    Registration,
    Tournament,
    PasDarmes,
    Joust,
)
