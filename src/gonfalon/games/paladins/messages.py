"""Everything Paladins of the West Kingdom can say: ids with typed arguments; sentences are text.

A seat is a player; in the solo game the automated opponent speaks and is spoken of as seat 1.
Prices, needs and sums are those of the moment, after the paladin in play.
"""

from __future__ import annotations

from gonfalon.kernel.message import NUMBER, SEAT, SEATS, Message

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

# Bare ids, for sentences that bend the word: these kinds have no names in the texts. The ids of the
# attributes are the English words, which never bend.
WORKER_ID = "worker_id"
ATTRIBUTE_ID = "attribute_id"
ACTION_ID = "action_id"
FACTION_ID = "faction_id"

ALL: dict[str, Message] = {}


def say(id: str, rule: str = "", /, **types: str) -> Message:
    """Declare a message; an event with the rule it follows from."""
    message = Message(id, rule, **types)
    ALL[id] = message
    return message


# -- events: set-up and rounds -------------------------------------------------------------------
MATCH_BEGINS = say("event-match-begins", "PAL-SETUP-10", seat=SEAT)
SOLO_BEGINS = say(
    "event-solo-begins", "PAL-SOLO-SETUP-05", difficulty=DIFFICULTY, actions=ACTION + "*"
)
START_TAKEN = say("event-start-taken", "PAL-SETUP-11", seat=SEAT, townsfolk=TOWNSFOLK)
ROUND_BEGINS = say("event-round-begins", "PAL-ROUND-02", round=NUMBER, rounds=NUMBER, seat=SEAT)
ORDER_REVEALED = say("event-order-revealed", "PAL-ROUND-03", order=ORDER, points=NUMBER)
FAVOUR_REVEALED = say("event-favour-revealed", "PAL-ROUND-03", favour=FAVOUR)
TAVERNS_REVEALED = say("event-taverns-revealed", "PAL-ROUND-04", taverns=TAVERN + "*")
PALADINS_DRAWN = say("event-paladins-drawn", "PAL-PALADIN-01", seats=SEATS)
PALADINS_SEEN = say("event-paladins-seen", "PAL-PALADIN-01", paladins=PALADIN + "*")
PALADINS_CHOSEN = say("event-paladins-chosen", "PAL-PALADIN-02", seats=SEATS)
PALADIN_REVEALED = say(
    "event-paladin-revealed", "PAL-TAV-01", seat=SEAT, paladin=PALADIN, workers=WORKER + "*"
)
TAVERN_TAKEN = say(
    "event-tavern-taken", "PAL-TAV-01", seat=SEAT, tavern=TAVERN, workers=WORKER + "*"
)
ROUND_ENDS = say("event-round-ends", "PAL-ROUND-08", round=NUMBER)
TOWNSFOLK_SWEPT = say("event-townsfolk-swept", "PAL-CLEAN-01", townsfolk=TOWNSFOLK + "*")
OUTSIDERS_SWEPT = say("event-outsiders-swept", "PAL-CLEAN-02", outsiders=OUTSIDER + "*")
TOWNSFOLK_DEALT = say("event-townsfolk-dealt", "PAL-CLEAN-01", townsfolk=TOWNSFOLK + "*")
OUTSIDERS_DEALT = say("event-outsiders-dealt", "PAL-CLEAN-02", outsiders=OUTSIDER + "*")
RESHUFFLED_TAVERNS = say("event-taverns-reshuffled", "PAL-ROUND-04", count=NUMBER)
RESHUFFLED_SUSPICION = say("event-suspicion-reshuffled", "PAL-SUSP-06", count=NUMBER)

