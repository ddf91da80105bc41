"""The holiness track: moving the markers and what their movement brings (CRU-HOLY).

The order of the markers is the turn order (CRU-ORDER-01, `CrusadersState.turn_order`). Markers of
the automa are no players (CRU-ORDER-04). An effect for several players keeps to the order in which
it began, even if it moves markers itself (CRU-ORDER-03, CRU-RUL-09).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import BISHOP_BONUS, RESCRIPT_BONUS
from gonfalon.games.crusaders.model.messages import faith as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions
from gonfalon.games.crusaders.rules.faith.rescripts import draw_rescripts, limit_rescripts
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


def move_marker(
    m: Match[CrusadersState], seat: int, points: int, bishops: int = 0, rescripts_2: int = 0
) -> None:
    """Use holiness points, all of them at once, and call the step that gives what they bring.

    Each point moves the marker to the next free cell; occupied ones are jumped (CRU-HOLY-01), also
    those of an automa marker (CRU-RUL-52), and the first cell comes after the last (CRU-HOLY-02).
    Every cell entered or jumped gives its bonus (CRU-HOLY-03). `bishops` and `rescripts_2` are
    bishop actions and rescripts of level II that the same movement brings (CRU-PRAY-02).
    """
    state = m.state
    board = state.boards[seat]
    bonus = state.content.holiness.bonus
    taken = state.automa_markers + [other.holiness for other in state.boards if other is not board]
    cell = board.holiness
    rescripts_1 = 0
    left = points
    while left:
        cell = (cell + 1) % len(bonus)
        if bonus[cell] == BISHOP_BONUS:
            bishops += 1
        elif bonus[cell] == RESCRIPT_BONUS:
            rescripts_1 += 1
        if cell not in taken:
            left -= 1
    board.holiness = cell
    m.emit(say.HOLINESS_GAINED, seat, points, cell + 1)
    if bishops or rescripts_1 or rescripts_2:
        m.call(HolinessBonuses(seat, rescripts_1, rescripts_2, bishops))


@declared
class HolinessBonuses(Procedure[CrusadersState]):
    """What a movement brings: rescripts, then their limit, then bishop actions (CRU-HOLY-04).

    It is the same outside the player's turn (CRU-RUL-47).
    """

    NAME = "crusaders.holiness-bonuses"
    PHASES = ("do_rescripts", "do_limit", "do_bishops")

    seat: int = 0
    rescripts_1: int = 0
    rescripts_2: int = 0
    bishops: int = 0

    def do_rescripts(self, m: Match[CrusadersState]) -> None:
        """Draw all rescripts, those of level I first."""
        draw_rescripts(m, self.seat, 1, self.rescripts_1)
        draw_rescripts(m, self.seat, 2, self.rescripts_2)

    def do_limit(self, m: Match[CrusadersState]) -> None:
        """Apply the limit once to all of them (CRU-RUL-46)."""
        limit_rescripts(m, self.seat)

    def do_bishops(self, m: Match[CrusadersState]) -> None:
        """Carry out all bishop actions in one block (CRU-RUL-21)."""
        if self.bishops:
            m.call(BishopActions(self.seat, self.bishops))


HOLINESS_STEPS = (HolinessBonuses,)
