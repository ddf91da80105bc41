"""The titles phase."""

from __future__ import annotations

from gonfalon.games.glory.model.messages.common import (
    ALLY,
    ITEM,
    RELIC,
    RESOURCE,
    TITLE,
    TYPE,
    declare,
)
from gonfalon.kernel.message import NUMBER, SEAT

TITLE_CLAIMED = declare("event-title-claimed", "GLO-TTL-03", seat=SEAT, title=TITLE)
GOAL_REVEALED = declare("event-goal-revealed", "GLO-TTL-02", seat=SEAT, title=TITLE)
GOODS_BOUND = declare(
    "event-goods-bound", "GLO-TTL-04", seat=SEAT, title=TITLE, resource=RESOURCE, count=NUMBER
)
ALLIES_BOUND = declare(
    "event-allies-bound", "GLO-TTL-04", seat=SEAT, title=TITLE, allies=f"{ALLY}*"
)
RELICS_BOUND = declare(
    "event-relics-bound", "GLO-TTL-04", seat=SEAT, title=TITLE, relics=f"{RELIC}*"
)
TITLE_FULFILLED = declare(
    "event-title-fulfilled", "GLO-TTL-08", seat=SEAT, title=TITLE, glory=NUMBER
)
TITLE_LOST = declare("event-title-lost", "GLO-TTL-10", seat=SEAT, title=TITLE)

ASK_TITLE = declare("ask-title", best=NUMBER)
CLAIM_TITLE = declare("option-claim-title", title=TITLE, glory=NUMBER)
FIGHT_FOR_TITLE = declare(
    "option-fight-for-title", title=TITLE, glory=NUMBER, attack=NUMBER, prestige=NUMBER
)
NO_MORE_TITLES = declare("option-no-more-titles")
ASK_BOUND_ALLIES = declare("ask-bound-allies", title=TITLE, count=NUMBER)
ASK_NEXT_ALLY = declare("ask-bound-allies-next", title=TITLE, count=NUMBER, picked=f"{ALLY}*")
ASK_BOUND_RELICS = declare("ask-bound-relics", title=TITLE, count=NUMBER)
BIND_ALLY = declare("option-bind-ally", ally=ALLY)
BIND_RELICS = declare("option-bind-relics", relics=f"{RELIC}*")

TITLE_SCORED = declare("blocked-title-scored", title=TITLE)
ATTEMPT_LOST = declare("blocked-attempt-lost", title=TITLE)
NEEDS_PLAYED = declare("blocked-needs-played", title=TITLE, type=TYPE, have=NUMBER, need=NUMBER)
NEEDS_ALLY = declare("blocked-needs-ally", title=TITLE, ally=ALLY, have=NUMBER, need=NUMBER)
NEEDS_ALLIES = declare("blocked-needs-allies", title=TITLE, have=NUMBER, need=NUMBER)
NEEDS_NO_ALLY = declare("blocked-needs-no-ally", title=TITLE, ally=ALLY, have=NUMBER)
NEEDS_RELICS = declare("blocked-needs-relics", title=TITLE, have=NUMBER, need=NUMBER)
NEEDS_PRESTIGE = declare("blocked-needs-prestige", title=TITLE, have=NUMBER, need=NUMBER)
NEEDS_GOODS = declare(
    "blocked-needs-goods", title=TITLE, resource=RESOURCE, have=NUMBER, need=NUMBER
)
NEEDS_LEVEL = declare("blocked-needs-level", title=TITLE, item=ITEM, have=NUMBER, need=NUMBER)
