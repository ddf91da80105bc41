"""Steps as they were saved until November 2026, when answers and phases were numbers."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.mastery.model.content import MasteryContent
from gonfalon.games.mastery.model.options import EMPTY_HANDED, LET_IT_BE
from gonfalon.kernel.play.procedure import OVER

# The current phase and the next one, by the number that was saved. In a battle `at` follows it.
FORMER_PHASES: Final[dict[str, dict[tuple[int, ...], tuple[str, str]]]] = {
    "mastery.turn": {
        (1,): ("ask_window", "ask_window"),
        (2,): ("ask_window", "do_discard"),
    },
    "mastery.use-crown": {
        (0,): ("ask_target", "ask_target"),
        (2,): ("do_declare", "do_effect"),
        (3,): ("do_effect", OVER),
    },
    "mastery.top-card": {(1,): ("ask_discard", "ask_discard")},
    "mastery.battle": {
        (3, 1): ("do_sceptres", "do_attackers_sceptre"),
        (3, 2): ("do_attackers_sceptre", "do_defenders_sceptre"),
        (3, 3): ("do_defenders_sceptre", "do_conflict"),
        (4, 1): ("do_conflict", "do_support"),
        (5, 1): ("do_support", "do_outcome"),
        (7, 1): ("do_orbs", "do_attackers_orb"),
        (7, 2): ("do_attackers_orb", "do_defenders_orb"),
        (7, 3): ("do_defenders_orb", "do_losses"),
        (9, 1): ("do_territory", "do_aftermath"),
    },
}


def current_step(content: MasteryContent, data: dict[str, Any]) -> dict[str, Any]:
    """Return a saved step with sealed answers as option ids and phases as names."""
    if "given" in data:
        given = [
            [id if isinstance(id, str) else option_id(content, data["step"], id) for id in lane]
            for lane in data["given"]
        ]
        return {**data, "given": given}
    phases = former_phases(data)
    if phases is None:
        return data
    return {**data, "phase": phases[0], "next": phases[1]}


def former_phases(data: dict[str, Any]) -> tuple[str, str] | None:
    """Return the current and the next phase of a step that was saved without names for them."""
    if "next" in data:
        return None
    name = data["step"]
    if name == "mastery.advance":
        if data["over"]:
            return "ask_count", OVER
        return ("ask_target", "ask_target") if data["target"] < 0 else ("ask_count", "ask_count")
    if name == "mastery.conquest":
        return "do_effects", "do_effects"
    if name not in FORMER_PHASES:
        return None
    numbers = (data["phase"], data["at"]) if "at" in data else (data["phase"],)
    return FORMER_PHASES[name][numbers]


def option_id(content: MasteryContent, step: str, number: int) -> str:
    """Return the id of an answer that was saved as a number.

    It was the kind of a card, with 100 * kind + artefact in response windows, and -1 for neither.
    """
    if step == "mastery.response":
        return LET_IT_BE.id if number < 0 else f"fracture:{content.artefacts[number % 100]}"
    return EMPTY_HANDED.id if number < 0 else content.cards[number]