# -- events: actions -----------------------------------------------------------------------------
ACTION_TAKEN = say("event-action", "PAL-WORK-01", seat=SEAT, mode=MODE, workers=WORKER + "*")
FAVOUR_USED = say("event-favour-used", "PAL-FAV-01", seat=SEAT, favour=FAVOUR, worker=WORKER)
PAID = say("event-paid", "PAL-WORK-09", seat=SEAT, resource=RESOURCE, count=NUMBER)
WORKSHOP_PLACED = say("event-workshop-placed", "PAL-DEV-02", seat=SEAT, action=ACTION, place=NUMBER)
WORKER_LEAVES = say("event-worker-leaves", "PAL-DEV-04", seat=SEAT, worker=WORKER, action=ACTION)
TOWNSFOLK_HIRED = say("event-townsfolk-hired", "PAL-REC-03", seat=SEAT, townsfolk=TOWNSFOLK)
TOWNSFOLK_SENT = say("event-townsfolk-sent", "PAL-REC-02", seat=SEAT, townsfolk=TOWNSFOLK)
CLEARED = say("event-cleared", "PAL-PRAY-02", seat=SEAT, action=ACTION, workers=WORKER + "*")
MONK_SENT = say("event-monk-sent", "PAL-COMM-02", seat=SEAT, space=SPACE, times=NUMBER)
OUTPOST_BUILT = say("event-outpost-built", "PAL-GARR-02", seat=SEAT, space=SPACE, times=NUMBER)
WALL_BUILT = say("event-wall-built", "PAL-FORT-02", seat=SEAT, wall=WALL, times=NUMBER)
JAR_PLACED = say("event-jar-placed", "PAL-ABS-03", seat=SEAT, space=ABSOLVE_SPACE, times=NUMBER)
OUTSIDER_ATTACKED = say(
    "event-outsider-attacked", "PAL-ATT-04", seat=SEAT, outsider=OUTSIDER, faction=FACTION
)
OUTSIDER_CONVERTED = say(
    "event-outsider-converted", "PAL-CONV-03", seat=SEAT, outsider=OUTSIDER, times=NUMBER
)
PALADIN_BONUS = say("event-paladin-bonus", "PAL-PALADIN-10", seat=SEAT, paladin=PALADIN)
ABILITY_USED = say("event-ability-used", "PAL-TF-06", seat=SEAT, townsfolk=TOWNSFOLK)
PASSED = say("event-passed", "PAL-PASS-01", seat=SEAT)
WORKERS_KEPT = say("event-workers-kept", "PAL-PASS-02", seat=SEAT, workers=WORKER + "*")

# -- events: gains -------------------------------------------------------------------------------
WORKER_GAINED = say("event-worker-gained", "PAL-EFF-01", seat=SEAT, worker=WORKER_ID, count=NUMBER)
SILVER_GAINED = say("event-silver-gained", "PAL-EFF-02", seat=SEAT, count=NUMBER)
PROVISION_GAINED = say("event-provision-gained", "PAL-EFF-02", seat=SEAT, count=NUMBER)
TAX_TAKEN = say("event-tax-taken", "PAL-TAX-01", seat=SEAT, count=NUMBER, left=NUMBER)
ATTRIBUTE_RAISED = say(
    "event-attribute-raised", "PAL-EFF-04", seat=SEAT, attribute=ATTRIBUTE, value=NUMBER
)
SUSPICION_DRAWN = say(
    "event-suspicion-drawn", "PAL-SUSP-01", seat=SEAT, suspicion=SUSPICION, held=NUMBER
)
SUSPICION_DISCARDED = say(
    "event-suspicion-discarded", "PAL-EFF-05", seat=SEAT, count=NUMBER, held=NUMBER
)
SUSPICION_KEPT = say("event-suspicion-kept", "PAL-EFF-05", seat=SEAT)
DEBT_TAKEN = say("event-debt-taken", "PAL-DEBT-01", seat=SEAT, count=NUMBER)
DEBT_PAID = say("event-debt-paid", "PAL-EFF-06", seat=SEAT)
DEBT_DESTROYED = say("event-debt-destroyed", "PAL-EFF-07", seat=SEAT, count=NUMBER)
PRAYER_DECLINED = say("event-prayer-declined", "PAL-GEN-06", seat=SEAT)
RECRUIT_DECLINED = say("event-recruit-declined", "PAL-GEN-06", seat=SEAT)

