"""Prayers, the holiness track, bishops and holy lands: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import CITY, declare
from gonfalon.kernel.message import NUMBER, SEAT

PRAYED = declare("event-prayed", "CRU-PRAY-01", seat=SEAT, points=NUMBER)
HOLINESS_GAINED = declare(
    "event-holiness-gained", "CRU-HOLY-01", seat=SEAT, points=NUMBER, cell=NUMBER
)
BISHOP_TRAINED = declare("event-bishop-trained", "CRU-BISH-02", seat=SEAT, city=CITY)
OWN_BISHOP_TRAINED = declare("event-own-bishop-trained", "CRU-BISH-02", city=CITY, level=NUMBER)
BISHOP_MOVED = declare("event-bishop-moved", "CRU-BISH-03", seat=SEAT, origin=CITY, city=CITY)
BISHOP_RETURNED = declare("event-bishop-returned", "CRU-EFF-19", seat=SEAT, city=CITY)
BISHOPS_SHOWN = declare(
    "event-bishops-shown", "CRU-BISH-07", city=CITY, seat=SEAT, levels=NUMBER + "*"
)
HOLY_LAND = declare("event-holy-land", "CRU-BISH-06", city=CITY, seat=SEAT)
NO_HOLY_LAND = declare("event-no-holy-land", "CRU-BISH-06", city=CITY)
EXTRA_MOVES = declare("event-extra-moves", "CRU-EFF-36", seat=SEAT, moves=NUMBER)

ASK_PRAYER = declare("ask-prayer", points=NUMBER)
ASK_BISHOP = declare("ask-bishop", left=NUMBER)
ASK_TRAINING = declare("ask-training", left=NUMBER)
ASK_CHECK = declare("ask-check-holy-land")
ASK_REMOVE_BISHOP = declare("ask-remove-bishop")
ASK_REMOVE_BISHOP_OF = declare("ask-remove-bishop-of", city=CITY)

PRAY_PLAIN = declare("option-pray-plain", points=NUMBER)
PRAY_MORE = declare("option-pray-more", extra=NUMBER, points=NUMBER)
TRAIN_BISHOP = declare("option-train-bishop", level=NUMBER, city=CITY)
MOVE_BISHOP = declare("option-move-bishop", bishop=NUMBER, level=NUMBER, origin=CITY, city=CITY)
STOP_BISHOPS = declare("option-stop-bishops", left=NUMBER)
CHECK_CITY = declare("option-check-city", city=CITY)
REMOVE_IN_CITY = declare("option-remove-bishop-in", city=CITY)
REMOVE_OF_RIVAL = declare("option-remove-bishop-of", rival=SEAT, city=CITY)

PRAYER_TOO_DEAR = declare("blocked-prayer-too-dear", extra=NUMBER)
NO_BISHOP_LEFT = declare("blocked-no-bishop-left", level=NUMBER)
NO_OWN_BISHOP = declare("blocked-no-own-bishop", city=CITY)
NOT_OWN_CITY = declare("blocked-not-own-city", city=CITY)
CITY_FOUGHT_FOR = declare("blocked-city-fought-for", city=CITY)
MOVES_BEGUN = declare("blocked-moves-begun")
HAS_MOVED = declare("blocked-bishop-has-moved", city=CITY)
TRAININGS_ONLY = declare("blocked-trainings-only")
NOT_CONTESTED = declare("blocked-not-contested", city=CITY)
