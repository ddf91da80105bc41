"""Rescripts: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import RESCRIPT, declare
from gonfalon.kernel.message import NUMBER, SEAT

RESCRIPTS_DRAWN = declare(
    "event-rescripts-drawn", "CRU-RESC-02", seat=SEAT, level=NUMBER, count=NUMBER
)
RESCRIPTS_SEEN = declare("event-rescripts-seen", "CRU-RESC-03", rescripts=RESCRIPT + "*")
NO_RESCRIPTS_LEFT = declare("event-no-rescripts-left", "CRU-RESC-06", level=NUMBER)
RESCRIPT_DISCARDED = declare(
    "event-rescript-discarded", "CRU-RESC-05", seat=SEAT, rescript=RESCRIPT
)
RESCRIPT_PLAYED = declare("event-rescript-played", "CRU-RESC-01", seat=SEAT, rescript=RESCRIPT)

ASK_DISCARD_RESCRIPT = declare("ask-discard-rescript", most=NUMBER)
ASK_BATTLE_RESCRIPT = declare("ask-battle-rescript")
ASK_RAID_RESCRIPT = declare("ask-raid-rescript")
ASK_BATTLE_BAZAAR = declare("ask-battle-bazaar")

DISCARD_RESCRIPT = declare("option-discard-rescript", rescript=RESCRIPT)
PLAY_RESCRIPT = declare("option-play-rescript", rescript=RESCRIPT)
PLAY_NO_RESCRIPT = declare("option-play-no-rescript")
USE_WINDOW_BAZAAR = declare("option-use-window-bazaar")

WRONG_MOMENT = declare("blocked-wrong-moment", rescript=RESCRIPT)
RESCRIPT_DOES_NOTHING = declare("blocked-rescript-does-nothing", rescript=RESCRIPT)
BEFORE_MANOEUVRES_ONLY = declare("blocked-before-manoeuvres-only", rescript=RESCRIPT)
