"""What components are worth."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import declare
from gonfalon.kernel.values.message import NUMBER, SEAT

WORTH_TITLE: Final = declare("worth-title", have=NUMBER, need=NUMBER)
WORTH_TITLE_DUEL: Final = declare("worth-title-duel")
WORTH_TITLE_CLAIMED: Final = declare("worth-title-claimed")
WORTH_TITLE_FAILED: Final = declare("worth-title-failed")
WORTH_KNIGHT: Final = declare("worth-knight", half=NUMBER)
WORTH_PLAYER: Final = declare("worth-player", seat=SEAT, less=NUMBER, more=NUMBER)
WORTH_ALLY: Final = declare("worth-ally")
WORTH_SCRIBE: Final = declare("worth-scribe", titles=NUMBER)
WORTH_TRAVEL: Final = declare("worth-travel")
WORTH_EVENT: Final = declare("worth-event")
WORTH_PRESTIGE: Final = declare("worth-prestige", count=NUMBER)
WORTH_NEED: Final = declare("worth-need", glory=NUMBER, need=NUMBER)
