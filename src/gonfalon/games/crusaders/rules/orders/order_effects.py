"""Operations that grant an order or a spy: basic_order, draw_spy."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import ORDERS
from gonfalon.games.crusaders.model.effect import Fields, Operation
from gonfalon.games.crusaders.model.messages import effects as say
from gonfalon.games.crusaders.model.state import DECK, SPIES, CrusadersState
from gonfalon.games.crusaders.rules.board.measures import amount
from gonfalon.games.crusaders.rules.orders.spies import DrawSpies
from gonfalon.games.crusaders.rules.orders.turn import grant_order
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text


class BasicOrder(Operation):
    """A basic order at once (CRU-BLDG-07). It is an order like any other (CRU-ACT-07)."""

    __slots__ = ("order",)
    OP = "basic_order"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.order = fields.word("order", ORDERS, 0)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        """Begin the order. Its parts are as optional as ever (CRU-EFF-03)."""
        grant_order(m, side, self.order)

    def texts(self) -> list[Text]:
        """Return the description."""
        return [Text(say.EFFECTS["basic_order"], self.order)]


class DrawSpy(Operation):
    """Draw spies, and play them or not (CRU-SPY-01, CRU-EFF-04)."""

    __slots__ = ()
    OP = "draw_spy"

    def possible(self, state: CrusadersState, side: int) -> bool:
        """Return whether there is a spy to draw (CRU-SPY-02)."""
        return bool(state.packs[SPIES].zones[DECK].cards or state.spy_discards)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        """Draw them."""
        m.call(DrawSpies(side, amount(m, side, self)))


ORDER_OPERATIONS: Final[dict[str, type[Operation]]] = {
    "basic_order": BasicOrder,
    "draw_spy": DrawSpy,
}
