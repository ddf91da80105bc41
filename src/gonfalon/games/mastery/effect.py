"""What a component does, as the content file writes it: when, to whom, which operation.

One object answers all questions about an effect: whether it can do anything now (`able`), doing
it (`apply`), and saying it in words (`said`), so a text can never disagree with the behaviour.
The operations themselves are in `effects.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gonfalon.games.mastery.messages import EFFECTS
from gonfalon.kernel.message import Said

if TYPE_CHECKING:
    from gonfalon.games.mastery.state import Realm
    from gonfalon.kernel.match import Match

WHENS: Final = (
    "setup",
    "static",
    "battle_start",
    "battle_support_step",
    "on_conquest",
    "before_conflict_attacker",
    "before_conflict_defender",
    "after_outcome_winner",
    "after_outcome_loser",
    "own_turn_once",
    "own_turn_window",
    "fracture_window",
    "after_draw",
    "conflict_reveal",
    "support_play",
)
TARGETS: Final = (
    "self",
    "opponent",
    "any_player",
    "attacker",
    "defender",
    "both_opponents",
    "conqueror",
    "everyone",
    "adjacent_castle_owner",
    "other_artefact",
)


class Effect:
    """One effect of a card, an artefact or a tile."""

    __slots__ = ("n", "optional", "target", "when")
    OP: ClassVar[str] = ""
    LEAST: ClassVar[int] = 0  # the smallest number that makes sense

    def __init__(self, when: str, target: str, n: int, optional: bool) -> None:
        self.when = when
        self.target = target
        self.n = n
        self.optional = optional

    def able(self, m: Match[Realm], user: int, target: int) -> bool:
        """Tell whether the effect has a legal outcome now (MM-CRN-02)."""
        return True

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Carry the effect out for a user, on a target seat: act, or push one step."""
        raise NotImplementedError

    def said(self) -> Said:
        """Return the effect in words."""
        return Said(EFFECTS[self.OP], self.n, TARGETS.index(self.target), WHENS.index(self.when))