# -- events: the inquisition ---------------------------------------------------------------------
INQUISITION_BEGINS = say("event-inquisition-begins", "PAL-INQ-01", seat=SEAT)
ABILITIES_LEFT = say("event-abilities-left", "PAL-INQ-02", seat=SEAT)
PUNISHED = say("event-punished", "PAL-INQ-06", seats=SEATS, held=NUMBER, discarded=NUMBER)
NOBODY_PUNISHED = say("event-nobody-punished", "PAL-INQ-05")
NO_DEBT_LEFT = say("event-no-debt-left", "PAL-DEBT-05", seat=SEAT)
TAX_REFILLED = say("event-tax-refilled", "PAL-INQ-07", count=NUMBER)

# -- events: the automated opponent --------------------------------------------------------------
AUTOMA_WORKSHOP = say(
    "event-automa-workshop", "PAL-SOLO-ROUND-01", seat=SEAT, action=ACTION, count=NUMBER
)
AUTOMA_WORKERS = say("event-automa-workers", "PAL-SOLO-ROUND-03", seat=SEAT, count=NUMBER)
SCHEME_REVEALED = say("event-scheme-revealed", "PAL-SOLO-ROUND-05", seat=SEAT, scheme=SCHEME)
SCHEME_IMPOSSIBLE = say("event-scheme-impossible", "PAL-SOLO-ROUND-05", seat=SEAT, scheme=SCHEME)
AUTOMA_ACTS = say("event-automa-acts", "PAL-SOLO-ACT-01", seat=SEAT, action=ACTION, workers=NUMBER)
AUTOMA_RESTS = say("event-automa-rests", "PAL-SOLO-ACT-06", seat=SEAT, left=NUMBER)
AUTOMA_FAVOUR = say("event-automa-favour", "PAL-SOLO-ACT-14", seat=SEAT, favour=FAVOUR)
MARKER_MOVED = say(
    "event-marker-moved", "PAL-SOLO-RES-02", seat=SEAT, steps=NUMBER, position=NUMBER
)
TAX_LOST = say("event-tax-lost", "PAL-SOLO-RES-03", seat=SEAT, count=NUMBER, left=NUMBER)
AUTOMA_CLEARED = say("event-automa-cleared", "PAL-SOLO-ACT-03", seat=SEAT, count=NUMBER)
SCHEMES_SHUFFLED = say("event-schemes-shuffled", "PAL-SOLO-ROUND-06", count=NUMBER)

# -- events: the end -----------------------------------------------------------------------------
WON = say("event-won", "PAL-GEN-01", seats=SEATS, points=NUMBER)
WON_BY_ORDERS = say("event-won-by-orders", "PAL-SCORE-18", tied=SEATS, points=NUMBER, seats=SEATS)
WON_BY_SUSPICION = say(
    "event-won-by-suspicion", "PAL-SCORE-18", tied=SEATS, points=NUMBER, seats=SEATS
)
SOLO_WON = say("event-solo-won", "PAL-SOLO-SCORE-04", points=NUMBER, other=NUMBER)
SOLO_LOST = say("event-solo-lost", "PAL-SOLO-SCORE-04", points=NUMBER, other=NUMBER)
SOLO_DRAWN = say("event-solo-drawn", "PAL-SOLO-SCORE-04", points=NUMBER)

# -- the score sheet -----------------------------------------------------------------------------
SCORE_ORDER = say("score-order", order=ORDER, count=NUMBER)
SCORE_ATTRIBUTE = say("score-attribute", attribute=ATTRIBUTE_ID, value=NUMBER)
SCORE_ACTION = say("score-action", action=ACTION, count=NUMBER)
SCORE_WALLS = say("score-walls", count=NUMBER)
SCORE_OUTSIDER = say("score-outsider", outsider=OUTSIDER)
SCORE_PAID = say("score-paid", count=NUMBER)
SCORE_UNPAID = say("score-unpaid", count=NUMBER)
SCORE_GOODS = say("score-goods", silver=NUMBER, provisions=NUMBER)

