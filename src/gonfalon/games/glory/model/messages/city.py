"""Actions of the city and what effects ask: events, questions, answers, refusals."""

from __future__ import annotations

from typing import Final

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
from gonfalon.kernel.values.message import NUMBER, SEAT

PAWN_PLACED: Final = declare(
    "event-pawn-placed", "GLO-ACT-01", seat=SEAT, action=ACTION, left=NUMBER
)
CARD_TAKEN: Final = declare("event-card-taken", "GLO-ACT-13", seat=SEAT, travel=TRAVEL)
CARD_DRAWN: Final = declare("event-card-drawn", "GLO-ACT-13", seat=SEAT, type=TYPE)
CARD_SEEN: Final = declare("event-card-seen", "GLO-ACT-13", travel=TRAVEL)
CARDS_ENOUGH: Final = declare("event-cards-enough", "GLO-ACT-13", seat=SEAT)
CARDS_RUN_OUT: Final = declare("event-cards-run-out", "GLO-ACT-14", seat=SEAT)
TITLES_DRAWN: Final = declare("event-titles-drawn", "GLO-ACT-20", seat=SEAT, count=NUMBER)
TITLES_SEEN: Final = declare("event-titles-seen", "GLO-ACT-20", titles=TITLE + "*")
TITLES_RESHUFFLED: Final = declare("event-titles-reshuffled", "GLO-ACT-21", count=NUMBER)
NO_TITLES: Final = declare("event-no-titles", "GLO-ACT-21", seat=SEAT)
TITLE_KEPT: Final = declare("event-title-kept", "GLO-ACT-20", seat=SEAT, discarded=NUMBER)
TITLE_KEPT_SEEN: Final = declare("event-title-kept-seen", "GLO-ACT-20", title=TITLE)
NO_RELICS: Final = declare("event-no-relics", "GLO-RES-09", seat=SEAT)
NOBODY_TO_HIRE: Final = declare("event-nobody-to-hire", "GLO-EVT-04", seat=SEAT)

ASK_ACTION: Final = declare("ask-action", pawns=NUMBER)
ASK_TAKE_CARD: Final = declare("ask-take-card", left=NUMBER)
ASK_MARKET: Final = declare("ask-market", coin=NUMBER)
ASK_SUPPORT: Final = declare("ask-support", coin=NUMBER)
ASK_KEEP_TITLE: Final = declare("ask-keep-title", titles=TITLE + "*")
ASK_KEEP_TITLE_CARD: Final = declare("ask-keep-title-card", travel=TRAVEL, titles=TITLE + "*")
ASK_CHOOSE_EFFECT: Final = declare("ask-choose-effect")
ASK_CHOOSE_EFFECT_CARD: Final = declare("ask-choose-effect-card", travel=TRAVEL)
ASK_CHOOSE_EFFECT_EVENT: Final = declare("ask-choose-effect-event", event=EVENT)
ASK_RELIC: Final = declare("ask-relic")
ASK_RELIC_CARD: Final = declare("ask-relic-card", travel=TRAVEL)
ASK_RELIC_PRIZE: Final = declare("ask-relic-prize", prize=PRIZE)

PLACE_PAWN: Final = declare("option-place-pawn", action=ACTION)
PLACE_ON_EVENT: Final = declare("option-place-on-event", event=EVENT)
PLACE_ON_EVENT_FOR_NOTHING: Final = declare("option-place-on-event-for-nothing", event=EVENT)
TAKE_CARD: Final = declare("option-take-card", travel=TRAVEL)
DRAW_CARD: Final = declare("option-draw-card", type=TYPE, deck=NUMBER)
TAKE_NO_MORE: Final = declare("option-take-no-more")
BUY_LEVEL: Final = declare("option-buy-level", item=ITEM, level=NUMBER, price=NUMBER)
TAKE_ALLY: Final = declare("option-take-ally", ally=ALLY, price=NUMBER, slot=NUMBER)
KEEP_TITLE: Final = declare("option-keep-title", title=TITLE, glory=NUMBER)
CHOOSE_LIST: Final = declare("option-choose-list", number=NUMBER)
CHOOSE_PRESTIGE: Final = declare("option-choose-prestige", prestige=PRESTIGE, glory=NUMBER)
TAKE_RELIC: Final = declare("option-take-relic", relic=RELIC)

NO_CIRCLE: Final = declare("blocked-no-circle", action=ACTION, circles=NUMBER)
ONCE_A_ROUND: Final = declare("blocked-once-a-round", action=ACTION)
NO_CARDS: Final = declare("blocked-no-cards")
CANNOT_PAY: Final = declare(
    "blocked-cannot-pay", action=ACTION, resource=RESOURCE, need=NUMBER, have=NUMBER
)
CANNOT_PAY_ALLY: Final = declare("blocked-cannot-pay-ally", ally=ALLY, price=NUMBER, have=NUMBER)
CANNOT_PAY_LEVEL: Final = declare("blocked-cannot-pay-level", item=ITEM, price=NUMBER, have=NUMBER)
TOP_LEVEL: Final = declare("blocked-top-level", item=ITEM, level=NUMBER)
ALL_AT_TOP: Final = declare("blocked-all-at-top", level=NUMBER)
NO_ALLIES: Final = declare("blocked-no-allies")
EMPTY_SLOT: Final = declare("blocked-empty-slot", slot=NUMBER)
CLOSED_SLOT: Final = declare("blocked-closed-slot", slot=NUMBER, players=NUMBER)
NO_TOURNAMENT_PLACE: Final = declare("blocked-no-tournament-place")
SHIELDS_PLACED: Final = declare("blocked-shields-placed", shields=NUMBER)
NO_TITLES_LEFT: Final = declare("blocked-no-titles-left")
NO_EVENT_ACTION: Final = declare("blocked-no-event-action", event=EVENT)
NO_HIRE: Final = declare("blocked-no-hire")
DECK_EMPTY: Final = declare("blocked-deck-empty", type=TYPE)
GIVES_NOTHING: Final = declare("blocked-gives-nothing", number=NUMBER)
NO_RELICS_LEFT: Final = declare("blocked-no-relics-left")
NO_RELIC: Final = declare("blocked-no-relic", relic=RELIC)
NO_SCROLL_ALLY: Final = declare("blocked-no-scroll-ally", ally=ALLY)
NO_PRESTIGE: Final = declare("blocked-no-prestige", prestige=PRESTIGE)
PRESTIGE_HELD: Final = declare("blocked-prestige-held", prestige=PRESTIGE)
NOT_FROM_THIS_LEVEL: Final = declare(
    "blocked-not-from-this-level", item=ITEM, level=NUMBER, need=NUMBER, to=NUMBER
)
