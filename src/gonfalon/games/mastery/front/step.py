"""The step of the lesson that a landing page shows: an empty land is taken."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gonfalon.drawing.front import FrontStep
from gonfalon.drawing.shapes import State
from gonfalon.games.mastery.front.board import board_svg
from gonfalon.games.mastery.front.lands import castle_names


def goal(state: State) -> int:
    """Return how many points win."""
    target: int = state["target"]
    return target


STEP: Final = FrontStep(
    lesson="basics",
    step="empty",
    rule_later="MM-ADV-01",
    goal=goal,
    seat_names=castle_names,
    draw=board_svg,
    style=Path(__file__).with_name("board.css"),
)
