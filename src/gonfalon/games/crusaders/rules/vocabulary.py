"""All operations that content files can name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.rules.battle_effects import BATTLE_OPERATIONS
from gonfalon.games.crusaders.rules.faith_effects import FAITH_OPERATIONS
from gonfalon.games.crusaders.rules.gain_effects import GAIN_OPERATIONS
from gonfalon.games.crusaders.rules.loss_effects import LOSS_OPERATIONS
from gonfalon.games.crusaders.rules.order_effects import ORDER_OPERATIONS

OPERATIONS: Final[dict[str, type[Operation]]] = {
    **GAIN_OPERATIONS,
    **LOSS_OPERATIONS,
    **FAITH_OPERATIONS,
    **BATTLE_OPERATIONS,
    **ORDER_OPERATIONS,
}
