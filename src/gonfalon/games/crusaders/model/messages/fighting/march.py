"""Marches: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import CITY, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

UNITS_MARCHED: Final = declare(
    "event-units-marched", "CRU-MARCH-02", seat=SEAT, units=NUMBER, city=CITY
)

ASK_MARCH_TARGET: Final = declare("ask-march-target")
MARCH_ON_OWN: Final = declare("option-march-on-own", city=CITY)
MARCH_ON_RIVAL: Final = declare("option-march-on-rival", city=CITY, rival=SEAT)
MARCH_ON_SARACENS: Final = declare("option-march-on-saracens", city=CITY)
ASK_MARCH_UNITS: Final = declare("ask-march-units", city=CITY, free=NUMBER)
ASK_MARCH_MORE: Final = declare("ask-march-more", city=CITY, free=NUMBER)
MARCH_FROM: Final = declare("option-march-from", city=CITY)
MARCH_PAID_FROM: Final = declare("option-march-paid-from", city=CITY)
MARCH_NO_MORE: Final = declare("option-march-no-more", units=NUMBER)

NO_UNIT_NEAR: Final = declare("blocked-no-unit-near", city=CITY)
LAST_UNIT_STAYS: Final = declare("blocked-last-unit-stays", city=CITY)
NO_ATTACKS: Final = declare("blocked-no-attacks-on-players", city=CITY)
NOWHERE_TO_MARCH: Final = declare("blocked-nowhere-to-march")
NO_GOVERNOR_LEFT: Final = declare("blocked-no-governor-left")
