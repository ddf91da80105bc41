"""Spies: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import ORDER, SPY, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

SPY_DRAWN: Final = declare("event-spy-drawn", "CRU-SPY-01", seat=SEAT)
SPY_SEEN: Final = declare("event-spy-seen", "CRU-SPY-01", spy=SPY)
NO_SPY_LEFT: Final = declare("event-no-spy-left", "CRU-SPY-02", seat=SEAT)
SPY_PLAYED: Final = declare("event-spy-played", "CRU-SPY-04", seat=SEAT, spy=SPY, rival=SEAT)
SPY_REPLACED: Final = declare("event-spy-replaced", "CRU-SPY-06", seat=SEAT, spy=SPY)
SPY_USED: Final = declare("event-spy-used", "CRU-SPY-07", seat=SEAT, spy=SPY, rival=SEAT)

ASK_PLAY_SPY: Final = declare("ask-play-spy", spy=SPY)
PLAY_SPY: Final = declare("option-play-spy", spy=SPY, rival=SEAT)
PLAY_SPY_INSTEAD: Final = declare("option-play-spy-instead", spy=SPY, rival=SEAT, other=SPY)
KEEP_SPY_TEXT: Final = declare("option-keep-spy")
NO_ROOM_FOR_SPY: Final = declare("blocked-no-room-for-spy", spy=SPY, rival=SEAT, active=NUMBER)

ASK_SPY_REACTION: Final = declare("ask-spy-reaction", rival=SEAT, order=ORDER)
USE_SPY: Final = declare("option-use-spy", spy=SPY)
USE_NO_SPY: Final = declare("option-use-no-spy")
SPY_WAS_USED: Final = declare("blocked-spy-was-used", spy=SPY)
SPY_DOES_NOTHING: Final = declare("blocked-spy-does-nothing", spy=SPY)
