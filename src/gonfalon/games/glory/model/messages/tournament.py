"""Preparing a tournament, registration, and the tournament itself."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import CITY, KNIGHT, KNIGHT_KIND, PRIZE, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

TOURNAMENT_PREPARED: Final = declare("event-tournament-prepared", "GLO-TSET-01", round=NUMBER)
KNIGHT_PLACED: Final = declare("event-knight-placed", "GLO-TSET-04", knight=KNIGHT, place=NUMBER)
PRIZE_LAID: Final = declare("event-prize-laid", "GLO-TSET-05", prize=PRIZE)
KNIGHTS_IN_CITY: Final = declare(
    "event-knights-in-city", "GLO-TSET-06", city=CITY, knights=f"{KNIGHT}*"
)

SHIELD_PLACED: Final = declare("event-shield-placed", "GLO-REG-06", seat=SEAT, place=NUMBER)
KNIGHT_CHALLENGED: Final = declare(
    "event-knight-challenged", "GLO-REG-02", seat=SEAT, knight=KNIGHT, city=CITY
)
WAITED: Final = declare("event-waited", "GLO-REG-06", seat=SEAT)
NOT_REGISTERED: Final = declare("event-not-registered", "GLO-REG-04", seat=SEAT)
LATE_KNIGHT: Final = declare("event-late-knight", "GLO-REG-07", knight=KNIGHT, place=NUMBER)

CITY_BEGINS: Final = declare("event-city-begins", "GLO-TOUR-01", city=CITY)
STAGE_BEGINS: Final = declare("event-stage-begins", "GLO-TOUR-03", stage=NUMBER)
KNIGHT_BEATS_KNIGHT: Final = declare(
    "event-knight-beats-knight", "GLO-KVK-01", winner=KNIGHT, loser=KNIGHT
)
OPPONENT_BEATS_KNIGHT: Final = declare(
    "event-opponent-beats-knight", "GLO-SOLO-26", seat=SEAT, knight=KNIGHT
)
KNIGHT_BEATS_OPPONENT: Final = declare(
    "event-knight-beats-opponent", "GLO-SOLO-26", seat=SEAT, knight=KNIGHT
)
ADVANCED: Final = declare("event-advanced", "GLO-TOUR-03", seat=SEAT, stage=NUMBER)
PRIZE_WON: Final = declare("event-prize-won", "GLO-TOUR-04", seat=SEAT, prize=PRIZE)
PRIZE_LAPSED: Final = declare("event-prize-lapsed", "GLO-TOUR-04", knight=KNIGHT, prize=PRIZE)
CONSOLATION: Final = declare(
    "event-consolation", "GLO-TOUR-08", seat=SEAT, most=NUMBER, stage=NUMBER
)
TOURNAMENT_OVER: Final = declare("event-tournament-over", "GLO-TOUR-10", round=NUMBER)

ASK_PLACE: Final = declare("ask-place")
ASK_PLACE_OR_WAIT: Final = declare("ask-place-or-wait", late=f"{KNIGHT_KIND}*")
ASK_KNIGHT: Final = declare("ask-knight", shields=NUMBER, most=NUMBER)
PLACE_SHIELD: Final = declare("option-place-shield", place=NUMBER)
CHALLENGE_KNIGHT: Final = declare("option-challenge-knight", knight=KNIGHT, city=CITY)
WAIT: Final = declare("option-wait")
PLACE_HAS_KNIGHT: Final = declare("blocked-place-has-knight", place=NUMBER, knight=KNIGHT)
PLACE_HAS_SHIELD: Final = declare("blocked-place-has-shield", place=NUMBER, seat=SEAT)
KNIGHT_HAS_CHALLENGER: Final = declare("blocked-knight-has-challenger", knight=KNIGHT, seat=SEAT)
SHIELD_IN_CITY: Final = declare("blocked-shield-in-city", knight=KNIGHT, city=CITY)
LAST_MUST_PLACE: Final = declare("blocked-last-must-place")
MUST_REGISTER: Final = declare("blocked-must-register", shields=NUMBER, most=NUMBER)
