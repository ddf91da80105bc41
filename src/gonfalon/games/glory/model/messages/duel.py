"""Duels: what happens, what is asked, what is offered and refused."""

from __future__ import annotations

from typing import Final

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
from gonfalon.kernel.values.message import NUMBER, SEAT

FACES = DIE_FACE + "*"

# Who meets whom.
PLAYER_DUEL: Final = declare("event-duel-player", "GLO-PVP-01", seat=SEAT, other=SEAT)
KNIGHT_DUEL: Final = declare("event-duel-knight", "GLO-DUEL-01", seat=SEAT, knight=KNIGHT)
CARD_DUEL: Final = declare("event-duel-card", "GLO-DUEL-01", seat=SEAT, travel=TRAVEL)
BRAVE_DUEL: Final = declare("event-duel-title", "GLO-TTL-10", seat=SEAT, title=TITLE)
VIRTUAL_DUEL: Final = declare("event-duel-opponent", "GLO-SOLO-27", seat=SEAT)

# What happens in a pass.
PASS_BEGINS: Final = declare("event-pass-begins", "GLO-DUEL-01", number=NUMBER)
STRENGTH_COMMITTED: Final = declare(
    "event-strength-committed", "GLO-DUEL-04", seat=SEAT, count=NUMBER, total=NUMBER
)
ROLLED: Final = declare("event-rolled", "GLO-DUEL-06", seat=SEAT, dice=FACES, attack=NUMBER)
KNIGHT_ROLLED: Final = declare("event-knight-rolled", "GLO-DUEL-21", die=DIE_FACE, attack=NUMBER)
REROLLED: Final = declare(
    "event-rerolled", "GLO-DUEL-11", seat=SEAT, before=FACES, after=FACES, attack=NUMBER
)
FAITH_SPENT: Final = declare("event-faith-spent", "GLO-DUEL-11", seat=SEAT)
ALLY_USED: Final = declare("event-ally-used", "GLO-RES-08", seat=SEAT, ally=ALLY)
RELIC_USED: Final = declare("event-relic-used", "GLO-RES-08", seat=SEAT, relic=RELIC)
DIE_TURNED: Final = declare(
    "event-die-turned", "GLO-ALLY-09", seat=SEAT, before=DIE_FACE, after=DIE_FACE, attack=NUMBER
)
ATTACK_RAISED: Final = declare(
    "event-attack-raised", "GLO-DUEL-10", seat=SEAT, n=NUMBER, attack=NUMBER
)
FOE_WEAKENED: Final = declare(
    "event-foe-weakened", "GLO-DUEL-10", seat=SEAT, n=NUMBER, attack=NUMBER
)
FOE_HUMBLED: Final = declare(
    "event-foe-humbled", "GLO-DUEL-17", seat=SEAT, n=NUMBER, prestige=NUMBER
)
ALLY_READIED: Final = declare("event-ally-readied", "GLO-ALLY-06", seat=SEAT, ally=ALLY)
RELIC_READIED: Final = declare("event-relic-readied", "GLO-ALLY-06", seat=SEAT, relic=RELIC)
PRESTIGE_READIED: Final = declare(
    "event-prestige-readied", "GLO-ALLY-06", seat=SEAT, prestige=PRESTIGE
)
PRESTIGE_SPENT: Final = declare("event-prestige-spent", "GLO-DUEL-16", seat=SEAT, prestige=PRESTIGE)
PASS_WON: Final = declare(
    "event-pass-won", "GLO-DUEL-14", seat=SEAT, number=NUMBER, attack=NUMBER, against=NUMBER
)
PASS_LOST: Final = declare(
    "event-pass-lost", "GLO-DUEL-14", seat=SEAT, number=NUMBER, attack=NUMBER, against=NUMBER
)
# Why a pass with equal attacks is won or lost.
TIE_BY_PRESTIGE: Final = declare("event-tie-prestige", "GLO-DUEL-15", more=NUMBER, less=NUMBER)
TIE_FOR_PLAYER: Final = declare("event-tie-player", "GLO-DUEL-15", seat=SEAT)
TIE_BY_INITIATIVE: Final = declare("event-tie-initiative", "GLO-PVP-05", seat=SEAT)

