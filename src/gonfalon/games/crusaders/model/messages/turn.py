"""The activation phase and the menu of a turn: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import ORDER, declare
from gonfalon.kernel.values.message import SEAT

ORDER_BEGINS: Final = declare("event-order-begins", "CRU-ACT-02", seat=SEAT, order=ORDER)
REINFORCED_ORDER_BEGINS: Final = declare(
    "event-reinforced-order-begins", "CRU-ACT-02", seat=SEAT, order=ORDER
)
ORDER_GRANTED: Final = declare("event-order-granted", "CRU-ACT-07", seat=SEAT, order=ORDER)
ORDER_RESOLVED: Final = declare("event-order-resolved", "CRU-ACT-06", seat=SEAT, order=ORDER)
AUTOMA_RETURNS: Final = declare("event-automa-returns", "CRU-AUTO-07", order=ORDER)
TOKENS_MOVE_IN: Final = declare("event-tokens-move-in", "CRU-ACT-03", orders=ORDER + "*")

ASK_TURN: Final = declare("ask-turn", order=ORDER)
ASK_REINFORCED_TURN: Final = declare("ask-reinforced-turn", order=ORDER)
ASK_AFTER_ORDER: Final = declare("ask-after-order", order=ORDER)
FINISH_ORDER: Final = declare("option-finish-order", order=ORDER)
END_THE_TURN: Final = declare("option-end-turn")
DO_PART = {
    part: declare(f"option-part-{part}")
    for part in (
        "upgrade",
        "building",
        "extra-building",
        "pray",
        "units",
        "tactics",
        "extra-tactic",
        "march",
        "march-governor",
    )
}
PART_DONE: Final = declare("blocked-part-done")
MUST_PRAY: Final = declare("blocked-must-pray")
MUST_ACT: Final = declare("blocked-must-act")
MUST_MARCH: Final = declare("blocked-must-march")
