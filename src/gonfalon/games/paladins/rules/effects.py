"""The effect vocabulary (PAL-EFF): one class for each operation a content file may name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import CRIMINAL, DEVELOP
from gonfalon.games.paladins.model.effect import Effect, list_changes
from gonfalon.games.paladins.model.messages import AUTOMA_WORKERS
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.act import Act
from gonfalon.games.paladins.rules.choices import (
    ChooseAttribute,
    ChooseOne,
    ChoosePrayer,
    DropDebts,
    DropSuspicion,
    FreeRecruit,
)
from gonfalon.games.paladins.rules.debts import PayDebts
from gonfalon.games.paladins.rules.gains import (
    destroy_debts,
    discard_suspicion,
    gain_provisions,
    gain_silver,
    gain_workers,
    raise_attribute,
)
from gonfalon.games.paladins.rules.rewards import Rewards
from gonfalon.games.paladins.rules.tax import Suspect, gain_tax
from gonfalon.games.paladins.solo.resources import lowest_attribute, move_marker
from gonfalon.games.paladins.solo.schemes import automa_discards_townsfolk, automa_prays
from gonfalon.games.paladins.solo.shortfall import Shortfall
from gonfalon.kernel.match import Match


class Worker(Effect):
    """Gain workers; all criminals join before suspicion is drawn (PAL-EFF-01, PAL-SUSP-04)."""

    OP = "worker"
    WHAT = "type"

    def plain(self) -> bool:
        """Return False for criminals, because they draw suspicion."""
        return self.what != CRIMINAL

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Take the workers; two criminals draw one card after the other (PAL-FAV-06)."""
        gain_workers(m, side, self.what, self.n)
        if self.what == CRIMINAL:
            m.call(Suspect(side, self.n))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Add workers, whose type does not matter here (PAL-SOLO-RES-01)."""
        automa = m.state.automa
        if automa is not None:
            automa.workers += self.n
            if m.listening:
                m.emit(AUTOMA_WORKERS, (side, automa.workers))
        if self.what == CRIMINAL:
            m.call(Suspect(side, self.n))


class Silver(Effect):
    """Silver from the general supply (PAL-EFF-02)."""

    OP = "silver"
    PLAIN = True

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Take the silver."""
        gain_silver(m, side, self.n)

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Move the resource marker (PAL-SOLO-RES-02)."""
        move_marker(m, side, self.n)


class Provision(Effect):
    """Provisions from the general supply (PAL-EFF-02)."""

    OP = "provision"
    PLAIN = True

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Take the provisions."""
        gain_provisions(m, side, self.n)

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Move the resource marker (PAL-SOLO-RES-02)."""
        move_marker(m, side, self.n)


class Tax(Effect):
    """Tax from the tax supply (PAL-EFF-03)."""

    OP = "tax"

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Take the tax; the supply may run out."""
        gain_tax(m, side, self.n)

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
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

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Raise the attribute."""
        raise_attribute(m, side, self.what, self.n)

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Raise the attribute, as for a player (PAL-SOLO-RES-11)."""
        raise_attribute(m, side, self.what, self.n)


class DiscardSuspicion(Effect):
    """Discard up to n suspicion cards; the player may keep some or all (PAL-EFF-05)."""

    OP = "discard_suspicion"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a suspicion card."""
        return bool(t.boards[side].suspicion)

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Ask how many; without any, the effect is lost (PAL-GEN-07)."""
        if m.state.boards[side].suspicion:
            m.call(DropSuspicion(side, self.n))

    def use(self, m: Match[PaladinsState], side: int) -> None:
        """Discard without asking again; using the card was the choice."""
        discard_suspicion(m, side, min(self.n, len(m.state.boards[side].suspicion)))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Discard without declining (PAL-SOLO-RES-11); missing cards cost tax (PAL-SOLO-RES-07)."""
        m.call(Shortfall(side, self.n, False))


class PayDebt(Effect):
    """Turn unpaid debts over (PAL-EFF-06)."""

    OP = "pay_debt"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require an unpaid debt."""
        return t.boards[side].unpaid > 0

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Pay without asking (PAL-GEN-06)."""
        if m.state.boards[side].unpaid:
            m.call(PayDebts(side, self.n))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Pay; nothing replaces a missing debt (PAL-SOLO-RES-07)."""
        if m.state.boards[side].unpaid:
            m.call(PayDebts(side, self.n))


