"""What everybody sees of a turn, and what its window offers."""

from __future__ import annotations

from tests.games.mastery.scenario import Scenario

RESOURCES = ("call_to_arms", "tactical_advance", "fracture")
WINDOW_OPTIONS = [*RESOURCES, "crown", "manoeuvre", "end_turn"]


def turn_state(s: Scenario) -> tuple[int, int, int]:
    """Return what everybody sees of the turn: whose it is, manoeuvres and crown uses left."""
    state = s.m.view(None)["state"]
    return state["active"], state["manoeuvres"], state["crown_uses"]
