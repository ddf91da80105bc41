"""Payments, markets, build, muster and gains: events, questions, answers, refusals."""

from __future__ import annotations

from typing import Final

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
from gonfalon.kernel.values.message import NUMBER, SEAT

# Payments.
GOOD_SPENT: Final = declare("event-good-spent", "CRU-PAY-01", seat=SEAT, good=GOOD)
RESCRIPT_SPENT: Final = declare("event-rescript-spent", "CRU-PAY-08", seat=SEAT, rescript=RESCRIPT)
DISCOUNT_USED: Final = declare("event-discount-used", "CRU-PAY-09", seat=SEAT, count=NUMBER)
ASK_PAY: Final = declare("ask-pay", goods=GOOD + "*", discount=NUMBER)
PAY_WITH: Final = declare("option-pay-with", goods=GOOD + "*", discount=NUMBER, coins=NUMBER)
PAY_WITHOUT_GOODS: Final = declare("option-pay-without-goods", discount=NUMBER, coins=NUMBER)
PAY_GOOD: Final = declare("option-pay-good", good=GOOD)
PAY_NOTHING: Final = declare("option-pay-nothing")
PAY_DISCOUNT: Final = declare("option-pay-discount")
PAY_COIN: Final = declare("option-pay-coin")
PAY_RESCRIPT: Final = declare("option-pay-rescript", rescript=RESCRIPT)
PAY_RESCRIPT_PART: Final = declare("option-pay-rescript-part", rescript=RESCRIPT, good=GOOD)
NO_READY_GOOD: Final = declare("blocked-good-not-ready", good=GOOD)
NO_COINS: Final = declare("blocked-no-coins")
RESCRIPT_NO_HELP: Final = declare("blocked-rescript-no-help", rescript=RESCRIPT)

# Markets.
BUILDING_SHOWN: Final = declare("event-building-shown", "CRU-MKT-03", seat=SEAT, building=BUILDING)
TACTIC_SHOWN: Final = declare("event-tactic-shown", "CRU-MKT-03", seat=SEAT, tactic=TACTIC)
GOVERNOR_SHOWN: Final = declare("event-governor-shown", "CRU-MKT-03", seat=SEAT, governor=GOVERNOR)
BUILDING_PUT_BACK: Final = declare(
    "event-building-put-back", "CRU-MKT-03", seat=SEAT, building=BUILDING
)
TACTIC_PUT_BACK: Final = declare("event-tactic-put-back", "CRU-MKT-03", seat=SEAT, tactic=TACTIC)
BUILDING_TAKEN: Final = declare(
    "event-building-taken", "CRU-BUILD-04", seat=SEAT, building=BUILDING
)
TACTIC_LEARNED: Final = declare("event-tactic-learned", "CRU-MUST-02", seat=SEAT, tactic=TACTIC)
GOVERNOR_TAKEN: Final = declare(
    "event-governor-taken", "CRU-GLO-07", seat=SEAT, governor=GOVERNOR, city=CITY
)
ASK_BUILDING: Final = declare("ask-building", level=NUMBER, discount=NUMBER)
ASK_FREE_BUILDING: Final = declare("ask-free-building", level=NUMBER)
ASK_TACTIC: Final = declare("ask-tactic", level=NUMBER, discount=NUMBER)
ASK_FREE_TACTIC: Final = declare("ask-free-tactic", level=NUMBER)
ASK_GOVERNOR: Final = declare("ask-governor")
TAKE_BUILDING: Final = declare("option-take-building", building=BUILDING, goods=GOOD + "*")
TAKE_TACTIC: Final = declare("option-take-tactic", tactic=TACTIC, goods=GOOD + "*")
TAKE_FREE_BUILDING: Final = declare("option-take-free-building", building=BUILDING)
TAKE_FREE_TACTIC: Final = declare("option-take-free-tactic", tactic=TACTIC)
TAKE_GOVERNOR: Final = declare("option-take-governor", governor=GOVERNOR)
TAKE_TOP_BUILDING: Final = declare("option-take-top-building", deck=DECK)
TAKE_TOP_TACTIC: Final = declare("option-take-top-tactic", deck=DECK)
TAKE_TOP_GOVERNOR: Final = declare("option-take-top-governor")
PASS_PICK: Final = declare("option-pass-pick")
CANNOT_PAY_BUILDING: Final = declare(
    "blocked-cannot-pay-building", building=BUILDING, goods=GOOD + "*"
)
CANNOT_PAY_TACTIC: Final = declare("blocked-cannot-pay-tactic", tactic=TACTIC, goods=GOOD + "*")
BUILDING_TOO_HIGH: Final = declare("blocked-building-too-high", building=BUILDING, level=NUMBER)
TACTIC_TOO_HIGH: Final = declare("blocked-tactic-too-high", tactic=TACTIC, level=NUMBER)
DECK_TOO_HIGH: Final = declare("blocked-deck-too-high", deck=DECK, level=NUMBER)
DECK_EMPTY: Final = declare("blocked-deck-empty", deck=DECK)
NO_BAZAAR_LEFT: Final = declare("blocked-no-bazaar-left")
ASK_SHOWN_BUILDING: Final = declare("ask-shown-building", building=BUILDING, goods=GOOD + "*")
ASK_SHOWN_TACTIC: Final = declare("ask-shown-tactic", tactic=TACTIC, goods=GOOD + "*")
BUY_SHOWN: Final = declare("option-buy-shown")
BAZAAR_FIRST: Final = declare("option-bazaar-first")
PUT_SHOWN_BACK: Final = declare("option-put-shown-back")
MUST_TAKE: Final = declare("blocked-must-take")
MUST_BUY: Final = declare("blocked-must-buy")
CANNOT_BUY_SHOWN: Final = declare("blocked-cannot-buy-shown", goods=GOOD + "*")

