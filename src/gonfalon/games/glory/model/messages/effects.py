"""What components do, in words: one message for each operation that content may name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import ALLY, DIE, ITEM, PRESTIGE, RELIC, declare
from gonfalon.kernel.values.message import NUMBER, Message

DOES_ONE_OF: Final = declare("does-one-of")
DOES_OR: Final = declare("does-or")

EFFECTS: Final[dict[str, Message]] = {
    "coin": declare("does-coin", n=NUMBER),
    "strength": declare("does-strength", n=NUMBER),
    "faith": declare("does-faith", n=NUMBER),
    "glory": declare("does-glory", n=NUMBER),
    "lose_coin": declare("does-lose-coin", n=NUMBER),
    "lose_glory": declare("does-lose-glory", n=NUMBER),
    "prestige": declare("does-prestige", n=NUMBER, prestige=PRESTIGE),
    "relic": declare("does-relic", n=NUMBER, relic=RELIC),
    "any_relic": declare("does-any-relic", n=NUMBER),
    "ally": declare("does-ally", n=NUMBER, ally=ALLY),
    "hire": declare("does-hire", n=NUMBER),
    "upgrade": declare("does-upgrade", to=NUMBER, item=ITEM),
    "titles": declare("does-titles", n=NUMBER),
    "travel": declare("does-travel", n=NUMBER),
    "blind_travel": declare("does-blind-travel", n=NUMBER),
    "lay_pawn": declare("does-lay-pawn", n=NUMBER),
    "turn_die": declare("does-turn-die", n=NUMBER, die=DIE),
    "attack": declare("does-attack", n=NUMBER),
    "weaken": declare("does-weaken", n=NUMBER),
    "humble": declare("does-humble", n=NUMBER),
    "ready_ally": declare("does-ready-ally", n=NUMBER),
    "ready_relic": declare("does-ready-relic", n=NUMBER),
    "ready_prestige": declare("does-ready-prestige", n=NUMBER),
    "reroll": declare("does-reroll", n=NUMBER),
}
