"""The rounds: which phase follows which (CRU-ROUND)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import (
    ACTIVATION_PHASE,
    EVENTS_PHASE,
    INCOME_PHASE,
    PLANNING_PHASE,
)
from gonfalon.games.crusaders.model.messages.rounds import ROUND_BEGINS
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.activation import Activation
from gonfalon.games.crusaders.rules.base_round import BaseRound
from gonfalon.games.crusaders.rules.ending import finish, is_over
from gonfalon.games.crusaders.rules.events import EventsPhase
from gonfalon.games.crusaders.rules.income import Income
from gonfalon.games.crusaders.rules.planning import Planning
from gonfalon.kernel.match import Match


class Round(BaseRound):
    """One round after the other, the step at the bottom of the stack (CRU-ROUND-01)."""

    NAME = "crusaders.round"
    PHASES = ("do_events", "do_planning", "do_activation", "do_income", "do_end")

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> Round:
        other = Round()
        other.phase = self.phase
        other.next = self.next
        other.changes = self.changes.clone()
        return other

    def run(self, m: Match[CrusadersState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_events(m)
            elif phase == 1:
                self.do_planning(m)
            elif phase == 2:
                self.do_activation(m)
            elif phase == 3:
                self.do_income(m)
            elif phase == 4:
                self.do_end(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_events(self, m: Match[CrusadersState]) -> None:
        t = m.state
        t.round += 1
        m.turn += 1
        t.phase = EVENTS_PHASE
        m.emit(ROUND_BEGINS, t.round)
        for pack in t.packs:
            pack.shorten_facts()
        m.call(EventsPhase())

    def do_planning(self, m: Match[CrusadersState]) -> None:
        m.state.phase = PLANNING_PHASE
        m.call(Planning())

    def do_activation(self, m: Match[CrusadersState]) -> None:
        m.state.phase = ACTIVATION_PHASE
        m.call(Activation())

    def do_income(self, m: Match[CrusadersState]) -> None:
        m.state.phase = INCOME_PHASE
        m.call(Income())

    def do_end(self, m: Match[CrusadersState]) -> None:
        """End the match, or begin the next round (CRU-INC-06, CRU-END-01)."""
        if is_over(m.state):
            finish(m)
        else:
            m.stack.pop()
            m.call(Round())
