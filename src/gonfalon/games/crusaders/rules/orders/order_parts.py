"""The parts of the four orders, whichever module carries them out."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import BUILD, MUSTER
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.rules.orders.build import BUILD_PARTS
from gonfalon.games.crusaders.rules.orders.march import MARCH_PARTS
from gonfalon.games.crusaders.rules.orders.muster import MUSTER_PARTS
from gonfalon.games.crusaders.rules.orders.order_part import OrderPart
from gonfalon.games.crusaders.rules.orders.prayer import PRAYER_PARTS

ORDER_PARTS: Final[tuple[tuple[OrderPart, ...], ...]] = (
    BUILD_PARTS,
    PRAYER_PARTS,
    MUSTER_PARTS,
    MARCH_PARTS,
)


def parts_of(order: int, reinforced: bool) -> int:
    """Return the mask of the parts that an order has."""
    mask = 0
    for part in ORDER_PARTS[order]:
        if reinforced or not part.extra:
            mask |= 1 << part.part
    return mask


def discount_of(content: CrusadersContent, order: int, reinforced: bool) -> int:
    """Return how many goods an order takes off its prices (CRU-BUILD-06, CRU-MUST-04)."""
    if reinforced and order == BUILD:
        return content.build_discount
    return content.muster_discount if reinforced and order == MUSTER else 0
