"""A tournament of either mode (GLO-TOUR)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.model.constants import PLAISANCE
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.city.registration import PlaceShield, Registration
from gonfalon.games.glory.rules.tournament.pas_darmes import PasDarmes
from gonfalon.games.glory.rules.tournament.plaisance import Joust
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step


class Tournament(Procedure[GloryState]):
    """All duels of a tournament. Shields and knights stay for the caller to clear (GLO-TOUR-10)."""

    __slots__ = ()
    NAME = "glory.tournament"
    PHASES = ("do_duels",)

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
