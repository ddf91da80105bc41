"""Using buildings and Bazaars: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import (
    BUILDING,
    CONDITION,
    GOOD,
    ORDER,
    RESCRIPT,
    declare,
)
from gonfalon.kernel.message import SEAT

BUILDING_USED = declare("event-building-used", "CRU-BLDG-01", seat=SEAT, building=BUILDING)
BAZAAR_FOR_GOOD = declare("event-bazaar-for-good", "CRU-BLDG-06", seat=SEAT, good=GOOD)
BAZAAR_FOR_RESCRIPT = declare(
    "event-bazaar-for-rescript", "CRU-PAY-08", seat=SEAT, rescript=RESCRIPT
)

ASK_BAZAAR = declare("ask-bazaar")
SPEND_GOOD = declare("option-spend-good", good=GOOD)
SPEND_RESCRIPT = declare("option-spend-rescript", rescript=RESCRIPT)
NO_READY_GOOD = declare("blocked-no-ready-good", good=GOOD)
NEEDED_TO_BUY = declare("blocked-needed-to-buy", good=GOOD)
NOTHING_FOR_BAZAAR = declare("blocked-nothing-for-bazaar")

USE_BUILDING = declare("option-use-building", building=BUILDING)
USE_BAZAAR = declare("option-use-bazaar")
BUILDING_WAS_USED = declare("blocked-building-was-used", building=BUILDING)
OTHER_ORDER = declare("blocked-other-order", building=BUILDING, order=ORDER)
CONDITION_MISSED = declare("blocked-condition-missed", building=BUILDING, condition=CONDITION)
BUILDING_DOES_NOTHING = declare("blocked-building-does-nothing", building=BUILDING)
