"""Battles: events, questions, answers. Where the saracens act they have messages of their own."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import (
    CITY,
    GOVERNOR,
    HALF,
    SARACEN,
    TACTIC,
    declare,
)
from gonfalon.kernel.message import NUMBER, SEAT

# The course of a battle.
BATTLE_BEGINS = declare("event-battle", "CRU-BAT-01", attacker=SEAT, defender=SEAT, city=CITY)
SARACEN_BATTLE_BEGINS = declare(
    "event-saracen-battle", "CRU-BAT-01", attacker=SEAT, player=SEAT, city=CITY
)
SARACEN_HAND_DRAWN = declare("event-saracen-hand-drawn", "CRU-BAT-02", player=SEAT, count=NUMBER)
SARACEN_HAND_SEEN = declare("event-saracen-hand-seen", "CRU-BAT-02", cards=SARACEN + "*")
DIFFERENCE = declare("event-difference", "CRU-BAT-03", marker=NUMBER)
MARKER_MOVED = declare("event-battle-marker", "CRU-BAT-38", marker=NUMBER)
TACTIC_LAID = declare("event-tactic-laid", "CRU-BAT-05", seat=SEAT, tactic=TACTIC)
SARACEN_LAID = declare("event-saracen-laid", "CRU-BAT-05", card=SARACEN)
HALF_CANCELLED = declare("event-half-cancelled", "CRU-BAT-06", seat=SEAT, half=HALF)
BOTH_HALVES_OPEN = declare("event-both-halves-open", "CRU-EFF-12", seat=SEAT)
TACTIC_COVERS = declare("event-tactic-covers", "CRU-BAT-07", seat=SEAT)
TACTIC_COVERS_SEEN = declare("event-tactic-covers-seen", "CRU-BAT-07", tactic=TACTIC)
SARACEN_COVERS_HALF = declare("event-saracen-covers", "CRU-BAT-07")
SARACEN_COVERS_SEEN = declare("event-saracen-covers-seen", "CRU-BAT-07", card=SARACEN)
BATTLE_WON = declare("event-battle-won", "CRU-BAT-18", seat=SEAT, marker=NUMBER)
SARACENS_WON = declare("event-saracens-won", "CRU-BAT-18", marker=NUMBER)

# Units and walls.
ROUTED = declare("event-routed", "CRU-BAT-11", seat=SEAT, units=NUMBER)
SARACENS_ROUTED = declare("event-saracens-routed", "CRU-BAT-11", units=NUMBER)
FLED = declare("event-fled", "CRU-BAT-12", seat=SEAT, units=NUMBER, city=CITY)
SARACENS_FLED = declare("event-saracens-fled", "CRU-BAT-12", units=NUMBER, city=CITY)
NO_REFUGE = declare("event-no-refuge", "CRU-BAT-12", seat=SEAT, units=NUMBER)
SARACENS_WITHOUT_REFUGE = declare("event-saracens-without-refuge", "CRU-BAT-12", units=NUMBER)
REINFORCED = declare("event-units-join", "CRU-BAT-13", seat=SEAT, units=NUMBER)
SARACENS_REINFORCED = declare("event-saracens-join", "CRU-BAT-13", units=NUMBER)
LEVIED = declare("event-levied", "CRU-BAT-14", seat=SEAT, units=NUMBER)
SARACENS_LEVIED = declare("event-saracens-levied", "CRU-BAT-14", units=NUMBER)
PROTECTED = declare("event-protected", "CRU-EFF-14", seat=SEAT)
DESTRUCTION_AVERTED = declare("event-destruction-averted", "CRU-EFF-13", seat=SEAT)
HAND_SHOWN = declare("event-hand-shown", "CRU-EFF-11", seat=SEAT, opponent=SEAT)
SARACEN_HAND_SHOWN = declare("event-saracen-hand-shown", "CRU-EFF-11", seat=SEAT)
TACTICS_SEEN = declare("event-tactics-seen", "CRU-EFF-11", opponent=SEAT, tactics=TACTIC + "*")

# The end of a battle.
PART_DECLINED = declare("event-part-declined", "CRU-BAT-19", seat=SEAT)
TACTIC_LOST = declare("event-tactic-lost", "CRU-BAT-20", seat=SEAT, tactic=TACTIC)
TACTIC_KEPT = declare("event-tactic-kept", "CRU-BAT-20", seat=SEAT, tactic=TACTIC)
SARACEN_CARD_LOST = declare("event-saracen-card-lost", "CRU-BAT-21", card=SARACEN)
UNIT_LOST = declare("event-retreat-loss", "CRU-BAT-26", seat=SEAT)
SARACEN_LOST = declare("event-saracen-retreat-loss", "CRU-BAT-26")
RETREATED = declare("event-retreated", "CRU-BAT-26", seat=SEAT, units=NUMBER, city=CITY)
SARACENS_RETREATED = declare("event-saracens-retreated", "CRU-BAT-26", units=NUMBER, city=CITY)
NO_RETREAT = declare("event-no-retreat", "CRU-BAT-26", seat=SEAT, units=NUMBER)
SARACENS_CANNOT_RETREAT = declare("event-saracens-cannot-retreat", "CRU-BAT-26", units=NUMBER)
SARACEN_CARDS_DISCARDED = declare(
    "event-saracen-cards-discarded", "CRU-BAT-27", cards=SARACEN + "*"
)
CITY_SPARED = declare("event-city-spared", "CRU-EFF-13", city=CITY)
CITY_HELD = declare("event-city-held", "CRU-BAT-31", seat=SEAT, city=CITY)
SARACENS_HELD = declare("event-saracens-held", "CRU-BAT-31", city=CITY)

# Questions and answers.
ASK_SARACEN_PLAYER = declare("ask-saracen-player", city=CITY)
CHOOSE_SARACEN_PLAYER = declare("option-saracen-player", seat=SEAT)
TOO_FAR = declare("blocked-saracen-player-too-far", seat=SEAT)
ASK_BATTLE_CARD = declare("ask-battle-card", city=CITY, marker=NUMBER)
ASK_SARACEN_CARD = declare("ask-saracen-card", city=CITY, marker=NUMBER)
LAY_TACTIC = declare("option-lay-tactic", tactic=TACTIC)
LAY_SARACEN = declare("option-lay-saracen", card=SARACEN)
ASK_CANCEL_TACTIC = declare("ask-cancel-tactic", seat=SEAT, tactic=TACTIC)
ASK_CANCEL_SARACEN = declare("ask-cancel-saracen", card=SARACEN)
CANCEL_HALF = declare("option-cancel-half", half=HALF)
ASK_REINFORCE = declare("ask-reinforce", city=CITY, units=NUMBER)
REINFORCE_FROM = declare("option-reinforce-from", city=CITY)
REINFORCE_NO_MORE = declare("option-reinforce-no-more")
NOBODY_TO_SPARE = declare("blocked-nobody-to-spare", city=CITY)
ASK_LEVY = declare("ask-levy", city=CITY, most=NUMBER)
LEVY_UNITS = declare("option-levy", units=NUMBER)
ASK_RAZE = declare("ask-raze", city=CITY, most=NUMBER)
RAZE_LEVELS = declare("option-raze", levels=NUMBER)
ASK_BRIBE = declare("ask-bribe", most=NUMBER, strength=NUMBER)
BRIBE_COINS = declare("option-bribe", coins=NUMBER, strength=NUMBER)
ASK_FLEE = declare("ask-flee", city=CITY, units=NUMBER)
FLEE_TO = declare("option-flee-to", city=CITY)
ASK_RETREAT = declare("ask-battle-retreat", city=CITY, units=NUMBER)
RETREAT_TO = declare("option-battle-retreat-to", city=CITY)
NOT_THEIR_CITY = declare("blocked-not-a-city-of-the-side", city=CITY)
ASK_END_PART = declare("ask-end-part", tactic=TACTIC)
RESOLVE_PART = declare("option-resolve-part")
DECLINE_PART = declare("option-decline-part")
ASK_CAPTURED_GOVERNOR = declare("ask-captured-governor", governor=GOVERNOR, city=CITY)
KEEP_SITTING = declare("option-keep-sitting-governor", city=CITY)
REPLACE_SITTING = declare("option-replace-sitting-governor", city=CITY)
