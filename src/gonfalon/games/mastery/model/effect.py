"""Effects of components, as written in the content file: when, on whom, which operation.

One object handles everything about an effect: whether it can do anything now (`possible`), carrying
it out (`do`) and describing it (`texts`). The description therefore cannot disagree with the
behaviour. The operations themselves are in `effects.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from gonfalon.games.mastery.model import messages as say
from gonfalon.kernel.effects import operations
from gonfalon.kernel.values.message import Text

if TYPE_CHECKING:
    from gonfalon.games.mastery.model.state import MasteryState
    from gonfalon.kernel.play.match import Match

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


Fields: TypeAlias = "operations.Fields[MasteryState]"
NOBODY: Final = -1


class Operation(operations.Operation["MasteryState"]):
    """One effect of a card, an artefact or a tile.

    It has a user and a target seat; they are the same unless it is aimed at another player.
    """

    __slots__ = ("optional", "target", "when")
    LEAST = 0
    DEFAULT = 0
    MESSAGES = say.EFFECTS

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.when = WHENS[fields.word("when", WHENS)]
        self.target = TARGETS[fields.word("target", TARGETS)]
        self.optional = fields.flag("optional")
        for name in ("place", "filter"):  # they tell readers of the content what is built in
            fields.take(name)

    def possible(self, state: MasteryState, user: int, target: int = NOBODY) -> bool:
        """Return whether the effect would have a legal outcome now (MM-CRN-02)."""
        return True

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Carry out the effect for a user on a target seat, directly or by calling one step."""
        raise NotImplementedError

    def texts(self) -> list[Text]:
        target, when = TARGETS.index(self.target), WHENS.index(self.when)
        return [Text(self.MESSAGES[self.OP], self.n, target, when)]
