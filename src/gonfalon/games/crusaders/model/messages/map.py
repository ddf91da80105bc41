"""Cities, goods, coins and influence: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import CITY, GOOD, GOOD_STATE, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

LEVEL_RAISED: Final = declare("event-level-raised", "CRU-MAP-07", city=CITY, level=NUMBER)
LEVEL_LOWERED: Final = declare("event-level-lowered", "CRU-MAP-07", city=CITY, level=NUMBER)
GOOD_GAINED: Final = declare("event-good-gained", "CRU-MAP-12", seat=SEAT, good=GOOD)
GOOD_GIVEN_UP: Final = declare(
    "event-good-given-up", "CRU-MAP-12", seat=SEAT, good=GOOD, state=GOOD_STATE
)
GOOD_HANDED_OVER: Final = declare(
    "event-good-handed-over", "CRU-BAT-29", seat=SEAT, winner=SEAT, good=GOOD, state=GOOD_STATE
)
COINS_GAINED: Final = declare("event-coins-gained", "CRU-PAY-10", seat=SEAT, coins=NUMBER)
COINS_PAID: Final = declare("event-coins-paid", "CRU-PAY-10", seat=SEAT, coins=NUMBER)
COINS_LOST: Final = declare("event-coins-lost", "CRU-EFF-20", seat=SEAT, coins=NUMBER)
INFLUENCE_GAINED: Final = declare(
    "event-influence-gained", "CRU-EFF-33", seat=SEAT, influence=NUMBER
)

ASK_GIVE_UP: Final = declare("ask-give-up", good=GOOD)
ASK_HAND_OVER: Final = declare("ask-hand-over", good=GOOD, winner=SEAT)
GIVE_TOKEN: Final = declare("option-give-token", good=GOOD, state=GOOD_STATE)
NO_SUCH_TOKEN: Final = declare("blocked-no-such-token", good=GOOD, state=GOOD_STATE)
