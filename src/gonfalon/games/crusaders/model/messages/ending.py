"""The end of the game and the score sheet."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import BULL, MEASURE, declare
from gonfalon.kernel.message import NUMBER, SEAT, SEATS

HEGEMONY = declare("event-hegemony", "CRU-END-01", seat=SEAT, cities=NUMBER)
RIGHTEOUSNESS = declare("event-righteousness", "CRU-END-01", seat=SEAT, lands=NUMBER)
DEFEAT = declare("event-defeat", "CRU-END-01", seat=SEAT)
END_OF_THE_ERA = declare("event-end-of-the-era", "CRU-END-01", round=NUMBER)
BULL_FULFILLED = declare(
    "event-bull-fulfilled",
    "CRU-BULL-02",
    seat=SEAT,
    bull=BULL,
    measure=MEASURE,
    influence=NUMBER,
)
BULL_MISSED = declare("event-bull-missed", "CRU-BULL-02", seat=SEAT, bull=BULL)

WON = declare("event-won", "CRU-END-04", seat=SEAT, influence=NUMBER)
WON_BY_CONDITIONS = declare(
    "event-won-by-conditions",
    "CRU-END-04",
    tied=SEATS,
    influence=NUMBER,
    seat=SEAT,
    conditions=NUMBER,
)
WON_BY_HOLINESS = declare(
    "event-won-by-holiness", "CRU-END-04", tied=SEATS, influence=NUMBER, seat=SEAT
)

SCORE_INFLUENCE = declare("score-influence")
SCORE_BULL = declare("score-bull", bull=BULL)
SCORE_HEGEMONY = declare("score-hegemony")
SCORE_RIGHTEOUSNESS = declare("score-righteousness")
SCORE_COINS = declare("score-coins", coins=NUMBER)
