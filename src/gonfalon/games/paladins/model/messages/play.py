"""What is said during a match: events, questions, options, refusals, scores.

A seat is a player; in the solo game the automated opponent is seat 1. Prices, requirements and
sums are current ones, after the discount of the paladin in play.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.messages.common import (
    ABSOLVE_SPACE,
    ACTION,
    ACTION_ID,
    ATTRIBUTE,
    ATTRIBUTE_ID,
    COUNTED_ID,
    DIFFICULTY,
    FACTION,
    FAVOUR,
    MODE,
    ORDER,
    OUTSIDER,
    PALADIN,
    RESOURCE,
    SCHEME,
    SPACE,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALL,
    WORKER,
    WORKER_ID,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS

# -- events: set-up and rounds -------------------------------------------------------------------
MATCH_BEGINS: Final = declare("event-match-begins", "PAL-SETUP-10", seat=SEAT)
SOLO_BEGINS: Final = declare(
    "event-solo-begins", "PAL-SOLO-SETUP-05", difficulty=DIFFICULTY, actions=ACTION + "*"
)
START_TAKEN: Final = declare("event-start-taken", "PAL-SETUP-11", seat=SEAT, townsfolk=TOWNSFOLK)
ROUND_BEGINS: Final = declare(
    "event-round-begins", "PAL-ROUND-02", round=NUMBER, rounds=NUMBER, seat=SEAT
)
ORDER_REVEALED: Final = declare("event-order-revealed", "PAL-ROUND-03", order=ORDER, points=NUMBER)
FAVOUR_REVEALED: Final = declare("event-favour-revealed", "PAL-ROUND-03", favour=FAVOUR)
TAVERNS_REVEALED: Final = declare("event-taverns-revealed", "PAL-ROUND-04", taverns=TAVERN + "*")
PALADINS_DRAWN: Final = declare("event-paladins-drawn", "PAL-PALADIN-01", seats=SEATS)
PALADINS_SEEN: Final = declare("event-paladins-seen", "PAL-PALADIN-01", paladins=PALADIN + "*")
PALADINS_CHOSEN: Final = declare("event-paladins-chosen", "PAL-PALADIN-02", seats=SEATS)
PALADIN_REVEALED: Final = declare(
    "event-paladin-revealed", "PAL-TAV-01", seat=SEAT, paladin=PALADIN, workers=WORKER + "*"
)
TAVERN_TAKEN: Final = declare(
    "event-tavern-taken", "PAL-TAV-01", seat=SEAT, tavern=TAVERN, workers=WORKER + "*"
)
ROUND_ENDS: Final = declare("event-round-ends", "PAL-ROUND-08", round=NUMBER)
TOWNSFOLK_SWEPT: Final = declare("event-townsfolk-swept", "PAL-CLEAN-01", townsfolk=TOWNSFOLK + "*")
OUTSIDERS_SWEPT: Final = declare("event-outsiders-swept", "PAL-CLEAN-02", outsiders=OUTSIDER + "*")
TOWNSFOLK_DEALT: Final = declare("event-townsfolk-dealt", "PAL-CLEAN-01", townsfolk=TOWNSFOLK + "*")
OUTSIDERS_DEALT: Final = declare("event-outsiders-dealt", "PAL-CLEAN-02", outsiders=OUTSIDER + "*")
RESHUFFLED_TAVERNS: Final = declare("event-taverns-reshuffled", "PAL-ROUND-04", count=NUMBER)
RESHUFFLED_SUSPICION: Final = declare("event-suspicion-reshuffled", "PAL-SUSP-06", count=NUMBER)

# -- events: actions -----------------------------------------------------------------------------
ACTION_TAKEN: Final = declare(
    "event-action", "PAL-WORK-01", seat=SEAT, mode=MODE, workers=WORKER + "*"
)
FAVOUR_USED: Final = declare(
    "event-favour-used", "PAL-FAV-01", seat=SEAT, favour=FAVOUR, worker=WORKER
)
PAID: Final = declare("event-paid", "PAL-WORK-09", seat=SEAT, resource=RESOURCE, count=NUMBER)
WORKSHOP_PLACED: Final = declare(
    "event-workshop-placed", "PAL-DEV-02", seat=SEAT, action=ACTION, place=NUMBER
)
WORKER_LEAVES: Final = declare(
    "event-worker-leaves", "PAL-DEV-04", seat=SEAT, worker=WORKER, action=ACTION
)
TOWNSFOLK_HIRED: Final = declare(
    "event-townsfolk-hired", "PAL-REC-03", seat=SEAT, townsfolk=TOWNSFOLK
)
TOWNSFOLK_SENT: Final = declare(
    "event-townsfolk-sent", "PAL-REC-02", seat=SEAT, townsfolk=TOWNSFOLK
)
CLEARED: Final = declare(
    "event-cleared", "PAL-PRAY-02", seat=SEAT, action=ACTION, workers=WORKER + "*"
)
MONK_SENT: Final = declare("event-monk-sent", "PAL-COMM-02", seat=SEAT, space=SPACE, times=NUMBER)
OUTPOST_BUILT: Final = declare(
    "event-outpost-built", "PAL-GARR-02", seat=SEAT, space=SPACE, times=NUMBER
)
WALL_BUILT: Final = declare("event-wall-built", "PAL-FORT-03", seat=SEAT, wall=WALL, times=NUMBER)
JAR_PLACED: Final = declare(
    "event-jar-placed", "PAL-ABS-03", seat=SEAT, space=ABSOLVE_SPACE, times=NUMBER
)
OUTSIDER_ATTACKED: Final = declare(
    "event-outsider-attacked", "PAL-ATT-04", seat=SEAT, outsider=OUTSIDER, faction=FACTION
)
OUTSIDER_CONVERTED: Final = declare(
    "event-outsider-converted", "PAL-CONV-03", seat=SEAT, outsider=OUTSIDER, times=NUMBER
)
PALADIN_BONUS: Final = declare("event-paladin-bonus", "PAL-PALADIN-10", seat=SEAT, paladin=PALADIN)
ABILITY_USED: Final = declare("event-ability-used", "PAL-TF-06", seat=SEAT, townsfolk=TOWNSFOLK)
PASSED: Final = declare("event-passed", "PAL-PASS-01", seat=SEAT)
WORKERS_KEPT: Final = declare("event-workers-kept", "PAL-PASS-02", seat=SEAT, workers=WORKER + "*")

# -- events: gains -------------------------------------------------------------------------------
WORKER_GAINED: Final = declare(
    "event-worker-gained", "PAL-EFF-01", seat=SEAT, worker=WORKER_ID, count=NUMBER
)
SILVER_GAINED: Final = declare("event-silver-gained", "PAL-EFF-02", seat=SEAT, count=NUMBER)
PROVISION_GAINED: Final = declare("event-provision-gained", "PAL-EFF-02", seat=SEAT, count=NUMBER)
TAX_TAKEN: Final = declare("event-tax-taken", "PAL-TAX-01", seat=SEAT, count=NUMBER, left=NUMBER)
ATTRIBUTE_RAISED: Final = declare(
    "event-attribute-raised", "PAL-EFF-04", seat=SEAT, attribute=ATTRIBUTE, value=NUMBER
)
SUSPICION_DRAWN: Final = declare(
    "event-suspicion-drawn", "PAL-SUSP-01", seat=SEAT, suspicion=SUSPICION, held=NUMBER
)
SUSPICION_DISCARDED: Final = declare(
    "event-suspicion-discarded", "PAL-EFF-05", seat=SEAT, count=NUMBER, held=NUMBER
)
DEBTS_KEPT: Final = declare("event-debts-kept", "PAL-EFF-07", seat=SEAT)
SUSPICION_KEPT: Final = declare("event-suspicion-kept", "PAL-EFF-05", seat=SEAT)
DEBT_TAKEN: Final = declare("event-debt-taken", "PAL-DEBT-01", seat=SEAT, count=NUMBER)
DEBT_PAID: Final = declare("event-debt-paid", "PAL-EFF-06", seat=SEAT)
DEBT_DESTROYED: Final = declare("event-debt-destroyed", "PAL-EFF-07", seat=SEAT, count=NUMBER)
PRAYER_DECLINED: Final = declare("event-prayer-declined", "PAL-GEN-06", seat=SEAT)
RECRUIT_DECLINED: Final = declare("event-recruit-declined", "PAL-GEN-06", seat=SEAT)

# -- events: the inquisition ---------------------------------------------------------------------
INQUISITION_BEGINS: Final = declare("event-inquisition-begins", "PAL-INQ-01", seat=SEAT)
ABILITIES_LEFT: Final = declare("event-abilities-left", "PAL-INQ-02", seat=SEAT)
PUNISHED: Final = declare(
    "event-punished", "PAL-INQ-06", seats=SEATS, held=NUMBER, discarded=NUMBER
)
NOBODY_PUNISHED: Final = declare("event-nobody-punished", "PAL-INQ-05")
NO_DEBT_LEFT: Final = declare("event-no-debt-left", "PAL-DEBT-05", seat=SEAT)
TAX_REFILLED: Final = declare("event-tax-refilled", "PAL-INQ-07", count=NUMBER)

# -- events: the automated opponent --------------------------------------------------------------
AUTOMA_WORKSHOP: Final = declare(
    "event-automa-workshop", "PAL-SOLO-ROUND-01", seat=SEAT, action=ACTION, count=NUMBER
)
AUTOMA_WORKERS: Final = declare(
    "event-automa-workers", "PAL-SOLO-ROUND-03", seat=SEAT, count=NUMBER
)
SCHEME_REVEALED: Final = declare(
    "event-scheme-revealed", "PAL-SOLO-ROUND-05", seat=SEAT, scheme=SCHEME
)
SCHEME_IMPOSSIBLE: Final = declare(
    "event-scheme-impossible", "PAL-SOLO-ROUND-05", seat=SEAT, scheme=SCHEME
)
AUTOMA_ACTS: Final = declare(
    "event-automa-acts", "PAL-SOLO-ACT-01", seat=SEAT, action=ACTION, workers=NUMBER
)
AUTOMA_RESTS: Final = declare("event-automa-rests", "PAL-SOLO-ACT-06", seat=SEAT, left=NUMBER)
AUTOMA_FAVOUR: Final = declare("event-automa-favour", "PAL-SOLO-ACT-14", seat=SEAT, favour=FAVOUR)
MARKER_MOVED: Final = declare(
    "event-marker-moved", "PAL-SOLO-RES-02", seat=SEAT, steps=NUMBER, position=NUMBER
)
TAX_LOST: Final = declare("event-tax-lost", "PAL-SOLO-RES-03", seat=SEAT, count=NUMBER, left=NUMBER)
AUTOMA_CLEARED: Final = declare("event-automa-cleared", "PAL-SOLO-ACT-03", seat=SEAT, count=NUMBER)
SCHEMES_SHUFFLED: Final = declare("event-schemes-shuffled", "PAL-SOLO-ROUND-06", count=NUMBER)

# -- events: the end -----------------------------------------------------------------------------
WON: Final = declare("event-won", "PAL-GEN-01", seats=SEATS, points=NUMBER)
WON_BY_ORDERS: Final = declare(
    "event-won-by-orders", "PAL-SCORE-18", tied=SEATS, points=NUMBER, seats=SEATS
)
WON_BY_SUSPICION: Final = declare(
    "event-won-by-suspicion", "PAL-SCORE-18", tied=SEATS, points=NUMBER, seats=SEATS
)
SOLO_WON: Final = declare("event-solo-won", "PAL-SOLO-SCORE-04", points=NUMBER, other=NUMBER)
SOLO_LOST: Final = declare("event-solo-lost", "PAL-SOLO-SCORE-04", points=NUMBER, other=NUMBER)
SOLO_DRAWN: Final = declare("event-solo-drawn", "PAL-SOLO-SCORE-04", points=NUMBER)

# -- the score sheet -----------------------------------------------------------------------------
SCORE_ORDER: Final = declare("score-order", order=ORDER, count=NUMBER)
SCORE_ATTRIBUTE: Final = declare("score-attribute", attribute=ATTRIBUTE_ID, value=NUMBER)
SCORE_ACTION: Final = declare("score-action", action=ACTION, count=NUMBER)
SCORE_WALLS: Final = declare("score-walls", count=NUMBER)
SCORE_OUTSIDER: Final = declare("score-outsider", outsider=OUTSIDER)
SCORE_PAID: Final = declare("score-paid", count=NUMBER)
SCORE_UNPAID: Final = declare("score-unpaid", count=NUMBER)
SCORE_GOODS: Final = declare("score-goods", silver=NUMBER, provisions=NUMBER)

# -- what components are worth -------------------------------------------------------------------
WORTH_TRACK: Final = declare("worth-track", place=NUMBER)
WORTH_DONE: Final = declare("worth-done", action=ACTION_ID, count=NUMBER)
WORTH_WALL: Final = declare("worth-wall")
WORTH_CONVERTED: Final = declare("worth-converted", counts=COUNTED_ID, count=NUMBER, base=NUMBER)
WORTH_CONVERTING: Final = declare("worth-converting", counts=COUNTED_ID, count=NUMBER, base=NUMBER)
WORTH_PAID: Final = declare("worth-paid", count=NUMBER)
WORTH_UNPAID: Final = declare("worth-unpaid", count=NUMBER)
WORTH_GOODS: Final = declare("worth-goods", count=NUMBER)
WORTH_SUSPICION: Final = declare("worth-suspicion", count=NUMBER)

# -- questions -----------------------------------------------------------------------------------
ASK_DIFFICULTY: Final = declare("ask-difficulty")
ASK_START: Final = declare("ask-start")
ASK_PALADIN: Final = declare("ask-paladin", paladins=PALADIN + "*")
ASK_TOP: Final = declare("ask-top", paladin=PALADIN)
ASK_TAVERN: Final = declare("ask-tavern", paladin=PALADIN)
ASK_ACTION: Final = declare(
    "ask-action", round=NUMBER, workers=NUMBER, silver=NUMBER, provisions=NUMBER
)
ASK_MODE: Final = declare("ask-mode", action=ACTION)
ASK_RECRUIT: Final = declare("ask-recruit", mode=MODE, silver=NUMBER)
ASK_ATTACK: Final = declare(
    "ask-attack", strength=NUMBER, track=NUMBER, boost=NUMBER, silver=NUMBER
)
ASK_CONVERT: Final = declare("ask-convert", faith=NUMBER, track=NUMBER, boost=NUMBER, silver=NUMBER)
ASK_COMMISSION: Final = declare(
    "ask-commission", faith=NUMBER, track=NUMBER, boost=NUMBER, provisions=NUMBER
)
ASK_GARRISON: Final = declare(
    "ask-garrison", strength=NUMBER, track=NUMBER, boost=NUMBER, provisions=NUMBER
)
ASK_ABSOLVE: Final = declare("ask-absolve", times=NUMBER, silver=NUMBER)
ASK_WORKSHOP: Final = declare("ask-workshop", times=NUMBER, worker=WORKER)
ASK_PAY: Final = declare("ask-pay", silver=NUMBER)
ASK_WORKERS: Final = declare("ask-workers", mode=MODE)
ASK_FAVOUR_WORKER: Final = declare("ask-favour-worker", favour=FAVOUR)
ASK_PRAY: Final = declare("ask-pray", silver=NUMBER)
ASK_PRAY_EFFECT: Final = declare("ask-pray-effect")
ASK_FREE_RECRUIT: Final = declare("ask-free-recruit")
ASK_DEBTS: Final = declare("ask-debts", most=NUMBER, held=NUMBER)
ASK_SUSPICION: Final = declare("ask-suspicion", most=NUMBER, held=NUMBER)
ASK_CHOOSE_ONE: Final = declare("ask-choose-one")
ASK_ATTRIBUTE: Final = declare("ask-attribute", count=NUMBER)
ASK_INQUISITION: Final = declare("ask-inquisition", held=NUMBER)
ASK_KEEP: Final = declare("ask-keep", left=NUMBER)

# -- labels of options ---------------------------------------------------------------------------
CHOOSE_DIFFICULTY: Final = declare("option-difficulty", difficulty=DIFFICULTY, count=NUMBER)
TAKE_START: Final = declare("option-start", townsfolk=TOWNSFOLK)
USE_PALADIN: Final = declare("option-paladin", paladin=PALADIN)
PALADIN_ON_TOP: Final = declare("option-top", paladin=PALADIN, other=PALADIN)
TAKE_TAVERN: Final = declare("option-tavern", tavern=TAVERN, workers=WORKER + "*", criminals=NUMBER)
DEVELOP_FOR: Final = declare("option-develop", silver=NUMBER, worker=WORKER)
DO_RECRUIT: Final = declare("option-recruit")
DO_HUNT: Final = declare("option-hunt")
DO_TRADE: Final = declare("option-trade")
DO_PRAY: Final = declare("option-pray", silver=NUMBER)
DO_CONSPIRE: Final = declare("option-conspire", count=NUMBER)
DO_COMMISSION: Final = declare("option-commission", times=NUMBER, provisions=NUMBER, faith=NUMBER)
DO_FORTIFY: Final = declare(
    "option-fortify", times=NUMBER, provisions=NUMBER, influence=NUMBER, needed=NUMBER
)
DO_GARRISON: Final = declare("option-garrison", times=NUMBER, provisions=NUMBER, strength=NUMBER)
DO_ABSOLVE: Final = declare(
    "option-absolve", times=NUMBER, silver=NUMBER, influence=NUMBER, needed=NUMBER
)
DO_ATTACK: Final = declare("option-attack", strength=NUMBER)
DO_CONVERT: Final = declare("option-convert", times=NUMBER, silver=NUMBER, faith=NUMBER)
USE_FAVOUR: Final = declare(
    "option-favour", favour=FAVOUR, silver=NUMBER, provisions=NUMBER, debts=NUMBER
)
USE_FAVOUR_VOID: Final = declare(
    "option-favour-void", favour=FAVOUR, silver=NUMBER, provisions=NUMBER, debts=NUMBER
)
DO_PASS: Final = declare("option-pass", kept=NUMBER, lost=NUMBER)
CHOOSE_MODE: Final = declare("option-mode", mode=MODE, count=NUMBER)
RECRUIT_FOR: Final = declare("option-recruit-for", townsfolk=TOWNSFOLK, silver=NUMBER)
RECRUIT_FOR_DEBT: Final = declare("option-recruit-for-debt", townsfolk=TOWNSFOLK)
RECRUIT_FOR_EITHER: Final = declare("option-recruit-for-either", townsfolk=TOWNSFOLK, silver=NUMBER)
ATTACK_FOR: Final = declare("option-attack-for", outsider=OUTSIDER, flag=NUMBER, silver=NUMBER)
CONVERT_CARD: Final = declare(
    "option-convert-card", outsider=OUTSIDER, flag=NUMBER, strength=NUMBER
)
COMMISSION_TO: Final = declare("option-commission-to", space=SPACE, flag=NUMBER)
GARRISON_TO: Final = declare("option-garrison-to", space=SPACE, flag=NUMBER)
ABSOLVE_TO: Final = declare("option-absolve-to", space=ABSOLVE_SPACE)
WORKSHOP_ON: Final = declare("option-workshop", action=ACTION, place=NUMBER)
WORKSHOP_OVER: Final = declare("option-workshop-over", action=ACTION, place=NUMBER, worker=WORKER)
PAY_SILVER: Final = declare("option-pay-silver", silver=NUMBER, left=NUMBER)
PAY_DEBT: Final = declare("option-pay-debt", unpaid=NUMBER)
PLACE_WORKERS: Final = declare("option-workers", workers=WORKER + "*")
CLEAR_ACTION: Final = declare("option-clear", action=ACTION, workers=WORKER + "*")
DECLINE: Final = declare("option-decline")
HIRE_FREE: Final = declare("option-hire-free", townsfolk=TOWNSFOLK)
DESTROY_DEBTS: Final = declare("option-debts", count=NUMBER, held=NUMBER)
DISCARD_SUSPICION: Final = declare("option-suspicion", count=NUMBER, held=NUMBER)
CHOOSE_LIST: Final = declare("option-choose", place=NUMBER)
CHOOSE_WORKERS: Final = declare("option-choose-workers", workers=WORKER + "*")
RAISE_ATTRIBUTE: Final = declare("option-attribute", attribute=ATTRIBUTE_ID, value=NUMBER)
USE_ABILITY: Final = declare("option-ability", townsfolk=TOWNSFOLK)
STOP: Final = declare("option-stop")
KEEP_WORKER: Final = declare("option-keep", worker=WORKER, count=NUMBER)

# -- refusals ------------------------------------------------------------------------------------
ACTION_BUSY: Final = declare("blocked-busy", action=ACTION, workers=WORKER + "*")
NO_WORKERS: Final = declare("blocked-no-workers", action=ACTION, needed=NUMBER, held=NUMBER)
NO_FITTING: Final = declare("blocked-no-fitting", action=ACTION, worker=WORKER)
MODE_WORKERS: Final = declare("blocked-mode-workers", mode=MODE, count=NUMBER, held=NUMBER)
MODE_FITTING: Final = declare("blocked-mode-fitting", mode=MODE, count=NUMBER, worker=WORKER)
LIMIT_REACHED: Final = declare("blocked-limit", action=ACTION, limit=NUMBER)
NO_WORKSHOP: Final = declare("blocked-no-workshop", count=NUMBER)
ACTION_SILVER: Final = declare("blocked-action-silver", action=ACTION, needed=NUMBER, held=NUMBER)
ACTION_PROVISIONS: Final = declare(
    "blocked-action-provisions", action=ACTION, needed=NUMBER, held=NUMBER
)
TOWNSFOLK_SILVER: Final = declare(
    "blocked-townsfolk-silver", townsfolk=TOWNSFOLK, needed=NUMBER, held=NUMBER
)
OUTSIDER_SILVER: Final = declare(
    "blocked-outsider-silver", outsider=OUTSIDER, needed=NUMBER, held=NUMBER
)
FAVOUR_SILVER: Final = declare("blocked-favour-silver", favour=FAVOUR, needed=NUMBER, held=NUMBER)
FAVOUR_PROVISIONS: Final = declare(
    "blocked-favour-provisions", favour=FAVOUR, needed=NUMBER, held=NUMBER
)
FAVOUR_DEBT: Final = declare("blocked-favour-debt", favour=FAVOUR)
ACTION_VALUE: Final = declare(
    "blocked-action-value", action=ACTION, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
OUTSIDER_VALUE: Final = declare(
    "blocked-outsider-value", outsider=OUTSIDER, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
SPACE_VALUE: Final = declare(
    "blocked-space-value", space=SPACE, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
NO_SPACE: Final = declare("blocked-no-space", action=ACTION, attribute=ATTRIBUTE, value=NUMBER)
NO_WALL: Final = declare("blocked-no-wall", action=ACTION)
NO_TOWNSFOLK: Final = declare("blocked-no-townsfolk", action=ACTION)
NO_OUTSIDER: Final = declare("blocked-no-outsider", action=ACTION)
NOTHING_PLACED: Final = declare("blocked-nothing-placed", action=ACTION)
EMPTY_SLOT: Final = declare("blocked-empty-slot", slot=NUMBER)
SPACE_TAKEN: Final = declare("blocked-space-taken", space=SPACE, owner=SEAT)
SPACE_CLOSED: Final = declare("blocked-space-closed", space=SPACE, players=NUMBER)
JAR_THERE: Final = declare("blocked-jar-there", space=ABSOLVE_SPACE)
COVERED: Final = declare("blocked-covered", action=ACTION, place=NUMBER)
TAVERN_PICKED: Final = declare("blocked-tavern-picked", tavern=TAVERN, owner=SEAT)
FAVOUR_TAKEN: Final = declare("blocked-favour-taken", favour=FAVOUR)
FAVOUR_HIDDEN: Final = declare("blocked-favour-hidden", round=NUMBER)
FAVOUR_WORKER: Final = declare("blocked-favour-worker", favour=FAVOUR, worker=WORKER)
WORKER_UNFIT: Final = declare("blocked-worker-unfit", worker=WORKER)
NOT_PRAY_ITSELF: Final = declare("blocked-not-pray-itself")
NO_CHANGE: Final = declare("blocked-no-change", place=NUMBER)
TRACK_FULL: Final = declare("blocked-track-full", attribute=ATTRIBUTE, value=NUMBER)
NEEDS_NO_SUSPICION: Final = declare("blocked-needs-no-suspicion", townsfolk=TOWNSFOLK, held=NUMBER)
NEEDS_TWO_SUSPICIONS: Final = declare(
    "blocked-needs-two-suspicions", townsfolk=TOWNSFOLK, held=NUMBER
)
