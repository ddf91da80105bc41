"""Every message of Paladins of the West Kingdom, as an id with typed arguments.

The texts are in text/. A seat is a player; in the solo game the automated opponent is seat 1.
Prices, requirements and sums are current ones, after the discount of the paladin in play.
"""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.message import NUMBER, SEAT, SEATS, Message, Messages

WORKER = "worker"
ATTRIBUTE = "attribute"
ACTION = "action"
MODE = "mode"
RESOURCE = "resource"
FACTION = "faction"
REGION = "region"
SPACE = "space"
ABSOLVE_SPACE = "absolve_space"
PALADIN = "paladin"
TAVERN = "tavern"
TOWNSFOLK = "townsfolk"
OUTSIDER = "outsider"
WALL = "wall"
SUSPICION = "suspicion"
ORDER = "order"
FAVOUR = "favour"
SCHEME = "scheme"
DIFFICULTY = "difficulty"

# Bare ids, for texts that inflect the word: these kinds have no names in the texts. The ids of the
# attributes are the English words, which are never inflected.
WORKER_ID = "worker_id"
ATTRIBUTE_ID = "attribute_id"
ACTION_ID = "action_id"
FACTION_ID = "faction_id"
COUNTED_ID = "counted_id"

MESSAGES: Final = Messages()
declare = MESSAGES.declare


# -- events: set-up and rounds -------------------------------------------------------------------
MATCH_BEGINS = declare("event-match-begins", "PAL-SETUP-10", seat=SEAT)
SOLO_BEGINS = declare(
    "event-solo-begins", "PAL-SOLO-SETUP-05", difficulty=DIFFICULTY, actions=ACTION + "*"
)
START_TAKEN = declare("event-start-taken", "PAL-SETUP-11", seat=SEAT, townsfolk=TOWNSFOLK)
ROUND_BEGINS = declare("event-round-begins", "PAL-ROUND-02", round=NUMBER, rounds=NUMBER, seat=SEAT)
ORDER_REVEALED = declare("event-order-revealed", "PAL-ROUND-03", order=ORDER, points=NUMBER)
FAVOUR_REVEALED = declare("event-favour-revealed", "PAL-ROUND-03", favour=FAVOUR)
TAVERNS_REVEALED = declare("event-taverns-revealed", "PAL-ROUND-04", taverns=TAVERN + "*")
PALADINS_DRAWN = declare("event-paladins-drawn", "PAL-PALADIN-01", seats=SEATS)
PALADINS_SEEN = declare("event-paladins-seen", "PAL-PALADIN-01", paladins=PALADIN + "*")
PALADINS_CHOSEN = declare("event-paladins-chosen", "PAL-PALADIN-02", seats=SEATS)
PALADIN_REVEALED = declare(
    "event-paladin-revealed", "PAL-TAV-01", seat=SEAT, paladin=PALADIN, workers=WORKER + "*"
)
TAVERN_TAKEN = declare(
    "event-tavern-taken", "PAL-TAV-01", seat=SEAT, tavern=TAVERN, workers=WORKER + "*"
)
ROUND_ENDS = declare("event-round-ends", "PAL-ROUND-08", round=NUMBER)
TOWNSFOLK_SWEPT = declare("event-townsfolk-swept", "PAL-CLEAN-01", townsfolk=TOWNSFOLK + "*")
OUTSIDERS_SWEPT = declare("event-outsiders-swept", "PAL-CLEAN-02", outsiders=OUTSIDER + "*")
TOWNSFOLK_DEALT = declare("event-townsfolk-dealt", "PAL-CLEAN-01", townsfolk=TOWNSFOLK + "*")
OUTSIDERS_DEALT = declare("event-outsiders-dealt", "PAL-CLEAN-02", outsiders=OUTSIDER + "*")
RESHUFFLED_TAVERNS = declare("event-taverns-reshuffled", "PAL-ROUND-04", count=NUMBER)
RESHUFFLED_SUSPICION = declare("event-suspicion-reshuffled", "PAL-SUSP-06", count=NUMBER)

