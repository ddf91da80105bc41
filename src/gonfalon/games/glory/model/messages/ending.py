"""The end of a match and its score sheet."""

from __future__ import annotations

from gonfalon.games.glory.model.messages.common import TITLE, declare
from gonfalon.kernel.message import NUMBER, SEATS

WON = declare("event-won", "GLO-END-01", seats=SEATS, glory=NUMBER)
WON_BY_PRESTIGE = declare(
    "event-won-by-prestige", "GLO-END-02", tied=SEATS, glory=NUMBER, seats=SEATS, tokens=NUMBER
)
WARRIOR_WON = declare("event-warrior-won", "GLO-SOLO-03", finals=NUMBER)
WARRIOR_LOST = declare("event-warrior-lost", "GLO-SOLO-03", finals=NUMBER)
CHALLENGE_MET = declare("event-challenge-met", "GLO-SOLO-04", glory=NUMBER, need=NUMBER)
CHALLENGE_MISSED = declare("event-challenge-missed", "GLO-SOLO-04", glory=NUMBER, need=NUMBER)
RIVAL_BEATEN = declare("event-rival-beaten", "GLO-SOLO-05", glory=NUMBER, other=NUMBER)
RIVAL_AHEAD = declare("event-rival-ahead", "GLO-SOLO-05", glory=NUMBER, other=NUMBER)

SCORE_SOURCE = [  # by source of glory; titles have lines of their own
    declare("score-start"),
    declare("score-city"),
    declare("score-travel"),
    declare("score-tournament"),
    declare("score-final-travel"),
]
SCORE_TITLE = declare("score-title", title=TITLE)
SCORE_PRESTIGE = declare("score-prestige", tokens=NUMBER)  # no points: it breaks ties
