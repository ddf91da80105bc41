"""Preparing a tournament, registration, and the tournament itself."""

from __future__ import annotations

from gonfalon.games.glory.model.messages.common import CITY, KNIGHT, KNIGHT_KIND, PRIZE, declare
from gonfalon.kernel.message import NUMBER, SEAT

TOURNAMENT_PREPARED = declare("event-tournament-prepared", "GLO-TSET-01", round=NUMBER)
KNIGHT_PLACED = declare("event-knight-placed", "GLO-TSET-04", knight=KNIGHT, place=NUMBER)
PRIZE_LAID = declare("event-prize-laid", "GLO-TSET-05", prize=PRIZE)
KNIGHTS_IN_CITY = declare("event-knights-in-city", "GLO-TSET-06", city=CITY, knights=f"{KNIGHT}*")

SHIELD_PLACED = declare("event-shield-placed", "GLO-REG-06", seat=SEAT, place=NUMBER)
KNIGHT_CHALLENGED = declare(
    "event-knight-challenged", "GLO-REG-02", seat=SEAT, knight=KNIGHT, city=CITY
)
WAITED = declare("event-waited", "GLO-REG-06", seat=SEAT)
NOT_REGISTERED = declare("event-not-registered", "GLO-REG-04", seat=SEAT)
LATE_KNIGHT = declare("event-late-knight", "GLO-REG-07", knight=KNIGHT, place=NUMBER)

CITY_BEGINS = declare("event-city-begins", "GLO-TOUR-01", city=CITY)
STAGE_BEGINS = declare("event-stage-begins", "GLO-TOUR-03", stage=NUMBER)
KNIGHT_BEATS_KNIGHT = declare(
    "event-knight-beats-knight", "GLO-KVK-01", winner=KNIGHT, loser=KNIGHT
)
OPPONENT_BEATS_KNIGHT = declare(
    "event-opponent-beats-knight", "GLO-SOLO-26", seat=SEAT, knight=KNIGHT
)
KNIGHT_BEATS_OPPONENT = declare(
    "event-knight-beats-opponent", "GLO-SOLO-26", seat=SEAT, knight=KNIGHT
)
ADVANCED = declare("event-advanced", "GLO-TOUR-03", seat=SEAT, stage=NUMBER)
PRIZE_WON = declare("event-prize-won", "GLO-TOUR-04", seat=SEAT, prize=PRIZE)
PRIZE_LAPSED = declare("event-prize-lapsed", "GLO-TOUR-04", knight=KNIGHT, prize=PRIZE)
CONSOLATION = declare("event-consolation", "GLO-TOUR-08", seat=SEAT, most=NUMBER, stage=NUMBER)
TOURNAMENT_OVER = declare("event-tournament-over", "GLO-TOUR-10", round=NUMBER)

ASK_PLACE = declare("ask-place")
ASK_PLACE_OR_WAIT = declare("ask-place-or-wait", late=f"{KNIGHT_KIND}*")
ASK_KNIGHT = declare("ask-knight", shields=NUMBER, most=NUMBER)
PLACE_SHIELD = declare("option-place-shield", place=NUMBER)
CHALLENGE_KNIGHT = declare("option-challenge-knight", knight=KNIGHT, city=CITY)
WAIT = declare("option-wait")
PLACE_HAS_KNIGHT = declare("blocked-place-has-knight", place=NUMBER, knight=KNIGHT)
PLACE_HAS_SHIELD = declare("blocked-place-has-shield", place=NUMBER, seat=SEAT)
KNIGHT_HAS_CHALLENGER = declare("blocked-knight-has-challenger", knight=KNIGHT, seat=SEAT)
SHIELD_IN_CITY = declare("blocked-shield-in-city", knight=KNIGHT, city=CITY)
LAST_MUST_PLACE = declare("blocked-last-must-place")
MUST_REGISTER = declare("blocked-must-register", shields=NUMBER, most=NUMBER)
