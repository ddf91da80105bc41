"""What the parts of all orders have in common."""

from __future__ import annotations

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.model.turn_options import PART_RULES, PARTS
from gonfalon.games.crusaders.rules.base_turn import BaseTurn
from gonfalon.kernel.decision import Blocked
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text


class OrderPart:
    """A part of an order. A player carries out the parts in any sequence (CRU-ACT-05).

    `order` and `part` are its places in `PARTS`. An extra part belongs to reinforced orders alone.
    """

    __slots__ = ("extra", "order", "part")

    def __init__(self, order: int, part: int, extra: bool = False) -> None:
        self.order = order
        self.part = part
        self.extra = extra

    def possible(self, m: Match[CrusadersState], turn: BaseTurn) -> bool:
        """Return whether the part can be done now."""
        raise NotImplementedError

    def why_not(self, m: Match[CrusadersState]) -> Text:
        """Return why the part cannot be done now."""
        raise NotImplementedError

    def start(self, m: Match[CrusadersState], turn: BaseTurn) -> None:
        """Begin the part."""
        raise NotImplementedError

    def owed(self, m: Match[CrusadersState], turn: BaseTurn) -> bool:
        """Return whether the order cannot be finished before the part is done (CRU-ACT-05)."""
        return False

    def rule(self) -> str:
        """Return the rule that allows the part, or forbids it."""
        return PART_RULES[self.order][self.part]

    def blocked(self, m: Match[CrusadersState]) -> Blocked:
        """Return the explanation of a part that cannot be done now."""
        return Blocked(PARTS[self.order][self.part], self.rule(), self.why_not(m))
