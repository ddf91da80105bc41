"""What components are worth."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import MEASURE, declare
from gonfalon.kernel.values.message import NUMBER

WORTH_GOVERNOR: Final = declare("worth-governor", measure=MEASURE, have=NUMBER)
WORTH_LEADER: Final = declare("worth-leader", measure=MEASURE, have=NUMBER)
WORTH_BULL: Final = declare("worth-bull", measure=MEASURE, have=NUMBER)
WORTH_CITIES: Final = declare("worth-cities", count=NUMBER)
WORTH_LANDS: Final = declare("worth-lands", count=NUMBER)
WORTH_RIGHTEOUS: Final = declare("worth-righteous", count=NUMBER)
WORTH_HOLY: Final = declare("worth-holy")
WORTH_COINS: Final = declare("worth-coins", count=NUMBER)
