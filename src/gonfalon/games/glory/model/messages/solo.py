"""Events of the solo game: what the virtual opponent does."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import (
    ACTION,
    ALLY,
    EVENT,
    KNIGHT,
    OPPONENT_CARD,
    TITLE,
    TRAVEL,
    TYPE,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, SEAT

OPPONENT_KNIGHT: Final = declare("event-opponent-knight", "GLO-SOLO-05", seat=SEAT, knight=KNIGHT)
OPPONENT_SHUFFLES: Final = declare(
    "event-opponent-shuffles", "GLO-SOLO-08", seat=SEAT, cards=NUMBER
)
OPPONENT_RENEWS: Final = declare("event-opponent-renews", "GLO-SOLO-09", seat=SEAT, cards=NUMBER)
OPPONENT_DRAWS: Final = declare(
    "event-opponent-draws", "GLO-SOLO-09", seat=SEAT, card=OPPONENT_CARD
)
OPPONENT_CANNOT: Final = declare(
    "event-opponent-cannot", "GLO-SOLO-09", seat=SEAT, card=OPPONENT_CARD
)
OPPONENT_IDLE: Final = declare("event-opponent-idle", "GLO-SOLO-10", seat=SEAT, action=ACTION)
OPPONENT_ALLY: Final = declare("event-opponent-ally", "GLO-SOLO-11", seat=SEAT, ally=ALLY)
OPPONENT_SPECIAL_ALLY: Final = declare(
    "event-opponent-special-ally", "GLO-SOLO-12", seat=SEAT, ally=ALLY
)
OPPONENT_PLANS: Final = declare(
    "event-opponent-plans", "GLO-SOLO-13", seat=SEAT, type=TYPE, cards=TRAVEL + "*"
)
OPPONENT_GOAL: Final = declare("event-opponent-goal", "GLO-SOLO-07", seat=SEAT, title=TITLE)
OPPONENT_NEW_GOAL: Final = declare("event-opponent-new-goal", "GLO-SOLO-14", seat=SEAT, title=TITLE)
OPPONENT_EVENT: Final = declare("event-opponent-event", "GLO-SOLO-15", seat=SEAT, event=EVENT)
OPPONENT_HIRES: Final = declare("event-opponent-hires", "GLO-SOLO-15", seat=SEAT, ally=ALLY)
OPPONENT_SKIPPED: Final = declare("event-opponent-skipped", "GLO-SOLO-22", seat=SEAT)
OPPONENT_TITLE: Final = declare("event-opponent-title", "GLO-SOLO-29", seat=SEAT, title=TITLE)
