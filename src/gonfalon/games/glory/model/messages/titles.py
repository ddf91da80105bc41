"""The titles phase."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import (
    ALLY,
    ITEM,
    RELIC,
    RESOURCE,
    TITLE,
    TYPE,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, SEAT

TITLE_CLAIMED: Final = declare("event-title-claimed", "GLO-TTL-03", seat=SEAT, title=TITLE)
GOAL_REVEALED: Final = declare("event-goal-revealed", "GLO-TTL-02", seat=SEAT, title=TITLE)
GOODS_BOUND: Final = declare(
    "event-goods-bound", "GLO-TTL-04", seat=SEAT, title=TITLE, resource=RESOURCE, count=NUMBER
)
ALLIES_BOUND: Final = declare(
    "event-allies-bound", "GLO-TTL-04", seat=SEAT, title=TITLE, allies=f"{ALLY}*"
)
RELICS_BOUND: Final = declare(
    "event-relics-bound", "GLO-TTL-04", seat=SEAT, title=TITLE, relics=f"{RELIC}*"
)
TITLE_FULFILLED: Final = declare(
    "event-title-fulfilled", "GLO-TTL-08", seat=SEAT, title=TITLE, glory=NUMBER
)
TITLE_LOST: Final = declare("event-title-lost", "GLO-TTL-10", seat=SEAT, title=TITLE)

ASK_TITLE: Final = declare("ask-title", best=NUMBER)
CLAIM_TITLE: Final = declare("option-claim-title", title=TITLE, glory=NUMBER)
FIGHT_FOR_TITLE: Final = declare(
    "option-fight-for-title", title=TITLE, glory=NUMBER, attack=NUMBER, prestige=NUMBER
)
NO_MORE_TITLES: Final = declare("option-no-more-titles")
ASK_BOUND_ALLIES: Final = declare("ask-bound-allies", title=TITLE, count=NUMBER)
ASK_NEXT_ALLY: Final = declare(
    "ask-bound-allies-next", title=TITLE, count=NUMBER, picked=f"{ALLY}*"
)
ASK_BOUND_RELICS: Final = declare("ask-bound-relics", title=TITLE, count=NUMBER)
BIND_ALLY: Final = declare("option-bind-ally", ally=ALLY)
BIND_RELICS: Final = declare("option-bind-relics", relics=f"{RELIC}*")

TITLE_SCORED: Final = declare("blocked-title-scored", title=TITLE)
ATTEMPT_LOST: Final = declare("blocked-attempt-lost", title=TITLE)
NEEDS_PLAYED: Final = declare(
    "blocked-needs-played", title=TITLE, type=TYPE, have=NUMBER, need=NUMBER
)
NEEDS_ALLY: Final = declare("blocked-needs-ally", title=TITLE, ally=ALLY, have=NUMBER, need=NUMBER)
NEEDS_ALLIES: Final = declare("blocked-needs-allies", title=TITLE, have=NUMBER, need=NUMBER)
NEEDS_NO_ALLY: Final = declare("blocked-needs-no-ally", title=TITLE, ally=ALLY, have=NUMBER)
NEEDS_RELICS: Final = declare("blocked-needs-relics", title=TITLE, have=NUMBER, need=NUMBER)
NEEDS_PRESTIGE: Final = declare("blocked-needs-prestige", title=TITLE, have=NUMBER, need=NUMBER)
NEEDS_GOODS: Final = declare(
    "blocked-needs-goods", title=TITLE, resource=RESOURCE, have=NUMBER, need=NUMBER
)
NEEDS_LEVEL: Final = declare(
    "blocked-needs-level", title=TITLE, item=ITEM, have=NUMBER, need=NUMBER
)
