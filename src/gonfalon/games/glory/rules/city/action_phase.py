"""The action phase: the event, then pawn after pawn (GLO-EVT-01, GLO-ACT-01)."""

from __future__ import annotations

from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.city.events import begin_event, happens_to_all
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


@declared
class ActionPhase(Procedure[GloryState]):
    """All sides in initiative order, again and again, until all pawns are placed."""

    NAME = "glory.action-phase"
    PHASES = ("do_event", "do_meet", "do_turn")

    at: int = later(0)  # the place in the initiative order that comes next

    def do_event(self, m: Match[GloryState]) -> None:
        """Let the event take effect before any pawn is placed (GLO-EVT-01)."""
        state = m.state
        for side in state.sides:
            side.begin_actions(m)
        begin_event(m)
        if not happens_to_all(state):
            self.goto("do_turn")

    def do_meet(self, m: Match[GloryState]) -> None:
        """Let the event happen to one side after another (GLO-EVT-02)."""
        state = m.state
        if self.at < len(state.order):
            self.at += 1
            self.again()
            state.sides[state.order[self.at - 1]].meet_event(
                m, state.content.events.effect[state.event]
            )
        else:
            self.at = 0

    def do_turn(self, m: Match[GloryState]) -> None:
        """Let the next side with a pawn place it (GLO-ACT-01, GLO-RND-03).

        Nobody passes (GLO-ACT-02). The order changes in the refresh phase only (GLO-ACT-12).
        """
        state = m.state
        for i in range(len(state.order)):
            place = (self.at + i) % len(state.order)
            side = state.order[place]
            if state.boards[side].pawns:
                self.at = (place + 1) % len(state.order)
                state.active = side
                m.turn += 1
                self.again()
                state.sides[side].place_pawn(m)
                return