# -- events: actions -----------------------------------------------------------------------------
ACTION_TAKEN = declare("event-action", "PAL-WORK-01", seat=SEAT, mode=MODE, workers=WORKER + "*")
FAVOUR_USED = declare("event-favour-used", "PAL-FAV-01", seat=SEAT, favour=FAVOUR, worker=WORKER)
PAID = declare("event-paid", "PAL-WORK-09", seat=SEAT, resource=RESOURCE, count=NUMBER)
WORKSHOP_PLACED = declare(
    "event-workshop-placed", "PAL-DEV-02", seat=SEAT, action=ACTION, place=NUMBER
)
WORKER_LEAVES = declare(
    "event-worker-leaves", "PAL-DEV-04", seat=SEAT, worker=WORKER, action=ACTION
)
TOWNSFOLK_HIRED = declare("event-townsfolk-hired", "PAL-REC-03", seat=SEAT, townsfolk=TOWNSFOLK)
TOWNSFOLK_SENT = declare("event-townsfolk-sent", "PAL-REC-02", seat=SEAT, townsfolk=TOWNSFOLK)
CLEARED = declare("event-cleared", "PAL-PRAY-02", seat=SEAT, action=ACTION, workers=WORKER + "*")
MONK_SENT = declare("event-monk-sent", "PAL-COMM-02", seat=SEAT, space=SPACE, times=NUMBER)
OUTPOST_BUILT = declare("event-outpost-built", "PAL-GARR-02", seat=SEAT, space=SPACE, times=NUMBER)
WALL_BUILT = declare("event-wall-built", "PAL-FORT-03", seat=SEAT, wall=WALL, times=NUMBER)
JAR_PLACED = declare("event-jar-placed", "PAL-ABS-03", seat=SEAT, space=ABSOLVE_SPACE, times=NUMBER)
OUTSIDER_ATTACKED = declare(
    "event-outsider-attacked", "PAL-ATT-04", seat=SEAT, outsider=OUTSIDER, faction=FACTION
)
OUTSIDER_CONVERTED = declare(
    "event-outsider-converted", "PAL-CONV-03", seat=SEAT, outsider=OUTSIDER, times=NUMBER
)
PALADIN_BONUS = declare("event-paladin-bonus", "PAL-PALADIN-10", seat=SEAT, paladin=PALADIN)
ABILITY_USED = declare("event-ability-used", "PAL-TF-06", seat=SEAT, townsfolk=TOWNSFOLK)
PASSED = declare("event-passed", "PAL-PASS-01", seat=SEAT)
WORKERS_KEPT = declare("event-workers-kept", "PAL-PASS-02", seat=SEAT, workers=WORKER + "*")

# -- events: gains -------------------------------------------------------------------------------
WORKER_GAINED = declare(
    "event-worker-gained", "PAL-EFF-01", seat=SEAT, worker=WORKER_ID, count=NUMBER
)
SILVER_GAINED = declare("event-silver-gained", "PAL-EFF-02", seat=SEAT, count=NUMBER)
PROVISION_GAINED = declare("event-provision-gained", "PAL-EFF-02", seat=SEAT, count=NUMBER)
TAX_TAKEN = declare("event-tax-taken", "PAL-TAX-01", seat=SEAT, count=NUMBER, left=NUMBER)
ATTRIBUTE_RAISED = declare(
    "event-attribute-raised", "PAL-EFF-04", seat=SEAT, attribute=ATTRIBUTE, value=NUMBER
)
SUSPICION_DRAWN = declare(
    "event-suspicion-drawn", "PAL-SUSP-01", seat=SEAT, suspicion=SUSPICION, held=NUMBER
)
SUSPICION_DISCARDED = declare(
    "event-suspicion-discarded", "PAL-EFF-05", seat=SEAT, count=NUMBER, held=NUMBER
)
DEBTS_KEPT = declare("event-debts-kept", "PAL-EFF-07", seat=SEAT)
SUSPICION_KEPT = declare("event-suspicion-kept", "PAL-EFF-05", seat=SEAT)
DEBT_TAKEN = declare("event-debt-taken", "PAL-DEBT-01", seat=SEAT, count=NUMBER)
DEBT_PAID = declare("event-debt-paid", "PAL-EFF-06", seat=SEAT)
DEBT_DESTROYED = declare("event-debt-destroyed", "PAL-EFF-07", seat=SEAT, count=NUMBER)
PRAYER_DECLINED = declare("event-prayer-declined", "PAL-GEN-06", seat=SEAT)
RECRUIT_DECLINED = declare("event-recruit-declined", "PAL-GEN-06", seat=SEAT)

