"""Effects of components, as written in the content file: when, on whom, which operation.

One object handles everything about an effect: whether it can do anything now (`possible`), carrying
it out (`do`) and describing it (`texts`). The description therefore cannot disagree with the
behaviour. The operations themselves are in `effects.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gonfalon.games.mastery.model.messages import EFFECTS
from gonfalon.kernel.effects import Effect
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


NOBODY: Final = -1


class Operation(Effect["MasteryState"]):
    """One effect of a card, an artefact or a tile.

    It has a user and a target seat; they are the same unless it is aimed at another player.
    """

    __slots__ = ("n", "optional", "target", "when")
    OP: ClassVar[str] = ""
    LEAST: ClassVar[int] = 0  # the smallest valid `n`

    def __init__(self, when: str, target: str, n: int, optional: bool) -> None:
        self.when = when
        self.target = target
        self.n = n
        self.optional = optional

    def possible(self, t: MasteryState, user: int, target: int = NOBODY) -> bool:
        """Return whether the effect would have a legal outcome now (MM-CRN-02)."""
        return True

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Carry out the effect for a user on a target seat, directly or by calling one step."""
        raise NotImplementedError

    def texts(self) -> list[Text]:
        target, when = TARGETS.index(self.target), WHENS.index(self.when)
        return [Text(EFFECTS[self.OP], self.n, target, when)]
