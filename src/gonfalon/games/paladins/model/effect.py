"""Effects of components, as written in the content files: one object for each effect.

It handles everything about an effect: whether it would change anything now (`able`), carrying it
out (`do`) and describing it (`text`). The description therefore cannot disagree with the behaviour.
The operations are in `effects.py`. In what a player and the automated opponent differ is up to
their `Side`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gonfalon.games.paladins.model.messages import EFFECTS
from gonfalon.kernel.message import Text

if TYPE_CHECKING:
    from gonfalon.games.paladins.model.state import PaladinsState
    from gonfalon.kernel.match import Match


class Effect:
    """One effect of a card, a space or an action.

    `n` is the amount, `what` the worker or attribute, and `choices` the lists to choose from (as
    indexes of interned lists). `PLAIN` effects neither ask nor trigger anything.
    """

    __slots__ = ("choices", "n", "what")
    OP: ClassVar[str] = ""
    WHAT: ClassVar[str] = ""  # the content field that `what` is read from: type or attr
    PLAIN: ClassVar[bool] = False

    def __init__(self, n: int = 0, what: int = -1, choices: tuple[int, ...] = ()) -> None:
        self.n = n
        self.what = what
        self.choices = choices

    def plain(self) -> bool:
        """Return whether the effect neither asks nor triggers anything."""
        return self.PLAIN

    def able(self, t: PaladinsState, side: int) -> bool:
        """Return whether the effect would change anything now (PAL-EFF-08)."""
        return True

    def do(self, m: Match[PaladinsState], side: int) -> None:
        """Carry out the effect, directly or by calling one step."""
        raise NotImplementedError

    def text(self) -> Text:
        """Return the effect's description."""
        if self.WHAT:
            return Text(EFFECTS[self.OP], self.n, self.what)
        return Text(EFFECTS[self.OP], self.n)


def list_changes(t: PaladinsState, side: int, number: int) -> bool:
    """Return whether a list of effects would change anything now (PAL-EFF-08)."""
    return any(effect.able(t, side) for effect in t.c.rewards[number])
