"""The effect vocabulary (PAL-EFF): one class for each operation a content file may name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import CRIMINAL
from gonfalon.games.paladins.model.effect import Operation
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.debts import PayDebts
from gonfalon.games.paladins.rules.tax import Suspect, gain_tax
from gonfalon.kernel.play.match import Match


class Worker(Operation):
    """Gain workers; all criminals join before suspicion is drawn (PAL-EFF-01, PAL-SUSP-04)."""

    OP = "worker"
    WHAT = "type"
    WORDS = "worker"

    def quiet(self) -> bool:
        """Return False for criminals, because they draw suspicion."""
        return self.what != CRIMINAL

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the workers; two criminals draw one card after the other (PAL-FAV-06)."""
        m.state.sides[side].gain_workers(m, self.what, self.n)
        if self.what == CRIMINAL:
            m.call(Suspect(side, self.n))


class Silver(Operation):
    """Silver from the general supply (PAL-EFF-02)."""

    OP = "silver"
    PLAIN = True

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the silver."""
        m.state.sides[side].gain_silver(m, self.n)


class Provision(Operation):
    """Provisions from the general supply (PAL-EFF-02)."""

    OP = "provision"
    PLAIN = True

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the provisions."""
        m.state.sides[side].gain_provisions(m, self.n)


class Tax(Operation):
    """Tax from the tax supply (PAL-EFF-03)."""

    OP = "tax"

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the tax; the supply may run out."""
        gain_tax(m, side, self.n)


class Attribute(Operation):
    """Steps on an attribute track (PAL-EFF-04)."""

    OP = "attribute"
    WHAT = "attr"
    WORDS = "attribute"
    PLAIN = True

    def possible(self, state: PaladinsState, side: int) -> bool:
        """Require a track that is not at its end."""
        return state.boards[side].track[self.what] < state.content.board.track_end

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Raise the attribute."""
        m.state.sides[side].raise_attribute(m, self.what, self.n)


class DiscardSuspicion(Operation):
    """Discard up to n suspicion cards; the player may keep some or all (PAL-EFF-05)."""

    OP = "discard_suspicion"

    def possible(self, state: PaladinsState, side: int) -> bool:
        """Require a suspicion card."""
        return bool(state.boards[side].suspicion)

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].discard_suspicion(m, self.n)


class PayDebt(Operation):
    """Turn unpaid debts over (PAL-EFF-06)."""

    OP = "pay_debt"

    def possible(self, state: PaladinsState, side: int) -> bool:
        """Require an unpaid debt."""
        return state.boards[side].unpaid > 0

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Pay without asking (PAL-GEN-06); nothing replaces a missing debt (PAL-SOLO-RES-07)."""
        if m.state.boards[side].unpaid:
            m.call(PayDebts(side, self.n))


class DestroyDebt(Operation):
    """Return up to n unpaid debts to the deck; the player may keep them (PAL-EFF-07)."""

    OP = "destroy_debt"

    def possible(self, state: PaladinsState, side: int) -> bool:
        """Require an unpaid debt."""
        return state.boards[side].unpaid > 0

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].destroy_debts(m, self.n)


class Pray(Operation):
    """The pray effect (PAL-EFF-10, PAL-PRAY-04)."""

    OP = "pray"

    def possible(self, state: PaladinsState, side: int) -> bool:
        return state.sides[side].may_pray(state)

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].pray(m)


class Recruit(Operation):
    """Hire a townsfolk for free (PAL-EFF-10, PAL-REC-08)."""

    OP = "free_recruit"

    def possible(self, state: PaladinsState, side: int) -> bool:
        """Require a townsfolk in the row."""
        return max(state.townsfolk) >= 0

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].recruit(m)


class Develop(Operation):
    """Develop for free (PAL-EFF-10, PAL-DEV-07, PAL-RUL-11)."""

    OP = "free_develop"

    def possible(self, state: PaladinsState, side: int) -> bool:
        return state.sides[side].may_develop(state)

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].develop(m)


class RaiseChosen(Operation):
    """Raise an attribute of the player's choice (PAL-EFF-09)."""

    OP = "choose_attribute"

    def possible(self, state: PaladinsState, side: int) -> bool:
        """Require a track that is not at its end."""
        return min(state.boards[side].track) < state.content.board.track_end

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].raise_any(m, self.n)


OPERATIONS: Final[dict[str, type[Operation]]] = {
    operation.OP: operation
    for operation in (
        Worker,
        Silver,
        Provision,
        Tax,
        Attribute,
        DiscardSuspicion,
        PayDebt,
        DestroyDebt,
        Pray,
        Recruit,
        Develop,
        RaiseChosen,
    )
}
