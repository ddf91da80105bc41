"""What a question about bishops offers Jerusalem."""

from __future__ import annotations

from tests.games.crusaders.scenario import Scenario


def trainings(s: Scenario) -> list[str]:
    """Return the trainings that Jerusalem is offered."""
    return [id for id in s.seat(0).options() if id.startswith("train")]


def moves(s: Scenario) -> list[str]:
    """Return the moves that Jerusalem is offered."""
    return [id for id in s.seat(0).options() if id.startswith("move")]
