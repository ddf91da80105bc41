"""The activation phase: token after token, cell after cell (CRU-ACT)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.model.constants import AUTOMA, NONE, ORDERS
from gonfalon.games.crusaders.model.messages.turn import AUTOMA_RETURNS, TOKENS_MOVE_IN
from gonfalon.games.crusaders.model.state import CrusadersState, is_reinforced, token_owner
from gonfalon.games.crusaders.rules.automa import return_token
from gonfalon.games.crusaders.rules.turn import Turn, grant_order
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure
from gonfalon.kernel.step import Step

__all__ = ["ACTIVATION_STEPS", "Activation", "Turn", "grant_order"]


class Activation(Procedure[CrusadersState]):
    """The inner cells one after another, each from its top token down (CRU-ACT-01)."""

    NAME = "crusaders.activation"
    PHASES = ("do_token", "do_outer")

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> Activation:
        other = Activation()
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
                self.do_token(m)
            elif phase == 1:
                self.do_outer(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_token(self, m: Match[CrusadersState]) -> None:
        """Let the owner of the next token have a turn; the token is back with them (CRU-ACT-02).

        A token of the automa only returns to the pool (CRU-AUTO-07).
        """
        t = m.state
        t.active = NONE
        for order, stack in enumerate(t.inner):
            if stack:
                self.again()
                token = stack.pop()
                owner = token_owner(token)
                if owner == AUTOMA:
                    return_token(t, order)
                    m.emit(AUTOMA_RETURNS, order)
                else:
                    t.active = owner
                    m.call(Turn(owner, order, is_reinforced(token)))
                return

    def do_outer(self, m: Match[CrusadersState]) -> None:
        """Move the tokens of outer cells inward, for the next round (CRU-ACT-03)."""
        t = m.state
        moved: list[int] = []
        for order in range(len(ORDERS)):
            if t.outer[order] != NONE:
                t.inner[order].insert(0, t.outer[order])  # the lowest of its stack
                t.outer[order] = NONE
                moved.append(order)
        if moved and m.listening:
            m.emit(TOKENS_MOVE_IN, tuple(moved))


ACTIVATION_STEPS: Final[tuple[type[Step[Any]], ...]] = (Activation, Turn)
