"""Actions of the city and what effects ask: events, questions, answers, refusals."""

from __future__ import annotations

from gonfalon.games.glory.model.messages.common import (
    ACTION,
    ALLY,
    EVENT,
    ITEM,
    PRESTIGE,
    PRIZE,
    RELIC,
    RESOURCE,
    TITLE,
    TRAVEL,
    TYPE,
    declare,
)
from gonfalon.kernel.message import NUMBER, SEAT

PAWN_PLACED = declare("event-pawn-placed", "GLO-ACT-01", seat=SEAT, action=ACTION, left=NUMBER)
CARD_TAKEN = declare("event-card-taken", "GLO-ACT-13", seat=SEAT, travel=TRAVEL)
CARD_DRAWN = declare("event-card-drawn", "GLO-ACT-13", seat=SEAT, type=TYPE)
CARD_SEEN = declare("event-card-seen", "GLO-ACT-13", travel=TRAVEL)
CARDS_ENOUGH = declare("event-cards-enough", "GLO-ACT-13", seat=SEAT)
CARDS_RUN_OUT = declare("event-cards-run-out", "GLO-ACT-14", seat=SEAT)
TITLES_DRAWN = declare("event-titles-drawn", "GLO-ACT-20", seat=SEAT, count=NUMBER)
TITLES_SEEN = declare("event-titles-seen", "GLO-ACT-20", titles=TITLE + "*")
TITLES_RESHUFFLED = declare("event-titles-reshuffled", "GLO-ACT-21", count=NUMBER)
NO_TITLES = declare("event-no-titles", "GLO-ACT-21", seat=SEAT)
TITLE_KEPT = declare("event-title-kept", "GLO-ACT-20", seat=SEAT, discarded=NUMBER)
TITLE_KEPT_SEEN = declare("event-title-kept-seen", "GLO-ACT-20", title=TITLE)
NO_RELICS = declare("event-no-relics", "GLO-RES-09", seat=SEAT)
NOBODY_TO_HIRE = declare("event-nobody-to-hire", "GLO-EVT-04", seat=SEAT)

ASK_ACTION = declare("ask-action", pawns=NUMBER)
ASK_TAKE_CARD = declare("ask-take-card", left=NUMBER)
ASK_MARKET = declare("ask-market", coin=NUMBER)
ASK_SUPPORT = declare("ask-support", coin=NUMBER)
ASK_KEEP_TITLE = declare("ask-keep-title", titles=TITLE + "*")
ASK_KEEP_TITLE_CARD = declare("ask-keep-title-card", travel=TRAVEL, titles=TITLE + "*")
ASK_CHOOSE_EFFECT = declare("ask-choose-effect")
ASK_CHOOSE_EFFECT_CARD = declare("ask-choose-effect-card", travel=TRAVEL)
ASK_CHOOSE_EFFECT_EVENT = declare("ask-choose-effect-event", event=EVENT)
ASK_RELIC = declare("ask-relic")
ASK_RELIC_CARD = declare("ask-relic-card", travel=TRAVEL)
ASK_RELIC_PRIZE = declare("ask-relic-prize", prize=PRIZE)

PLACE_PAWN = declare("option-place-pawn", action=ACTION)
PLACE_ON_EVENT = declare("option-place-on-event", event=EVENT)
PLACE_ON_EVENT_FOR_NOTHING = declare("option-place-on-event-for-nothing", event=EVENT)
TAKE_CARD = declare("option-take-card", travel=TRAVEL)
DRAW_CARD = declare("option-draw-card", type=TYPE, deck=NUMBER)
TAKE_NO_MORE = declare("option-take-no-more")
BUY_LEVEL = declare("option-buy-level", item=ITEM, level=NUMBER, price=NUMBER)
TAKE_ALLY = declare("option-take-ally", ally=ALLY, price=NUMBER, slot=NUMBER)
KEEP_TITLE = declare("option-keep-title", title=TITLE, glory=NUMBER)
CHOOSE_LIST = declare("option-choose-list", number=NUMBER)
CHOOSE_PRESTIGE = declare("option-choose-prestige", prestige=PRESTIGE, glory=NUMBER)
TAKE_RELIC = declare("option-take-relic", relic=RELIC)

NO_CIRCLE = declare("blocked-no-circle", action=ACTION, circles=NUMBER)
ONCE_A_ROUND = declare("blocked-once-a-round", action=ACTION)
NO_CARDS = declare("blocked-no-cards")
CANNOT_PAY = declare(
    "blocked-cannot-pay", action=ACTION, resource=RESOURCE, need=NUMBER, have=NUMBER
)
CANNOT_PAY_ALLY = declare("blocked-cannot-pay-ally", ally=ALLY, price=NUMBER, have=NUMBER)
CANNOT_PAY_LEVEL = declare("blocked-cannot-pay-level", item=ITEM, price=NUMBER, have=NUMBER)
TOP_LEVEL = declare("blocked-top-level", item=ITEM, level=NUMBER)
ALL_AT_TOP = declare("blocked-all-at-top", level=NUMBER)
NO_ALLIES = declare("blocked-no-allies")
EMPTY_SLOT = declare("blocked-empty-slot", slot=NUMBER)
CLOSED_SLOT = declare("blocked-closed-slot", slot=NUMBER, players=NUMBER)
NO_TOURNAMENT_PLACE = declare("blocked-no-tournament-place")
SHIELDS_PLACED = declare("blocked-shields-placed", shields=NUMBER)
NO_TITLES_LEFT = declare("blocked-no-titles-left")
NO_EVENT_ACTION = declare("blocked-no-event-action", event=EVENT)
NO_HIRE = declare("blocked-no-hire")
DECK_EMPTY = declare("blocked-deck-empty", type=TYPE)
GIVES_NOTHING = declare("blocked-gives-nothing", number=NUMBER)
NO_RELICS_LEFT = declare("blocked-no-relics-left")
NO_RELIC = declare("blocked-no-relic", relic=RELIC)
NO_SCROLL_ALLY = declare("blocked-no-scroll-ally", ally=ALLY)
NO_PRESTIGE = declare("blocked-no-prestige", prestige=PRESTIGE)
PRESTIGE_HELD = declare("blocked-prestige-held", prestige=PRESTIGE)
NOT_FROM_THIS_LEVEL = declare(
    "blocked-not-from-this-level", item=ITEM, level=NUMBER, need=NUMBER, to=NUMBER
)
