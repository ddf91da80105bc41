"""Duels: what happens, what is asked, what is offered and refused."""

from __future__ import annotations

from gonfalon.games.glory.model.messages.common import (
    ALLY,
    DIE,
    DIE_FACE,
    KNIGHT,
    PRESTIGE,
    RELIC,
    TITLE,
    TRAVEL,
    declare,
)
from gonfalon.kernel.message import NUMBER, SEAT

FACES = DIE_FACE + "*"

# Who meets whom.
PLAYER_DUEL = declare("event-duel-player", "GLO-PVP-01", seat=SEAT, other=SEAT)
KNIGHT_DUEL = declare("event-duel-knight", "GLO-DUEL-01", seat=SEAT, knight=KNIGHT)
CARD_DUEL = declare("event-duel-card", "GLO-DUEL-01", seat=SEAT, travel=TRAVEL)
BRAVE_DUEL = declare("event-duel-title", "GLO-TTL-10", seat=SEAT, title=TITLE)
VIRTUAL_DUEL = declare("event-duel-opponent", "GLO-SOLO-27", seat=SEAT)

# What happens in a pass.
PASS_BEGINS = declare("event-pass-begins", "GLO-DUEL-01", number=NUMBER)
STRENGTH_COMMITTED = declare(
    "event-strength-committed", "GLO-DUEL-04", seat=SEAT, count=NUMBER, total=NUMBER
)
ROLLED = declare("event-rolled", "GLO-DUEL-06", seat=SEAT, dice=FACES, attack=NUMBER)
KNIGHT_ROLLED = declare("event-knight-rolled", "GLO-DUEL-21", die=DIE_FACE, attack=NUMBER)
REROLLED = declare(
    "event-rerolled", "GLO-DUEL-11", seat=SEAT, before=FACES, after=FACES, attack=NUMBER
)
FAITH_SPENT = declare("event-faith-spent", "GLO-DUEL-11", seat=SEAT)
ALLY_USED = declare("event-ally-used", "GLO-RES-08", seat=SEAT, ally=ALLY)
RELIC_USED = declare("event-relic-used", "GLO-RES-08", seat=SEAT, relic=RELIC)
DIE_TURNED = declare(
    "event-die-turned", "GLO-ALLY-09", seat=SEAT, before=DIE_FACE, after=DIE_FACE, attack=NUMBER
)
ATTACK_RAISED = declare("event-attack-raised", "GLO-DUEL-10", seat=SEAT, n=NUMBER, attack=NUMBER)
FOE_WEAKENED = declare("event-foe-weakened", "GLO-DUEL-10", seat=SEAT, n=NUMBER, attack=NUMBER)
FOE_HUMBLED = declare("event-foe-humbled", "GLO-DUEL-17", seat=SEAT, n=NUMBER, prestige=NUMBER)
ALLY_READIED = declare("event-ally-readied", "GLO-ALLY-06", seat=SEAT, ally=ALLY)
RELIC_READIED = declare("event-relic-readied", "GLO-ALLY-06", seat=SEAT, relic=RELIC)
PRESTIGE_READIED = declare("event-prestige-readied", "GLO-ALLY-06", seat=SEAT, prestige=PRESTIGE)
PRESTIGE_SPENT = declare("event-prestige-spent", "GLO-DUEL-16", seat=SEAT, prestige=PRESTIGE)
PASS_WON = declare(
    "event-pass-won", "GLO-DUEL-14", seat=SEAT, number=NUMBER, attack=NUMBER, against=NUMBER
)
PASS_LOST = declare(
    "event-pass-lost", "GLO-DUEL-14", seat=SEAT, number=NUMBER, attack=NUMBER, against=NUMBER
)
# Why a pass with equal attacks is won or lost.
TIE_BY_PRESTIGE = declare("event-tie-prestige", "GLO-DUEL-15", more=NUMBER, less=NUMBER)
TIE_FOR_PLAYER = declare("event-tie-player", "GLO-DUEL-15", seat=SEAT)
TIE_BY_INITIATIVE = declare("event-tie-initiative", "GLO-PVP-05", seat=SEAT)

