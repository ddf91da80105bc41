"""Cities, goods, coins and influence: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import CITY, GOOD, GOOD_STATE, declare
from gonfalon.kernel.message import NUMBER, SEAT

LEVEL_RAISED = declare("event-level-raised", "CRU-MAP-07", city=CITY, level=NUMBER)
LEVEL_LOWERED = declare("event-level-lowered", "CRU-MAP-07", city=CITY, level=NUMBER)
GOOD_GAINED = declare("event-good-gained", "CRU-MAP-12", seat=SEAT, good=GOOD)
GOOD_GIVEN_UP = declare("event-good-given-up", "CRU-MAP-12", seat=SEAT, good=GOOD, state=GOOD_STATE)
GOOD_HANDED_OVER = declare(
    "event-good-handed-over", "CRU-BAT-29", seat=SEAT, winner=SEAT, good=GOOD, state=GOOD_STATE
)
COINS_GAINED = declare("event-coins-gained", "CRU-PAY-10", seat=SEAT, coins=NUMBER)
COINS_PAID = declare("event-coins-paid", "CRU-PAY-10", seat=SEAT, coins=NUMBER)
COINS_LOST = declare("event-coins-lost", "CRU-EFF-20", seat=SEAT, coins=NUMBER)
INFLUENCE_GAINED = declare("event-influence-gained", "CRU-EFF-33", seat=SEAT, influence=NUMBER)

ASK_GIVE_UP = declare("ask-give-up", good=GOOD)
ASK_HAND_OVER = declare("ask-hand-over", good=GOOD, winner=SEAT)
GIVE_TOKEN = declare("option-give-token", good=GOOD, state=GOOD_STATE)
NO_SUCH_TOKEN = declare("blocked-no-such-token", good=GOOD, state=GOOD_STATE)
