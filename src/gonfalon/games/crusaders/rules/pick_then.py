"""Steps in which a player picks a card and something becomes of it."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.markets import PickCard
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure
from gonfalon.kernel.step import Step


class PickThen(Procedure[CrusadersState]):
    """Let a player pick a card, and act on it once it is taken and paid for."""

    PHASES: ClassVar[tuple[str, ...]] = ("do_pick",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    # region written by `gonfalon fields`
    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, m: Match[CrusadersState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_pick(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

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
