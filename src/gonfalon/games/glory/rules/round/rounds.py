"""The rounds: which phase follows which (GLO-RND)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    ACTION_PHASE,
    FINAL_TRAVEL_PHASE,
    LAST_ROUND,
    REFRESH_PHASE,
    REGISTRATION_PHASE,
    TITLES_PHASE,
    TOURNAMENT_PHASE,
    TRAVEL_PHASE,
)
from gonfalon.games.glory.model.messages import rounds as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.ending import finish
from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.refresh import refresh
from gonfalon.games.glory.rules.city.registration import Registration
from gonfalon.games.glory.rules.city.tournament_setup import clear_tournament, prepare_tournament
from gonfalon.games.glory.rules.titles.titles import TitlesPhase
from gonfalon.games.glory.rules.tournament.tournament import Tournament
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


class Round(Procedure[GloryState]):
    """All three rounds, the step at the bottom of the stack (GLO-RND-01, GLO-RND-02)."""

    __slots__ = ()
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

    def do_action(self, m: Match[GloryState]) -> None:
        m.state.phase = ACTION_PHASE
        m.emit(say.ROUND_BEGINS, m.state.round)
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
        state = m.state
        clear_tournament(m)
        if state.round < LAST_ROUND:
            state.round += 1
            prepare_tournament(m)
            self.goto("do_action")

    def do_final_travel(self, m: Match[GloryState]) -> None:
        """Travel once more; nothing is readied before it (GLO-TRV-10)."""
        m.state.phase = FINAL_TRAVEL_PHASE
        m.call(TravelPhase(final=True))

    def do_titles(self, m: Match[GloryState]) -> None:
        """Claim titles: once, after the last travel (GLO-RND-02, GLO-TTL-01)."""
        m.state.phase = TITLES_PHASE
        m.call(TitlesPhase())

    def do_end(self, m: Match[GloryState]) -> None:
        """Compare glory (GLO-END-01)."""
        finish(m)
