"""Using buildings and Bazaars: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import (
    BUILDING,
    CONDITION,
    GOOD,
    ORDER,
    RESCRIPT,
    declare,
)
from gonfalon.kernel.values.message import SEAT

BUILDING_USED: Final = declare("event-building-used", "CRU-BLDG-01", seat=SEAT, building=BUILDING)
BAZAAR_FOR_GOOD: Final = declare("event-bazaar-for-good", "CRU-BLDG-06", seat=SEAT, good=GOOD)
BAZAAR_FOR_RESCRIPT: Final = declare(
    "event-bazaar-for-rescript", "CRU-PAY-08", seat=SEAT, rescript=RESCRIPT
)

ASK_BAZAAR: Final = declare("ask-bazaar")
SPEND_GOOD: Final = declare("option-spend-good", good=GOOD)
SPEND_RESCRIPT: Final = declare("option-spend-rescript", rescript=RESCRIPT)
NO_READY_GOOD: Final = declare("blocked-no-ready-good", good=GOOD)
NEEDED_TO_BUY: Final = declare("blocked-needed-to-buy", good=GOOD)
NOTHING_FOR_BAZAAR: Final = declare("blocked-nothing-for-bazaar")

USE_BUILDING: Final = declare("option-use-building", building=BUILDING)
USE_BAZAAR: Final = declare("option-use-bazaar")
BUILDING_WAS_USED: Final = declare("blocked-building-was-used", building=BUILDING)
OTHER_ORDER: Final = declare("blocked-other-order", building=BUILDING, order=ORDER)
CONDITION_MISSED: Final = declare(
    "blocked-condition-missed", building=BUILDING, condition=CONDITION
)
BUILDING_DOES_NOTHING: Final = declare("blocked-building-does-nothing", building=BUILDING)