# -- events: the inquisition ---------------------------------------------------------------------
INQUISITION_BEGINS = declare("event-inquisition-begins", "PAL-INQ-01", seat=SEAT)
ABILITIES_LEFT = declare("event-abilities-left", "PAL-INQ-02", seat=SEAT)
PUNISHED = declare("event-punished", "PAL-INQ-06", seats=SEATS, held=NUMBER, discarded=NUMBER)
NOBODY_PUNISHED = declare("event-nobody-punished", "PAL-INQ-05")
NO_DEBT_LEFT = declare("event-no-debt-left", "PAL-DEBT-05", seat=SEAT)
TAX_REFILLED = declare("event-tax-refilled", "PAL-INQ-07", count=NUMBER)

# -- events: the automated opponent --------------------------------------------------------------
AUTOMA_WORKSHOP = declare(
    "event-automa-workshop", "PAL-SOLO-ROUND-01", seat=SEAT, action=ACTION, count=NUMBER
)
AUTOMA_WORKERS = declare("event-automa-workers", "PAL-SOLO-ROUND-03", seat=SEAT, count=NUMBER)
SCHEME_REVEALED = declare("event-scheme-revealed", "PAL-SOLO-ROUND-05", seat=SEAT, scheme=SCHEME)
SCHEME_IMPOSSIBLE = declare(
    "event-scheme-impossible", "PAL-SOLO-ROUND-05", seat=SEAT, scheme=SCHEME
)
AUTOMA_ACTS = declare(
    "event-automa-acts", "PAL-SOLO-ACT-01", seat=SEAT, action=ACTION, workers=NUMBER
)
AUTOMA_RESTS = declare("event-automa-rests", "PAL-SOLO-ACT-06", seat=SEAT, left=NUMBER)
AUTOMA_FAVOUR = declare("event-automa-favour", "PAL-SOLO-ACT-14", seat=SEAT, favour=FAVOUR)
MARKER_MOVED = declare(
    "event-marker-moved", "PAL-SOLO-RES-02", seat=SEAT, steps=NUMBER, position=NUMBER
)
TAX_LOST = declare("event-tax-lost", "PAL-SOLO-RES-03", seat=SEAT, count=NUMBER, left=NUMBER)
AUTOMA_CLEARED = declare("event-automa-cleared", "PAL-SOLO-ACT-03", seat=SEAT, count=NUMBER)
SCHEMES_SHUFFLED = declare("event-schemes-shuffled", "PAL-SOLO-ROUND-06", count=NUMBER)

# -- events: the end -----------------------------------------------------------------------------
WON = declare("event-won", "PAL-GEN-01", seats=SEATS, points=NUMBER)
WON_BY_ORDERS = declare(
    "event-won-by-orders", "PAL-SCORE-18", tied=SEATS, points=NUMBER, seats=SEATS
)
WON_BY_SUSPICION = declare(
    "event-won-by-suspicion", "PAL-SCORE-18", tied=SEATS, points=NUMBER, seats=SEATS
)
SOLO_WON = declare("event-solo-won", "PAL-SOLO-SCORE-04", points=NUMBER, other=NUMBER)
SOLO_LOST = declare("event-solo-lost", "PAL-SOLO-SCORE-04", points=NUMBER, other=NUMBER)
SOLO_DRAWN = declare("event-solo-drawn", "PAL-SOLO-SCORE-04", points=NUMBER)

