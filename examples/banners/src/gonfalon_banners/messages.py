"""Everything the game says. The sentences are in `text/<language>`."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.message import NUMBER, SEAT, SEATS, Messages

MESSAGES: Final = Messages()
declare = MESSAGES.declare

BANNER_TURNED = declare("event-banner-turned", "BAN-BID-01", banner="banner")
LANCE_SHOWN = declare("event-lance-shown", "BAN-BID-02", seat=SEAT, lance="lance")
BANNERS_WON = declare("event-banners-won", "BAN-BID-04", seat=SEAT, banners="banner*")
ALL_BROKEN = declare("event-all-broken", "BAN-BID-05")

ASK_LANCE = declare("ask-lance", banners="banner*")
BID_LANCE = declare("option-lance", lance="lance")
NOT_HELD = declare("blocked-not-held", lance="lance")

GAME_OVER = declare("outcome-most-points", seats=SEATS, points=NUMBER)
BANNER_POINTS = declare("score-banner", banner="banner")
