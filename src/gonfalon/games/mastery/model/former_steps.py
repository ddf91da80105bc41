"""Steps as they were saved until November 2026, when sealed answers were numbers."""

from __future__ import annotations

from typing import Any

from gonfalon.games.mastery.model.content import MasteryContent
from gonfalon.games.mastery.model.options import EMPTY_HANDED, LET_IT_BE


def current_step(c: MasteryContent, data: dict[str, Any]) -> dict[str, Any]:
    """Return a saved step with its sealed answers as option ids."""
    if "given" not in data:
        return data
    given = [
        [id if isinstance(id, str) else option_id(c, data["step"], id) for id in lane]
        for lane in data["given"]
    ]
    return {**data, "given": given}


def option_id(c: MasteryContent, step: str, number: int) -> str:
    """Return the id of an answer that was saved as a number.

    It was the kind of a card, with 100 * kind + artefact in response windows, and -1 for neither.
    """
    if step == "mastery.response":
        return LET_IT_BE.id if number < 0 else f"fracture:{c.artefacts[number % 100]}"
    return EMPTY_HANDED.id if number < 0 else c.cards[number]
