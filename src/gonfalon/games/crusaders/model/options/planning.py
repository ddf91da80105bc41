"""The answers of the planning phase, made once (CRU-D-11)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import ORDERS
from gonfalon.kernel.values.decision import Option

# The cells of an order's sector, and how a token lies there.
INNER: Final = 0
OUTER: Final = 1
INNER_REINFORCED: Final = 2  # by the controller of Homs (CRU-PLAN-09)
CELLS: Final = ("inner", "outer", "homs")
CELL_RULES: Final = ("CRU-PLAN-03", "CRU-PLAN-05", "CRU-PLAN-09")


class PlaceOption(Option):
    """Place the token of an order, its value, in a cell."""

    __slots__ = ("cell",)

    def __init__(self, order: int, cell: int) -> None:
        super().__init__(f"{ORDERS[order]}-{CELLS[cell]}", CELL_RULES[cell], order)
        self.cell = cell


PLACEMENTS: Final = [
    PlaceOption(order, cell) for cell in range(len(CELLS)) for order in range(len(ORDERS))
]
