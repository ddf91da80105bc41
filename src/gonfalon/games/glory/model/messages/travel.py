"""Playing travel cards: events, questions, answers, refusals."""

from __future__ import annotations

from gonfalon.games.glory.model.messages.common import TRAVEL, declare
from gonfalon.kernel.message import NUMBER, SEAT

CARD_PLAYED = declare("event-card-played", "GLO-TRV-01", seat=SEAT, travel=TRAVEL)
CHALLENGE_WON = declare("event-challenge-won", "GLO-TRV-05", seat=SEAT, travel=TRAVEL)
CHALLENGE_LOST = declare("event-challenge-lost", "GLO-TRV-05", seat=SEAT, travel=TRAVEL)
CARD_DISCARDED = declare("event-card-discarded", "GLO-TRV-08", seat=SEAT, travel=TRAVEL)
TRAVEL_PASSED = declare("event-travel-passed", "GLO-TRV-01", seat=SEAT)
TRAVEL_STOPPED = declare("event-travel-stopped", "GLO-TOUR-08", seat=SEAT)

ASK_TRAVEL = declare("ask-travel", left=NUMBER)
ASK_CONSOLATION = declare("ask-consolation", left=NUMBER)

PLAY_ROMANCE = declare("option-play-romance", travel=TRAVEL)
PLAY_TRADE = declare("option-play-trade", travel=TRAVEL, price=NUMBER)
PLAY_CHALLENGE = declare("option-play-challenge", travel=TRAVEL, attack=NUMBER, prestige=NUMBER)
PASS_TRAVEL = declare("option-pass-travel")
STOP_TRAVEL = declare("option-stop-travel")

TRADE_PRICE = declare("blocked-trade-price", travel=TRAVEL, price=NUMBER, have=NUMBER)
