"""What effects take away: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import (
    BUILDING,
    CITY,
    EVENT,
    GOOD,
    GOOD_STATE,
    RESCRIPT,
    SPY,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, SEAT

UNIT_LOST: Final = declare("event-unit-lost", "CRU-EFF-18", seat=SEAT, city=CITY, units=NUMBER)
GOOD_BLOCKED: Final = declare("event-good-blocked", "CRU-PAY-04", seat=SEAT, good=GOOD)
RESCRIPT_LOST: Final = declare("event-rescript-lost", "CRU-EFF-19", seat=SEAT, rescript=RESCRIPT)
BUILDING_DISCARDED: Final = declare(
    "event-building-discarded", "CRU-MKT-05", seat=SEAT, building=BUILDING
)
SPY_DISCARDED: Final = declare("event-spy-discarded", "CRU-MKT-05", seat=SEAT, spy=SPY)
SARACENS_PLACED: Final = declare("event-saracens-placed", "CRU-EFF-27", cities=CITY + "*")

ASK_LOSE_UNIT: Final = declare("ask-lose-unit", left=NUMBER)
ASK_LOSE_UNIT_OF: Final = declare("ask-lose-unit-of", victim=SEAT, left=NUMBER)
ASK_BLOCK_GOOD: Final = declare("ask-block-good", left=NUMBER)
ASK_BLOCK_GOOD_OF: Final = declare("ask-block-good-of", victim=SEAT, left=NUMBER)
ASK_LOSE_RESCRIPT: Final = declare("ask-lose-rescript", left=NUMBER)
ASK_DISCARD_BUILDING: Final = declare("ask-discard-building")
ASK_DISCARD_BUILDING_OF: Final = declare("ask-discard-building-of", victim=SEAT)
ASK_DISCARD_SPY: Final = declare("ask-discard-spy")
ASK_DISCARD_SPY_OF: Final = declare("ask-discard-spy-of", victim=SEAT)
ASK_LOSE_BISHOP: Final = declare("ask-lose-bishop")
ASK_LOSE_BISHOP_OF: Final = declare("ask-lose-bishop-of", victim=SEAT)
ASK_LOSE_GOVERNOR: Final = declare("ask-lose-governor")
ASK_LOSE_GOVERNOR_OF: Final = declare("ask-lose-governor-of", victim=SEAT)
ASK_RAZE_OWN: Final = declare("ask-raze-own", levels=NUMBER)
ASK_PAY_FOR: Final = declare("ask-pay-for", event=EVENT, coins=NUMBER)
ASK_CHOOSE_EFFECT: Final = declare("ask-choose-effect", event=EVENT)
ASK_BLOCKED_RIVAL: Final = declare("ask-blocked-rival", goods=NUMBER)

LOSE_UNIT: Final = declare("option-lose-unit", city=CITY)
BLOCK_GOOD: Final = declare("option-block-good", good=GOOD, state=GOOD_STATE)
LOSE_RESCRIPT: Final = declare("option-lose-rescript", rescript=RESCRIPT)
DISCARD_BUILDING: Final = declare("option-discard-building", building=BUILDING)
DISCARD_SPY: Final = declare("option-discard-spy", spy=SPY)
LOSE_BISHOP: Final = declare("option-lose-bishop", bishop=NUMBER, city=CITY, level=NUMBER)
LOSE_HIDDEN_BISHOP: Final = declare("option-lose-hidden-bishop", bishop=NUMBER, city=CITY)
LOSE_GOVERNOR: Final = declare("option-lose-governor", city=CITY)
RAZE_OWN: Final = declare("option-raze-own", city=CITY, level=NUMBER)
PAY_FOR: Final = declare("option-pay-for", coins=NUMBER)
NOT_PAYING: Final = declare("option-not-paying")
CHOOSE_LIST: Final = declare("option-choose-list", number=NUMBER)
BLOCK_RIVAL: Final = declare("option-block-rival", rival=SEAT)

LAST_UNIT: Final = declare("blocked-last-unit", city=CITY)
CANNOT_IN_FULL: Final = declare("blocked-cannot-in-full", number=NUMBER)
NOTHING_TO_BLOCK: Final = declare("blocked-nothing-to-block", rival=SEAT)
