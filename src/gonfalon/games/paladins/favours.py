"""The king's favours (PAL-FAV): shared actions with one worker space each."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.act_words import workers_label
from gonfalon.games.paladins.effect import list_changes
from gonfalon.games.paladins.gains import take_debt
from gonfalon.games.paladins.messages import (
    ASK_FAVOUR_WORKER,
    FAVOUR_DEBT,
    FAVOUR_HIDDEN,
    FAVOUR_PROVISIONS,
    FAVOUR_SILVER,
    FAVOUR_TAKEN,
    FAVOUR_USED,
    FAVOUR_VOID,
    FAVOUR_WORKER,
    PAID,
    USE_FAVOUR,
    WORKER_UNFIT,
)
from gonfalon.games.paladins.options import payment_workers
from gonfalon.games.paladins.outlook import favour_outlook
from gonfalon.games.paladins.payments import misfit, payments
from gonfalon.games.paladins.rewards import reward
from gonfalon.games.paladins.state import FREE, Kingdom
from gonfalon.games.paladins.words import ANY, CRIMINAL, DEBT, PROVISION, SILVER, WORKERS
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

HIDDEN: Final = 1
OCCUPIED: Final = 2
VOID: Final = 3
WANTS_SILVER: Final = 4
WANTS_PROVISIONS: Final = 5
WANTS_DEBT: Final = 6
WANTS_WORKER: Final = 7


def favour_refusal(t: Kingdom, side: int, slot: int) -> int:
    """Return why a favour cannot be used, 0 if it can (PAL-FAV-01 to -05)."""
    if slot >= len(t.favours):
        return HIDDEN
    if t.favour_workers[slot] != FREE:
        return OCCUPIED
    cards = t.c.cards
    kind = t.favours[slot]
    board = t.boards[side]
    if not list_changes(t, side, cards.favour_reward[kind]):
        return VOID
    cost = cards.favour_cost[kind]
    if cost[SILVER] > board.silver:
        return WANTS_SILVER
    if cost[PROVISION] > board.provisions:
        return WANTS_PROVISIONS
    if cost[DEBT] > t.debts:
        return WANTS_DEBT
    return WANTS_WORKER if misfit(board.workers, [cards.favour_worker[kind]]) >= 0 else 0


def why_not(t: Kingdom, side: int, slot: int) -> Blocked:
    """Return the refusal of a favour with its rule and numbers."""
    reason = favour_refusal(t, side, slot)
    id = f"favour:{slot + 1}"
    if reason == HIDDEN:
        said = Said(FAVOUR_HIDDEN, t.c.board.favour_rounds[slot])
        return Blocked(id, "PAL-KING-04", said, (f"favour_slot:{slot + 1}",))
    cards = t.c.cards
    kind = t.favours[slot]
    cost = cards.favour_cost[kind]
    board = t.boards[side]
    touched = (f"favour:{cards.favours[kind]}",)
    if reason == OCCUPIED:
        return Blocked(id, "PAL-FAV-03", Said(FAVOUR_TAKEN, kind), touched)
    if reason == VOID:
        return Blocked(id, "PAL-FAV-04", Said(FAVOUR_VOID, kind), touched)
    if reason == WANTS_SILVER:
        said = Said(FAVOUR_SILVER, kind, cost[SILVER], board.silver)
        return Blocked(id, "PAL-FAV-01", said, touched)
    if reason == WANTS_PROVISIONS:
        said = Said(FAVOUR_PROVISIONS, kind, cost[PROVISION], board.provisions)
        return Blocked(id, "PAL-FAV-01", said, touched)
    if reason == WANTS_DEBT:
        return Blocked(id, "PAL-FAV-05", Said(FAVOUR_DEBT, kind), touched)
    need = cards.favour_worker[kind]
    said = Said(FAVOUR_WORKER, kind, CRIMINAL if need == ANY else need)
    return Blocked(id, "PAL-FAV-01", said, touched)


def favour_label(t: Kingdom, slot: int) -> Label:
    """Return how a favour reads among the actions of a turn."""
    cards = t.c.cards
    kind = t.favours[slot]
    cost = cards.favour_cost[kind]
    return Label(Said(USE_FAVOUR, kind, *cost), (f"favour:{cards.favours[kind]}",))


class UseFavour(Step[Kingdom]):
    """A favour that is being used: its worker, its cost, its effects (PAL-FAV-01)."""

    __slots__ = ("payment", "side", "slot", "used")
    NAME = "paladins.use-favour"
    FIELDS = ("side", "slot", "payment", "used")

    def __init__(self, side: int = 0, slot: int = 0, payment: int = 0, used: bool = False) -> None:
        self.side = side
        self.slot = slot
        self.payment = payment
        self.used = used

    def clone(self) -> UseFavour:
        """Return an independent copy."""
        return UseFavour(self.side, self.slot, self.payment, self.used)

    def run(self, m: Match[Kingdom]) -> bool:
        """Ask for the worker, then pay and receive."""
        if not self.payment:
            return False
        if self.used:
            m.done()
            return True
        self.used = True
        t = m.table
        board = t.boards[self.side]
        kind = t.favours[self.slot]
        worker = payment_workers(self.payment)[0]
        board.workers[worker] -= 1
        t.favour_workers[self.slot] = worker
        if m.listening:
            m.emit(FAVOUR_USED, (self.side, kind, worker))
        cost = t.c.cards.favour_cost[kind]
        board.silver -= cost[SILVER]
        board.provisions -= cost[PROVISION]
        if m.listening:
            for resource in (SILVER, PROVISION):
                if cost[resource]:
                    m.emit(PAID, (self.side, resource, cost[resource]))
        if cost[DEBT]:
            take_debt(m, self.side, cost[DEBT])
        reward(m, self.side, t.c.cards.favour_reward[kind])
        return True

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask which worker."""
        t = m.table
        need = t.c.cards.favour_worker[t.favours[self.slot]]
        return [Decision(self.side, "workers", payments(t, t.boards[self.side], [need]))]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Keep the worker."""
        self.payment = value

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_FAVOUR_WORKER, m.table.favours[self.slot])

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        label = workers_label(option)
        worker = payment_workers(option.value)[0]
        label.outlook = favour_outlook(m.table, self.side, self.slot, worker)
        return label

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say which own workers do not fit."""
        t = m.table
        need = t.c.cards.favour_worker[t.favours[self.slot]]
        return [
            Blocked(WORKERS[worker], "PAL-WORK-02", Said(WORKER_UNFIT, worker))
            for worker, count in enumerate(t.boards[self.side].workers)
            if count and need not in (ANY, worker) and worker != CRIMINAL
        ]
