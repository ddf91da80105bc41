"""The planning phase: events, questions, answers."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.messages.common import ORDER, declare
from gonfalon.kernel.values.message import NUMBER, SEAT

ORDER_PLACED: Final = declare("event-order-placed", "CRU-PLAN-03", seat=SEAT, order=ORDER)
ORDER_PLACED_OUTSIDE: Final = declare(
    "event-order-placed-outside", "CRU-PLAN-05", seat=SEAT, order=ORDER
)
ORDER_PLACED_REINFORCED: Final = declare(
    "event-order-placed-reinforced", "CRU-PLAN-09", seat=SEAT, order=ORDER
)
PLACEMENT_SKIPPED: Final = declare("event-placement-skipped", "CRU-PLAN-07", seat=SEAT)
FEE_PAID: Final = declare("event-fee-paid", "CRU-PLAN-04", seat=SEAT, owner=SEAT)
FEE_TO_BANK: Final = declare("event-fee-to-bank", "CRU-PLAN-04", seat=SEAT)
AUTOMA_PLACED: Final = declare("event-automa-placed", "CRU-AUTO-02", order=ORDER)
AUTOMA_PLACED_OUTSIDE: Final = declare("event-automa-placed-outside", "CRU-AUTO-03", order=ORDER)
AUTOMA_BOOST: Final = declare("event-automa-boost", "CRU-AUTO-03")
AUTOMA_SKIPPED: Final = declare("event-automa-skipped", "CRU-AUTO-08")
AUTOMA_FEE: Final = declare("event-automa-fee", "CRU-AUTO-05", owner=SEAT)

ASK_PLACE: Final = declare("ask-place", left=NUMBER)
PLACE_INNER: Final = declare("option-place-inner", order=ORDER, fee=NUMBER)
PLACE_OUTER: Final = declare("option-place-outer", order=ORDER)
PLACE_REINFORCED: Final = declare("option-place-reinforced", order=ORDER, fee=NUMBER)
TOKEN_ON_CROSS: Final = declare("blocked-token-on-cross", order=ORDER)
FEE_TOO_HIGH: Final = declare("blocked-fee-too-high", order=ORDER, fee=NUMBER, coins=NUMBER)
OUTER_TAKEN: Final = declare("blocked-outer-taken", order=ORDER)
ONE_OUTER_A_ROUND: Final = declare("blocked-one-outer-a-round")
HOMS_USED: Final = declare("blocked-homs-used")
