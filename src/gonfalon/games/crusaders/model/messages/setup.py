"""Setup: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import BULL, CITY, GOVERNOR, declare
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS

CITIES_CLOSED: Final = declare("event-cities-closed", "CRU-SETUP-18", cities=CITY + "*")
BULLS_DEALT: Final = declare("event-bulls-dealt", "CRU-SETUP-21", seats=SEATS, count=NUMBER)
BULLS_SEEN: Final = declare("event-bulls-seen", "CRU-SETUP-21", bulls=BULL + "*")
BULL_KEPT: Final = declare("event-bull-kept", "CRU-SETUP-21", bull=BULL)
GOVERNORS_SEEN: Final = declare("event-governors-seen", "CRU-SETUP-22", governors=GOVERNOR + "*")
FIRST_GOVERNOR: Final = declare(
    "event-first-governor", "CRU-SETUP-22", seat=SEAT, governor=GOVERNOR, city=CITY
)
GOVERNOR_PUT_BACK: Final = declare(
    "event-governor-put-back", "CRU-SETUP-22", seat=SEAT, governor=GOVERNOR
)

ASK_BULL: Final = declare("ask-bull", bulls=BULL + "*")
ASK_FIRST_GOVERNOR: Final = declare("ask-first-governor", city=CITY)
KEEP_BULL: Final = declare("option-keep-bull", bull=BULL)
KEEP_GOVERNOR: Final = declare("option-keep-governor", governor=GOVERNOR)
