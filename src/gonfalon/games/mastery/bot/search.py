"""What the search knows about Medieval Mastery."""

from __future__ import annotations

from typing import Final

SCALE: Final = 3.0  # points

# Play-outs find nothing better here. A conflict card is chosen in secret, and the best reply to the
# one card that the heuristic would play is no reply to a person. A redeployment is made of several
# questions, and the heuristic undoes in the next ones what the first one began.
SKIP: Final = frozenset(
    (
        "advance-count",
        "conflict",
        "crown-target",
        "equalise",
        "insight",
        "order",
        "prosperity",
        "redeploy-count",
        "redeploy-from",
        "redeploy-to",
        "support",
    )
)
