"""The effect vocabulary (PAL-EFF): one class for each operation the content files may name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.act import Act
from gonfalon.games.paladins.choices import (
    ChooseAttribute,
    ChooseOne,
    ChoosePrayer,
    DropSuspicion,
    FreeRecruit,
)
from gonfalon.games.paladins.debts import PayDebts
from gonfalon.games.paladins.effect import Effect, list_changes
from gonfalon.games.paladins.gains import (
    destroy_debts,
    discard_suspicion,
    gain_provisions,
    gain_silver,
    gain_workers,
    raise_attribute,
)
from gonfalon.games.paladins.resources import lowest_attribute, move_marker
from gonfalon.games.paladins.rewards import Rewards
from gonfalon.games.paladins.schemes import automa_discards_townsfolk, automa_prays
from gonfalon.games.paladins.shortfall import Shortfall
from gonfalon.games.paladins.state import Kingdom
from gonfalon.games.paladins.tax import Suspect, gain_tax
from gonfalon.games.paladins.words import CRIMINAL, DEVELOP
from gonfalon.kernel.match import Match


class Worker(Effect):
    """Workers; all criminals of one gain join first, then suspicion is drawn (PAL-SUSP-04)."""

    OP = "worker"
    WHAT = "type"

    def plain(self) -> bool:
        """A criminal draws suspicion."""
        return self.what != CRIMINAL

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Take them."""
        gain_workers(m, side, self.what, self.n)
        if self.what == CRIMINAL:
            m.push(Suspect(side, self.n))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """All workers are alike for it (PAL-SOLO-RES-01)."""
        automa = m.table.automa
        if automa is not None:
            automa.workers += self.n
        if self.what == CRIMINAL:
            m.push(Suspect(side, self.n))


class Silver(Effect):
    """Silver from the general supply (PAL-EFF-02)."""

    OP = "silver"
    PLAIN = True

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Take it."""
        gain_silver(m, side, self.n)

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Move the resource marker (PAL-SOLO-RES-02)."""
        move_marker(m, side, self.n)


class Provision(Effect):
    """Provisions from the general supply (PAL-EFF-02)."""

    OP = "provision"
    PLAIN = True

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Take them."""
        gain_provisions(m, side, self.n)

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Move the resource marker (PAL-SOLO-RES-02)."""
        move_marker(m, side, self.n)


class Tax(Effect):
    """Tax (PAL-EFF-03)."""

    OP = "tax"

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Take it; the supply may run out."""
        gain_tax(m, side, self.n)

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Take it; the supply may run out."""
        gain_tax(m, side, self.n)


class Attribute(Effect):
    """A step on a track (PAL-EFF-04)."""

    OP = "attribute"
    WHAT = "attr"
    PLAIN = True

    def able(self, t: Kingdom, side: int) -> bool:
        """The track must not have ended."""
        return t.boards[side].track[self.what] < t.c.board.track_end

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Raise it."""
        raise_attribute(m, side, self.what, self.n)

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Raise it."""
        raise_attribute(m, side, self.what, self.n)


class DiscardSuspicion(Effect):
    """Discard up to n suspicion cards; the receiver may keep some or all (PAL-EFF-05)."""

    OP = "discard_suspicion"

    def able(self, t: Kingdom, side: int) -> bool:
        """There has to be one."""
        return bool(t.boards[side].suspicion)

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Ask how many; without any the effect is lost (PAL-GEN-07)."""
        if m.table.boards[side].suspicion:
            m.push(DropSuspicion(side, self.n))

    def use(self, m: Match[Kingdom], side: int) -> None:
        """Discard without asking again: using the card was the choice."""
        discard_suspicion(m, side, min(self.n, len(m.table.boards[side].suspicion)))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """It never declines, and pays for missing cards (PAL-SOLO-RES-07, -11)."""
        m.push(Shortfall(side, self.n, False))


class PayDebt(Effect):
    """Turn unpaid debts over (PAL-EFF-06, -11)."""

    OP = "pay_debt"

    def able(self, t: Kingdom, side: int) -> bool:
        """There has to be an unpaid debt."""
        return t.boards[side].unpaid > 0

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Pay, automatically (PAL-GEN-06)."""
        if m.table.boards[side].unpaid:
            m.push(PayDebts(side, self.n))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Pay; nothing replaces a missing debt (PAL-SOLO-RES-07)."""
        if m.table.boards[side].unpaid:
            m.push(PayDebts(side, self.n))


class DestroyDebt(Effect):
    """Return unpaid debts to the deck (PAL-EFF-07, -11)."""

    OP = "destroy_debt"

    def able(self, t: Kingdom, side: int) -> bool:
        """There has to be an unpaid debt."""
        return t.boards[side].unpaid > 0

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Destroy, automatically."""
        destroy_debts(m, side, self.n)

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """It pays for missing debts (PAL-SOLO-RES-07)."""
        m.push(Shortfall(side, self.n, True))


class Pray(Effect):
    """The pray effect (PAL-PRAY-04)."""

    OP = "pray"

    def able(self, t: Kingdom, side: int) -> bool:
        """An action has to hold workers; the automated opponent gains a worker instead."""
        return t.is_automa(side) or t.boards[side].busy != 0

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Ask which action; without workers on the board the effect is lost."""
        if m.table.boards[side].busy:
            m.push(ChoosePrayer(side))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Clear all its right-hand actions (PAL-SOLO-ACT-15)."""
        automa_prays(m, side)


class Recruit(Effect):
    """A free recruit (PAL-REC-08)."""

    OP = "free_recruit"

    def able(self, t: Kingdom, side: int) -> bool:
        """There has to be a townsfolk in the row."""
        return max(t.townsfolk) >= 0

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Ask whom; with an empty row the effect is lost."""
        if max(m.table.townsfolk) >= 0:
            m.push(FreeRecruit(side))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Send one away (PAL-SOLO-ACT-08)."""
        automa_discards_townsfolk(m, side)


class Develop(Effect):
    """A free development (PAL-DEV-07)."""

    OP = "free_develop"

    def able(self, t: Kingdom, side: int) -> bool:
        """There has to be a workshop left; the automated opponent never develops."""
        placed = t.boards[side].workshops_placed()
        return not t.is_automa(side) and placed < len(t.c.player.workshops)

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Place the next workshop."""
        if self.able(m.table, side):
            m.push(Act(side, DEVELOP, True))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Nothing: it places workshops by orders alone (PAL-RUL-29)."""


class RaiseChosen(Effect):
    """Raise one attribute of choice (PAL-EFF-09)."""

    OP = "choose_attribute"

    def able(self, t: Kingdom, side: int) -> bool:
        """A track must not have ended."""
        return min(t.boards[side].track) < t.c.board.track_end

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Ask which."""
        if self.able(m.table, side):
            m.push(ChooseAttribute(side, self.n))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Its lowest one (PAL-SOLO-ACT-15)."""
        attribute = lowest_attribute(m.table, side)
        if attribute >= 0:
            raise_attribute(m, side, attribute, self.n)


class OneOf(Effect):
    """One of several lists (PAL-EFF-08)."""

    OP = "choose_one"

    def able(self, t: Kingdom, side: int) -> bool:
        """A list has to change something."""
        return any(list_changes(t, side, choice) for choice in self.choices)

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Ask which."""
        m.push(ChooseOne(side, list(self.choices)))

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """The leftmost that changes something, else the last (PAL-SOLO-ACT-15)."""
        for choice in self.choices:
            if list_changes(m.table, side, choice):
                m.push(Rewards(side, choice))
                return
        m.push(Rewards(side, self.choices[-1]))


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
