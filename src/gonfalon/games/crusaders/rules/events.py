"""The events phase: the event, then what the saracens do (CRU-EVT, CRU-SAR)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import EACH_PLAYER
from gonfalon.games.crusaders.model.messages.raids import EVENT_REVEALED
from gonfalon.games.crusaders.model.state import EVENT_DRAW, CrusadersState
from gonfalon.games.crusaders.rules.raids import Raids
from gonfalon.games.crusaders.rules.saracen_track import (
    next_target,
    reinforce_saracens,
    reveal_target,
)
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure


class EventsPhase(Procedure[CrusadersState]):
    """A round's events phase. In round 1 the saracens only get their first target (CRU-SAR-01)."""

    NAME = "crusaders.events-phase"
    PHASES = ("do_reveal", "do_effect", "do_saracens", "do_raids", "do_next_target")

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[int] = []  # still to be served, in the order of the start (CRU-ORDER-03)

    # region written by `gonfalon fields`
    __slots__ = ("seats",)
    FIELDS = ("seats",)

    def clone(self) -> EventsPhase:
        other = EventsPhase()
        other.phase = self.phase
        other.next = self.next
        other.seats = self.seats[:]
        return other

    def run(self, m: Match[CrusadersState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_reveal(m)
            elif phase == 1:
                self.do_effect(m)
            elif phase == 2:
                self.do_saracens(m)
            elif phase == 3:
                self.do_raids(m)
            elif phase == 4:
                self.do_next_target(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_reveal(self, m: Match[CrusadersState]) -> None:
        """Turn up an event (CRU-EVT-01)."""
        t = m.state
        t.event = m.draw_from(EVENT_DRAW, t.events)
        m.emit(EVENT_REVEALED, t.event)
        order = t.active_order()
        self.seats = order if t.c.events.scope[t.event] == EACH_PLAYER else order[:1]

    def do_effect(self, m: Match[CrusadersState]) -> None:
        """Resolve the upper part: for each player in turn order (CRU-ORDER-02), or once."""
        if not self.seats:
            return
        t = m.state
        seat = self.seats.pop(0)
        self.again()
        if not t.boards[seat].out:
            t.c.events.effect[t.event].do(m, seat)

    def do_saracens(self, m: Match[CrusadersState]) -> None:
        """Reinforce the saracens from round 2 on (CRU-SAR-02)."""
        if m.state.round == 1:
            reveal_target(m)
            m.done()
        else:
            reinforce_saracens(m)

    def do_raids(self, m: Match[CrusadersState]) -> None:
        m.call(Raids())

    def do_next_target(self, m: Match[CrusadersState]) -> None:
        """Uncover the next bonus. The event's raid table is not needed any more (CRU-EVT-03)."""
        next_target(m)