# Build.
ASK_SLOT: Final = declare("ask-building-slot", building=BUILDING)
DISCARD_FROM_SLOT: Final = declare("option-discard-from-slot", building=BUILDING)
ASK_UPGRADE: Final = declare("ask-upgrade", discount=NUMBER)
UPGRADE_CITY: Final = declare("option-upgrade-city", city=CITY, level=NUMBER, wood=NUMBER)
CANNOT_PAY_UPGRADE: Final = declare("blocked-cannot-pay-upgrade", city=CITY, wood=NUMBER)
CITY_AT_TOP: Final = declare("blocked-city-at-top", city=CITY, level=NUMBER)
NO_UPGRADE: Final = declare("blocked-no-upgrade")
NO_BUILDING: Final = declare("blocked-no-building", level=NUMBER)

# Muster and tactics.
UNITS_PLACED: Final = declare(
    "event-units-placed", "CRU-MUST-01", seat=SEAT, city=CITY, count=NUMBER
)
ASK_EXTRA_UNITS: Final = declare("ask-extra-units", free=NUMBER, discount=NUMBER)
EXTRA_UNITS: Final = declare("option-extra-units", count=NUMBER)
CANNOT_PAY_UNITS: Final = declare("blocked-cannot-pay-units", count=NUMBER)
UNITS_RUN_OUT: Final = declare("blocked-units-run-out", count=NUMBER, supply=NUMBER)
ASK_PLACE_UNITS: Final = declare("ask-place-units", count=NUMBER)
PLACE_UNIT: Final = declare("option-place-unit", city=CITY)
STOP_HERE: Final = declare("option-stop-here")
NO_UNITS_LEFT: Final = declare("blocked-no-units-left")
NO_TACTIC: Final = declare("blocked-no-tactic", level=NUMBER)
CITY_IN_BATTLE: Final = declare("blocked-city-in-battle", city=CITY)
TACTIC_DISCARDED: Final = declare("event-tactic-discarded", "CRU-MUST-03", seat=SEAT, tactic=TACTIC)
STARTING_DISCARDED: Final = declare("event-starting-tactic-discarded", "CRU-MUST-03", seat=SEAT)
STARTING_DISCARDED_OWN: Final = declare(
    "event-starting-tactic-put-away", "CRU-MUST-03", tactic=TACTIC
)
STARTING_TAKEN_BACK: Final = declare("event-starting-tactic-taken-back", "CRU-BAT-20", seat=SEAT)
STARTING_TAKEN_BACK_OWN: Final = declare("event-starting-tactic-back", "CRU-BAT-20", tactic=TACTIC)
ASK_DISCARD_TACTIC: Final = declare("ask-discard-tactic", count=NUMBER)
ASK_TAKE_BACK: Final = declare("ask-take-back-tactic")
DISCARD_TACTIC: Final = declare("option-discard-tactic", tactic=TACTIC)
TAKE_BACK_TACTIC: Final = declare("option-take-back-tactic", tactic=TACTIC)

# Gains by effects.
GOODS_RESTORED: Final = declare(
    "event-goods-restored", "CRU-PAY-03", seat=SEAT, good=GOOD, count=NUMBER
)
UNIT_MOVED: Final = declare("event-unit-moved", "CRU-EFF-16", seat=SEAT, city=CITY, to=CITY)
BOMBARDED: Final = declare("event-bombarded", "CRU-GLO-02", seat=SEAT, city=CITY)
ASK_RESTORE: Final = declare("ask-restore", count=NUMBER)
RESTORE_GOODS: Final = declare("option-restore-goods", goods=GOOD + "*")
RESTORE_GOOD: Final = declare("option-restore-good", good=GOOD)
NOT_SPENT: Final = declare("blocked-not-spent", good=GOOD)
ASK_MOVE_UNITS: Final = declare("ask-move-units", count=NUMBER)
MOVE_UNIT: Final = declare("option-move-unit", city=CITY, to=CITY)
LAST_UNIT: Final = declare("blocked-unit-must-stay", city=CITY)
ASK_BOMBARD: Final = declare("ask-bombard", count=NUMBER)
BOMBARD_CITY: Final = declare("option-bombard-city", city=CITY, saracens=NUMBER)
LAST_SARACEN: Final = declare("blocked-last-saracen", city=CITY)
ASK_FREE_UPGRADE: Final = declare("ask-free-upgrade", level=NUMBER)
FREE_UPGRADE: Final = declare("option-free-upgrade", city=CITY, level=NUMBER)
UPGRADE_TOO_HIGH: Final = declare("blocked-upgrade-too-high", city=CITY, level=NUMBER)
ASK_REPLACE_GOVERNOR: Final = declare("ask-replace-governor")
REPLACE_GOVERNOR: Final = declare("option-replace-governor", governor=GOVERNOR, city=CITY)
FILL_VACANCY: Final = declare("option-fill-vacancy", city=CITY)
