"""Marches: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import CITY, declare
from gonfalon.kernel.message import NUMBER, SEAT

UNITS_MARCHED = declare("event-units-marched", "CRU-MARCH-02", seat=SEAT, units=NUMBER, city=CITY)

ASK_MARCH_TARGET = declare("ask-march-target")
MARCH_ON_OWN = declare("option-march-on-own", city=CITY)
MARCH_ON_RIVAL = declare("option-march-on-rival", city=CITY, rival=SEAT)
MARCH_ON_SARACENS = declare("option-march-on-saracens", city=CITY)
ASK_MARCH_UNITS = declare("ask-march-units", city=CITY, free=NUMBER)
ASK_MARCH_MORE = declare("ask-march-more", city=CITY, free=NUMBER)
MARCH_FROM = declare("option-march-from", city=CITY)
MARCH_PAID_FROM = declare("option-march-paid-from", city=CITY)
MARCH_NO_MORE = declare("option-march-no-more", units=NUMBER)

NO_UNIT_NEAR = declare("blocked-no-unit-near", city=CITY)
LAST_UNIT_STAYS = declare("blocked-last-unit-stays", city=CITY)
NO_ATTACKS = declare("blocked-no-attacks-on-players", city=CITY)
NOWHERE_TO_MARCH = declare("blocked-nowhere-to-march")
NO_GOVERNOR_LEFT = declare("blocked-no-governor-left")
