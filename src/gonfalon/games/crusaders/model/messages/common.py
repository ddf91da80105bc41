"""The list of all messages of Crusaders, and the kinds of words in them.

Each chapter of the rules has its own module of messages.
"""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.message import Messages

# Words of the content.
GOOD = "good"
GOOD_STATE = "good_state"
COLOUR = "colour"
ORDER = "order"
STATE = "state"
CITY = "city"
TACTIC = "tactic"
SARACEN = "saracen"  # a card of the saracens
BUILDING = "building"
SPY = "spy"
GOVERNOR = "governor"
BULL = "bull"
RESCRIPT = "rescript"
EVENT = "event"
HALF = "half"
DECK = "deck"
MEASURE = "measure"
CONDITION = "condition"

MESSAGES: Final = Messages()
declare = MESSAGES.declare
