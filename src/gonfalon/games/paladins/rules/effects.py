"""The effect vocabulary (PAL-EFF): one class for each operation a content file may name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import CRIMINAL
from gonfalon.games.paladins.model.effect import Effect, list_changes
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.debts import PayDebts
from gonfalon.games.paladins.rules.tax import Suspect, gain_tax
from gonfalon.kernel.match import Match


class Worker(Effect):
    """Gain workers; all criminals join before suspicion is drawn (PAL-EFF-01, PAL-SUSP-04)."""

    OP = "worker"
    WHAT = "type"

    def plain(self) -> bool:
        """Return False for criminals, because they draw suspicion."""
        return self.what != CRIMINAL

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the workers; two criminals draw one card after the other (PAL-FAV-06)."""
        m.state.sides[side].gain_workers(m, self.what, self.n)
        if self.what == CRIMINAL:
            m.call(Suspect(side, self.n))


class Silver(Effect):
    """Silver from the general supply (PAL-EFF-02)."""

    OP = "silver"
    PLAIN = True

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the silver."""
        m.state.sides[side].gain_silver(m, self.n)


class Provision(Effect):
    """Provisions from the general supply (PAL-EFF-02)."""

    OP = "provision"
    PLAIN = True

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the provisions."""
        m.state.sides[side].gain_provisions(m, self.n)


class Tax(Effect):
    """Tax from the tax supply (PAL-EFF-03)."""

    OP = "tax"

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Take the tax; the supply may run out."""
        gain_tax(m, side, self.n)


class Attribute(Effect):
    """Steps on an attribute track (PAL-EFF-04)."""

    OP = "attribute"
    WHAT = "attr"
    PLAIN = True

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a track that is not at its end."""
        return t.boards[side].track[self.what] < t.c.board.track_end

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Raise the attribute."""
        m.state.sides[side].raise_attribute(m, self.what, self.n)


class DiscardSuspicion(Effect):
    """Discard up to n suspicion cards; the player may keep some or all (PAL-EFF-05)."""

    OP = "discard_suspicion"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a suspicion card."""
        return bool(t.boards[side].suspicion)

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].discard_suspicion(m, self.n)


class PayDebt(Effect):
    """Turn unpaid debts over (PAL-EFF-06)."""

    OP = "pay_debt"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require an unpaid debt."""
        return t.boards[side].unpaid > 0

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Pay without asking (PAL-GEN-06); nothing replaces a missing debt (PAL-SOLO-RES-07)."""
        if m.state.boards[side].unpaid:
            m.call(PayDebts(side, self.n))


class DestroyDebt(Effect):
    """Return up to n unpaid debts to the deck; the player may keep them (PAL-EFF-07)."""

    OP = "destroy_debt"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require an unpaid debt."""
        return t.boards[side].unpaid > 0

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].destroy_debts(m, self.n)


class Pray(Effect):
    """The pray effect (PAL-EFF-10, PAL-PRAY-04)."""

    OP = "pray"

    def able(self, t: PaladinsState, side: int) -> bool:
        return t.sides[side].may_pray(t)

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].pray(m)


class Recruit(Effect):
    """Hire a townsfolk for free (PAL-EFF-10, PAL-REC-08)."""

    OP = "free_recruit"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a townsfolk in the row."""
        return max(t.townsfolk) >= 0

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].recruit(m)


class Develop(Effect):
    """Develop for free (PAL-EFF-10, PAL-DEV-07, PAL-RUL-11)."""

    OP = "free_develop"

    def able(self, t: PaladinsState, side: int) -> bool:
        return t.sides[side].may_develop(t)

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].develop(m)


class RaiseChosen(Effect):
    """Raise an attribute of the player's choice (PAL-EFF-09)."""

    OP = "choose_attribute"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a track that is not at its end."""
        return min(t.boards[side].track) < t.c.board.track_end

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].raise_any(m, self.n)


class OneOf(Effect):
    """Resolve one of several lists (PAL-EFF-08)."""

    OP = "choose_one"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a list that would change something."""
        return any(list_changes(t, side, choice) for choice in self.choices)

    def do(self, m: Match[PaladinsState], side: int) -> None:
        m.state.sides[side].choose_one(m, self.choices)


OPERATIONS: Final[dict[str, type[Effect]]] = {
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
        OneOf,
    )
}