# -- the score sheet -----------------------------------------------------------------------------
SCORE_ORDER = declare("score-order", order=ORDER, count=NUMBER)
SCORE_ATTRIBUTE = declare("score-attribute", attribute=ATTRIBUTE_ID, value=NUMBER)
SCORE_ACTION = declare("score-action", action=ACTION, count=NUMBER)
SCORE_WALLS = declare("score-walls", count=NUMBER)
SCORE_OUTSIDER = declare("score-outsider", outsider=OUTSIDER)
SCORE_PAID = declare("score-paid", count=NUMBER)
SCORE_UNPAID = declare("score-unpaid", count=NUMBER)
SCORE_GOODS = declare("score-goods", silver=NUMBER, provisions=NUMBER)

# -- what components are worth -------------------------------------------------------------------
WORTH_TRACK = declare("worth-track", place=NUMBER)
WORTH_DONE = declare("worth-done", action=ACTION_ID, count=NUMBER)
WORTH_WALL = declare("worth-wall")
WORTH_CONVERTED = declare("worth-converted", counts=COUNTED_ID, count=NUMBER, base=NUMBER)
WORTH_CONVERTING = declare("worth-converting", counts=COUNTED_ID, count=NUMBER, base=NUMBER)
WORTH_PAID = declare("worth-paid", count=NUMBER)
WORTH_UNPAID = declare("worth-unpaid", count=NUMBER)
WORTH_GOODS = declare("worth-goods", count=NUMBER)
WORTH_SUSPICION = declare("worth-suspicion", count=NUMBER)

# -- questions -----------------------------------------------------------------------------------
ASK_DIFFICULTY = declare("ask-difficulty")
ASK_START = declare("ask-start")
ASK_PALADIN = declare("ask-paladin", paladins=PALADIN + "*")
ASK_TOP = declare("ask-top", paladin=PALADIN)
ASK_TAVERN = declare("ask-tavern", paladin=PALADIN)
ASK_ACTION = declare("ask-action", round=NUMBER, workers=NUMBER, silver=NUMBER, provisions=NUMBER)
ASK_MODE = declare("ask-mode", action=ACTION)
ASK_RECRUIT = declare("ask-recruit", mode=MODE, silver=NUMBER)
ASK_ATTACK = declare("ask-attack", strength=NUMBER, track=NUMBER, boost=NUMBER, silver=NUMBER)
ASK_CONVERT = declare("ask-convert", faith=NUMBER, track=NUMBER, boost=NUMBER, silver=NUMBER)
ASK_COMMISSION = declare(
    "ask-commission", faith=NUMBER, track=NUMBER, boost=NUMBER, provisions=NUMBER
)
ASK_GARRISON = declare(
    "ask-garrison", strength=NUMBER, track=NUMBER, boost=NUMBER, provisions=NUMBER
)
ASK_ABSOLVE = declare("ask-absolve", times=NUMBER, silver=NUMBER)
ASK_WORKSHOP = declare("ask-workshop", times=NUMBER, worker=WORKER)
ASK_PAY = declare("ask-pay", silver=NUMBER)
ASK_WORKERS = declare("ask-workers", mode=MODE)
ASK_FAVOUR_WORKER = declare("ask-favour-worker", favour=FAVOUR)
ASK_PRAY = declare("ask-pray", silver=NUMBER)
ASK_PRAY_EFFECT = declare("ask-pray-effect")
ASK_FREE_RECRUIT = declare("ask-free-recruit")
ASK_DEBTS = declare("ask-debts", most=NUMBER, held=NUMBER)
ASK_SUSPICION = declare("ask-suspicion", most=NUMBER, held=NUMBER)
ASK_CHOOSE_ONE = declare("ask-choose-one")
ASK_ATTRIBUTE = declare("ask-attribute", count=NUMBER)
ASK_INQUISITION = declare("ask-inquisition", held=NUMBER)
ASK_KEEP = declare("ask-keep", left=NUMBER)