# -- questions -----------------------------------------------------------------------------------
ASK_DIFFICULTY = say("ask-difficulty")
ASK_START = say("ask-start")
ASK_PALADIN = say("ask-paladin", paladins=PALADIN + "*")
ASK_TOP = say("ask-top", paladin=PALADIN)
ASK_TAVERN = say("ask-tavern", paladin=PALADIN)
ASK_ACTION = say("ask-action", round=NUMBER, workers=NUMBER, silver=NUMBER, provisions=NUMBER)
ASK_MODE = say("ask-mode", action=ACTION)
ASK_RECRUIT = say("ask-recruit", mode=MODE, silver=NUMBER)
ASK_ATTACK = say("ask-attack", strength=NUMBER, track=NUMBER, boost=NUMBER, silver=NUMBER)
ASK_CONVERT = say("ask-convert", faith=NUMBER, track=NUMBER, boost=NUMBER, silver=NUMBER)
ASK_COMMISSION = say("ask-commission", faith=NUMBER, track=NUMBER, boost=NUMBER, provisions=NUMBER)
ASK_GARRISON = say("ask-garrison", strength=NUMBER, track=NUMBER, boost=NUMBER, provisions=NUMBER)
ASK_ABSOLVE = say("ask-absolve", times=NUMBER, silver=NUMBER)
ASK_WORKSHOP = say("ask-workshop", times=NUMBER, worker=WORKER)
ASK_PAY = say("ask-pay", silver=NUMBER)
ASK_WORKERS = say("ask-workers", mode=MODE)
ASK_FAVOUR_WORKER = say("ask-favour-worker", favour=FAVOUR)
ASK_PRAY = say("ask-pray", silver=NUMBER)
ASK_PRAY_EFFECT = say("ask-pray-effect")
ASK_FREE_RECRUIT = say("ask-free-recruit")
ASK_SUSPICION = say("ask-suspicion", most=NUMBER, held=NUMBER)
ASK_CHOOSE_ONE = say("ask-choose-one")
ASK_ATTRIBUTE = say("ask-attribute", count=NUMBER)
ASK_INQUISITION = say("ask-inquisition", held=NUMBER)
ASK_KEEP = say("ask-keep", left=NUMBER)

# -- labels of options ---------------------------------------------------------------------------
CHOOSE_DIFFICULTY = say("option-difficulty", difficulty=DIFFICULTY, count=NUMBER)
TAKE_START = say("option-start", townsfolk=TOWNSFOLK)
USE_PALADIN = say("option-paladin", paladin=PALADIN)
PALADIN_ON_TOP = say("option-top", paladin=PALADIN, other=PALADIN)
TAKE_TAVERN = say("option-tavern", tavern=TAVERN, workers=WORKER + "*", criminals=NUMBER)
DEVELOP_FOR = say("option-develop", silver=NUMBER, worker=WORKER)
DO_RECRUIT = say("option-recruit")
DO_HUNT = say("option-hunt")
DO_TRADE = say("option-trade")
DO_PRAY = say("option-pray", silver=NUMBER)
DO_CONSPIRE = say("option-conspire", count=NUMBER)
DO_COMMISSION = say("option-commission", times=NUMBER, provisions=NUMBER, faith=NUMBER)
DO_FORTIFY = say("option-fortify", times=NUMBER, provisions=NUMBER, influence=NUMBER, needed=NUMBER)
DO_GARRISON = say("option-garrison", times=NUMBER, provisions=NUMBER, strength=NUMBER)
DO_ABSOLVE = say("option-absolve", times=NUMBER, silver=NUMBER, influence=NUMBER, needed=NUMBER)
DO_ATTACK = say("option-attack", strength=NUMBER)
DO_CONVERT = say("option-convert", times=NUMBER, silver=NUMBER, faith=NUMBER)
USE_FAVOUR = say("option-favour", favour=FAVOUR, silver=NUMBER, provisions=NUMBER, debts=NUMBER)
DO_PASS = say("option-pass", kept=NUMBER, lost=NUMBER)
CHOOSE_MODE = say("option-mode", mode=MODE, count=NUMBER)
RECRUIT_FOR = say("option-recruit-for", townsfolk=TOWNSFOLK, silver=NUMBER)
RECRUIT_FOR_DEBT = say("option-recruit-for-debt", townsfolk=TOWNSFOLK)
RECRUIT_FOR_EITHER = say("option-recruit-for-either", townsfolk=TOWNSFOLK, silver=NUMBER)
ATTACK_FOR = say("option-attack-for", outsider=OUTSIDER, flag=NUMBER, silver=NUMBER)
CONVERT_CARD = say("option-convert-card", outsider=OUTSIDER, flag=NUMBER, strength=NUMBER)
COMMISSION_TO = say("option-commission-to", space=SPACE, flag=NUMBER)
GARRISON_TO = say("option-garrison-to", space=SPACE, flag=NUMBER)
ABSOLVE_TO = say("option-absolve-to", space=ABSOLVE_SPACE)
WORKSHOP_ON = say("option-workshop", action=ACTION, place=NUMBER)
WORKSHOP_OVER = say("option-workshop-over", action=ACTION, place=NUMBER, worker=WORKER)
PAY_SILVER = say("option-pay-silver", silver=NUMBER, left=NUMBER)
PAY_DEBT = say("option-pay-debt", unpaid=NUMBER)
PLACE_WORKERS = say("option-workers", workers=WORKER + "*")
CLEAR_ACTION = say("option-clear", action=ACTION, workers=WORKER + "*")
DECLINE = say("option-decline")
HIRE_FREE = say("option-hire-free", townsfolk=TOWNSFOLK)
DISCARD_SUSPICION = say("option-suspicion", count=NUMBER, held=NUMBER)
CHOOSE_LIST = say("option-choose", place=NUMBER)
CHOOSE_WORKERS = say("option-choose-workers", workers=WORKER + "*")
RAISE_ATTRIBUTE = say("option-attribute", attribute=ATTRIBUTE_ID, value=NUMBER)
USE_ABILITY = say("option-ability", townsfolk=TOWNSFOLK)
STOP = say("option-stop")
KEEP_WORKER = say("option-keep", worker=WORKER, count=NUMBER)

