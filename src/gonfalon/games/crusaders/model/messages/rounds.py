"""Rounds and phases."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import declare
from gonfalon.kernel.values.message import NUMBER

ROUND_BEGINS: Final = declare("event-round-begins", "CRU-ROUND-01", round=NUMBER)