# How it ends.
DUEL_WON = declare("event-duel-won", "GLO-DUEL-01", seat=SEAT, passes=NUMBER, lost=NUMBER)
DUEL_LOST = declare("event-duel-lost", "GLO-DUEL-01", seat=SEAT, passes=NUMBER, lost=NUMBER)
STRENGTH_RECOVERED = declare("event-strength-recovered", "GLO-DUEL-27", seat=SEAT)
FAITH_RECOVERED = declare("event-faith-recovered", "GLO-DUEL-27", seat=SEAT)
PRESTIGE_RECOVERED = declare(
    "event-prestige-recovered", "GLO-DUEL-27", seat=SEAT, prestige=PRESTIGE
)
ALLY_RECOVERED = declare("event-ally-recovered", "GLO-DUEL-27", seat=SEAT, ally=ALLY)
RELIC_RECOVERED = declare("event-relic-recovered", "GLO-DUEL-27", seat=SEAT, relic=RELIC)

# Questions.
ASK_TENT = declare("ask-duel-tent")
ASK_READY_ALLY = declare("ask-duel-ready-ally")
ASK_READY_RELIC = declare("ask-duel-ready-relic")
ASK_STRENGTH = declare("ask-duel-strength", committed=NUMBER, most=NUMBER)
ASK_FAITH = declare("ask-duel-faith", most=NUMBER, attack=NUMBER, against=NUMBER)
ASK_LANCE = declare("ask-duel-lance", attack=NUMBER, against=NUMBER)
ASK_LAST_LANCE = declare("ask-duel-last-lance", attack=NUMBER, against=NUMBER)
ASK_RELIC = declare("ask-duel-relic", attack=NUMBER, against=NUMBER)
ASK_RING = declare("ask-duel-ring", most=NUMBER, attack=NUMBER, against=NUMBER)
ASK_RECOVER_ALLY = declare("ask-duel-recover-ally")
ASK_RECOVER_RELIC = declare("ask-duel-recover-relic")

# Answers.
USE_ALLY = declare("option-duel-ally", ally=ALLY)
USE_RELIC = declare("option-duel-relic", relic=RELIC)
USE_NONE = declare("option-duel-none")
READY_ALLY = declare("option-duel-ready-ally", ally=ALLY)
READY_RELIC = declare("option-duel-ready-relic", relic=RELIC)
COMMIT_NONE = declare("option-duel-no-strength", dice=NUMBER)
COMMIT_STRENGTH = declare("option-duel-strength", count=NUMBER, dice=NUMBER)
COMMIT_ACTIVATING = declare("option-duel-strength-activating", count=NUMBER, dice=NUMBER)
KEEP_DICE = declare("option-duel-keep-dice")
REROLL_DICE = declare("option-duel-reroll", dice=FACES)
ADD_DIE = declare("option-duel-add-die", die=DIE_FACE)
REROLL_PICKED = declare("option-duel-reroll-picked", dice=FACES)

# Refusals.
ALLY_SPENT = declare("blocked-ally-spent", ally=ALLY)
ALLY_BOUND = declare("blocked-ally-bound", ally=ALLY)
RELIC_SPENT = declare("blocked-relic-spent", relic=RELIC)
RELIC_BOUND = declare("blocked-relic-bound", relic=RELIC)
NO_DIE_TO_TURN = declare("blocked-no-die-to-turn", die=DIE)
NO_DICE = declare("blocked-no-dice")
NO_SPENT_ALLY = declare("blocked-no-spent-ally")
NO_SPENT_RELIC = declare("blocked-no-spent-relic")
NO_SPENT_PRESTIGE = declare("blocked-no-spent-prestige")
NOT_ITSELF = declare("blocked-not-itself", ally=ALLY)
STRENGTH_LIMIT = declare("blocked-strength-limit", count=NUMBER, committed=NUMBER, most=NUMBER)
STRENGTH_SHORT = declare("blocked-strength-short", count=NUMBER, have=NUMBER)
