"""The end of the game and the score sheet."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import BULL, MEASURE, declare
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS

HEGEMONY: Final = declare("event-hegemony", "CRU-END-01", seat=SEAT, cities=NUMBER)
RIGHTEOUSNESS: Final = declare("event-righteousness", "CRU-END-01", seat=SEAT, lands=NUMBER)
DEFEAT: Final = declare("event-defeat", "CRU-END-01", seat=SEAT)
END_OF_THE_ERA: Final = declare("event-end-of-the-era", "CRU-END-01", round=NUMBER)
BULL_FULFILLED: Final = declare(
    "event-bull-fulfilled",
    "CRU-BULL-02",
    seat=SEAT,
    bull=BULL,
    measure=MEASURE,
    influence=NUMBER,
)
BULL_MISSED: Final = declare("event-bull-missed", "CRU-BULL-02", seat=SEAT, bull=BULL)

WON: Final = declare("event-won", "CRU-END-04", seat=SEAT, influence=NUMBER)
WON_BY_CONDITIONS: Final = declare(
    "event-won-by-conditions",
    "CRU-END-04",
    tied=SEATS,
    influence=NUMBER,
    seat=SEAT,
    conditions=NUMBER,
)
WON_BY_HOLINESS: Final = declare(
    "event-won-by-holiness", "CRU-END-04", tied=SEATS, influence=NUMBER, seat=SEAT
)

SCORE_INFLUENCE: Final = declare("score-influence")
SCORE_BULL: Final = declare("score-bull", bull=BULL)
SCORE_HEGEMONY: Final = declare("score-hegemony")
SCORE_RIGHTEOUSNESS: Final = declare("score-righteousness")
SCORE_COINS: Final = declare("score-coins", coins=NUMBER)
