"""All operations that content files can name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.rules.battle.effects import BATTLE_OPERATIONS
from gonfalon.games.crusaders.rules.cards.gain_effects import GAIN_OPERATIONS
from gonfalon.games.crusaders.rules.faith.effects import FAITH_OPERATIONS
from gonfalon.games.crusaders.rules.losses.effects import LOSS_OPERATIONS
from gonfalon.games.crusaders.rules.orders.order_effects import ORDER_OPERATIONS

OPERATIONS: Final[dict[str, type[Operation]]] = {
    **GAIN_OPERATIONS,
    **LOSS_OPERATIONS,
    **FAITH_OPERATIONS,
    **BATTLE_OPERATIONS,
    **ORDER_OPERATIONS,
}
