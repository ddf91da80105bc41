"""How a converted outsider scores, according to its card (PAL-SCORE-07)."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.model.constants import ACTIONS, ATTRIBUTES
from gonfalon.kernel.values.errors import ContentError

PER_ATTACKED: Final = 0
PER_ACTION: Final = 1
PER_ATTRIBUTE: Final = 2
PER_PAID_DEBT: Final = 3
PER_SUSPICION: Final = 4
PER_UNPAID_DEBT: Final = 5
PER_ORDER: Final = 6
PER_CONVERTED: Final = 7
KINDS: Final = (
    "per_attacked",
    "per_action",
    "per_attribute",
    "per_paid_debt",
    "per_suspicion",
    "per_unpaid_debt",
    "per_kings_order",
    "per_converted",
)

COUNTED: Final = (  # the words for what a card counts
    "saracen",
    "byzantine",
    "viking",
    "develop",
    "recruit",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "convert",
    *ATTRIBUTES,
    "paid_debt",
    "suspicion",
    "unpaid_debt",
    "kings_order",
    "mercenary",
)


class Score:
    """One condition: `base` points, plus 1 for every `every` of what it counts.

    `counted` is the number of the word for that in COUNTED.
    """

    __slots__ = ("base", "counted", "every", "kind", "what")

    def __init__(
        self, data: dict[str, Any], types: list[str], factions: list[str], where: str
    ) -> None:
        kinds = [kind for kind in KINDS if kind in data]
        if len(kinds) != 1 or set(data) - {*KINDS, "base", "every"}:
            raise ContentError(f"{where}: a score of one kind is needed")
        self.kind = KINDS.index(kinds[0])
        self.base: int = data.get("base", 0)
        self.every: int = data.get("every", 1)
        words: dict[int, list[str]] = {
            PER_ATTACKED: factions,
            PER_ACTION: list(ACTIONS),
            PER_ATTRIBUTE: list(ATTRIBUTES),
            PER_CONVERTED: types,
        }
        self.what = -1
        if self.kind in words:
            if data[kinds[0]] not in words[self.kind]:
                raise ContentError(f"{where}: nothing to count is called {data[kinds[0]]!r}")
            self.what = words[self.kind].index(data[kinds[0]])
        word = data[kinds[0]] if self.kind in words else kinds[0].removeprefix("per_")
        if word not in COUNTED:
            raise ContentError(f"{where}: there is no text for a card that counts {word!r}")
        self.counted = COUNTED.index(word)
        if self.every < 1:
            raise ContentError(f"{where}: every must be at least 1")
