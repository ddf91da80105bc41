"""What the parts of all orders have in common."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.options.turn import PART_RULES, PARTS
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.turn import Turn
from gonfalon.games.crusaders.rules.cards.market_cards import any_pick, covered_pick
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked
from gonfalon.kernel.values.message import Message, Text


class OrderPart:
    """A part of an order. A player carries out the parts in any sequence (CRU-ACT-05).

    `order` and `part` are its places in `PARTS`. An extra part belongs to reinforced orders alone.
    `RULE` is the rule that forbids it, if that is another one than the rule that allows it, and
    `WHY_NOT` the reason why it cannot be done now.
    """

    __slots__ = ("extra", "order", "part")
    RULE: ClassVar[str] = ""
    WHY_NOT: ClassVar[Message]

    def __init__(self, order: int, part: int, extra: bool = False) -> None:
        self.order = order
        self.part = part
        self.extra = extra

    def possible(self, m: Match[CrusadersState], turn: Turn) -> bool:
        """Return whether the part can be done now."""
        raise NotImplementedError

    def why_not(self, m: Match[CrusadersState]) -> Text:
        """Return why the part cannot be done now."""
        return Text(self.WHY_NOT)

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        """Begin the part."""
        raise NotImplementedError

    def owed(self, m: Match[CrusadersState], turn: Turn) -> bool:
        """Return whether the order cannot be finished before the part is done (CRU-ACT-05)."""
        return False

    def certain(self, m: Match[CrusadersState], turn: Turn) -> bool:
        """Return whether the part is sure to be possible, as everybody can tell (CRU-RUL-18).

        What only a rescript, a Bazaar or the unknown top of a deck could bring does not count.
        """
        return False

    def blocked(self, m: Match[CrusadersState]) -> Blocked:
        """Return the explanation of a part that cannot be done now."""
        rule = self.RULE or PART_RULES[self.order][self.part]
        return Blocked(PARTS[self.order][self.part], rule, self.why_not(m))


class CardPart(OrderPart):
    """A part in which cards are bought, from the market or the decks.

    The extra one of a reinforced order allows a higher level, and no discount (CRU-BUILD-06,
    CRU-MUST-04).
    """

    __slots__ = ()
    WHAT: ClassVar[int]

    def level(self, content: CrusadersContent) -> int:
        """Return the highest level that may be bought."""
        raise NotImplementedError

    def discount(self, turn: Turn) -> int:
        """Return what is left of the discount for this part."""
        return 0 if self.extra else turn.discount

    def possible(self, m: Match[CrusadersState], turn: Turn) -> bool:
        state = m.state
        return any_pick(
            state, turn.seat, self.WHAT, self.level(state.content), self.discount(turn), False
        )

    def certain(self, m: Match[CrusadersState], turn: Turn) -> bool:
        state = m.state
        if self.extra:
            return False
        return covered_pick(
            state, turn.seat, self.WHAT, self.level(state.content), self.discount(turn)
        )

    def optional(self, m: Match[CrusadersState], turn: Turn) -> bool:
        """Return whether no card at all may be taken (CRU-RUL-18). Ask when the part begins."""
        return not (turn.last_chance(m) and self.certain(m, turn))

    def why_not(self, m: Match[CrusadersState]) -> Text:
        return Text(self.WHY_NOT, self.level(m.state.content))
