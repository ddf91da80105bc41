"""What viewers see of a player's cards."""

from __future__ import annotations

from typing import Any

from tests.games.mastery.scenario import Scenario

ALL_CARDS = (
    *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush", "support_1", "support_2"),
    *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush", "support_1", "support_2"),
    *("call_to_arms", "tactical_advance", "fracture", "authority"),
)
NO_SCEPTRES = {0: ["sceptre_vigour"], 1: ["sceptre_fear"]}
FIVE = ("conflict_2", "conflict_4", "support_1", "support_2", "call_to_arms")


def area(s: Scenario, seat: int, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer sees of a player's area."""
    found: dict[str, Any] = s.m.view(viewer)["state"]["seats"][seat]
    return found


def viewers(s: Scenario) -> list[int | None]:
    """Return all seats and the spectator."""
    return [*range(s.m.seats), None]


def all_but(*cards: str) -> list[str]:
    """Return a whole deck less these cards."""
    rest = list(ALL_CARDS)
    for card in cards:
        rest.remove(card)
    return rest
