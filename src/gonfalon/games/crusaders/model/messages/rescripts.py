"""Rescripts: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import RESCRIPT, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

RESCRIPTS_DRAWN: Final = declare(
    "event-rescripts-drawn", "CRU-RESC-02", seat=SEAT, level=NUMBER, count=NUMBER
)
RESCRIPTS_SEEN: Final = declare("event-rescripts-seen", "CRU-RESC-03", rescripts=RESCRIPT + "*")
NO_RESCRIPTS_LEFT: Final = declare("event-no-rescripts-left", "CRU-RESC-06", level=NUMBER)
RESCRIPT_DISCARDED: Final = declare(
    "event-rescript-discarded", "CRU-RESC-05", seat=SEAT, rescript=RESCRIPT
)
RESCRIPT_PLAYED: Final = declare(
    "event-rescript-played", "CRU-RESC-01", seat=SEAT, rescript=RESCRIPT
)

ASK_DISCARD_RESCRIPT: Final = declare("ask-discard-rescript", most=NUMBER)
ASK_BATTLE_RESCRIPT: Final = declare("ask-battle-rescript")
ASK_RAID_RESCRIPT: Final = declare("ask-raid-rescript")
ASK_BATTLE_BAZAAR: Final = declare("ask-battle-bazaar")

DISCARD_RESCRIPT: Final = declare("option-discard-rescript", rescript=RESCRIPT)
PLAY_RESCRIPT: Final = declare("option-play-rescript", rescript=RESCRIPT)
PLAY_NO_RESCRIPT: Final = declare("option-play-no-rescript")
USE_WINDOW_BAZAAR: Final = declare("option-use-window-bazaar")

WRONG_MOMENT: Final = declare("blocked-wrong-moment", rescript=RESCRIPT)
RESCRIPT_DOES_NOTHING: Final = declare("blocked-rescript-does-nothing", rescript=RESCRIPT)
BEFORE_MANOEUVRES_ONLY: Final = declare("blocked-before-manoeuvres-only", rescript=RESCRIPT)
