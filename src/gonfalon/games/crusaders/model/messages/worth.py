"""What components are worth."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import MEASURE, declare
from gonfalon.kernel.message import NUMBER

WORTH_GOVERNOR = declare("worth-governor", measure=MEASURE, have=NUMBER)
WORTH_LEADER = declare("worth-leader", measure=MEASURE, have=NUMBER)
WORTH_BULL = declare("worth-bull", measure=MEASURE, have=NUMBER)
WORTH_CITIES = declare("worth-cities", count=NUMBER)
WORTH_LANDS = declare("worth-lands", count=NUMBER)
WORTH_RIGHTEOUS = declare("worth-righteous", count=NUMBER)
WORTH_HOLY = declare("worth-holy")
WORTH_COINS = declare("worth-coins", count=NUMBER)
