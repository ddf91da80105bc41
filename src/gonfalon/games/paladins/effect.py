"""What a component does, as the content files write it: one object for each effect.

It answers all questions about itself: whether it would change anything now (`able`), doing it for
a player (`apply`) or for the automated opponent (`befall`), its icon, and saying it in words, so
that a text can never disagree with the behaviour. The operations are in `effects.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gonfalon.games.paladins.messages import EFFECTS
from gonfalon.kernel.message import Said

if TYPE_CHECKING:
    from gonfalon.games.paladins.state import Kingdom
    from gonfalon.kernel.match import Match


class Effect:
    """One effect of a card, a space or an action.

    `n` is how much, `what` which worker or attribute, `choices` the lists to choose from (as
    numbers of interned lists). `PLAIN` effects neither ask nor cause anything else.
    """

    __slots__ = ("choices", "n", "what")
    OP: ClassVar[str] = ""
    WHAT: ClassVar[str] = ""  # the field that `what` is read from: type or attr
    PLAIN: ClassVar[bool] = False

    def __init__(self, n: int = 0, what: int = -1, choices: tuple[int, ...] = ()) -> None:
        self.n = n
        self.what = what
        self.choices = choices

    def plain(self) -> bool:
        """Tell whether nothing can follow from the effect."""
        return self.PLAIN

    def able(self, t: Kingdom, side: int) -> bool:
        """Tell whether the effect would change anything now (PAL-EFF-08)."""
        return True

    def apply(self, m: Match[Kingdom], side: int) -> None:
        """Carry the effect out for a player: act, or push one step."""
        raise NotImplementedError

    def use(self, m: Match[Kingdom], side: int) -> None:
        """Carry the effect out where using its card was already the choice."""
        self.apply(m, side)

    def befall(self, m: Match[Kingdom], side: int) -> None:
        """Carry the effect out for the automated opponent, which decides nothing (PAL-DEC-N2)."""
        raise NotImplementedError

    def said(self) -> Said:
        """Return the effect in words."""
        if self.WHAT:
            return Said(EFFECTS[self.OP], self.n, self.what)
        return Said(EFFECTS[self.OP], self.n)


def list_changes(t: Kingdom, side: int, number: int) -> bool:
    """Tell whether a list of effects would change anything now (PAL-EFF-08)."""
    return any(effect.able(t, side) for effect in t.c.rewards[number])
