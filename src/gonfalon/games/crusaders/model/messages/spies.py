"""Spies: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import ORDER, SPY, declare
from gonfalon.kernel.message import NUMBER, SEAT

SPY_DRAWN = declare("event-spy-drawn", "CRU-SPY-01", seat=SEAT)
SPY_SEEN = declare("event-spy-seen", "CRU-SPY-01", spy=SPY)
NO_SPY_LEFT = declare("event-no-spy-left", "CRU-SPY-02", seat=SEAT)
SPY_PLAYED = declare("event-spy-played", "CRU-SPY-04", seat=SEAT, spy=SPY, rival=SEAT)
SPY_REPLACED = declare("event-spy-replaced", "CRU-SPY-06", seat=SEAT, spy=SPY)
SPY_USED = declare("event-spy-used", "CRU-SPY-07", seat=SEAT, spy=SPY, rival=SEAT)

ASK_PLAY_SPY = declare("ask-play-spy", spy=SPY)
PLAY_SPY = declare("option-play-spy", spy=SPY, rival=SEAT)
PLAY_SPY_INSTEAD = declare("option-play-spy-instead", spy=SPY, rival=SEAT, other=SPY)
KEEP_SPY_TEXT = declare("option-keep-spy")
NO_ROOM_FOR_SPY = declare("blocked-no-room-for-spy", spy=SPY, rival=SEAT, active=NUMBER)

ASK_SPY_REACTION = declare("ask-spy-reaction", rival=SEAT, order=ORDER)
USE_SPY = declare("option-use-spy", spy=SPY)
USE_NO_SPY = declare("option-use-no-spy")
SPY_WAS_USED = declare("blocked-spy-was-used", spy=SPY)
SPY_DOES_NOTHING = declare("blocked-spy-does-nothing", spy=SPY)
