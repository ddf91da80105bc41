"""Events: what a side gains, pays and loses."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import (
    ALLY,
    ITEM,
    PRESTIGE,
    RELIC,
    RESOURCE,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, SEAT

GAINED: Final = declare("event-gained", "GLO-RES-02", seat=SEAT, resource=RESOURCE, count=NUMBER)
PAID: Final = declare("event-paid", "GLO-RES-03", seat=SEAT, resource=RESOURCE, count=NUMBER)
LOST: Final = declare("event-lost", "GLO-RES-04", seat=SEAT, resource=RESOURCE, count=NUMBER)
GLORY_GAINED: Final = declare(
    "event-glory-gained", "GLO-RES-05", seat=SEAT, count=NUMBER, glory=NUMBER
)
GLORY_LOST: Final = declare("event-glory-lost", "GLO-RES-04", seat=SEAT, count=NUMBER, glory=NUMBER)
PRESTIGE_GAINED: Final = declare(
    "event-prestige-gained", "GLO-PRE-01", seat=SEAT, prestige=PRESTIGE
)
PRESTIGE_OWNED: Final = declare("event-prestige-owned", "GLO-PRE-02", seat=SEAT, prestige=PRESTIGE)
PRESTIGE_NONE_LEFT: Final = declare(
    "event-prestige-none-left", "GLO-PRE-03", seat=SEAT, prestige=PRESTIGE
)
RELIC_GAINED: Final = declare("event-relic-gained", "GLO-RES-07", seat=SEAT, relic=RELIC)
RELIC_NONE_LEFT: Final = declare("event-relic-none-left", "GLO-RES-09", seat=SEAT, relic=RELIC)
ALLY_GAINED: Final = declare("event-ally-gained", "GLO-RES-07", seat=SEAT, ally=ALLY)
ALLY_NONE_LEFT: Final = declare("event-ally-none-left", "GLO-ALLY-11", seat=SEAT, ally=ALLY)
LEVEL_RAISED: Final = declare(
    "event-level-raised", "GLO-EQP-02", seat=SEAT, item=ITEM, level=NUMBER
)
LEVEL_NOT_RAISED: Final = declare(
    "event-level-not-raised", "GLO-EQP-02", seat=SEAT, item=ITEM, to=NUMBER
)
