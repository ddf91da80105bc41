"""What belongs to one side: a player's mat, and what only the virtual opponent has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gonfalon.games.glory.model.constants import (
    GLORY_SOURCES,
    NONE,
    NOT_OWNED,
    READY,
    RESOURCES,
)

if TYPE_CHECKING:
    from gonfalon.games.glory.model.content import GloryContent


class Board:
    """One side's mat; all of it is public. Hidden are only travel cards and goals (in packs).

    Each ally and relic is ready, spent, or bound to a title; `prestige` says of each kind whether
    its token is owned, ready or spent. The virtual opponent uses pawns and glory only.
    """

    def __init__(self, c: GloryContent | None = None) -> None:
        if c is None:
            return  # `clone` and `load` fill every field
        allies, relics = len(c.allies.ids), len(c.relics)
        self.character = NONE
        self.goods: list[int] = [0] * len(RESOURCES)  # GLO-RES-01; what is bound is not among them
        self.bound_goods: list[int] = [0] * len(RESOURCES)
        self.glory = 0
        self.scored: list[int] = [0] * len(GLORY_SOURCES)  # glory since the set-up, by source
        self.levels: list[int] = [0, 0]  # of steed and armour
        self.pawns = 0  # left to place
        self.allies: list[int] = [0] * allies  # ready, by kind (GLO-RES-07)
        self.spent_allies: list[int] = [0] * allies
        self.bound_allies: list[int] = [0] * allies
        self.relics: list[int] = [0] * relics
        self.spent_relics: list[int] = [0] * relics
        self.bound_relics: list[int] = [0] * relics
        self.prestige: list[int] = [NOT_OWNED] * len(c.prestige)
        self.played: list[int] = []  # the personal discard of travel cards (GLO-TRV-08)
        self.plays = 0  # travel cards played in this phase
        self.passed = False
        self.titles: list[int] = []  # fulfilled
        self.failed: list[int] = []  # titles whose only attempt was lost (GLO-TTL-10)

    # region written by `gonfalon fields`
    __slots__ = (
        "allies",
        "bound_allies",
        "bound_goods",
        "bound_relics",
        "character",
        "failed",
        "glory",
        "goods",
        "levels",
        "passed",
        "pawns",
        "played",
        "plays",
        "prestige",
        "relics",
        "scored",
        "spent_allies",
        "spent_relics",
        "titles",
    )

    def clone(self) -> Board:
        other = Board()
        other.character = self.character
        other.goods = self.goods[:]
        other.bound_goods = self.bound_goods[:]
        other.glory = self.glory
        other.scored = self.scored[:]
        other.levels = self.levels[:]
        other.pawns = self.pawns
        other.allies = self.allies[:]
        other.spent_allies = self.spent_allies[:]
        other.bound_allies = self.bound_allies[:]
        other.relics = self.relics[:]
        other.spent_relics = self.spent_relics[:]
        other.bound_relics = self.bound_relics[:]
        other.prestige = self.prestige[:]
        other.played = self.played[:]
        other.plays = self.plays
        other.passed = self.passed
        other.titles = self.titles[:]
        other.failed = self.failed[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "character": self.character,
            "goods": self.goods,
            "bound_goods": self.bound_goods,
            "glory": self.glory,
            "scored": self.scored,
            "levels": self.levels,
            "pawns": self.pawns,
            "allies": self.allies,
            "spent_allies": self.spent_allies,
            "bound_allies": self.bound_allies,
            "relics": self.relics,
            "spent_relics": self.spent_relics,
            "bound_relics": self.bound_relics,
            "prestige": self.prestige,
            "played": self.played,
            "plays": self.plays,
            "passed": self.passed,
            "titles": self.titles,
            "failed": self.failed,
        }

    def load(self, data: dict[str, Any]) -> Board:
        self.character = data["character"]
        self.goods = data["goods"]
        self.bound_goods = data["bound_goods"]
        self.glory = data["glory"]
        self.scored = data["scored"]
        self.levels = data["levels"]
        self.pawns = data["pawns"]
        self.allies = data["allies"]
        self.spent_allies = data["spent_allies"]
        self.bound_allies = data["bound_allies"]
        self.relics = data["relics"]
        self.spent_relics = data["spent_relics"]
        self.bound_relics = data["bound_relics"]
        self.prestige = data["prestige"]
        self.played = data["played"]
        self.plays = data["plays"]
        self.passed = data["passed"]
        self.titles = data["titles"]
        self.failed = data["failed"]
        return self

    # endregion

    def __repr__(self) -> str:
        return f"Board({self.glory} glory, {self.goods} goods, levels {self.levels})"

    def owned_allies(self, kind: int) -> int:
        """Return how many allies of a kind the player has, in whatever state."""
        return self.allies[kind] + self.spent_allies[kind] + self.bound_allies[kind]

    def owned_relics(self, kind: int) -> int:
        """Return how many relics of a kind the player has, in whatever state."""
        return self.relics[kind] + self.spent_relics[kind] + self.bound_relics[kind]

    def passive(self, c: GloryContent, passive: int) -> int:
        """Return the sum of a bonus of passive allies; bound ones go on working (GLO-TTL-05).

        They work all the time (GLO-ALLY-04, GLO-ALLY-10).
        """
        found = 0
        for kind in c.allies.with_passive[passive]:
            found += self.owned_allies(kind) * c.allies.passive[kind][passive]
        return found

    def ready_prestige(self) -> int:
        """Return the prestige in a duel: the number of ready tokens (GLO-DUEL-17)."""
        return self.prestige.count(READY)

    def prestige_tokens(self) -> int:
        """Return the number of prestige tokens, ready or spent."""
        return len(self.prestige) - self.prestige.count(NOT_OWNED)


class Opponent:
    """What only the virtual opponent of the solo game has."""

    def __init__(self, c: GloryContent | None = None) -> None:
        if c is None:
            return  # `clone` and `load` fill every field
        self.deck: list[int] = []  # cards not drawn since the last shuffle; nobody knows the order
        self.drawn: list[int] = []
        self.goals: list[int] = []  # open (GLO-RUL-05)
        self.knight = NONE  # its token in Rivalry

    # region written by `gonfalon fields`
    __slots__ = ("deck", "drawn", "goals", "knight")

    def clone(self) -> Opponent:
        other = Opponent()
        other.deck = self.deck[:]
        other.drawn = self.drawn[:]
        other.goals = self.goals[:]
        other.knight = self.knight
        return other

    def dump(self) -> dict[str, Any]:
        return {"deck": self.deck, "drawn": self.drawn, "goals": self.goals, "knight": self.knight}

    def load(self, data: dict[str, Any]) -> Opponent:
        self.deck = data["deck"]
        self.drawn = data["drawn"]
        self.goals = data["goals"]
        self.knight = data["knight"]
        return self

    # endregion

    def __repr__(self) -> str:
        return f"Opponent({len(self.deck)} cards left, goals {self.goals})"