# -- refusals ------------------------------------------------------------------------------------
ACTION_BUSY = say("blocked-busy", action=ACTION, workers=WORKER + "*")
NO_WORKERS = say("blocked-no-workers", action=ACTION, needed=NUMBER, held=NUMBER)
NO_FITTING = say("blocked-no-fitting", action=ACTION, worker=WORKER)
LIMIT_REACHED = say("blocked-limit", action=ACTION, limit=NUMBER)
NO_WORKSHOP = say("blocked-no-workshop", count=NUMBER)
ACTION_SILVER = say("blocked-action-silver", action=ACTION, needed=NUMBER, held=NUMBER)
ACTION_PROVISIONS = say("blocked-action-provisions", action=ACTION, needed=NUMBER, held=NUMBER)
TOWNSFOLK_SILVER = say("blocked-townsfolk-silver", townsfolk=TOWNSFOLK, needed=NUMBER, held=NUMBER)
OUTSIDER_SILVER = say("blocked-outsider-silver", outsider=OUTSIDER, needed=NUMBER, held=NUMBER)
FAVOUR_SILVER = say("blocked-favour-silver", favour=FAVOUR, needed=NUMBER, held=NUMBER)
FAVOUR_PROVISIONS = say("blocked-favour-provisions", favour=FAVOUR, needed=NUMBER, held=NUMBER)
FAVOUR_DEBT = say("blocked-favour-debt", favour=FAVOUR)
ACTION_VALUE = say(
    "blocked-action-value", action=ACTION, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
OUTSIDER_VALUE = say(
    "blocked-outsider-value", outsider=OUTSIDER, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
SPACE_VALUE = say(
    "blocked-space-value", space=SPACE, attribute=ATTRIBUTE_ID, needed=NUMBER, value=NUMBER
)
NO_SPACE = say("blocked-no-space", action=ACTION, attribute=ATTRIBUTE, value=NUMBER)
NO_WALL = say("blocked-no-wall", action=ACTION)
NO_TOWNSFOLK = say("blocked-no-townsfolk", action=ACTION)
NO_OUTSIDER = say("blocked-no-outsider", action=ACTION)
NOTHING_PLACED = say("blocked-nothing-placed", action=ACTION)
EMPTY_SLOT = say("blocked-empty-slot", slot=NUMBER)
SPACE_TAKEN = say("blocked-space-taken", space=SPACE, owner=SEAT)
SPACE_CLOSED = say("blocked-space-closed", space=SPACE, players=NUMBER)
JAR_THERE = say("blocked-jar-there", space=ABSOLVE_SPACE)
COVERED = say("blocked-covered", action=ACTION, place=NUMBER)
TAVERN_PICKED = say("blocked-tavern-picked", tavern=TAVERN, owner=SEAT)
FAVOUR_TAKEN = say("blocked-favour-taken", favour=FAVOUR)
FAVOUR_HIDDEN = say("blocked-favour-hidden", round=NUMBER)
FAVOUR_VOID = say("blocked-favour-void", favour=FAVOUR)
FAVOUR_WORKER = say("blocked-favour-worker", favour=FAVOUR, worker=WORKER)
WORKER_UNFIT = say("blocked-worker-unfit", worker=WORKER)
NOT_PRAY_ITSELF = say("blocked-not-pray-itself")
NO_CHANGE = say("blocked-no-change", place=NUMBER)
TRACK_FULL = say("blocked-track-full", attribute=ATTRIBUTE, value=NUMBER)
NEEDS_NO_SUSPICION = say("blocked-needs-no-suspicion", townsfolk=TOWNSFOLK, held=NUMBER)
NEEDS_TWO_SUSPICIONS = say("blocked-needs-two-suspicions", townsfolk=TOWNSFOLK, held=NUMBER)

# -- what an effect says of itself ---------------------------------------------------------------
EFFECTS: dict[str, Message] = {
    "worker": say("effect-worker", n=NUMBER, worker=WORKER_ID),
    "attribute": say("effect-attribute", n=NUMBER, attribute=ATTRIBUTE),
    **{
        op: say(f"effect-{op}", n=NUMBER)
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
# What a component does, around its effects.
DOES_OR = say("does-or")
DOES_SENT_AWAY = say("does-sent-away")
DOES_HIRED = say("does-hired")
DOES_ON_ACTION = say("does-on-action", action=ACTION)
DOES_ON_PAID_DEBT = say("does-on-paid-debt")
DOES_NO_SUSPICION = say("does-no-suspicion")
DOES_TWO_SUSPICIONS = say("does-two-suspicions")
DOES_AT_INQUISITION = say("does-at-inquisition")
DOES_ATTACKED = say("does-attacked")
DOES_CONVERTED = say("does-converted", strength=NUMBER)
DOES_WORKERS = say("does-workers", workers=WORKER + "*")
DOES_BOOST = say("does-boost", attribute=ATTRIBUTE, count=NUMBER)
DOES_WAIVE = say("does-waive", action=ACTION)
DOES_REDUCE = say("does-reduce", action=ACTION, count=NUMBER)
DOES_BONUS = say("does-bonus", action=ACTION)
DOES_POINTS = say("does-points", points=NUMBER)
DOES_NEEDS_WORKER = say("does-needs-worker", worker=WORKER)
DOES_NEEDS_ANY = say("does-needs-any")
DOES_COSTS = say("does-costs", silver=NUMBER, provisions=NUMBER, debts=NUMBER)
DOES_ORDER = say("does-order", action=ACTION, count=NUMBER)
DOES_SCORE_ATTACKED = say("does-score-attacked", faction=FACTION_ID)
DOES_SCORE_ACTION = say("does-score-action", action=ACTION_ID, every=NUMBER)
DOES_SCORE_ATTRIBUTE = say("does-score-attribute", attribute=ATTRIBUTE_ID, every=NUMBER)
DOES_SCORE_PAID = say("does-score-paid")
DOES_SCORE_UNPAID = say("does-score-unpaid")
DOES_SCORE_SUSPICION = say("does-score-suspicion")
DOES_SCORE_ORDER = say("does-score-order", base=NUMBER)
DOES_SCORE_MERCENARY = say("does-score-mercenary", base=NUMBER)
DOES_TAX = say("does-tax", count=NUMBER)
