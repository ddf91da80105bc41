"""The planning phase: events, questions, answers."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages.common import ORDER, declare
from gonfalon.kernel.message import NUMBER, SEAT

ORDER_PLACED = declare("event-order-placed", "CRU-PLAN-03", seat=SEAT, order=ORDER)
ORDER_PLACED_OUTSIDE = declare("event-order-placed-outside", "CRU-PLAN-05", seat=SEAT, order=ORDER)
ORDER_PLACED_REINFORCED = declare(
    "event-order-placed-reinforced", "CRU-PLAN-09", seat=SEAT, order=ORDER
)
PLACEMENT_SKIPPED = declare("event-placement-skipped", "CRU-PLAN-07", seat=SEAT)
FEE_PAID = declare("event-fee-paid", "CRU-PLAN-04", seat=SEAT, owner=SEAT)
FEE_TO_BANK = declare("event-fee-to-bank", "CRU-PLAN-04", seat=SEAT)
AUTOMA_PLACED = declare("event-automa-placed", "CRU-AUTO-02", order=ORDER)
AUTOMA_PLACED_OUTSIDE = declare("event-automa-placed-outside", "CRU-AUTO-03", order=ORDER)
AUTOMA_BOOST = declare("event-automa-boost", "CRU-AUTO-03")
AUTOMA_SKIPPED = declare("event-automa-skipped", "CRU-AUTO-08")
AUTOMA_FEE = declare("event-automa-fee", "CRU-AUTO-05", owner=SEAT)

ASK_PLACE = declare("ask-place", left=NUMBER)
PLACE_INNER = declare("option-place-inner", order=ORDER, fee=NUMBER)
PLACE_OUTER = declare("option-place-outer", order=ORDER)
PLACE_REINFORCED = declare("option-place-reinforced", order=ORDER, fee=NUMBER)
TOKEN_ON_CROSS = declare("blocked-token-on-cross", order=ORDER)
FEE_TOO_HIGH = declare("blocked-fee-too-high", order=ORDER, fee=NUMBER, coins=NUMBER)
OUTER_TAKEN = declare("blocked-outer-taken", order=ORDER)
ONE_OUTER_A_ROUND = declare("blocked-one-outer-a-round")
HOMS_USED = declare("blocked-homs-used")
