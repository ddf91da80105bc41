"""What is printed on components besides effects: when they apply, prices, opponents, conditions."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.messages.common import ALLY, DIE, ITEM, RESOURCE, TYPE, declare
from gonfalon.kernel.values.message import NUMBER, Message

# Allies and relics.
DOES_WHEN: Final[
    tuple[Message | None, ...]
] = (  # by timing; passive allies have a text of their own
    declare("does-on-gain"),
    declare("does-in-tent"),
    declare("does-with-lance"),
    None,
)
DOES_PASSIVE: Final[tuple[Message, ...]] = (  # by passive
    declare("does-faith-reroll-bonus", n=NUMBER),
    declare("does-plan-journey-bonus", n=NUMBER),
    declare("does-coin-discount", n=NUMBER),
    declare("does-travel-limit-bonus", n=NUMBER),
    declare("does-title-bonus", n=NUMBER),
)
DOES_IN_PASS: Final = declare("does-in-pass")
DOES_ORDER: Final = declare("does-order")  # of Initiative

# Travel cards and events.
DOES_PRICE: Final = declare("does-price", resource=RESOURCE, n=NUMBER)
DOES_FREE: Final = declare("does-free")
DOES_CHALLENGE: Final = declare("does-challenge", attack=NUMBER, prestige=NUMBER)
DOES_TO_ALL: Final = declare("does-to-all")
DOES_EVENT_ACTION: Final = declare("does-event-action")

# Knights.
DOES_KNIGHT: Final = declare("does-knight", attack=NUMBER, prestige=NUMBER, glory=NUMBER)
DOES_ADDS_DIE: Final = declare("does-adds-die")
DOES_FEWER_DICE: Final = declare("does-fewer-dice", die=DIE)

# Characters.
DOES_START: Final = declare("does-start", coin=NUMBER, strength=NUMBER, faith=NUMBER, glory=NUMBER)
DOES_LEVELS: Final = declare("does-levels", steed=NUMBER, armour=NUMBER)
DOES_TITLES_DEALT: Final = declare("does-titles-dealt", n=NUMBER)
DOES_TITLES_KEPT: Final = declare("does-titles-kept", keep=NUMBER, n=NUMBER)
DOES_CARDS_DEALT: Final = declare("does-cards-dealt", type=TYPE, n=NUMBER)
DOES_SPECIAL_ALLIES: Final = declare("does-special-allies", n=NUMBER)
DOES_INCOME: Final = declare("does-income", coin=NUMBER, strength=NUMBER, faith=NUMBER)

# Titles.
DOES_TITLE_GLORY: Final = declare("does-title-glory", n=NUMBER)
DOES_NEEDS_PLAYED: Final = declare("does-needs-played", type=TYPE, n=NUMBER)
DOES_NEEDS_ALLIES: Final = declare("does-needs-allies", n=NUMBER)
DOES_NEEDS_ALLY: Final = declare("does-needs-ally", ally=ALLY, n=NUMBER)
DOES_NEEDS_WITHOUT: Final = declare("does-needs-without", ally=ALLY)
DOES_NEEDS_RELICS: Final = declare("does-needs-relics", n=NUMBER)
DOES_NEEDS_PRESTIGE: Final = declare("does-needs-prestige", n=NUMBER)
DOES_NEEDS_GOODS: Final = declare("does-needs-goods", resource=RESOURCE, n=NUMBER)
DOES_NEEDS_LEVEL: Final = declare("does-needs-level", item=ITEM, level=NUMBER)
DOES_NEEDS_DUEL: Final = declare("does-needs-duel", attack=NUMBER, prestige=NUMBER)

# Cards of the virtual opponent.
DOES_OPPONENT_ALLY: Final = declare("does-opponent-ally", allies=ALLY + "*")
DOES_OPPONENT_PLAN: Final = declare("does-opponent-plan", type=TYPE)
DOES_OPPONENT: Final[dict[str, Message]] = {
    "special_ally": declare("does-opponent-special-ally"),
    "new_goal": declare("does-opponent-new-goal"),
    "event": declare("does-opponent-event"),
    "initiative": declare("does-opponent-initiative"),
    "training": declare("does-opponent-training"),
    "prayer": declare("does-opponent-prayer"),
    "service": declare("does-opponent-service"),
    "herald": declare("does-opponent-herald"),
}
