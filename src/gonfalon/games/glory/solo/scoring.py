"""What the virtual opponent scores in Rivalry; in the other scenarios its glory does not matter."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.boards import Opponent
from gonfalon.games.glory.model.constants import RIVALRY
from gonfalon.games.glory.model.effect import Reward
from gonfalon.games.glory.model.messages import solo as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import gain_glory
from gonfalon.games.glory.rules.travel.effects import Glory
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError

OPPONENT_SIDE: Final = 1


def opponent_of(state: GloryState) -> Opponent:
    """Return what only the opponent has, in a solo game."""
    if state.opponent is None:
        raise KernelError("no virtual opponent takes part")
    return state.opponent


def score_glory(m: Match[GloryState], effect: Reward) -> None:
    """Score the glory of an effect and nothing else of it, no losses either (GLO-RUL-42)."""
    if m.state.scenario == RIVALRY:
        glory = sum([part.n for part in effect.parts if isinstance(part, Glory)])
        gain_glory(m, OPPONENT_SIDE, glory)


def score_titles(m: Match[GloryState]) -> None:
    """Score every public title and its own goals, whatever their conditions (GLO-SOLO-29)."""
    state = m.state
    if state.scenario != RIVALRY:
        return
    for title in state.public_titles + opponent_of(state).goals:
        state.boards[OPPONENT_SIDE].titles.append(title)
        m.emit(say.OPPONENT_TITLE, OPPONENT_SIDE, title)
        gain_glory(m, OPPONENT_SIDE, state.content.titles.glory[title])