# -- labels of options ---------------------------------------------------------------------------
CHOOSE_DIFFICULTY = declare("option-difficulty", difficulty=DIFFICULTY, count=NUMBER)
TAKE_START = declare("option-start", townsfolk=TOWNSFOLK)
USE_PALADIN = declare("option-paladin", paladin=PALADIN)
PALADIN_ON_TOP = declare("option-top", paladin=PALADIN, other=PALADIN)
TAKE_TAVERN = declare("option-tavern", tavern=TAVERN, workers=WORKER + "*", criminals=NUMBER)
DEVELOP_FOR = declare("option-develop", silver=NUMBER, worker=WORKER)
DO_RECRUIT = declare("option-recruit")
DO_HUNT = declare("option-hunt")
DO_TRADE = declare("option-trade")
DO_PRAY = declare("option-pray", silver=NUMBER)
DO_CONSPIRE = declare("option-conspire", count=NUMBER)
DO_COMMISSION = declare("option-commission", times=NUMBER, provisions=NUMBER, faith=NUMBER)
DO_FORTIFY = declare(
    "option-fortify", times=NUMBER, provisions=NUMBER, influence=NUMBER, needed=NUMBER
)
DO_GARRISON = declare("option-garrison", times=NUMBER, provisions=NUMBER, strength=NUMBER)
DO_ABSOLVE = declare("option-absolve", times=NUMBER, silver=NUMBER, influence=NUMBER, needed=NUMBER)
DO_ATTACK = declare("option-attack", strength=NUMBER)
DO_CONVERT = declare("option-convert", times=NUMBER, silver=NUMBER, faith=NUMBER)
USE_FAVOUR = declare("option-favour", favour=FAVOUR, silver=NUMBER, provisions=NUMBER, debts=NUMBER)
USE_FAVOUR_VOID = declare(
    "option-favour-void", favour=FAVOUR, silver=NUMBER, provisions=NUMBER, debts=NUMBER
)
DO_PASS = declare("option-pass", kept=NUMBER, lost=NUMBER)
CHOOSE_MODE = declare("option-mode", mode=MODE, count=NUMBER)
RECRUIT_FOR = declare("option-recruit-for", townsfolk=TOWNSFOLK, silver=NUMBER)
RECRUIT_FOR_DEBT = declare("option-recruit-for-debt", townsfolk=TOWNSFOLK)
RECRUIT_FOR_EITHER = declare("option-recruit-for-either", townsfolk=TOWNSFOLK, silver=NUMBER)
ATTACK_FOR = declare("option-attack-for", outsider=OUTSIDER, flag=NUMBER, silver=NUMBER)
CONVERT_CARD = declare("option-convert-card", outsider=OUTSIDER, flag=NUMBER, strength=NUMBER)
COMMISSION_TO = declare("option-commission-to", space=SPACE, flag=NUMBER)
GARRISON_TO = declare("option-garrison-to", space=SPACE, flag=NUMBER)
ABSOLVE_TO = declare("option-absolve-to", space=ABSOLVE_SPACE)
WORKSHOP_ON = declare("option-workshop", action=ACTION, place=NUMBER)
WORKSHOP_OVER = declare("option-workshop-over", action=ACTION, place=NUMBER, worker=WORKER)
PAY_SILVER = declare("option-pay-silver", silver=NUMBER, left=NUMBER)
PAY_DEBT = declare("option-pay-debt", unpaid=NUMBER)
PLACE_WORKERS = declare("option-workers", workers=WORKER + "*")
CLEAR_ACTION = declare("option-clear", action=ACTION, workers=WORKER + "*")
DECLINE = declare("option-decline")
HIRE_FREE = declare("option-hire-free", townsfolk=TOWNSFOLK)
DESTROY_DEBTS = declare("option-debts", count=NUMBER, held=NUMBER)
DISCARD_SUSPICION = declare("option-suspicion", count=NUMBER, held=NUMBER)
CHOOSE_LIST = declare("option-choose", place=NUMBER)
CHOOSE_WORKERS = declare("option-choose-workers", workers=WORKER + "*")
RAISE_ATTRIBUTE = declare("option-attribute", attribute=ATTRIBUTE_ID, value=NUMBER)
USE_ABILITY = declare("option-ability", townsfolk=TOWNSFOLK)
STOP = declare("option-stop")
KEEP_WORKER = declare("option-keep", worker=WORKER, count=NUMBER)

