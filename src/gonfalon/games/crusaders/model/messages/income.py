"""The income phase: events."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import GOVERNOR, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

TAXES: Final = declare("event-taxes", "CRU-INC-01", seat=SEAT, coins=NUMBER)
GOODS_READY: Final = declare("event-goods-ready", "CRU-INC-02")
MARKETS_FILLED: Final = declare("event-markets-filled", "CRU-INC-03")
GOVERNOR_SCORES: Final = declare(
    "event-governor-scores", "CRU-INC-04", seat=SEAT, governor=GOVERNOR, influence=NUMBER
)
HOLY_LANDS_SCORE: Final = declare("event-holy-lands-score", "CRU-INC-04", seat=SEAT, lands=NUMBER)
