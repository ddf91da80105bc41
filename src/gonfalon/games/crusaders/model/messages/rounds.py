"""Rounds and phases."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import declare
from gonfalon.kernel.message import NUMBER

ROUND_BEGINS = declare("event-round-begins", "CRU-ROUND-01", round=NUMBER)
