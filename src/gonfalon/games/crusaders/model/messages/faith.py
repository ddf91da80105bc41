"""Prayers, the holiness track, bishops and holy lands: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import CITY, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

PRAYED: Final = declare("event-prayed", "CRU-PRAY-01", seat=SEAT, points=NUMBER)
HOLINESS_GAINED: Final = declare(
    "event-holiness-gained", "CRU-HOLY-01", seat=SEAT, points=NUMBER, cell=NUMBER
)
BISHOP_TRAINED: Final = declare("event-bishop-trained", "CRU-BISH-02", seat=SEAT, city=CITY)
OWN_BISHOP_TRAINED: Final = declare(
    "event-own-bishop-trained", "CRU-BISH-02", city=CITY, level=NUMBER
)
BISHOP_MOVED: Final = declare(
    "event-bishop-moved", "CRU-BISH-03", seat=SEAT, origin=CITY, city=CITY
)
BISHOP_RETURNED: Final = declare("event-bishop-returned", "CRU-EFF-19", seat=SEAT, city=CITY)
BISHOPS_SHOWN: Final = declare(
    "event-bishops-shown", "CRU-BISH-07", city=CITY, seat=SEAT, levels=NUMBER + "*"
)
HOLY_LAND: Final = declare("event-holy-land", "CRU-BISH-06", city=CITY, seat=SEAT)
NO_HOLY_LAND: Final = declare("event-no-holy-land", "CRU-BISH-06", city=CITY)
EXTRA_MOVES: Final = declare("event-extra-moves", "CRU-EFF-36", seat=SEAT, moves=NUMBER)

ASK_PRAYER: Final = declare("ask-prayer", points=NUMBER)
ASK_BISHOP: Final = declare("ask-bishop", left=NUMBER)
ASK_TRAINING: Final = declare("ask-training", left=NUMBER)
ASK_CHECK: Final = declare("ask-check-holy-land")
ASK_REMOVE_BISHOP: Final = declare("ask-remove-bishop")
ASK_REMOVE_BISHOP_OF: Final = declare("ask-remove-bishop-of", city=CITY)

PRAY_PLAIN: Final = declare("option-pray-plain", points=NUMBER)
PRAY_MORE: Final = declare("option-pray-more", extra=NUMBER, points=NUMBER)
TRAIN_BISHOP: Final = declare("option-train-bishop", level=NUMBER, city=CITY)
MOVE_BISHOP: Final = declare(
    "option-move-bishop", bishop=NUMBER, level=NUMBER, origin=CITY, city=CITY
)
STOP_BISHOPS: Final = declare("option-stop-bishops", left=NUMBER)
CHECK_CITY: Final = declare("option-check-city", city=CITY)
REMOVE_IN_CITY: Final = declare("option-remove-bishop-in", city=CITY)
REMOVE_OF_RIVAL: Final = declare("option-remove-bishop-of", rival=SEAT, city=CITY)

PRAYER_TOO_DEAR: Final = declare("blocked-prayer-too-dear", extra=NUMBER)
NO_BISHOP_LEFT: Final = declare("blocked-no-bishop-left", level=NUMBER)
NO_OWN_BISHOP: Final = declare("blocked-no-own-bishop", city=CITY)
NOT_OWN_CITY: Final = declare("blocked-not-own-city", city=CITY)
CITY_FOUGHT_FOR: Final = declare("blocked-city-fought-for", city=CITY)
MOVES_BEGUN: Final = declare("blocked-moves-begun")
HAS_MOVED: Final = declare("blocked-bishop-has-moved", city=CITY)
TRAININGS_ONLY: Final = declare("blocked-trainings-only")
NOT_CONTESTED: Final = declare("blocked-not-contested", city=CITY)