# How it ends.
DUEL_WON: Final = declare("event-duel-won", "GLO-DUEL-01", seat=SEAT, passes=NUMBER, lost=NUMBER)
DUEL_LOST: Final = declare("event-duel-lost", "GLO-DUEL-01", seat=SEAT, passes=NUMBER, lost=NUMBER)
STRENGTH_RECOVERED: Final = declare("event-strength-recovered", "GLO-DUEL-27", seat=SEAT)
FAITH_RECOVERED: Final = declare("event-faith-recovered", "GLO-DUEL-27", seat=SEAT)
PRESTIGE_RECOVERED: Final = declare(
    "event-prestige-recovered", "GLO-DUEL-27", seat=SEAT, prestige=PRESTIGE
)
ALLY_RECOVERED: Final = declare("event-ally-recovered", "GLO-DUEL-27", seat=SEAT, ally=ALLY)
RELIC_RECOVERED: Final = declare("event-relic-recovered", "GLO-DUEL-27", seat=SEAT, relic=RELIC)

# Questions.
ASK_TENT: Final = declare("ask-duel-tent")
ASK_READY_ALLY: Final = declare("ask-duel-ready-ally")
ASK_READY_RELIC: Final = declare("ask-duel-ready-relic")
ASK_STRENGTH: Final = declare("ask-duel-strength", committed=NUMBER, most=NUMBER)
ASK_FAITH: Final = declare("ask-duel-faith", most=NUMBER, attack=NUMBER, against=NUMBER)
ASK_LANCE: Final = declare("ask-duel-lance", attack=NUMBER, against=NUMBER)
ASK_LAST_LANCE: Final = declare("ask-duel-last-lance", attack=NUMBER, against=NUMBER)
ASK_RELIC: Final = declare("ask-duel-relic", attack=NUMBER, against=NUMBER)
ASK_RING: Final = declare("ask-duel-ring", most=NUMBER, attack=NUMBER, against=NUMBER)
ASK_RECOVER_ALLY: Final = declare("ask-duel-recover-ally")
ASK_RECOVER_RELIC: Final = declare("ask-duel-recover-relic")

# Answers.
USE_ALLY: Final = declare("option-duel-ally", ally=ALLY)
USE_RELIC: Final = declare("option-duel-relic", relic=RELIC)
USE_NONE: Final = declare("option-duel-none")
READY_ALLY: Final = declare("option-duel-ready-ally", ally=ALLY)
READY_RELIC: Final = declare("option-duel-ready-relic", relic=RELIC)
COMMIT_NONE: Final = declare("option-duel-no-strength", dice=NUMBER)
COMMIT_STRENGTH: Final = declare("option-duel-strength", count=NUMBER, dice=NUMBER)
COMMIT_ACTIVATING: Final = declare("option-duel-strength-activating", count=NUMBER, dice=NUMBER)
KEEP_DICE: Final = declare("option-duel-keep-dice")
REROLL_DICE: Final = declare("option-duel-reroll", dice=FACES)
ADD_DIE: Final = declare("option-duel-add-die", die=DIE_FACE)
REROLL_PICKED: Final = declare("option-duel-reroll-picked", dice=FACES)

# Refusals.
ALLY_SPENT: Final = declare("blocked-ally-spent", ally=ALLY)
ALLY_BOUND: Final = declare("blocked-ally-bound", ally=ALLY)
RELIC_SPENT: Final = declare("blocked-relic-spent", relic=RELIC)
RELIC_BOUND: Final = declare("blocked-relic-bound", relic=RELIC)
NO_DIE_TO_TURN: Final = declare("blocked-no-die-to-turn", die=DIE)
NO_DICE: Final = declare("blocked-no-dice")
NO_SPENT_ALLY: Final = declare("blocked-no-spent-ally")
NO_SPENT_RELIC: Final = declare("blocked-no-spent-relic")
NO_SPENT_PRESTIGE: Final = declare("blocked-no-spent-prestige")
NOT_ITSELF: Final = declare("blocked-not-itself", ally=ALLY)
STRENGTH_LIMIT: Final = declare(
    "blocked-strength-limit", count=NUMBER, committed=NUMBER, most=NUMBER
)
STRENGTH_SHORT: Final = declare("blocked-strength-short", count=NUMBER, have=NUMBER)
