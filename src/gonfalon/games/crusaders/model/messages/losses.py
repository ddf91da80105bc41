"""What effects take away: events, questions, answers."""

from __future__ import annotations

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
from gonfalon.kernel.message import NUMBER, SEAT

UNIT_LOST = declare("event-unit-lost", "CRU-EFF-18", seat=SEAT, city=CITY, units=NUMBER)
GOOD_BLOCKED = declare("event-good-blocked", "CRU-PAY-04", seat=SEAT, good=GOOD)
RESCRIPT_LOST = declare("event-rescript-lost", "CRU-EFF-19", seat=SEAT, rescript=RESCRIPT)
BUILDING_DISCARDED = declare("event-building-discarded", "CRU-MKT-05", seat=SEAT, building=BUILDING)
SPY_DISCARDED = declare("event-spy-discarded", "CRU-MKT-05", seat=SEAT, spy=SPY)
SARACENS_PLACED = declare("event-saracens-placed", "CRU-EFF-27", cities=CITY + "*")

ASK_LOSE_UNIT = declare("ask-lose-unit", left=NUMBER)
ASK_LOSE_UNIT_OF = declare("ask-lose-unit-of", victim=SEAT, left=NUMBER)
ASK_BLOCK_GOOD = declare("ask-block-good", left=NUMBER)
ASK_BLOCK_GOOD_OF = declare("ask-block-good-of", victim=SEAT, left=NUMBER)
ASK_LOSE_RESCRIPT = declare("ask-lose-rescript", left=NUMBER)
ASK_DISCARD_BUILDING = declare("ask-discard-building")
ASK_DISCARD_BUILDING_OF = declare("ask-discard-building-of", victim=SEAT)
ASK_DISCARD_SPY = declare("ask-discard-spy")
ASK_DISCARD_SPY_OF = declare("ask-discard-spy-of", victim=SEAT)
ASK_LOSE_BISHOP = declare("ask-lose-bishop")
ASK_LOSE_BISHOP_OF = declare("ask-lose-bishop-of", victim=SEAT)
ASK_LOSE_GOVERNOR = declare("ask-lose-governor")
ASK_LOSE_GOVERNOR_OF = declare("ask-lose-governor-of", victim=SEAT)
ASK_RAZE_OWN = declare("ask-raze-own", levels=NUMBER)
ASK_PAY_FOR = declare("ask-pay-for", event=EVENT, coins=NUMBER)
ASK_CHOOSE_EFFECT = declare("ask-choose-effect", event=EVENT)
ASK_BLOCKED_RIVAL = declare("ask-blocked-rival", goods=NUMBER)

LOSE_UNIT = declare("option-lose-unit", city=CITY)
BLOCK_GOOD = declare("option-block-good", good=GOOD, state=GOOD_STATE)
LOSE_RESCRIPT = declare("option-lose-rescript", rescript=RESCRIPT)
DISCARD_BUILDING = declare("option-discard-building", building=BUILDING)
DISCARD_SPY = declare("option-discard-spy", spy=SPY)
LOSE_BISHOP = declare("option-lose-bishop", bishop=NUMBER, city=CITY, level=NUMBER)
LOSE_HIDDEN_BISHOP = declare("option-lose-hidden-bishop", bishop=NUMBER, city=CITY)
LOSE_GOVERNOR = declare("option-lose-governor", city=CITY)
RAZE_OWN = declare("option-raze-own", city=CITY, level=NUMBER)
PAY_FOR = declare("option-pay-for", coins=NUMBER)
NOT_PAYING = declare("option-not-paying")
CHOOSE_LIST = declare("option-choose-list", number=NUMBER)
BLOCK_RIVAL = declare("option-block-rival", rival=SEAT)

LAST_UNIT = declare("blocked-last-unit", city=CITY)
CANNOT_IN_FULL = declare("blocked-cannot-in-full", number=NUMBER)
NOTHING_TO_BLOCK = declare("blocked-nothing-to-block", rival=SEAT)
