"""What components are worth."""

from __future__ import annotations

from gonfalon.games.glory.model.messages.common import declare
from gonfalon.kernel.message import NUMBER, SEAT

WORTH_TITLE = declare("worth-title", have=NUMBER, need=NUMBER)
WORTH_TITLE_DUEL = declare("worth-title-duel")
WORTH_TITLE_CLAIMED = declare("worth-title-claimed")
WORTH_TITLE_FAILED = declare("worth-title-failed")
WORTH_KNIGHT = declare("worth-knight", half=NUMBER)
WORTH_PLAYER = declare("worth-player", seat=SEAT, less=NUMBER, more=NUMBER)
WORTH_ALLY = declare("worth-ally")
WORTH_SCRIBE = declare("worth-scribe", titles=NUMBER)
WORTH_TRAVEL = declare("worth-travel")
WORTH_EVENT = declare("worth-event")
WORTH_PRESTIGE = declare("worth-prestige", count=NUMBER)
WORTH_NEED = declare("worth-need", glory=NUMBER, need=NUMBER)
