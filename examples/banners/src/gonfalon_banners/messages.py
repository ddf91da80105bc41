"""Everything the game says. The sentences are in `text/<language>`."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS, Messages

MESSAGES: Final = Messages()
declare = MESSAGES.declare

BANNER_TURNED: Final = declare("event-banner-turned", "BAN-BID-01", banner="banner")
LANCE_SHOWN: Final = declare("event-lance-shown", "BAN-BID-02", seat=SEAT, lance="lance")
BANNERS_WON: Final = declare("event-banners-won", "BAN-BID-04", seat=SEAT, banners="banner*")
ALL_BROKEN: Final = declare("event-all-broken", "BAN-BID-05")

ASK_LANCE: Final = declare("ask-lance", banners="banner*")
BID_LANCE: Final = declare("option-lance", lance="lance")
NOT_HELD: Final = declare("blocked-not-held", lance="lance")

GAME_OVER: Final = declare("outcome-most-points", seats=SEATS, points=NUMBER)
BANNER_POINTS: Final = declare("score-banner", banner="banner")
