"""Payments, markets, build, muster and gains: events, questions, answers, refusals."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import (
    BUILDING,
    CITY,
    DECK,
    GOOD,
    GOVERNOR,
    RESCRIPT,
    TACTIC,
    declare,
)
from gonfalon.kernel.message import NUMBER, SEAT

# Payments.
GOOD_SPENT = declare("event-good-spent", "CRU-PAY-01", seat=SEAT, good=GOOD)
RESCRIPT_SPENT = declare("event-rescript-spent", "CRU-PAY-08", seat=SEAT, rescript=RESCRIPT)
DISCOUNT_USED = declare("event-discount-used", "CRU-PAY-09", seat=SEAT, count=NUMBER)
ASK_PAY = declare("ask-pay", goods=GOOD + "*", discount=NUMBER)
PAY_WITH = declare("option-pay-with", goods=GOOD + "*", discount=NUMBER, coins=NUMBER)
PAY_WITHOUT_GOODS = declare("option-pay-without-goods", discount=NUMBER, coins=NUMBER)
PAY_GOOD = declare("option-pay-good", good=GOOD)
PAY_NOTHING = declare("option-pay-nothing")
PAY_DISCOUNT = declare("option-pay-discount")
PAY_COIN = declare("option-pay-coin")
PAY_RESCRIPT = declare("option-pay-rescript", rescript=RESCRIPT)
PAY_RESCRIPT_PART = declare("option-pay-rescript-part", rescript=RESCRIPT, good=GOOD)
NO_READY_GOOD = declare("blocked-good-not-ready", good=GOOD)
NO_COINS = declare("blocked-no-coins")
RESCRIPT_NO_HELP = declare("blocked-rescript-no-help", rescript=RESCRIPT)

# Markets.
BUILDING_SHOWN = declare("event-building-shown", "CRU-MKT-03", seat=SEAT, building=BUILDING)
TACTIC_SHOWN = declare("event-tactic-shown", "CRU-MKT-03", seat=SEAT, tactic=TACTIC)
GOVERNOR_SHOWN = declare("event-governor-shown", "CRU-MKT-03", seat=SEAT, governor=GOVERNOR)
BUILDING_PUT_BACK = declare("event-building-put-back", "CRU-MKT-03", seat=SEAT, building=BUILDING)
TACTIC_PUT_BACK = declare("event-tactic-put-back", "CRU-MKT-03", seat=SEAT, tactic=TACTIC)
BUILDING_TAKEN = declare("event-building-taken", "CRU-BUILD-04", seat=SEAT, building=BUILDING)
TACTIC_LEARNED = declare("event-tactic-learned", "CRU-MUST-02", seat=SEAT, tactic=TACTIC)
GOVERNOR_TAKEN = declare(
    "event-governor-taken", "CRU-GLO-07", seat=SEAT, governor=GOVERNOR, city=CITY
)
ASK_BUILDING = declare("ask-building", level=NUMBER, discount=NUMBER)
ASK_FREE_BUILDING = declare("ask-free-building", level=NUMBER)
ASK_TACTIC = declare("ask-tactic", level=NUMBER, discount=NUMBER)
ASK_FREE_TACTIC = declare("ask-free-tactic", level=NUMBER)
ASK_GOVERNOR = declare("ask-governor")
TAKE_BUILDING = declare("option-take-building", building=BUILDING, goods=GOOD + "*")
TAKE_TACTIC = declare("option-take-tactic", tactic=TACTIC, goods=GOOD + "*")
TAKE_FREE_BUILDING = declare("option-take-free-building", building=BUILDING)
TAKE_FREE_TACTIC = declare("option-take-free-tactic", tactic=TACTIC)
TAKE_GOVERNOR = declare("option-take-governor", governor=GOVERNOR)
TAKE_TOP_BUILDING = declare("option-take-top-building", deck=DECK)
TAKE_TOP_TACTIC = declare("option-take-top-tactic", deck=DECK)
TAKE_TOP_GOVERNOR = declare("option-take-top-governor")
PASS_PICK = declare("option-pass-pick")
CANNOT_PAY_BUILDING = declare("blocked-cannot-pay-building", building=BUILDING, goods=GOOD + "*")
CANNOT_PAY_TACTIC = declare("blocked-cannot-pay-tactic", tactic=TACTIC, goods=GOOD + "*")
BUILDING_TOO_HIGH = declare("blocked-building-too-high", building=BUILDING, level=NUMBER)
TACTIC_TOO_HIGH = declare("blocked-tactic-too-high", tactic=TACTIC, level=NUMBER)
DECK_TOO_HIGH = declare("blocked-deck-too-high", deck=DECK, level=NUMBER)
DECK_EMPTY = declare("blocked-deck-empty", deck=DECK)
NO_BAZAAR_LEFT = declare("blocked-no-bazaar-left")
ASK_SHOWN_BUILDING = declare("ask-shown-building", building=BUILDING, goods=GOOD + "*")
ASK_SHOWN_TACTIC = declare("ask-shown-tactic", tactic=TACTIC, goods=GOOD + "*")
BUY_SHOWN = declare("option-buy-shown")
BAZAAR_FIRST = declare("option-bazaar-first")
PUT_SHOWN_BACK = declare("option-put-shown-back")
MUST_TAKE = declare("blocked-must-take")
MUST_BUY = declare("blocked-must-buy")
CANNOT_BUY_SHOWN = declare("blocked-cannot-buy-shown", goods=GOOD + "*")

# Build.
ASK_SLOT = declare("ask-building-slot", building=BUILDING)
DISCARD_FROM_SLOT = declare("option-discard-from-slot", building=BUILDING)
ASK_UPGRADE = declare("ask-upgrade", discount=NUMBER)
UPGRADE_CITY = declare("option-upgrade-city", city=CITY, level=NUMBER, wood=NUMBER)
CANNOT_PAY_UPGRADE = declare("blocked-cannot-pay-upgrade", city=CITY, wood=NUMBER)
CITY_AT_TOP = declare("blocked-city-at-top", city=CITY, level=NUMBER)
NO_UPGRADE = declare("blocked-no-upgrade")
NO_BUILDING = declare("blocked-no-building", level=NUMBER)

# Muster and tactics.
UNITS_PLACED = declare("event-units-placed", "CRU-MUST-01", seat=SEAT, city=CITY, count=NUMBER)
ASK_EXTRA_UNITS = declare("ask-extra-units", free=NUMBER, discount=NUMBER)
EXTRA_UNITS = declare("option-extra-units", count=NUMBER)
CANNOT_PAY_UNITS = declare("blocked-cannot-pay-units", count=NUMBER)
UNITS_RUN_OUT = declare("blocked-units-run-out", count=NUMBER, supply=NUMBER)
ASK_PLACE_UNITS = declare("ask-place-units", count=NUMBER)
PLACE_UNIT = declare("option-place-unit", city=CITY)
STOP_HERE = declare("option-stop-here")
NO_UNITS_LEFT = declare("blocked-no-units-left")
NO_TACTIC = declare("blocked-no-tactic", level=NUMBER)
CITY_IN_BATTLE = declare("blocked-city-in-battle", city=CITY)
TACTIC_DISCARDED = declare("event-tactic-discarded", "CRU-MUST-03", seat=SEAT, tactic=TACTIC)
STARTING_DISCARDED = declare("event-starting-tactic-discarded", "CRU-MUST-03", seat=SEAT)
STARTING_DISCARDED_OWN = declare("event-starting-tactic-put-away", "CRU-MUST-03", tactic=TACTIC)
STARTING_TAKEN_BACK = declare("event-starting-tactic-taken-back", "CRU-BAT-20", seat=SEAT)
STARTING_TAKEN_BACK_OWN = declare("event-starting-tactic-back", "CRU-BAT-20", tactic=TACTIC)
ASK_DISCARD_TACTIC = declare("ask-discard-tactic", count=NUMBER)
ASK_TAKE_BACK = declare("ask-take-back-tactic")
DISCARD_TACTIC = declare("option-discard-tactic", tactic=TACTIC)
TAKE_BACK_TACTIC = declare("option-take-back-tactic", tactic=TACTIC)

# Gains by effects.
GOODS_RESTORED = declare("event-goods-restored", "CRU-PAY-03", seat=SEAT, good=GOOD, count=NUMBER)
UNIT_MOVED = declare("event-unit-moved", "CRU-EFF-16", seat=SEAT, city=CITY, to=CITY)
BOMBARDED = declare("event-bombarded", "CRU-GLO-02", seat=SEAT, city=CITY)
ASK_RESTORE = declare("ask-restore", count=NUMBER)
RESTORE_GOODS = declare("option-restore-goods", goods=GOOD + "*")
RESTORE_GOOD = declare("option-restore-good", good=GOOD)
NOT_SPENT = declare("blocked-not-spent", good=GOOD)
ASK_MOVE_UNITS = declare("ask-move-units", count=NUMBER)
MOVE_UNIT = declare("option-move-unit", city=CITY, to=CITY)
LAST_UNIT = declare("blocked-unit-must-stay", city=CITY)
ASK_BOMBARD = declare("ask-bombard", count=NUMBER)
BOMBARD_CITY = declare("option-bombard-city", city=CITY, saracens=NUMBER)
LAST_SARACEN = declare("blocked-last-saracen", city=CITY)
ASK_FREE_UPGRADE = declare("ask-free-upgrade", level=NUMBER)
FREE_UPGRADE = declare("option-free-upgrade", city=CITY, level=NUMBER)
UPGRADE_TOO_HIGH = declare("blocked-upgrade-too-high", city=CITY, level=NUMBER)
ASK_REPLACE_GOVERNOR = declare("ask-replace-governor")
REPLACE_GOVERNOR = declare("option-replace-governor", governor=GOVERNOR, city=CITY)
FILL_VACANCY = declare("option-fill-vacancy", city=CITY)
