"""Playing travel cards: events, questions, answers, refusals."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import TRAVEL, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

CARD_PLAYED: Final = declare("event-card-played", "GLO-TRV-01", seat=SEAT, travel=TRAVEL)
CHALLENGE_WON: Final = declare("event-challenge-won", "GLO-TRV-05", seat=SEAT, travel=TRAVEL)
CHALLENGE_LOST: Final = declare("event-challenge-lost", "GLO-TRV-05", seat=SEAT, travel=TRAVEL)
CARD_DISCARDED: Final = declare("event-card-discarded", "GLO-TRV-08", seat=SEAT, travel=TRAVEL)
TRAVEL_PASSED: Final = declare("event-travel-passed", "GLO-TRV-01", seat=SEAT)
TRAVEL_STOPPED: Final = declare("event-travel-stopped", "GLO-TOUR-08", seat=SEAT)

ASK_TRAVEL: Final = declare("ask-travel", left=NUMBER)
ASK_CONSOLATION: Final = declare("ask-consolation", left=NUMBER)

PLAY_ROMANCE: Final = declare("option-play-romance", travel=TRAVEL)
PLAY_TRADE: Final = declare("option-play-trade", travel=TRAVEL, price=NUMBER)
PLAY_CHALLENGE: Final = declare(
    "option-play-challenge", travel=TRAVEL, attack=NUMBER, prestige=NUMBER
)
PASS_TRAVEL: Final = declare("option-pass-travel")
STOP_TRAVEL: Final = declare("option-stop-travel")

TRADE_PRICE: Final = declare("blocked-trade-price", travel=TRAVEL, price=NUMBER, have=NUMBER)
