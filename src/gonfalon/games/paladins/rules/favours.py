"""The king's favours (PAL-FAV): shared actions with one worker space each."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import ANY, CRIMINAL, DEBT, FREE, PROVISION, SILVER
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.gains import take_debt
from gonfalon.games.paladins.rules.payments import (
    misfit,
    payments,
    unfit_workers,
    workers_label,
)
from gonfalon.games.paladins.rules.preview import act_preview
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.amounts import values_of
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

HIDDEN: Final = 1
OCCUPIED: Final = 2
WANTS_SILVER: Final = 3
WANTS_PROVISIONS: Final = 4
WANTS_DEBT: Final = 5
WANTS_WORKER: Final = 6


def favour_refusal(state: PaladinsState, side: int, slot: int) -> int:
    """Return why a favour cannot be used; 0 if it can.

    It must be revealed (PAL-KING-04), and its cost payable in full (PAL-FAV-01, PAL-GEN-09). It may
    be used even if it brings nothing (PAL-FAV-04).
    """
    if slot >= len(state.favours):
        return HIDDEN
    if state.favour_workers[slot] != FREE:  # PAL-FAV-03
        return OCCUPIED
    cards = state.content.cards
    kind = state.favours[slot]
    board = state.boards[side]
    cost = cards.favour_cost[kind]  # no paladin changes it (PAL-PALADIN-11)
    if cost[SILVER] > board.silver:
        return WANTS_SILVER
    if cost[PROVISION] > board.provisions:
        return WANTS_PROVISIONS
    if cost[DEBT] > state.debts:  # PAL-FAV-05
        return WANTS_DEBT
    return WANTS_WORKER if misfit(board.workers, [cards.favour_worker[kind]]) >= 0 else 0


def why_not(state: PaladinsState, side: int, slot: int) -> Blocked:
    """Return the refusal of a favour, with its rule and numbers."""
    reason = favour_refusal(state, side, slot)
    id = f"favour:{slot + 1}"
    if reason == HIDDEN:
        text = Text(say.FAVOUR_HIDDEN, state.content.board.favour_rounds[slot])
        return Blocked(id, "PAL-KING-04", text, (f"favour_slot:{slot + 1}",))
    cards = state.content.cards
    kind = state.favours[slot]
    cost = cards.favour_cost[kind]
    board = state.boards[side]
    touched = (f"favour:{cards.favours[kind]}",)
    if reason == OCCUPIED:
        return Blocked(id, "PAL-FAV-03", Text(say.FAVOUR_TAKEN, kind), touched)
    if reason == WANTS_SILVER:
        text = Text(say.FAVOUR_SILVER, kind, cost[SILVER], board.silver)
        return Blocked(id, "PAL-FAV-01", text, touched)
    if reason == WANTS_PROVISIONS:
        text = Text(say.FAVOUR_PROVISIONS, kind, cost[PROVISION], board.provisions)
        return Blocked(id, "PAL-FAV-01", text, touched)
    if reason == WANTS_DEBT:
        return Blocked(id, "PAL-FAV-05", Text(say.FAVOUR_DEBT, kind), touched)
    need = cards.favour_worker[kind]
    text = Text(say.FAVOUR_WORKER, kind, CRIMINAL if need == ANY else need)
    return Blocked(id, "PAL-FAV-01", text, touched)


def brings_nothing(state: PaladinsState, side: int, slot: int) -> bool:
    """Return whether using a favour would only deny it to others (PAL-FAV-04)."""
    return not state.content.cards.favour_reward[state.favours[slot]].possible(state, side)


def favour_label(state: PaladinsState, side: int, slot: int) -> Label:
    """Return the label of a favour among the actions of a turn."""
    cards = state.content.cards
    kind = state.favours[slot]
    message = say.USE_FAVOUR_VOID if brings_nothing(state, side, slot) else say.USE_FAVOUR
    text = Text(message, kind, *cards.favour_cost[kind])
    return Label(text, (f"favour:{cards.favours[kind]}",))


@declared
class UseFavour(Step[PaladinsState]):
    """A favour in use: its worker, cost and effects (PAL-FAV-01)."""

    NAME = "paladins.use-favour"

    side: int = 0
    slot: int = 0
    worker: int = FREE  # FREE until it is chosen
    used: bool = False

    def run(self, m: Match[PaladinsState]) -> bool:
        """Ask for the worker, then pay and receive the reward."""
        if self.worker == FREE:
            return False
        if self.used:
            m.done()
            return True
        self.used = True
        state = m.state
        board = state.boards[self.side]
        kind = state.favours[self.slot]
        worker = self.worker
        board.workers[worker] -= 1
        state.favour_workers[self.slot] = worker  # not on the player's board (PAL-FAV-07)
        m.emit(say.FAVOUR_USED, self.side, kind, worker)
        cost = state.content.cards.favour_cost[kind]
        board.silver -= cost[SILVER]
        board.provisions -= cost[PROVISION]
        if m.listening:
            for resource in (SILVER, PROVISION):
                if cost[resource]:
                    m.emit(say.PAID, self.side, resource, cost[resource])
        if cost[DEBT]:
            take_debt(m, self.side, cost[DEBT])
        state.content.cards.favour_reward[kind].do(m, self.side)
        return True

    def ask(self, m: Match[PaladinsState]) -> list[Decision]:
        """Ask which worker to place (PAL-DEC-13)."""
        state = m.state
        need = state.content.cards.favour_worker[state.favours[self.slot]]
        options = payments(state, state.boards[self.side], [need])
        return [Decision(self.side, "workers", options, public=True, default=0)]

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Record the worker."""
        self.worker = values_of(option)[0]

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_FAVOUR_WORKER, m.state.favours[self.slot])

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        label = workers_label(option)
        label.preview = act_preview(m, decision, option)
        return label

    def blocked(self, m: Match[PaladinsState], decision: Decision) -> list[Blocked]:
        """Explain which of the player's workers do not fit."""
        state = m.state
        need = state.content.cards.favour_worker[state.favours[self.slot]]
        return unfit_workers(state, self.side, [need])
