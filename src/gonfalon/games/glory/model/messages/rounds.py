"""Rounds, events of the city, refresh: what happens."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import ALLY, EVENT, TRAVEL, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

ROUND_BEGINS: Final = declare("event-round-begins", "GLO-RND-01", round=NUMBER)
TRAVEL_BEGINS: Final = declare("event-travel-begins", "GLO-TRV-01", round=NUMBER)
FINAL_TRAVEL_BEGINS: Final = declare("event-final-travel-begins", "GLO-TRV-10")
EVENT_BEGINS: Final = declare("event-city-event", "GLO-EVT-01", event=EVENT)
ALLY_FOR_HIRE: Final = declare("event-ally-for-hire", "GLO-EVT-04", ally=ALLY)
NOBODY_FOR_HIRE: Final = declare("event-nobody-for-hire", "GLO-EVT-04")
PAWN_LAID: Final = declare("event-pawn-laid", "GLO-EVT-06", seat=SEAT, count=NUMBER)
ORDER_CHANGED: Final = declare("event-order-changed", "GLO-REF-01", order=SEAT + "*")
PAWNS_RETURNED: Final = declare("event-pawns-returned", "GLO-REF-02")
ALL_READY: Final = declare("event-all-ready", "GLO-REF-03")
TRACK_CLEARED: Final = declare("event-track-cleared", "GLO-REF-05", allies=ALLY + "*")
TRACK_FILLED: Final = declare("event-track-filled", "GLO-ALLY-02", allies=ALLY + "*")
DISPLAY_CLEARED: Final = declare("event-display-cleared", "GLO-REF-06", travel=TRAVEL + "*")
EVENT_ENDS: Final = declare("event-city-event-over", "GLO-REF-07", event=EVENT)
HIRE_LEAVES: Final = declare("event-hire-leaves", "GLO-REF-07", ally=ALLY)
NEXT_EVENT: Final = declare("event-next-event", "GLO-REF-07", event=EVENT)
