"""Steps in which a player picks a card and something becomes of it."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step


@declared
class PickThen(Procedure[CrusadersState]):
    """Let a player pick a card, and act on it once it is taken and paid for."""

    PHASES: ClassVar[tuple[str, ...]] = ("do_pick",)

    seat: int = 0

    def pick(self, m: Match[CrusadersState]) -> PickCard:
        """Return the question: what may be picked, and on which terms."""
        raise NotImplementedError

    def picked(self, m: Match[CrusadersState], pick: PickCard) -> None:
        """Act on what was picked; `pick.card` is NONE if that is nothing."""
        raise NotImplementedError

    def do_pick(self, m: Match[CrusadersState]) -> None:
        m.call(self.pick(m))

    def returned(self, m: Match[CrusadersState], child: Step[CrusadersState]) -> None:
        if isinstance(child, PickCard):
            self.picked(m, child)
