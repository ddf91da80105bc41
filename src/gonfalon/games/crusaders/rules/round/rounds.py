"""The rounds: which phase follows which (CRU-ROUND)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import (
    ACTIVATION_PHASE,
    EVENTS_PHASE,
    INCOME_PHASE,
    PLANNING_PHASE,
)
from gonfalon.games.crusaders.model.messages import rounds as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.round import Round
from gonfalon.games.crusaders.rules.orders.activation import Activation
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.raids.events import EventsPhase
from gonfalon.games.crusaders.rules.round.ending import finish, is_over
from gonfalon.games.crusaders.rules.round.income import Income
from gonfalon.kernel.play.match import Match


class PlayRound(Round):
    """One round after the other, the step at the bottom of the stack (CRU-ROUND-01)."""

    __slots__ = ()
    NAME = "crusaders.round"
    PHASES = ("do_events", "do_planning", "do_activation", "do_income", "do_end")

    def do_events(self, m: Match[CrusadersState]) -> None:
        state = m.state
        state.round += 1
        m.turn += 1
        state.phase = EVENTS_PHASE
        m.emit(say.ROUND_BEGINS, state.round)
        for pack in state.packs:
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
            m.call(PlayRound())
