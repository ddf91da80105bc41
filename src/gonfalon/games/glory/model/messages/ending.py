"""The end of a match and its score sheet."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import TITLE, declare
from gonfalon.kernel.values.message import NUMBER, SEATS

WON: Final = declare("event-won", "GLO-END-01", seats=SEATS, glory=NUMBER)
WON_BY_PRESTIGE: Final = declare(
    "event-won-by-prestige", "GLO-END-02", tied=SEATS, glory=NUMBER, seats=SEATS, tokens=NUMBER
)
WARRIOR_WON: Final = declare("event-warrior-won", "GLO-SOLO-03", finals=NUMBER)
WARRIOR_LOST: Final = declare("event-warrior-lost", "GLO-SOLO-03", finals=NUMBER)
CHALLENGE_MET: Final = declare("event-challenge-met", "GLO-SOLO-04", glory=NUMBER, need=NUMBER)
CHALLENGE_MISSED: Final = declare(
    "event-challenge-missed", "GLO-SOLO-04", glory=NUMBER, need=NUMBER
)
RIVAL_BEATEN: Final = declare("event-rival-beaten", "GLO-SOLO-05", glory=NUMBER, other=NUMBER)
RIVAL_AHEAD: Final = declare("event-rival-ahead", "GLO-SOLO-05", glory=NUMBER, other=NUMBER)

SCORE_SOURCE = [  # by source of glory; titles have lines of their own
    declare("score-start"),
    declare("score-city"),
    declare("score-travel"),
    declare("score-tournament"),
    declare("score-final-travel"),
]
SCORE_TITLE: Final = declare("score-title", title=TITLE)
SCORE_PRESTIGE: Final = declare("score-prestige", tokens=NUMBER)  # no points: it breaks ties
