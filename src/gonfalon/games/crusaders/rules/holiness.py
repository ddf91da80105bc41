"""The holiness track: moving the markers and what their movement brings (CRU-HOLY).

The order of the markers is the turn order (CRU-ORDER-01, `CrusadersState.turn_order`). Markers of
the automa are no players (CRU-ORDER-04). An effect for several players keeps to the order in which
it began, even if it moves markers itself (CRU-ORDER-03, CRU-RUL-09).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import BISHOP_BONUS, RESCRIPT_BONUS
from gonfalon.games.crusaders.model.messages.faith import HOLINESS_GAINED
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.bishops import BishopActions
from gonfalon.games.crusaders.rules.rescripts import draw_rescripts, limit_rescripts
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure


def move_marker(
    m: Match[CrusadersState], seat: int, points: int, bishops: int = 0, rescripts_2: int = 0
) -> None:
    """Use holiness points, all of them at once, and call the step that gives what they bring.

    Each point moves the marker to the next free cell; occupied ones are jumped (CRU-HOLY-01), also
    those of an automa marker (CRU-RUL-52), and the first cell comes after the last (CRU-HOLY-02).
    Every cell entered or jumped gives its bonus (CRU-HOLY-03). `bishops` and `rescripts_2` are
    bishop actions and rescripts of level II that the same movement brings (CRU-PRAY-02).
    """
    t = m.state
    board = t.boards[seat]
    bonus = t.c.holiness.bonus
    taken = t.automa_markers + [other.holiness for other in t.boards if other is not board]
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
    m.emit(HOLINESS_GAINED, seat, points, cell + 1)
    if bishops or rescripts_1 or rescripts_2:
        m.call(HolinessBonuses(seat, rescripts_1, rescripts_2, bishops))


class HolinessBonuses(Procedure[CrusadersState]):
    """What a movement brings: rescripts, then their limit, then bishop actions (CRU-HOLY-04).

    It is the same outside the player's turn (CRU-RUL-47).
    """

    NAME = "crusaders.holiness-bonuses"
    PHASES = ("do_rescripts", "do_limit", "do_bishops")

    def __init__(
        self, seat: int = 0, rescripts_1: int = 0, rescripts_2: int = 0, bishops: int = 0
    ) -> None:
        super().__init__()
        self.seat = seat
        self.rescripts_1 = rescripts_1
        self.rescripts_2 = rescripts_2
        self.bishops = bishops

    # region written by `gonfalon fields`
    __slots__ = ("bishops", "rescripts_1", "rescripts_2", "seat")
    FIELDS = ("seat", "rescripts_1", "rescripts_2", "bishops")

    def clone(self) -> HolinessBonuses:
        other = HolinessBonuses(self.seat, self.rescripts_1, self.rescripts_2, self.bishops)
        other.phase = self.phase
        other.next = self.next
        return other

    def run(self, m: Match[CrusadersState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_rescripts(m)
            elif phase == 1:
                self.do_limit(m)
            elif phase == 2:
                self.do_bishops(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

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
