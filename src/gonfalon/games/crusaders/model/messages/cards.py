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
from gonfalon.kernel.message import NUMBER, Message

# Lists of effects.
DOES_ONE_OF = declare("does-one-of")
DOES_OR = declare("does-or")
DOES_NOTHING = declare("does-nothing")
DOES_IF = declare("does-if", condition=CONDITION)
DOES_ALSO_IF = declare("does-also-if", condition=CONDITION)
DOES_AT_END = declare("does-at-end")
DOES_AT_END_IF = declare("does-at-end-if", condition=CONDITION)

# Tactics and saracen cards.
DOES_HALF: Final[tuple[Message, ...]] = (declare("does-top"), declare("does-bottom"))
DOES_STARTING = declare("does-starting")

# Buildings, spies, rescripts.
DOES_PRICE = declare("does-price")
DOES_GOODS = declare("does-goods", good=GOOD, n=NUMBER)
DOES_FREE = declare("does-free")
DOES_AFTER_ORDER = declare("does-after-order", order=ORDER)
DOES_AFTER_ORDER_IF = declare("does-after-order-if", order=ORDER, condition=CONDITION)
DOES_BAZAAR = declare("does-bazaar")
DOES_SPY = declare("does-spy", order=ORDER)
DOES_GOODS_OF_RESCRIPT = declare("does-goods-of-rescript", goods=GOOD + "*")
DOES_MOMENT: Final[tuple[Message, ...]] = (  # by moment
    declare("does-in-own-turn"),
    declare("does-in-own-march"),
    declare("does-in-own-battle"),
    declare("does-in-own-raid"),
)

# Governors and bulls.
DOES_GOVERNOR = declare("does-governor", measure=MEASURE)
DOES_START_GOVERNOR = declare("does-start-governor", state=STATE)
DOES_BULL = declare("does-bull")
DOES_GOAL = declare("does-goal", measure=MEASURE)
DOES_TIER = declare("does-tier", measure=MEASURE, least=NUMBER, n=NUMBER)
DOES_LEADER = declare("does-leader", measure=MEASURE, n=NUMBER)

# Events.
DOES_SCOPE: Final[tuple[Message, ...]] = (  # by scope
    declare("does-once"),
    declare("does-each-player"),
    declare("does-this-round"),
)
DOES_RAID_FALLS = declare("does-raid-falls")
DOES_RAID_BAND = declare("does-raid-band", least=NUMBER, most=NUMBER)
DOES_RAID_EXACTLY = declare("does-raid-exactly", least=NUMBER)
DOES_RAID_FROM = declare("does-raid-from", least=NUMBER)

# Cities, states and orders.
DOES_CITY_LEVEL = declare("does-city-level", level=NUMBER, goods=GOOD + "*", coins=NUMBER)
DOES_CITY_UPGRADE = declare("does-city-upgrade", level=NUMBER, wood=NUMBER)
DOES_STATE = declare("does-state", city=CITY, units=NUMBER, coins=NUMBER)
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
