"""Setup: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import BULL, CITY, GOVERNOR, declare
from gonfalon.kernel.message import NUMBER, SEAT, SEATS

CITIES_CLOSED = declare("event-cities-closed", "CRU-SETUP-18", cities=CITY + "*")
BULLS_DEALT = declare("event-bulls-dealt", "CRU-SETUP-21", seats=SEATS, count=NUMBER)
BULLS_SEEN = declare("event-bulls-seen", "CRU-SETUP-21", bulls=BULL + "*")
BULL_KEPT = declare("event-bull-kept", "CRU-SETUP-21", bull=BULL)
GOVERNORS_SEEN = declare("event-governors-seen", "CRU-SETUP-22", governors=GOVERNOR + "*")
FIRST_GOVERNOR = declare(
    "event-first-governor", "CRU-SETUP-22", seat=SEAT, governor=GOVERNOR, city=CITY
)
GOVERNOR_PUT_BACK = declare("event-governor-put-back", "CRU-SETUP-22", seat=SEAT, governor=GOVERNOR)

ASK_BULL = declare("ask-bull", bulls=BULL + "*")
ASK_FIRST_GOVERNOR = declare("ask-first-governor", city=CITY)
KEEP_BULL = declare("option-keep-bull", bull=BULL)
KEEP_GOVERNOR = declare("option-keep-governor", governor=GOVERNOR)
