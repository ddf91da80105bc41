"""The activation phase: token after token, cell after cell (CRU-ACT)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.model.constants import AUTOMA, NONE, ORDERS
from gonfalon.games.crusaders.model.messages import turn as say
from gonfalon.games.crusaders.model.state import CrusadersState, is_reinforced, token_owner
from gonfalon.games.crusaders.rules.orders.automa import return_token
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step


class Activation(Procedure[CrusadersState]):
    """The inner cells one after another, each from its top token down (CRU-ACT-01)."""

    __slots__ = ()
    NAME = "crusaders.activation"
    PHASES = ("do_token", "do_outer")

    def do_token(self, m: Match[CrusadersState]) -> None:
        """Let the owner of the next token have a turn; the token is back with them (CRU-ACT-02).

        A token of the automa only returns to the pool (CRU-AUTO-07).
        """
        state = m.state
        state.active = NONE
        for order, stack in enumerate(state.inner):
            if stack:
                self.again()
                token = stack.pop()
                owner = token_owner(token)
                if owner == AUTOMA:
                    return_token(state, order)
                    m.emit(say.AUTOMA_RETURNS, order)
                else:
                    state.active = owner
                    m.call(TakeTurn(owner, order, is_reinforced(token)))
                return

    def do_outer(self, m: Match[CrusadersState]) -> None:
        """Move the tokens of outer cells inward, for the next round (CRU-ACT-03)."""
        state = m.state
        moved: list[int] = []
        for order in range(len(ORDERS)):
            if state.outer[order] != NONE:
                state.inner[order].insert(0, state.outer[order])  # the lowest of its stack
                state.outer[order] = NONE
                moved.append(order)
        if moved and m.listening:
            m.emit(say.TOKENS_MOVE_IN, tuple(moved))


ACTIVATION_STEPS: Final[tuple[type[Step[Any]], ...]] = (Activation, TakeTurn)
