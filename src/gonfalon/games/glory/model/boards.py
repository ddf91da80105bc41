"""What belongs to one side: a player's mat, and what only the virtual opponent has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.games.glory.model.constants import (
    GLORY_SOURCES,
    NONE,
    NOT_OWNED,
    READY,
    RESOURCES,
)
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.state import Part

if TYPE_CHECKING:
    from gonfalon.games.glory.model.content import GloryContent


@declared
class Board(Part):
    """One side's mat; all of it is public. Hidden are only travel cards and goals (in packs).

    Each ally and relic is ready, spent, or bound to a title; `prestige` says of each kind whether
    its token is owned, ready or spent. The virtual opponent uses pawns and glory only.
    """

    character: int
    goods: list[int]  # GLO-RES-01; what is bound is not among them
    bound_goods: list[int]
    glory: int
    scored: list[int]  # glory since the set-up, by source
    levels: list[int]  # of steed and armour
    pawns: int  # left to place
    allies: list[int]  # ready, by kind (GLO-RES-07)
    spent_allies: list[int]
    bound_allies: list[int]
    relics: list[int]
    spent_relics: list[int]
    bound_relics: list[int]
    prestige: list[int]
    played: list[int]  # the personal discard of travel cards (GLO-TRV-08)
    plays: int  # travel cards played in this phase
    passed: bool
    titles: list[int]  # fulfilled
    failed: list[int]  # titles whose only attempt was lost (GLO-TTL-10)

    def __init__(self, content: GloryContent | None = None) -> None:
        if content is None:
            return  # `clone` and `load` fill every field
        allies, relics = len(content.allies.ids), len(content.relics)
        self.character = NONE
        self.goods = [0] * len(RESOURCES)
        self.bound_goods = [0] * len(RESOURCES)
        self.glory = 0
        self.scored = [0] * len(GLORY_SOURCES)
        self.levels = [0, 0]
        self.pawns = 0
        self.allies = [0] * allies
        self.spent_allies = [0] * allies
        self.bound_allies = [0] * allies
        self.relics = [0] * relics
        self.spent_relics = [0] * relics
        self.bound_relics = [0] * relics
        self.prestige = [NOT_OWNED] * len(content.prestige)
        self.played = []
        self.plays = 0
        self.passed = False
        self.titles = []
        self.failed = []

    def __repr__(self) -> str:
        return f"Board({self.glory} glory, {self.goods} goods, levels {self.levels})"

    def owned_allies(self, kind: int) -> int:
        """Return how many allies of a kind the player has, in whatever state."""
        return self.allies[kind] + self.spent_allies[kind] + self.bound_allies[kind]

    def owned_relics(self, kind: int) -> int:
        """Return how many relics of a kind the player has, in whatever state."""
        return self.relics[kind] + self.spent_relics[kind] + self.bound_relics[kind]

    def passive(self, content: GloryContent, passive: int) -> int:
        """Return the sum of a bonus of passive allies; bound ones go on working (GLO-TTL-05).

        They work all the time (GLO-ALLY-04, GLO-ALLY-10).
        """
        found = 0
        for kind in content.allies.with_passive[passive]:
            found += self.owned_allies(kind) * content.allies.passive[kind][passive]
        return found

    def ready_prestige(self) -> int:
        """Return the prestige in a duel: the number of ready tokens (GLO-DUEL-17)."""
        return self.prestige.count(READY)

    def prestige_tokens(self) -> int:
        """Return the number of prestige tokens, ready or spent."""
        return len(self.prestige) - self.prestige.count(NOT_OWNED)


@declared
class Opponent(Part):
    """What only the virtual opponent of the solo game has."""

    deck: list[int]  # cards not drawn since the last shuffle; nobody knows the order
    drawn: list[int]
    goals: list[int]  # open (GLO-RUL-05)
    knight: int  # its token in Rivalry

    def __init__(self, content: GloryContent | None = None) -> None:
        if content is None:
            return  # `clone` and `load` fill every field
        self.deck = []
        self.drawn = []
        self.goals = []
        self.knight = NONE

    def __repr__(self) -> str:
        return f"Opponent({len(self.deck)} cards left, goals {self.goals})"
