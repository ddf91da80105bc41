"""What the tests of the end share: a hand, and everybody's points."""

from __future__ import annotations

from tests.games.mastery.scenario import Scenario

HAND = ("conflict_2", "conflict_5", "support_1", "support_2", "call_to_arms")


def points(s: Scenario) -> list[int]:
    """Return everybody's points as a spectator sees them."""
    return [data["points"] for data in s.m.view(None)["state"]["seats"]]