class DestroyDebt(Effect):
    """Return up to n unpaid debts to the deck; the player may keep them (PAL-EFF-07)."""

    OP = "destroy_debt"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require an unpaid debt."""
        return t.boards[side].unpaid > 0

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Ask how many; without any, the effect is lost (PAL-GEN-07)."""
        if m.state.boards[side].unpaid:
            m.call(DropDebts(side, self.n))

    def use(self, m: Match[PaladinsState], side: int) -> None:
        """Destroy without asking again; using the card was the choice."""
        destroy_debts(m, side, self.n)

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Destroy without declining (PAL-SOLO-RES-11); missing debts cost tax (PAL-SOLO-RES-07)."""
        m.call(Shortfall(side, self.n, True))


class Pray(Effect):
    """The pray effect (PAL-EFF-10, PAL-PRAY-04)."""

    OP = "pray"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require an action with workers; the automated opponent gains a worker instead."""
        return t.is_automa(side) or t.boards[side].busy != 0

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Ask which action to clear; without workers on the board the effect is lost."""
        if m.state.boards[side].busy:
            m.call(ChoosePrayer(side))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Clear all its right-hand actions (PAL-SOLO-ACT-15)."""
        automa_prays(m, side)


class Recruit(Effect):
    """Hire a townsfolk for free (PAL-EFF-10, PAL-REC-08)."""

    OP = "free_recruit"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a townsfolk in the row."""
        return max(t.townsfolk) >= 0

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Ask whom to hire; with an empty row the effect is lost."""
        if max(m.state.townsfolk) >= 0:
            m.call(FreeRecruit(side))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Discard a townsfolk instead (PAL-SOLO-ACT-08)."""
        automa_discards_townsfolk(m, side)


class Develop(Effect):
    """Develop for free (PAL-EFF-10, PAL-DEV-07, PAL-RUL-11)."""

    OP = "free_develop"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a workshop left to place; the automated opponent never develops."""
        placed = t.boards[side].workshops_placed()
        return not t.is_automa(side) and placed < len(t.c.player.workshops)

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Place the next workshop."""
        if self.able(m.state, side):
            m.call(Act(side, DEVELOP, True))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Do nothing: it places workshops only through orders (PAL-RUL-29)."""


class RaiseChosen(Effect):
    """Raise an attribute of the player's choice (PAL-EFF-09)."""

    OP = "choose_attribute"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a track that is not at its end."""
        return min(t.boards[side].track) < t.c.board.track_end

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Ask which attribute to raise."""
        if self.able(m.state, side):
            m.call(ChooseAttribute(side, self.n))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Raise its lowest attribute (PAL-SOLO-ACT-15)."""
        attribute = lowest_attribute(m.state, side)
        if attribute >= 0:
            raise_attribute(m, side, attribute, self.n)


class OneOf(Effect):
    """Resolve one of several lists (PAL-EFF-08)."""

    OP = "choose_one"

    def able(self, t: PaladinsState, side: int) -> bool:
        """Require a list that would change something."""
        return any(list_changes(t, side, choice) for choice in self.choices)

    def apply(self, m: Match[PaladinsState], side: int) -> None:
        """Ask which list; if none would change anything, the effect is lost."""
        if self.able(m.state, side):
            m.call(ChooseOne(side, list(self.choices)))

    def apply_to_automa(self, m: Match[PaladinsState], side: int) -> None:
        """Resolve the leftmost list that changes something, else the last (PAL-SOLO-ACT-15)."""
        for choice in self.choices:
            if list_changes(m.state, side, choice):
                m.call(Rewards(side, choice))
                return
        m.call(Rewards(side, self.choices[-1]))


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
