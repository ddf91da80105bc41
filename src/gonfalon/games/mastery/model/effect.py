"""Effects of components, as written in the content file: when, on whom, which operation.

One object handles everything about an effect: whether it can do anything now (`able`), carrying it
out (`apply`) and describing it (`said`). The description therefore cannot disagree with the
behaviour. The operations themselves are in `effects.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gonfalon.games.mastery.model.messages import EFFECTS
from gonfalon.kernel.message import Text

if TYPE_CHECKING:
    from gonfalon.games.mastery.model.state import MasteryState
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
    LEAST: ClassVar[int] = 0  # the smallest valid `n`

    def __init__(self, when: str, target: str, n: int, optional: bool) -> None:
        self.when = when
        self.target = target
        self.n = n
        self.optional = optional

    def able(self, m: Match[MasteryState], user: int, target: int) -> bool:
        """Return whether the effect would have a legal outcome now (MM-CRN-02)."""
        return True

    def apply(self, m: Match[MasteryState], user: int, target: int) -> None:
        """Carry out the effect for a user on a target seat, directly or by pushing one step."""
        raise NotImplementedError

    def text(self) -> Text:
        """Return the effect's description."""
        return Text(EFFECTS[self.OP], self.n, TARGETS.index(self.target), WHENS.index(self.when))
