"""The events phase: the event, then what the saracens do (CRU-EVT, CRU-SAR)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import EACH_PLAYER
from gonfalon.games.crusaders.model.messages.fighting import raids as say
from gonfalon.games.crusaders.model.state import EVENT_DRAW, CrusadersState
from gonfalon.games.crusaders.rules.board.saracen_track import (
    next_target,
    reinforce_saracens,
    reveal_target,
)
from gonfalon.games.crusaders.rules.raids.raids import Raids
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


@declared
class EventsPhase(Procedure[CrusadersState]):
    """A round's events phase. In round 1 the saracens only get their first target (CRU-SAR-01)."""

    NAME = "crusaders.events-phase"
    PHASES = ("do_reveal", "do_effect", "do_saracens", "do_raids", "do_next_target")

    seats: list[int] = later([])  # still to be served, in the order of the start (CRU-ORDER-03)

    def do_reveal(self, m: Match[CrusadersState]) -> None:
        """Turn up an event; nobody is asked (CRU-EVT-01).

        The first player resolves it, unless it is for each player.
        """
        state = m.state
        state.event = m.draw_from(EVENT_DRAW, state.events)
        m.emit(say.EVENT_REVEALED, state.event)
        order = state.active_order()
        self.seats = order if state.content.events.scope[state.event] == EACH_PLAYER else order[:1]

    def do_effect(self, m: Match[CrusadersState]) -> None:
        """Resolve the upper part: for each player in turn order (CRU-ORDER-02), or once."""
        if not self.seats:
            return
        state = m.state
        seat = self.seats.pop(0)
        self.again()
        if not state.boards[seat].out:
            state.content.events.effect[state.event].do(m, seat)

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
