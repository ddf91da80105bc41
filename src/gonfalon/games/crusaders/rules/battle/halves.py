"""The halves of cards: which operations they hold, and how they are resolved (CRU-BAT-08)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.model.effect import Operation, Reward
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.battle.effects import BattleOperation
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.measures import amount
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.errors import KernelError


def half_of(state: CrusadersState, side: int, card: int, half: int) -> Reward:
    """Return what a half of a card does."""
    cards = state.content.saracen_cards.halves if side == SARACENS else state.content.tactics.halves
    return cards[card][half]


def operations_of(state: CrusadersState, side: int, card: int, half: int) -> list[Operation]:
    """Return the operations of a half, in the order in which they are resolved."""
    found: list[Operation] = []
    for part in half_of(state, side, card, half).parts:
        if not isinstance(part, Operation):
            raise KernelError("the halves of cards are plain lists of operations")
        found.append(part)
    return found


@declared
class ResolveHalf(Procedure[CrusadersState]):
    """The parts of a half that do not wait for the end of the battle (CRU-BAT-08, CRU-EFF-02).

    Operations of one kind are added up and resolved where the first of them stands (CRU-EFF-05).
    """

    NAME = "crusaders.resolve-half"
    PHASES = ("do_part",)

    side: int = 0
    card: int = 0
    half: int = 0
    at: int = later(0)  # the next part
    added: int = later(0)  # mask of the parts that are resolved together with an earlier one

    def do_part(self, m: Match[CrusadersState]) -> None:
        """Resolve the next part; what it causes comes before the one after it."""
        battle = m.enclosing(Battle)
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
        battle: Battle,
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
