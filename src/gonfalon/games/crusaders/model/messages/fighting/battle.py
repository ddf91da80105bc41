"""Battles: events, questions, answers. Where the saracens act they have messages of their own."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import (
    CITY,
    GOVERNOR,
    HALF,
    SARACEN,
    TACTIC,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, SEAT

# The course of a battle.
BATTLE_BEGINS: Final = declare(
    "event-battle", "CRU-BAT-01", attacker=SEAT, defender=SEAT, city=CITY
)
SARACEN_BATTLE_BEGINS: Final = declare(
    "event-saracen-battle", "CRU-BAT-01", attacker=SEAT, player=SEAT, city=CITY
)
SARACEN_HAND_DRAWN: Final = declare(
    "event-saracen-hand-drawn", "CRU-BAT-02", player=SEAT, count=NUMBER
)
SARACEN_HAND_SEEN: Final = declare("event-saracen-hand-seen", "CRU-BAT-02", cards=SARACEN + "*")
DIFFERENCE: Final = declare("event-difference", "CRU-BAT-03", marker=NUMBER)
MARKER_MOVED: Final = declare("event-battle-marker", "CRU-BAT-38", marker=NUMBER)
TACTIC_LAID: Final = declare("event-tactic-laid", "CRU-BAT-05", seat=SEAT, tactic=TACTIC)
SARACEN_LAID: Final = declare("event-saracen-laid", "CRU-BAT-05", card=SARACEN)
HALF_CANCELLED: Final = declare("event-half-cancelled", "CRU-BAT-06", seat=SEAT, half=HALF)
BOTH_HALVES_OPEN: Final = declare("event-both-halves-open", "CRU-EFF-12", seat=SEAT)
TACTIC_COVERS: Final = declare("event-tactic-covers", "CRU-BAT-07", seat=SEAT)
TACTIC_COVERS_SEEN: Final = declare("event-tactic-covers-seen", "CRU-BAT-07", tactic=TACTIC)
SARACEN_COVERS_HALF: Final = declare("event-saracen-covers", "CRU-BAT-07")
SARACEN_COVERS_SEEN: Final = declare("event-saracen-covers-seen", "CRU-BAT-07", card=SARACEN)
BATTLE_WON: Final = declare("event-battle-won", "CRU-BAT-18", seat=SEAT, marker=NUMBER)
SARACENS_WON: Final = declare("event-saracens-won", "CRU-BAT-18", marker=NUMBER)

# Units and walls.
ROUTED: Final = declare("event-routed", "CRU-BAT-11", seat=SEAT, units=NUMBER)
SARACENS_ROUTED: Final = declare("event-saracens-routed", "CRU-BAT-11", units=NUMBER)
FLED: Final = declare("event-fled", "CRU-BAT-12", seat=SEAT, units=NUMBER, city=CITY)
SARACENS_FLED: Final = declare("event-saracens-fled", "CRU-BAT-12", units=NUMBER, city=CITY)
NO_REFUGE: Final = declare("event-no-refuge", "CRU-BAT-12", seat=SEAT, units=NUMBER)
SARACENS_WITHOUT_REFUGE: Final = declare(
    "event-saracens-without-refuge", "CRU-BAT-12", units=NUMBER
)
REINFORCED: Final = declare("event-units-join", "CRU-BAT-13", seat=SEAT, units=NUMBER)
SARACENS_REINFORCED: Final = declare("event-saracens-join", "CRU-BAT-13", units=NUMBER)
LEVIED: Final = declare("event-levied", "CRU-BAT-14", seat=SEAT, units=NUMBER)
SARACENS_LEVIED: Final = declare("event-saracens-levied", "CRU-BAT-14", units=NUMBER)
PROTECTED: Final = declare("event-protected", "CRU-EFF-14", seat=SEAT)
DESTRUCTION_AVERTED: Final = declare("event-destruction-averted", "CRU-EFF-13", seat=SEAT)
HAND_SHOWN: Final = declare("event-hand-shown", "CRU-EFF-11", seat=SEAT, opponent=SEAT)
SARACEN_HAND_SHOWN: Final = declare("event-saracen-hand-shown", "CRU-EFF-11", seat=SEAT)
TACTICS_SEEN: Final = declare(
    "event-tactics-seen", "CRU-EFF-11", opponent=SEAT, tactics=TACTIC + "*"
)

# The end of a battle.
PART_DECLINED: Final = declare("event-part-declined", "CRU-BAT-19", seat=SEAT)
TACTIC_LOST: Final = declare("event-tactic-lost", "CRU-BAT-20", seat=SEAT, tactic=TACTIC)
TACTIC_KEPT: Final = declare("event-tactic-kept", "CRU-BAT-20", seat=SEAT, tactic=TACTIC)
SARACEN_CARD_LOST: Final = declare("event-saracen-card-lost", "CRU-BAT-21", card=SARACEN)
UNIT_LOST: Final = declare("event-retreat-loss", "CRU-BAT-26", seat=SEAT)
SARACEN_LOST: Final = declare("event-saracen-retreat-loss", "CRU-BAT-26")
RETREATED: Final = declare("event-retreated", "CRU-BAT-26", seat=SEAT, units=NUMBER, city=CITY)
SARACENS_RETREATED: Final = declare(
    "event-saracens-retreated", "CRU-BAT-26", units=NUMBER, city=CITY
)
NO_RETREAT: Final = declare("event-no-retreat", "CRU-BAT-26", seat=SEAT, units=NUMBER)
SARACENS_CANNOT_RETREAT: Final = declare(
    "event-saracens-cannot-retreat", "CRU-BAT-26", units=NUMBER
)
SARACEN_CARDS_DISCARDED: Final = declare(
    "event-saracen-cards-discarded", "CRU-BAT-27", cards=SARACEN + "*"
)
CITY_SPARED: Final = declare("event-city-spared", "CRU-EFF-13", city=CITY)
CITY_HELD: Final = declare("event-city-held", "CRU-BAT-31", seat=SEAT, city=CITY)
SARACENS_HELD: Final = declare("event-saracens-held", "CRU-BAT-31", city=CITY)

# Questions and answers.
ASK_SARACEN_PLAYER: Final = declare("ask-saracen-player", city=CITY)
CHOOSE_SARACEN_PLAYER: Final = declare("option-saracen-player", seat=SEAT)
TOO_FAR: Final = declare("blocked-saracen-player-too-far", seat=SEAT)
ASK_BATTLE_CARD: Final = declare("ask-battle-card", city=CITY, marker=NUMBER)
ASK_SARACEN_CARD: Final = declare("ask-saracen-card", city=CITY, marker=NUMBER)
LAY_TACTIC: Final = declare("option-lay-tactic", tactic=TACTIC)
LAY_SARACEN: Final = declare("option-lay-saracen", card=SARACEN)
ASK_CANCEL_TACTIC: Final = declare("ask-cancel-tactic", seat=SEAT, tactic=TACTIC)
ASK_CANCEL_SARACEN: Final = declare("ask-cancel-saracen", card=SARACEN)
CANCEL_HALF: Final = declare("option-cancel-half", half=HALF)
ASK_REINFORCE: Final = declare("ask-reinforce", city=CITY, units=NUMBER)
REINFORCE_FROM: Final = declare("option-reinforce-from", city=CITY)
REINFORCE_NO_MORE: Final = declare("option-reinforce-no-more")
NOBODY_TO_SPARE: Final = declare("blocked-nobody-to-spare", city=CITY)
ASK_LEVY: Final = declare("ask-levy", city=CITY, most=NUMBER)
LEVY_UNITS: Final = declare("option-levy", units=NUMBER)
ASK_RAZE: Final = declare("ask-raze", city=CITY, most=NUMBER)
RAZE_LEVELS: Final = declare("option-raze", levels=NUMBER)
ASK_BRIBE: Final = declare("ask-bribe", most=NUMBER, strength=NUMBER)
BRIBE_COINS: Final = declare("option-bribe", coins=NUMBER, strength=NUMBER)
ASK_FLEE: Final = declare("ask-flee", city=CITY, units=NUMBER)
FLEE_TO: Final = declare("option-flee-to", city=CITY)
ASK_RETREAT: Final = declare("ask-battle-retreat", city=CITY, units=NUMBER)
RETREAT_TO: Final = declare("option-battle-retreat-to", city=CITY)
NOT_THEIR_CITY: Final = declare("blocked-not-a-city-of-the-side", city=CITY)
ASK_END_PART: Final = declare("ask-end-part", tactic=TACTIC)
RESOLVE_PART: Final = declare("option-resolve-part")
DECLINE_PART: Final = declare("option-decline-part")
ASK_CAPTURED_GOVERNOR: Final = declare("ask-captured-governor", governor=GOVERNOR, city=CITY)
KEEP_SITTING: Final = declare("option-keep-sitting-governor", city=CITY)
REPLACE_SITTING: Final = declare("option-replace-sitting-governor", city=CITY)
