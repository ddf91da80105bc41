"""The activation phase and the menu of a turn: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import ORDER, declare
from gonfalon.kernel.message import SEAT

ORDER_BEGINS = declare("event-order-begins", "CRU-ACT-02", seat=SEAT, order=ORDER)
REINFORCED_ORDER_BEGINS = declare(
    "event-reinforced-order-begins", "CRU-ACT-02", seat=SEAT, order=ORDER
)
ORDER_GRANTED = declare("event-order-granted", "CRU-ACT-07", seat=SEAT, order=ORDER)
ORDER_RESOLVED = declare("event-order-resolved", "CRU-ACT-06", seat=SEAT, order=ORDER)
AUTOMA_RETURNS = declare("event-automa-returns", "CRU-AUTO-07", order=ORDER)
TOKENS_MOVE_IN = declare("event-tokens-move-in", "CRU-ACT-03", orders=ORDER + "*")

ASK_TURN = declare("ask-turn", order=ORDER)
ASK_REINFORCED_TURN = declare("ask-reinforced-turn", order=ORDER)
ASK_AFTER_ORDER = declare("ask-after-order", order=ORDER)
FINISH_ORDER = declare("option-finish-order", order=ORDER)
END_THE_TURN = declare("option-end-turn")
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
PART_DONE = declare("blocked-part-done")
MUST_PRAY = declare("blocked-must-pray")
MUST_ACT = declare("blocked-must-act")
MUST_MARCH = declare("blocked-must-march")
