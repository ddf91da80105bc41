"""What is printed on components besides effects: prices, moments, conditions, goals, tables."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import (
    CITY,
    CONDITION,
    GOOD,
    MEASURE,
    ORDER,
    STATE,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, Message

# Lists of effects.
DOES_ONE_OF: Final = declare("does-one-of")
DOES_OR: Final = declare("does-or")
DOES_NOTHING: Final = declare("does-nothing")
DOES_IF: Final = declare("does-if", condition=CONDITION)
DOES_ALSO_IF: Final = declare("does-also-if", condition=CONDITION)
DOES_AT_END: Final = declare("does-at-end")
DOES_AT_END_IF: Final = declare("does-at-end-if", condition=CONDITION)

# Tactics and saracen cards.
DOES_HALF: Final[tuple[Message, ...]] = (declare("does-top"), declare("does-bottom"))
DOES_STARTING: Final = declare("does-starting")

# Buildings, spies, rescripts.
DOES_PRICE: Final = declare("does-price")
DOES_GOODS: Final = declare("does-goods", good=GOOD, n=NUMBER)
DOES_FREE: Final = declare("does-free")
DOES_AFTER_ORDER: Final = declare("does-after-order", order=ORDER)
DOES_AFTER_ORDER_IF: Final = declare("does-after-order-if", order=ORDER, condition=CONDITION)
DOES_BAZAAR: Final = declare("does-bazaar")
DOES_SPY: Final = declare("does-spy", order=ORDER)
DOES_GOODS_OF_RESCRIPT: Final = declare("does-goods-of-rescript", goods=GOOD + "*")
DOES_MOMENT: Final[tuple[Message, ...]] = (  # by moment
    declare("does-in-own-turn"),
    declare("does-in-own-march"),
    declare("does-in-own-battle"),
    declare("does-in-own-raid"),
)

# Governors and bulls.
DOES_GOVERNOR: Final = declare("does-governor", measure=MEASURE)
DOES_START_GOVERNOR: Final = declare("does-start-governor", state=STATE)
DOES_BULL: Final = declare("does-bull")
DOES_GOAL: Final = declare("does-goal", measure=MEASURE)
DOES_TIER: Final = declare("does-tier", measure=MEASURE, least=NUMBER, n=NUMBER)
DOES_LEADER: Final = declare("does-leader", measure=MEASURE, n=NUMBER)

# Events.
DOES_SCOPE: Final[tuple[Message, ...]] = (  # by scope
    declare("does-once"),
    declare("does-each-player"),
    declare("does-this-round"),
)
DOES_RAID_FALLS: Final = declare("does-raid-falls")
DOES_RAID_BAND: Final = declare("does-raid-band", least=NUMBER, most=NUMBER)
DOES_RAID_EXACTLY: Final = declare("does-raid-exactly", least=NUMBER)
DOES_RAID_FROM: Final = declare("does-raid-from", least=NUMBER)

# Cities, states and orders.
DOES_CITY_LEVEL: Final = declare("does-city-level", level=NUMBER, goods=GOOD + "*", coins=NUMBER)
DOES_CITY_UPGRADE: Final = declare("does-city-upgrade", level=NUMBER, wood=NUMBER)
DOES_STATE: Final = declare("does-state", city=CITY, units=NUMBER, coins=NUMBER)
DOES_ORDER: Final[tuple[Message, ...]] = (  # by order
    declare("does-build", upgrades=NUMBER, level=NUMBER),
    declare("does-pray", points=NUMBER, paid=NUMBER),
    declare("does-muster", units=NUMBER, paid=NUMBER, tactics=NUMBER),
    declare("does-march", moves=NUMBER, paid=NUMBER),
)
DOES_REINFORCED: Final[tuple[Message, ...]] = (  # by order
    declare("does-reinforced-build", discount=NUMBER),
    declare("does-reinforced-pray", actions=NUMBER, level=NUMBER),
    declare("does-reinforced-muster", discount=NUMBER),
    declare("does-reinforced-march", moves=NUMBER, strength=NUMBER),
)