# -- refusals ------------------------------------------------------------------------------------
ACTION_BUSY = declare("blocked-busy", action=ACTION, workers=WORKER + "*")
NO_WORKERS = declare("blocked-no-workers", action=ACTION, needed=NUMBER, held=NUMBER)
NO_FITTING = declare("blocked-no-fitting", action=ACTION, worker=WORKER)
MODE_WORKERS = declare("blocked-mode-workers", mode=MODE, count=NUMBER, held=NUMBER)
MODE_FITTING = declare("blocked-mode-fitting", mode=MODE, count=NUMBER, worker=WORKER)
LIMIT_REACHED = declare("blocked-limit", action=ACTION, limit=NUMBER)
NO_WORKSHOP = declare("blocked-no-workshop", count=NUMBER)
ACTION_SILVER = declare("blocked-action-silver", action=ACTION, needed=NUMBER, held=NUMBER)
ACTION_PROVISIONS = declare("blocked-action-provisions", action=ACTION, needed=NUMBER, held=NUMBER)
TOWNSFOLK_SILVER = declare(
    "blocked-townsfolk-silver", townsfolk=TOWNSFOLK, needed=NUMBER, held=NUMBER
)
OUTSIDER_SILVER = declare("blocked-outsider-silver", outsider=OUTSIDER, needed=NUMBER, held=NUMBER)
FAVOUR_SILVER = declare("blocked-favour-silver", favour=FAVOUR, needed=NUMBER, held=NUMBER)
FAVOUR_PROVISIONS = declare("blocked-favour-provisions", favour=FAVOUR, needed=NUMBER, held=NUMBER)
FAVOUR_DEBT = declare("blocked-favour-debt", favour=FAVOUR)
ACTION_VALUE = declare(
    "blocked-action-value", action=ACTION, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
OUTSIDER_VALUE = declare(
    "blocked-outsider-value", outsider=OUTSIDER, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
SPACE_VALUE = declare(
    "blocked-space-value", space=SPACE, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
NO_SPACE = declare("blocked-no-space", action=ACTION, attribute=ATTRIBUTE, value=NUMBER)
NO_WALL = declare("blocked-no-wall", action=ACTION)
NO_TOWNSFOLK = declare("blocked-no-townsfolk", action=ACTION)
NO_OUTSIDER = declare("blocked-no-outsider", action=ACTION)
NOTHING_PLACED = declare("blocked-nothing-placed", action=ACTION)
EMPTY_SLOT = declare("blocked-empty-slot", slot=NUMBER)
SPACE_TAKEN = declare("blocked-space-taken", space=SPACE, owner=SEAT)
SPACE_CLOSED = declare("blocked-space-closed", space=SPACE, players=NUMBER)
JAR_THERE = declare("blocked-jar-there", space=ABSOLVE_SPACE)
COVERED = declare("blocked-covered", action=ACTION, place=NUMBER)
TAVERN_PICKED = declare("blocked-tavern-picked", tavern=TAVERN, owner=SEAT)
FAVOUR_TAKEN = declare("blocked-favour-taken", favour=FAVOUR)
FAVOUR_HIDDEN = declare("blocked-favour-hidden", round=NUMBER)
FAVOUR_WORKER = declare("blocked-favour-worker", favour=FAVOUR, worker=WORKER)
WORKER_UNFIT = declare("blocked-worker-unfit", worker=WORKER)
NOT_PRAY_ITSELF = declare("blocked-not-pray-itself")
NO_CHANGE = declare("blocked-no-change", place=NUMBER)
TRACK_FULL = declare("blocked-track-full", attribute=ATTRIBUTE, value=NUMBER)
NEEDS_NO_SUSPICION = declare("blocked-needs-no-suspicion", townsfolk=TOWNSFOLK, held=NUMBER)
NEEDS_TWO_SUSPICIONS = declare("blocked-needs-two-suspicions", townsfolk=TOWNSFOLK, held=NUMBER)

# -- descriptions of effects ---------------------------------------------------------------------
EFFECTS: dict[str, Message] = {
    "worker": declare("effect-worker", n=NUMBER, worker=WORKER_ID),
    "attribute": declare("effect-attribute", n=NUMBER, attribute=ATTRIBUTE),
    **{
        op: declare(f"effect-{op}", n=NUMBER)
        for op in (
            "silver",
            "provision",
            "tax",
            "discard_suspicion",
            "pay_debt",
            "destroy_debt",
            "pray",
            "free_recruit",
            "free_develop",
            "choose_attribute",
            "choose_one",
        )
    },
}
# Descriptions of components, around their effects.
DOES_OR = declare("does-or")
DOES_SENT_AWAY = declare("does-sent-away")
DOES_HIRED = declare("does-hired")
DOES_ON_ACTION = declare("does-on-action", action=ACTION)
DOES_ON_PAID_DEBT = declare("does-on-paid-debt")
DOES_NO_SUSPICION = declare("does-no-suspicion")
DOES_TWO_SUSPICIONS = declare("does-two-suspicions")
DOES_AT_INQUISITION = declare("does-at-inquisition")
DOES_ATTACKED = declare("does-attacked")
DOES_CONVERTED = declare("does-converted", strength=NUMBER)
DOES_WORKERS = declare("does-workers", workers=WORKER + "*")
DOES_BOOST = declare("does-boost", attribute=ATTRIBUTE, count=NUMBER)
DOES_WAIVE = declare("does-waive", action=ACTION)
DOES_REDUCE = declare("does-reduce", action=ACTION, count=NUMBER)
DOES_BONUS = declare("does-bonus", action=ACTION)
DOES_POINTS = declare("does-points", points=NUMBER)
DOES_NEEDS_WORKER = declare("does-needs-worker", worker=WORKER)
DOES_NEEDS_ANY = declare("does-needs-any")
DOES_COSTS = declare("does-costs", silver=NUMBER, provisions=NUMBER, debts=NUMBER)
DOES_ORDER = declare("does-order", action=ACTION, count=NUMBER)
DOES_SCORE_ATTACKED = declare("does-score-attacked", faction=FACTION_ID)
DOES_SCORE_ACTION = declare("does-score-action", action=ACTION_ID, every=NUMBER)
DOES_SCORE_ATTRIBUTE = declare("does-score-attribute", attribute=ATTRIBUTE_ID, every=NUMBER)
DOES_SCORE_PAID = declare("does-score-paid")
DOES_SCORE_UNPAID = declare("does-score-unpaid")
DOES_SCORE_SUSPICION = declare("does-score-suspicion")
DOES_SCORE_ORDER = declare("does-score-order", base=NUMBER)
DOES_SCORE_MERCENARY = declare("does-score-mercenary", base=NUMBER)
DOES_TAX = declare("does-tax", count=NUMBER)
