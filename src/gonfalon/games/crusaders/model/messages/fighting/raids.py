"""Events, raids and lost cities: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import CITY, COLOUR, EVENT, GOVERNOR, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

EVENT_REVEALED: Final = declare("event-event-revealed", "CRU-EVT-01", event=EVENT)
TARGET_REVEALED: Final = declare("event-target-revealed", "CRU-SAR-17", colour=COLOUR)
BONUS_UNCOVERED: Final = declare(
    "event-bonus-uncovered", "CRU-SAR-17", strength=NUMBER, raiders=NUMBER
)
SARACENS_REINFORCED: Final = declare("event-saracens-reinforced", "CRU-SAR-03", cities=CITY + "*")
NO_RAIDERS: Final = declare("event-no-raiders", "CRU-SAR-08", city=CITY)
RAID_BEGINS: Final = declare(
    "event-raid-begins", "CRU-SAR-07", seat=SEAT, city=CITY, raiders=NUMBER, strength=NUMBER
)
RAID_HELD: Final = declare("event-raid-held", "CRU-SAR-10", city=CITY, difference=NUMBER)
RAID_CAPTURES: Final = declare("event-raid-captures", "CRU-SAR-10", city=CITY, short=NUMBER)
UNITS_RETREAT: Final = declare(
    "event-units-retreat", "CRU-SAR-13", seat=SEAT, units=NUMBER, city=CITY
)
UNITS_LOST: Final = declare("event-units-lost", "CRU-SAR-13", seat=SEAT, units=NUMBER)
CITY_LOST: Final = declare("event-city-lost", "CRU-SAR-14", seat=SEAT, city=CITY)
CITY_TAKEN: Final = declare("event-city-taken", "CRU-BAT-29", seat=SEAT, city=CITY)
GOVERNOR_DISCARDED: Final = declare(
    "event-governor-discarded", "CRU-GOV-07", city=CITY, governor=GOVERNOR
)
CAPITAL_MOVED: Final = declare("event-capital-moved", "CRU-CAP-02", seat=SEAT, city=CITY)
ELIMINATED: Final = declare("event-eliminated", "CRU-CAP-03", seat=SEAT)

ASK_RAID_TARGET: Final = declare("ask-raid-target", left=NUMBER)
ASK_RETREAT: Final = declare("ask-retreat", city=CITY, units=NUMBER)
ASK_CAPITAL: Final = declare("ask-capital", city=CITY)
NEXT_RAID: Final = declare("option-next-raid", city=CITY)
RETREAT_TO: Final = declare("option-retreat-to", city=CITY)
NEW_CAPITAL: Final = declare("option-new-capital", city=CITY)
