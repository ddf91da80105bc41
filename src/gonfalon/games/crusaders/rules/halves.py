"""The halves of cards: which operations they hold, and how they are resolved (CRU-BAT-08)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.model.effect import Operation, Reward
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.base_battle import BaseBattle
from gonfalon.games.crusaders.rules.battle_effects import BattleOperation
from gonfalon.games.crusaders.rules.measures import amount
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure


def half_of(t: CrusadersState, side: int, card: int, half: int) -> Reward:
    """Return what a half of a card does."""
    cards = t.c.saracen_cards.halves if side == SARACENS else t.c.tactics.halves
    return cards[card][half]


def operations_of(t: CrusadersState, side: int, card: int, half: int) -> list[Operation]:
    """Return the operations of a half, in the order in which they are resolved."""
    found: list[Operation] = []
    for part in half_of(t, side, card, half).parts:
        if not isinstance(part, Operation):
            raise KernelError("the halves of cards are plain lists of operations")
        found.append(part)
    return found


class ResolveHalf(Procedure[CrusadersState]):
    """The parts of a half that do not wait for the end of the battle (CRU-BAT-08, CRU-EFF-02).

    Operations of one kind are added up and resolved where the first of them stands (CRU-EFF-05).
    """

    NAME = "crusaders.resolve-half"
    PHASES = ("do_part",)

    def __init__(self, side: int = 0, card: int = 0, half: int = 0) -> None:
        super().__init__()
        self.side = side
        self.card = card
        self.half = half
        self.at = 0  # the next part
        self.added = 0  # mask of the parts that are resolved together with an earlier one

    # region written by `gonfalon fields`
    __slots__ = ("added", "at", "card", "half", "side")
    FIELDS = ("side", "card", "half", "at", "added")

    def clone(self) -> ResolveHalf:
        other = ResolveHalf(self.side, self.card, self.half)
        other.phase = self.phase
        other.next = self.next
        other.at = self.at
        other.added = self.added
        return other

    def run(self, m: Match[CrusadersState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_part(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_part(self, m: Match[CrusadersState]) -> None:
        """Resolve the next part; what it causes comes before the one after it."""
        battle = m.enclosing(BaseBattle)
        parts = operations_of(m.state, self.side, self.card, self.half)
        while self.at < len(parts):
            part = parts[self.at]
            skipped = part.at_end or self.added >> self.at & 1
            self.at += 1
            if skipped or not battle.meets(m.state, self.side, part.condition):
                continue
            self.again()
            if isinstance(part, BattleOperation):
                part.act(m, battle, self.side, self.total(m, battle, parts, part))
            else:
                part.do(m, self.side)
            return

    def total(
        self,
        m: Match[CrusadersState],
        battle: BaseBattle,
        parts: list[Operation],
        first: BattleOperation,
    ) -> int:
        """Return the amount of a part with those of the same kind that follow it."""
        found = amount(m, self.side, first)
        for place in range(self.at, len(parts)):
            part = parts[place]
            if part.OP == first.OP and not part.at_end:
                self.added |= 1 << place
                if battle.meets(m.state, self.side, part.condition):
                    found += amount(m, self.side, part)
        return found
