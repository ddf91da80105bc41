"""What components do."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.messages.common import (
    ACTION,
    ACTION_ID,
    ATTRIBUTE,
    ATTRIBUTE_ID,
    FACTION_ID,
    WORKER,
    WORKER_ID,
    declare,
)
from gonfalon.kernel.values.message import NUMBER, Message

# Effects.
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
DOES_OR: Final = declare("does-or")
DOES_SENT_AWAY: Final = declare("does-sent-away")
DOES_HIRED: Final = declare("does-hired")
DOES_ON_ACTION: Final = declare("does-on-action", action=ACTION)
DOES_ON_PAID_DEBT: Final = declare("does-on-paid-debt")
DOES_NO_SUSPICION: Final = declare("does-no-suspicion")
DOES_TWO_SUSPICIONS: Final = declare("does-two-suspicions")
DOES_AT_INQUISITION: Final = declare("does-at-inquisition")
DOES_ATTACKED: Final = declare("does-attacked")
DOES_CONVERTED: Final = declare("does-converted", strength=NUMBER)
DOES_WORKERS: Final = declare("does-workers", workers=WORKER + "*")
DOES_BOOST: Final = declare("does-boost", attribute=ATTRIBUTE, count=NUMBER)
DOES_WAIVE: Final = declare("does-waive", action=ACTION)
DOES_REDUCE: Final = declare("does-reduce", action=ACTION, count=NUMBER)
DOES_BONUS: Final = declare("does-bonus", action=ACTION)
DOES_POINTS: Final = declare("does-points", points=NUMBER)
DOES_NEEDS_WORKER: Final = declare("does-needs-worker", worker=WORKER)
DOES_NEEDS_ANY: Final = declare("does-needs-any")
DOES_COSTS: Final = declare("does-costs", silver=NUMBER, provisions=NUMBER, debts=NUMBER)
DOES_ORDER: Final = declare("does-order", action=ACTION, count=NUMBER)
DOES_SCORE_ATTACKED: Final = declare("does-score-attacked", faction=FACTION_ID)
DOES_SCORE_ACTION: Final = declare("does-score-action", action=ACTION_ID, every=NUMBER)
DOES_SCORE_ATTRIBUTE: Final = declare("does-score-attribute", attribute=ATTRIBUTE_ID, every=NUMBER)
DOES_SCORE_PAID: Final = declare("does-score-paid")
DOES_SCORE_UNPAID: Final = declare("does-score-unpaid")
DOES_SCORE_SUSPICION: Final = declare("does-score-suspicion")
DOES_SCORE_ORDER: Final = declare("does-score-order", base=NUMBER)
DOES_SCORE_MERCENARY: Final = declare("does-score-mercenary", base=NUMBER)
DOES_TAX: Final = declare("does-tax", count=NUMBER)
