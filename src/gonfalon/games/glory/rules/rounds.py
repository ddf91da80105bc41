"""The rounds: which phase follows which (GLO-RND)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    ACTION_PHASE,
    FINAL_TRAVEL_PHASE,
    REFRESH_PHASE,
    REGISTRATION_PHASE,
    TITLES_PHASE,
    TOURNAMENT_PHASE,
    TRAVEL_PHASE,
)
from gonfalon.games.glory.model.messages.rounds import ROUND_BEGINS
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.action_phase import ActionPhase
from gonfalon.games.glory.rules.ending import finish
from gonfalon.games.glory.rules.events import LAST_ROUND
from gonfalon.games.glory.rules.refresh import refresh
from gonfalon.games.glory.rules.registration import Registration
from gonfalon.games.glory.rules.titles import TitlesPhase
from gonfalon.games.glory.rules.tournament import Tournament
from gonfalon.games.glory.rules.tournament_setup import clear_tournament, prepare_tournament
from gonfalon.games.glory.rules.travel import TravelPhase
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure


class Round(Procedure[GloryState]):
    """All three rounds, the step at the bottom of the stack (GLO-RND-01, GLO-RND-02)."""

    NAME = "glory.round"
    PHASES = (
        "do_action",
        "do_travel",
        "do_refresh",
        "do_registration",
        "do_tournament",
        "do_next_tournament",
        "do_final_travel",
        "do_titles",
        "do_end",
    )

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> Round:
        other = Round()
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
                self.do_action(m)
            elif phase == 1:
                self.do_travel(m)
            elif phase == 2:
                self.do_refresh(m)
            elif phase == 3:
                self.do_registration(m)
            elif phase == 4:
                self.do_tournament(m)
            elif phase == 5:
                self.do_next_tournament(m)
            elif phase == 6:
                self.do_final_travel(m)
            elif phase == 7:
                self.do_titles(m)
            elif phase == 8:
                self.do_end(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_action(self, m: Match[GloryState]) -> None:
        m.state.phase = ACTION_PHASE
        m.emit(ROUND_BEGINS, m.state.round)
        m.call(ActionPhase())

    def do_travel(self, m: Match[GloryState]) -> None:
        m.state.phase = TRAVEL_PHASE
        m.call(TravelPhase())

    def do_refresh(self, m: Match[GloryState]) -> None:
        m.state.phase = REFRESH_PHASE
        refresh(m)

    def do_registration(self, m: Match[GloryState]) -> None:
        m.state.phase = REGISTRATION_PHASE
        m.call(Registration())

    def do_tournament(self, m: Match[GloryState]) -> None:
        m.state.phase = TOURNAMENT_PHASE
        m.call(Tournament())

    def do_next_tournament(self, m: Match[GloryState]) -> None:
        """Clear the tournament board and, unless it was the last round, begin the next one."""
        t = m.state
        clear_tournament(m)
        if t.round < LAST_ROUND:
            t.round += 1
            prepare_tournament(m)
            self.goto("do_action")

    def do_final_travel(self, m: Match[GloryState]) -> None:
        """Travel once more; nothing is readied before it (GLO-TRV-10)."""
        m.state.phase = FINAL_TRAVEL_PHASE
        m.call(TravelPhase(final=True))

    def do_titles(self, m: Match[GloryState]) -> None:
        m.state.phase = TITLES_PHASE
        m.call(TitlesPhase())

    def do_end(self, m: Match[GloryState]) -> None:
        finish(m)
