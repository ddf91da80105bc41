"""What governors are worth in an income phase (CRU-GOV)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.components import Goal
from gonfalon.games.crusaders.model.constants import GOODS_HORSES, GOODS_WOOD, NONE, SPICES
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.measures import count


class Scored:
    """A governor and the influence it brings."""

    __slots__ = ("card", "influence")

    def __init__(self, card: int, influence: int) -> None:
        self.card = card
        self.influence = influence


def goal_worth(state: CrusadersState, seat: int, goal: Goal, extra: int = 0) -> int:
    """Return what a goal is worth to a player, with some more of what it asks for.

    The highest tier counts once (CRU-GOV-02, CRU-RUL-31). A leader has at least one and no player
    has more, not even one without a city (CRU-GOV-03).
    """
    have = count(state, seat, goal.measure) + extra
    if not goal.leader:
        return goal.tier_worth(have)
    for other in range(len(state.boards)):
        if other != seat and count(state, other, goal.measure) > have:
            return 0
    return goal.leader if have else 0


def governors_of(state: CrusadersState, seat: int) -> list[int]:
    """Return the governors of a player's cities, at most one in each (CRU-GOV-01)."""
    return [state.governor[city] for city in state.cities_of(seat) if state.governor[city] != NONE]


def score_governors(state: CrusadersState, seat: int) -> list[Scored]:
    """Return what each governor of a player brings now.

    Spices count as one good of its colour for the governor that gains most by it (CRU-GOV-06,
    CRU-HOMS-02, CRU-RUL-32).
    """
    goals = state.content.governors.goal
    found = [
        Scored(card, goal_worth(state, seat, goals[card])) for card in governors_of(state, seat)
    ]
    if state.boards[seat].goods(SPICES):
        best: Scored | None = None
        most = 0
        for one in found:
            goal = goals[one.card]
            if GOODS_WOOD <= goal.measure <= GOODS_HORSES:
                more = goal_worth(state, seat, goal, 1) - one.influence
                if more > most:
                    best, most = one, more
        if best is not None:
            best.influence += most
    return found
